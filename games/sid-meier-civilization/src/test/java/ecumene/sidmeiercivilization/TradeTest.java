package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Trade: income and deals. */
class TradeTest {

    private static Table table() {
        return Table.of(Civilization.AMERICANS, Civilization.GERMANS).plain().noFigures();
    }

    @Rule(Rulebook.TRADE)
    @Test
    void allTradeOfTheOutskirtsIsAddedUpTo27() {
        Table table = table().terrain(Terrain.DESERT, "e2", "e3", "e4", "g2").city(RED, "c7");
        table.terrain(Terrain.WATER, "b6", "c6");
        for (int square : Square.around(at("f3"))) {
            Board.clear(table.position, square, -1);
        }
        table.trade(RED, 5).start(BLUE).play(BLUE, new SidMeierCivilizationMove.EndPhase());
        assertThat(table.position.trade[RED]).isEqualTo(11);
        table.trade(RED, 26).start(BLUE).play(BLUE, new SidMeierCivilizationMove.EndPhase());
        assertThat(table.position.trade[RED]).isEqualTo(27);
    }

    @Rule(Rulebook.TRADE)
    @Test
    void onlyWhatTheDialHadRoomForIsToldAsGained() {
        Table table = table().terrain(Terrain.DESERT, "e2", "e3", "e4", "g2");
        table.trade(RED, 26).start(BLUE).play(BLUE, new SidMeierCivilizationMove.EndPhase());
        assertThat(table.toldTo(RED)).contains(new SidMeierCivilizationEvent.TradeGained(RED, 1));
        table.trade(RED, 27).start(BLUE).play(BLUE, new SidMeierCivilizationMove.EndPhase());
        assertThat(table.toldTo(RED))
                .as("nothing was gained")
                .noneMatch(
                        event -> event instanceof SidMeierCivilizationEvent.TradeGained gained && gained.seat() == RED);
        Table riding = table().knows(RED, Technology.HORSEBACK_RIDING)
                .token(RED, Resource.SILK)
                .trade(RED, 20)
                .trade(BLUE, 25)
                .negotiation(RED)
                .play(RED, Moves.use(Ability.HORSEBACK_RIDING));
        assertThat(riding.toldTo(BLUE))
                .contains(
                        new SidMeierCivilizationEvent.TradeGained(RED, 7),
                        new SidMeierCivilizationEvent.TradeGained(BLUE, 2));
        Table colossus = table().wonder(Wonder.COLOSSUS, "e2")
                .trade(RED, 25)
                .trade(BLUE, 6)
                .research();
        colossus.position.firstSeat = BLUE;
        colossus.play(RED, new SidMeierCivilizationMove.NoResearch())
                .play(BLUE, new SidMeierCivilizationMove.NoResearch());
        assertThat(colossus.position.trade[RED]).isEqualTo(27);
        assertThat(colossus.toldTo(RED)).contains(new SidMeierCivilizationEvent.TradeGained(RED, 2));
    }

    @Rule(Rulebook.DEALS)
    @Test
    void thingsChangeHandsWhenBothAgree() {
        Table table = table().trade(RED, 9).culture(BLUE, 4).negotiation(RED);
        table.play(RED, new SidMeierCivilizationMove.OpenDeal(BLUE));
        table.play(RED, Moves.give("trade", 5), Moves.ask("culture"), new SidMeierCivilizationMove.SendOffer());
        assertThat(table.asks(BLUE)).isTrue();
        table.play(BLUE, new SidMeierCivilizationMove.AcceptOffer(RED));
        assertThat(table.position.trade[RED]).isEqualTo(4);
        assertThat(table.position.culture[RED]).isEqualTo(1);
        assertThat(table.position.culture[BLUE]).isEqualTo(3);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void offersAreRefusedOrCountered() {
        Table table = table().trade(RED, 9).trade(BLUE, 9).negotiation(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.OpenDeal(BLUE),
                Moves.ask("trade"),
                new SidMeierCivilizationMove.SendOffer());
        table.play(
                BLUE,
                new SidMeierCivilizationMove.CounterOffer(RED),
                Moves.ask("trade"),
                new SidMeierCivilizationMove.SendOffer());
        table.play(RED, new SidMeierCivilizationMove.RefuseOffer(BLUE));
        assertThat(table.position.trade[RED]).isEqualTo(9);
        assertThat(table.asked()).isEqualTo("negotiation");
    }

    @Rule(Rulebook.DEALS)
    @Test
    void faceDownThingsAreSeenByTheirBacksOnly() {
        Table table = table().marker(RED, Marker.HUT_SPY).card(BLUE, EventCard.DROUGHT, EventCard.SABOTAGE);
        table.negotiation(RED).play(RED, new SidMeierCivilizationMove.OpenDeal(BLUE));
        table.play(RED, Moves.give("hut-spy"), Moves.ask("ancient-card"), new SidMeierCivilizationMove.SendOffer());
        assertThat(table.game.view(table.position, BLUE).deals().getFirst().give())
                .containsExactly(Thing.of("hut"));
        table.play(
                BLUE,
                new SidMeierCivilizationMove.AcceptOffer(RED),
                new SidMeierCivilizationMove.HandOver(Thing.of("sabotage")));
        assertThat(table.position.inHand(RED, EventCard.SABOTAGE)).isEqualTo(1);
        assertThat(table.position.markers[Marker.HELD + Marker.HUT_SPY.index()]).isEqualTo((byte) 1);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void anOfferIsPutTogetherInAnyOrder() {
        Table table = table().trade(RED, 9).culture(RED, 2).trade(BLUE, 9).culture(BLUE, 4);
        table.negotiation(RED).play(RED, Moves.deal(BLUE), Moves.ask("culture"), Moves.give("culture"));
        table.play(RED, Moves.give("trade"), Moves.ask("trade"), Moves.give("trade"), Moves.sendOffer());
        table.play(BLUE, Moves.accept(RED));
        assertThat(table.position.trade[RED]).isEqualTo(8);
        assertThat(table.position.culture[RED]).isEqualTo(2);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void nobodyGivesOrAsksForWhatIsNotThere() {
        Table table = table().trade(RED, 1).trade(BLUE, 0).negotiation(RED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.OpenDeal(RED)))
                .isEqualTo(SidMeierCivilizationRefusal.ANOTHER_PLAYER);
        table.play(RED, new SidMeierCivilizationMove.OpenDeal(BLUE));
        assertThat(table.refusal(RED, Moves.give("trade", 5)))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_TO_GIVE);
        assertThat(table.refusal(RED, Moves.ask("trade"))).isEqualTo(SidMeierCivilizationRefusal.PARTNER_HAS_LESS);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.SendOffer()))
                .isEqualTo(SidMeierCivilizationRefusal.OFFER_IS_EMPTY);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void tooManyCardsAreDiscardedAtOnce() {
        Table table = table().card(RED, EventCard.DROUGHT, EventCard.SABOTAGE).card(BLUE, EventCard.DEFECTION);
        table.negotiation(RED).play(RED, new SidMeierCivilizationMove.OpenDeal(BLUE));
        table.play(RED, Moves.ask("ancient-card"), new SidMeierCivilizationMove.SendOffer());
        table.play(
                BLUE,
                new SidMeierCivilizationMove.AcceptOffer(RED),
                new SidMeierCivilizationMove.HandOver(Thing.of("defection")));
        assertThat(table.asked()).isEqualTo("discard-events");
        table.play(RED, new SidMeierCivilizationMove.Discard(EventCard.DROUGHT));
        assertThat(table.position.handSize(RED)).isEqualTo(2);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void allDealAtTheSameTimeAndAsOftenAsTheyLike() {
        Table table = table().trade(RED, 9).trade(BLUE, 9).negotiation(RED);
        assertThat(table.asks(RED) && table.asks(BLUE)).isTrue();
        for (int i = 0; i < 5; i++) {
            table.play(RED, Moves.deal(BLUE), Moves.give("trade"), Moves.sendOffer());
            table.play(BLUE, new SidMeierCivilizationMove.RefuseOffer(RED));
        }
        // Both offer at once.
        table.play(RED, Moves.deal(BLUE), Moves.give("trade"));
        table.play(BLUE, Moves.deal(RED), Moves.ask("trade", 5), Moves.sendOffer());
        table.play(RED, Moves.sendOffer());
        assertThat(table.game.view(table.position, RED).deals()).hasSize(2);
        table.play(BLUE, Moves.accept(RED));
        assertThat(table.position.trade[BLUE]).isEqualTo(10);
        assertThat(table.position.offers.dealsMade).isEqualTo(1);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void whoIsDoneIsBackForAnOfferAndForADeal() {
        Table table = table().trade(RED, 9).negotiation(RED).play(BLUE, Moves.endPhase());
        assertThat(table.asks(BLUE)).isFalse();
        table.play(RED, Moves.deal(BLUE), Moves.give("trade"), Moves.sendOffer());
        assertThat(table.asks(BLUE)).isTrue();
        assertThat(table.refusal(BLUE, Moves.endPhase())).isEqualTo(SidMeierCivilizationRefusal.ANSWER_THE_OFFER_NOW);
        table.play(RED, Moves.endPhase());
        assertThat(table.asks(RED)).isFalse();
        table.play(BLUE, Moves.accept(RED));
        assertThat(table.asks(RED) && table.asks(BLUE)).isTrue();
        table.play(RED, Moves.endPhase()).play(BLUE, Moves.endPhase());
        assertThat(table.asked()).isEqualTo("city-action");
    }

    @Rule(Rulebook.DEALS)
    @Test
    void anOfferIsWithdrawnAndFallsWhenItsMakerSpendsSomething() {
        Table table = table().trade(RED, 9)
                .knows(RED, Technology.HORSEBACK_RIDING)
                .token(RED, Resource.SILK)
                .negotiation(RED);
        table.play(RED, Moves.deal(BLUE), Moves.give("silk-token"), Moves.sendOffer());
        assertThat(table.refusal(RED, Moves.deal(BLUE))).isEqualTo(SidMeierCivilizationRefusal.OFFER_IS_OUT);
        Table spent = table.copy();
        table.play(RED, new SidMeierCivilizationMove.WithdrawOffer());
        assertThat(table.refusal(BLUE, Moves.accept(RED))).isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_OFFER);
        spent.play(RED, Moves.use(Ability.HORSEBACK_RIDING));
        assertThat(spent.refusal(BLUE, Moves.accept(RED))).isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_OFFER);
    }
}
