package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.accept;
import static ecumene.sidmeiercivilization.Moves.ask;
import static ecumene.sidmeiercivilization.Moves.deal;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Moves.give;
import static ecumene.sidmeiercivilization.Moves.keep;
import static ecumene.sidmeiercivilization.Moves.player;
import static ecumene.sidmeiercivilization.Moves.sendOffer;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Moves.waive;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.GREEN;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Negotiating and Trading among three: what is offered, answered, seen and handed over. */
class NegotiatingAndTradingTest {

    private static final SidMeierCivilizationMove DROP = new SidMeierCivilizationMove.DropOffer();
    private static final SidMeierCivilizationMove WITHDRAW = new SidMeierCivilizationMove.WithdrawOffer();

    private static Table table() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS, Civilization.CHINESE)
                .plain()
                .noFigures()
                .trade(RED, 2)
                .trade(BLUE, 3)
                .trade(GREEN, 0);
    }

    private static SidMeierCivilizationMove refuse(int proposer) {
        return new SidMeierCivilizationMove.RefuseOffer(proposer);
    }

    private static SidMeierCivilizationMove counter(int proposer) {
        return new SidMeierCivilizationMove.CounterOffer(proposer);
    }

    private static SidMeierCivilizationMove handOver(String thing) {
        return new SidMeierCivilizationMove.HandOver(Thing.of(thing));
    }

    @Rule(Rulebook.DEALS)
    @Test
    void anybodyDealsWithAnybodyOrEndsThePhase() {
        Table table = table().negotiation(RED);
        assertThat(table.game.isMarket(table.position)).isTrue();
        assertThat(table.moves(RED)).containsExactly(deal(BLUE), deal(GREEN), endPhase());
        assertThat(table.moves(BLUE)).containsExactly(deal(RED), deal(GREEN), endPhase());
        assertThat(table.moves(GREEN)).containsExactly(deal(RED), deal(BLUE), endPhase());
        assertThat(table.defaultMove(BLUE)).isEqualTo(endPhase());
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "Negotiation", Rulebook.DEALS, Map.of("offers", 0)));
        assertThat(table.refusal(BLUE, deal(BLUE))).isEqualTo(SidMeierCivilizationRefusal.ANOTHER_PLAYER);
        assertThat(table.refusal(BLUE, WITHDRAW)).isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_OFFER);
        assertThat(table.refusal(BLUE, accept(GREEN))).isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_OFFER);
        assertThat(table.refusal(BLUE, accept(3))).isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_OFFER);
        assertThat(table.refusal(BLUE, use(Ability.HORSEBACK_RIDING)))
                .isEqualTo(SidMeierCivilizationRefusal.TECHNOLOGY_NOT_KNOWN);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void anOfferNamesWhatBothHaveAndFaceDownThingsOfThePartnerByTheirBacks() {
        Table table = table().token(BLUE, Resource.SILK)
                .marker(BLUE, Marker.HUT_SPY)
                .card(BLUE, EventCard.DROUGHT)
                .culture(BLUE, 1)
                .marker(RED, Marker.VILLAGE_IRON, Marker.HUT_WHEAT)
                .card(RED, EventCard.CATASTROPHE)
                .negotiation(RED)
                .play(BLUE, deal(RED));
        assertThat(table.moves(BLUE))
                .containsExactly(
                        give("trade", 1),
                        give("trade", 2),
                        give("trade", 3),
                        give("culture"),
                        give("silk-token"),
                        give("hut-spy"),
                        give("drought"),
                        ask("trade", 1),
                        ask("trade", 2),
                        ask("hut"),
                        ask("village"),
                        ask("medieval-card"),
                        DROP);
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_SOME, "Offer", Rulebook.DEALS, Map.of("partner", RED)));
        assertThat(table.defaultMove(BLUE)).isEqualTo(DROP);
        assertThat(table.loss(BLUE, DROP)).isEqualTo(new Loss("offer", Map.of()));
        assertThat(table.loss(BLUE, give("trade", 1))).isNull();
        assertThat(table.game.audience(table.position, BLUE, give("trade", 1))).isEqualTo(Seats.only(BLUE));
        assertThat(table.game.audience(table.position, BLUE, ask("hut"))).isEqualTo(Seats.only(BLUE));
        assertThat(table.game.audience(table.position, BLUE, DROP)).isEqualTo(Seats.EVERYONE);
        table.play(BLUE, give("trade", 2), give("hut-spy"), ask("trade"), ask("village"));
        assertThat(table.moves(BLUE))
                .as("what is left")
                .containsExactly(
                        give("trade", 1),
                        give("culture"),
                        give("silk-token"),
                        give("drought"),
                        ask("trade", 1),
                        ask("hut"),
                        ask("medieval-card"),
                        keep("trade"),
                        keep("hut-spy"),
                        waive("trade"),
                        waive("village"),
                        sendOffer(),
                        DROP);
        SidMeierCivilizationPosition before = table.position.copy();
        table.play(BLUE, sendOffer());
        assertThat(table.position.knowsMoreThan(before)).as("said is said").isTrue();
        assertThat(table.toldTo(GREEN))
                .containsExactly(new SidMeierCivilizationEvent.DealOffered(
                        BLUE, RED, 2, 0, List.of(Thing.of("hut")), 1, 0, List.of(Thing.of("village"))));
    }

    @Rule(Rulebook.DEALS)
    @Test
    void whatIsInAnOfferInTheMakingCanBeTakenOutAgain() {
        Table table = table().negotiation(RED).play(BLUE, deal(RED), give("trade", 2), ask("trade", 1));
        assertThat(table.moves(BLUE)).contains(keep("trade"), waive("trade"));
        assertThat(table.refusal(BLUE, keep("culture"))).isEqualTo(SidMeierCivilizationRefusal.NOT_IN_THE_OFFER);
        table.play(BLUE, keep("trade"));
        assertThat(table.toldTo(GREEN)).as("nobody else's business").isEmpty();
        assertThat(table.refusal(BLUE, keep("trade"))).isEqualTo(SidMeierCivilizationRefusal.NOT_IN_THE_OFFER);
        assertThat(table.moves(BLUE)).contains(give("trade", 3), waive("trade"), sendOffer());
        table.play(BLUE, waive("trade"));
        assertThat(table.refusal(BLUE, waive("trade"))).isEqualTo(SidMeierCivilizationRefusal.NOT_IN_THE_OFFER);
        assertThat(table.refusal(BLUE, sendOffer())).isEqualTo(SidMeierCivilizationRefusal.OFFER_IS_EMPTY);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void whatIsDroppedOrWithdrawnIsToldAndForgotten() {
        Table table = table().negotiation(RED).play(BLUE, deal(RED), give("trade", 2), ask("trade", 1), DROP);
        assertThat(table.toldTo(GREEN)).containsExactly(new SidMeierCivilizationEvent.OfferDropped(BLUE));
        table.play(BLUE, deal(GREEN));
        assertThat(table.moves(BLUE)).containsExactly(give("trade", 1), give("trade", 2), give("trade", 3), DROP);
        table.play(BLUE, give("trade", 1), sendOffer());
        assertThat(table.moves(BLUE)).containsExactly(WITHDRAW, endPhase());
        assertThat(table.asks(GREEN)).isTrue();
        table.play(BLUE, WITHDRAW);
        assertThat(table.toldTo(RED)).containsExactly(new SidMeierCivilizationEvent.OfferWithdrawn(BLUE, GREEN));
        assertThat(table.moves(BLUE)).containsExactly(deal(RED), deal(GREEN), endPhase());
        assertThat(table.moves(GREEN)).containsExactly(deal(RED), deal(BLUE), endPhase());
        table.play(BLUE, deal(RED));
        assertThat(table.moves(BLUE))
                .containsExactly(
                        give("trade", 1), give("trade", 2), give("trade", 3), ask("trade", 1), ask("trade", 2), DROP);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void offersAreAnsweredOneByOne() {
        Table table = table().negotiation(RED)
                .play(RED, deal(GREEN), give("trade", 1), sendOffer())
                .play(BLUE, deal(GREEN), give("trade", 2), sendOffer());
        assertThat(table.moves(GREEN))
                .containsExactly(
                        refuse(RED),
                        accept(RED),
                        counter(RED),
                        refuse(BLUE),
                        accept(BLUE),
                        counter(BLUE),
                        deal(RED),
                        deal(BLUE));
        assertThat(table.prompt(GREEN))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_ONE, "Negotiation", Rulebook.DEALS, Map.of("offers", 2)));
        assertThat(table.defaultMove(GREEN)).isEqualTo(refuse(RED));
        assertThat(table.refusal(GREEN, endPhase())).isEqualTo(SidMeierCivilizationRefusal.ANSWER_THE_OFFER_NOW);
        assertThat(SidMeierCivilizationRefusal.ANSWER_THE_OFFER_NOW.rule())
                .as("an order of the house")
                .isEqualTo(Rulebook.HOUSE);
        table.play(RED, endPhase()).play(GREEN, refuse(RED));
        assertThat(table.toldTo(BLUE)).containsExactly(new SidMeierCivilizationEvent.OfferRefused(GREEN, RED));
        assertThat(table.asks(RED)).as("whoever was refused may try again").isTrue();
        assertThat(table.defaultMove(GREEN)).isEqualTo(refuse(BLUE));
        table.play(BLUE, endPhase()).play(GREEN, counter(BLUE));
        assertThat(table.toldTo(RED)).containsExactly(new SidMeierCivilizationEvent.OfferCountered(GREEN, BLUE));
        assertThat(table.asks(BLUE)).isTrue();
        assertThat(table.moves(BLUE)).as("its own offer is gone").containsExactly(deal(RED), deal(GREEN), endPhase());
        table.play(GREEN, ask("trade", 3), sendOffer());
        assertThat(table.defaultMove(BLUE)).isEqualTo(refuse(GREEN));
        table.play(BLUE, accept(GREEN));
        assertThat(table.toldTo(RED))
                .containsExactly(
                        new SidMeierCivilizationEvent.OfferAccepted(BLUE, GREEN),
                        new SidMeierCivilizationEvent.DealMade(GREEN, BLUE, 0, 0, List.of(), 3, 0, List.of()));
        assertThat(table.position.trade).containsExactly(2, 0, 3);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void anOfferWhosePartnerHasSpentWhatItAsksForIsOffTheTable() {
        Table table = table().token(BLUE, Resource.SILK, Resource.SILK)
                .knows(BLUE, Technology.HORSEBACK_RIDING)
                .negotiation(RED)
                .play(RED, deal(BLUE), ask("silk-token", 2), sendOffer())
                .play(GREEN, deal(BLUE), ask("silk-token", 1), sendOffer());
        assertThat(table.moves(BLUE))
                .containsExactly(
                        refuse(RED),
                        accept(RED),
                        counter(RED),
                        refuse(GREEN),
                        accept(GREEN),
                        counter(GREEN),
                        use(Ability.HORSEBACK_RIDING),
                        deal(RED),
                        deal(GREEN));
        table.play(BLUE, use(Ability.HORSEBACK_RIDING));
        assertThat(table.toldTo(RED))
                .containsExactly(new SidMeierCivilizationEvent.AbilityUsed(BLUE, Ability.HORSEBACK_RIDING));
        table.play(BLUE, player(GREEN));
        assertThat(table.toldTo(RED))
                .contains(
                        new SidMeierCivilizationEvent.TradeGained(BLUE, 9),
                        new SidMeierCivilizationEvent.TradeGained(GREEN, Ability.PARTNERS_TRADE));
        assertThat(table.moves(BLUE))
                .containsExactly(refuse(GREEN), accept(GREEN), counter(GREEN), deal(RED), deal(GREEN));
        assertThat(table.refusal(BLUE, accept(RED))).isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_OFFER);
        assertThat(table.refusal(BLUE, use(Ability.HORSEBACK_RIDING)))
                .isEqualTo(SidMeierCivilizationRefusal.ONCE_A_TURN);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void whoSpendsSomethingBeginsItsOfferAnew() {
        Table table = table().token(BLUE, Resource.SILK)
                .knows(BLUE, Technology.HORSEBACK_RIDING)
                .negotiation(RED)
                .play(BLUE, deal(RED), give("silk-token"), sendOffer())
                .play(BLUE, use(Ability.HORSEBACK_RIDING), player(GREEN));
        assertThat(table.moves(RED)).containsExactly(deal(BLUE), deal(GREEN), endPhase());
        assertThat(table.moves(BLUE)).containsExactly(deal(RED), deal(GREEN), endPhase());
    }

    @Rule(Rulebook.DEALS)
    @Test
    void whoAcceptsWhatIsFaceDownChoosesWhatToHandOver() {
        Table table = table().marker(BLUE, Marker.HUT_SPY, Marker.HUT_WHEAT, Marker.VILLAGE_IRON)
                .card(BLUE, EventCard.DROUGHT, EventCard.CATASTROPHE)
                .negotiation(RED)
                .play(GREEN, deal(BLUE), ask("hut", 1), ask("ancient-card"), sendOffer())
                .play(BLUE, deal(RED), give("trade", 1), sendOffer())
                .play(BLUE, accept(GREEN));
        assertThat(table.moves(BLUE)).containsExactly(handOver("hut-wheat"), handOver("hut-spy"), handOver("drought"));
        assertThat(table.defaultMove(BLUE)).isEqualTo(handOver("hut-wheat"));
        assertThat(table.game.audience(table.position, BLUE, handOver("hut-spy")))
                .isEqualTo(Seats.only(BLUE));
        assertThat(table.prompt(BLUE))
                .isEqualTo(new Prompt(Prompt.Shape.CHOOSE_SOME, "HandOver", Rulebook.DEALS, Map.of("player", GREEN)));
        assertThat(table.refusal(BLUE, handOver("village-iron")))
                .isEqualTo(SidMeierCivilizationRefusal.NOT_ENOUGH_TO_GIVE);
        table.play(BLUE, handOver("hut-spy"));
        assertThat(table.moves(BLUE)).as("one hut was asked for").containsExactly(handOver("drought"));
        SidMeierCivilizationPosition before = table.position.copy();
        table.play(BLUE, handOver("drought"));
        assertThat(table.position.knowsMoreThan(before)).isTrue();
        assertThat(table.toldTo(RED))
                .containsExactly(new SidMeierCivilizationEvent.DealMade(
                        GREEN, BLUE, 0, 0, List.of(), 0, 0, List.of(Thing.of("hut"), Thing.of("ancient-card"))));
        assertThat(table.toldTo(GREEN))
                .contains(new SidMeierCivilizationEvent.ThingsReceived(
                        List.of(Thing.of("hut-spy"), Thing.of("drought"))));
        assertThat(table.position.markers[GREEN * Marker.HELD + Marker.HUT_SPY.index()])
                .isEqualTo((byte) 1);
        assertThat(table.position.inHand(GREEN, EventCard.DROUGHT)).isEqualTo(1);
        assertThat(table.moves(RED))
                .as("blue has handed something over: its offer falls")
                .containsExactly(deal(BLUE), deal(GREEN), endPhase());
    }

    @Rule(Rulebook.DEALS)
    @Test
    void twoOfAKindAreHandedOverOneByOne() {
        Table table = table().marker(BLUE, Marker.HUT_SPY, Marker.HUT_SPY, Marker.HUT_WHEAT)
                .negotiation(RED)
                .play(RED, deal(BLUE), ask("hut", 3), sendOffer())
                .play(BLUE, accept(RED), handOver("hut-wheat"));
        assertThat(table.moves(BLUE)).as("the wheat is given").containsExactly(handOver("hut-spy"));
        table.play(BLUE, handOver("hut-spy"), handOver("hut-spy"));
        assertThat(table.asked()).isEqualTo("negotiation");
        assertThat(table.position.markers[Marker.HUT_SPY.index()]).isEqualTo((byte) 2);
    }

    @Rule(Rulebook.DEALS)
    @Test
    void offersDoNotOutliveThePhase() {
        Table table = table().negotiation(RED).play(RED, deal(BLUE), give("trade", 1), sendOffer());
        table.play(RED, endPhase()).play(GREEN, endPhase());
        assertThat(table.asks(BLUE)).isTrue();
        table.play(BLUE, refuse(RED)).play(RED, deal(GREEN), give("trade"), sendOffer(), endPhase());
        table.play(GREEN, refuse(RED)).play(RED, endPhase()).play(BLUE, endPhase());
        assertThat(table.asked()).isNotEqualTo("negotiation");
        assertThat(table.game.view(table.position, BLUE).deals()).isEmpty();
        assertThat(table.position.offers.partner).containsOnly(SidMeierCivilizationPosition.NONE);
    }
}
