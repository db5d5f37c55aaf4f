package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.GREEN;
import static ecumene.sidmeiercivilization.Table.RED;
import static ecumene.sidmeiercivilization.Table.at;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Icons;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Payment;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Culture Events: every card, and cancelling. */
class EventsTest {

    private static Table table() {
        return Table.of(Civilization.ROMANS, Civilization.RUSSIANS).plain().noFigures();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void cardsArePlayedInTheirPhaseOnly() {
        Table table = table().card(RED, EventCard.SABOTAGE)
                .building(Building.TEMPLE, "b13")
                .cityManagement(RED);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.SABOTAGE)))
                .isEqualTo(SidMeierCivilizationRefusal.CARD_OF_ANOTHER_PHASE);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.DROUGHT)))
                .isEqualTo(SidMeierCivilizationRefusal.CARD_NOT_IN_HAND);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void cardsForAnyTimeWaitForSomethingToAnswerOrToPayFor() {
        EventCard[] answers = {EventCard.BREAD_AND_CIRCUSES, EventCard.JOUSTING_TOURNEY, EventCard.PRIMETIME_TV};
        EventCard[] gifts = {EventCard.A_GIFT_FROM_AFAR, EventCard.A_GENEROUS_GIFT, EventCard.A_PRINCELY_GIFT};
        Table[] phases = {table().start(RED), table().cityManagement(RED), table().movement(RED)};
        for (Table table : phases) {
            table.card(RED, answers).card(RED, gifts);
            for (EventCard answer : answers) {
                assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlayEvent(answer)))
                        .as("%s", answer)
                        .isEqualTo(SidMeierCivilizationRefusal.NOTHING_TO_CANCEL);
            }
            for (EventCard gift : gifts) {
                assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlayEvent(gift)))
                        .as("%s", gift)
                        .isEqualTo(SidMeierCivilizationRefusal.NOTHING_TO_PAY_FOR);
            }
        }
        Table held = table().start(RED);
        assertThat(held.refusal(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.PRIMETIME_TV)))
                .isEqualTo(SidMeierCivilizationRefusal.CARD_NOT_IN_HAND);
        assertThat(Tables.answering().moves(BLUE))
                .as("an ability is being used")
                .contains(Moves.cancel(EventCard.PRIMETIME_TV));
        Table paying = table().knows(RED, Technology.CONSTRUCTION)
                .card(RED, EventCard.A_GENEROUS_GIFT)
                .cityManagement(RED)
                .play(RED, new SidMeierCivilizationMove.UseAbility(Ability.CONSTRUCTION));
        assertThat(paying.moves(RED))
                .as("an ability is being paid for")
                .contains(new SidMeierCivilizationMove.Pay(Payment.of("a-generous-gift")));
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void aGiftPaysForAnAbilityAndTheOneFromAfarGivesAwayACoin() {
        Table table = table().knows(RED, Technology.CONSTRUCTION)
                .card(RED, EventCard.A_GIFT_FROM_AFAR)
                .cityManagement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.UseAbility(Ability.CONSTRUCTION),
                new SidMeierCivilizationMove.Pay(Payment.of("a-gift-from-afar")));
        assertThat(table.position.bonus[0]).isEqualTo((byte) 5);
        assertThat(table.position.sheetCoins[BLUE]).isEqualTo((byte) 1);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void generousAndPrincelyGiftsStandForResources() {
        assertThat(EventCard.A_GENEROUS_GIFT.pays(Resource.SPY)).isTrue();
        assertThat(EventCard.A_GENEROUS_GIFT.pays(Resource.URANIUM)).isFalse();
        assertThat(EventCard.A_GENEROUS_GIFT.pays(Resource.INCENSE)).isFalse();
        assertThat(EventCard.A_PRINCELY_GIFT.pays(Resource.URANIUM)).isTrue();
        assertThat(EventCard.A_GIFT_FROM_AFAR.pays(Resource.IRON)).isTrue();
        assertThat(EventCard.DROUGHT.pays(Resource.WHEAT)).isFalse();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void defectionKillsAFigureNearby() {
        Table table =
                table().card(RED, EventCard.DEFECTION).scouts(BLUE, 1, "c7").armies(BLUE, 1, "c7");
        table.armies(RED, 1, "c4").armies(BLUE, 1, "c10").movement(RED);
        table.play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.DEFECTION));
        assertThat(table.moves(RED))
                .as("up to four squares away, the own figures too")
                .containsExactly(
                        new SidMeierCivilizationMove.ChooseSquare(Square.of("c4")),
                        new SidMeierCivilizationMove.ChooseSquare(Square.of("c7")));
        table.play(
                RED,
                new SidMeierCivilizationMove.ChooseSquare(Square.of("c7")),
                new SidMeierCivilizationMove.ChooseFigures(1, 0));
        assertThat(table.armiesOn("c7")).isZero();
        assertThat(table.scoutsOn("c7")).isEqualTo(1);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void massAndWholesaleDefectionKillAPersonOrTwoFigures() {
        Table table = table().card(RED, EventCard.WHOLESALE_DEFECTION)
                .armies(BLUE, 2, "c13")
                .person(Person.ARTIST, "c13");
        table.movement(RED).play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.WHOLESALE_DEFECTION));
        table.play(RED, new SidMeierCivilizationMove.ChooseGreatPerson());
        assertThat(Board.person(table.position, at("c13"))).isEqualTo(-1);
        Table mass = table().card(RED, EventCard.MASS_DEFECTION)
                .armies(BLUE, 2, "c8")
                .scouts(BLUE, 1, "c8")
                .armies(RED, 1, "c4");
        mass.movement(RED)
                .play(
                        RED,
                        new SidMeierCivilizationMove.PlayEvent(EventCard.MASS_DEFECTION),
                        new SidMeierCivilizationMove.ChooseSquare(Square.of("c8")),
                        new SidMeierCivilizationMove.ChooseFigures(2, 0));
        assertThat(mass.armiesOn("c8")).isZero();
        assertThat(mass.scoutsOn("c8")).isEqualTo(1);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void foreignFiguresAreLedAstray() {
        EventCard[] cards = {EventCard.DISORIENTED, EventCard.LOST, EventCard.OUT_OF_POSITION};
        String[] far = {"c9", "c10", "c11"};
        for (int i = 0; i < cards.length; i++) {
            Table table = table().card(RED, cards[i]).armies(BLUE, 1, "c7").cityManagement(RED);
            table.play(RED, new SidMeierCivilizationMove.PlayEvent(cards[i]));
            if (table.moves(RED).contains(new SidMeierCivilizationMove.ChooseSquare(Square.of("c7")))) {
                table.play(RED, new SidMeierCivilizationMove.ChooseSquare(Square.of("c7")));
            }
            assertThat(table.refusal(RED, new SidMeierCivilizationMove.ChooseSquare(Square.of("c12"))))
                    .isEqualTo(SidMeierCivilizationRefusal.NO_SUCH_TARGET);
            table.play(RED, new SidMeierCivilizationMove.ChooseSquare(Square.of(far[i])));
            assertThat(table.armiesOn(far[i])).isEqualTo(1);
        }
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void droughtAndDeforestationChangeTheLand() {
        Table table = Table.of(Civilization.ROMANS, Civilization.RUSSIANS).noFigures();
        table.card(RED, EventCard.DROUGHT, EventCard.DEFORESTATION).start(RED);
        table.play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.DROUGHT));
        Square square =
                ((SidMeierCivilizationMove.ChooseSquare) table.moves(RED).getFirst()).square();
        table.play(RED, new SidMeierCivilizationMove.ChooseSquare(square));
        assertThat(Board.terrain(table.position, square.index())).isEqualTo(Terrain.DESERT);
        assertThat(Board.icons(table.position, square.index())).isEqualTo(Icons.of(1, 0, 0, 0));
        table.play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.DEFORESTATION));
        Square forest =
                ((SidMeierCivilizationMove.ChooseSquare) table.moves(RED).getFirst()).square();
        assertThat(Board.terrain(table.position, forest.index())).isEqualTo(Terrain.FOREST);
        table.play(RED, new SidMeierCivilizationMove.ChooseSquare(forest));
        assertThat(Board.terrain(table.position, forest.index())).isEqualTo(Terrain.GRASSLAND);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void exchangesTeachBoth() {
        EventCard[] cards = {EventCard.EXCHANGE_OF_IDEAS, EventCard.KNOWLEDGE_SHARED, EventCard.THINK_TANK};
        Technology[] taught = {Technology.POTTERY, Technology.IRRIGATION, Technology.BIOLOGY};
        for (int i = 0; i < cards.length; i++) {
            Table table = table().card(RED, cards[i]).knows(BLUE, taught[i]);
            table.knows(RED, Technology.WRITING, Technology.MASONRY, Technology.HORSEBACK_RIDING, Technology.CURRENCY);
            table.knows(RED, Technology.CHIVALRY, Technology.MONARCHY);
            table.start(RED).play(RED, new SidMeierCivilizationMove.PlayEvent(cards[i]));
            if (table.asked().equals("aim")) {
                table.play(RED, new SidMeierCivilizationMove.ChooseTechnology(taught[i]));
            }
            assertThat(Empire.knows(table.position, RED, taught[i])).isTrue();
            assertThat(table.asked()).isEqualTo("free-technology");
            table.play(BLUE, new SidMeierCivilizationMove.ChooseTechnology(Technology.WRITING));
            assertThat(Empire.knows(table.position, BLUE, Technology.WRITING)).isTrue();
        }
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void sabotageAndCatastropheDestroyABuildingInReach() {
        for (EventCard card : new EventCard[] {EventCard.SABOTAGE, EventCard.CATASTROPHE}) {
            Table table =
                    table().card(RED, card).building(Building.TEMPLE, "b13").start(RED);
            assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlayEvent(card)))
                    .isEqualTo(SidMeierCivilizationRefusal.NO_TARGET);
            table.armies(RED, 1, "b10").play(RED, new SidMeierCivilizationMove.PlayEvent(card));
            assertThat(Board.building(table.position, at("b13"))).isEqualTo(-1);
        }
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void disasterDestroysUpToTwoBuildings() {
        Table table = table().card(RED, EventCard.DISASTER)
                .building(Building.TEMPLE, "b13")
                .building(Building.GRANARY, "d13");
        table.start(RED)
                .play(
                        RED,
                        new SidMeierCivilizationMove.PlayEvent(EventCard.DISASTER),
                        new SidMeierCivilizationMove.ChooseSquare(Square.of("b13")),
                        new SidMeierCivilizationMove.ChooseSquare(Square.of("d13")));
        assertThat(Board.building(table.position, at("b13"))).isEqualTo(-1);
        assertThat(Board.building(table.position, at("d13"))).isEqualTo(-1);
    }

    @Rule({Rulebook.EVENTS, Rulebook.GOVERNMENTS})
    @Test
    void revoltsBringAnarchy() {
        for (EventCard card : new EventCard[] {EventCard.CITIZENS_ARE_REVOLTING, EventCard.CITIZENS_ARE_REVOLTING_II}) {
            Table table = table().card(RED, card).start(RED).play(RED, new SidMeierCivilizationMove.PlayEvent(card));
            assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.ANARCHY);
            table.start(BLUE);
            assertThat(table.refusal(BLUE, new SidMeierCivilizationMove.ChangeGovernment(Government.DESPOTISM)))
                    .isEqualTo(SidMeierCivilizationRefusal.ANARCHY_LASTS_A_TURN);
        }
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void loveDaysRaiseProduction() {
        EventCard[] cards = {
            EventCard.WE_LOVE_THE_DESPOT_DAY, EventCard.WE_LOVE_THE_QUEEN_DAY, EventCard.WE_LOVE_THE_PRESIDENT_DAY
        };
        for (int i = 0; i < cards.length; i++) {
            Table table = table().card(RED, cards[i])
                    .cityManagement(RED)
                    .play(RED, new SidMeierCivilizationMove.PlayEvent(cards[i]));
            assertThat(table.production(0)).isEqualTo(4 + 2 * i);
        }
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void aTargetCancelsWithBreadAndCircuses() {
        Table table = table().card(RED, EventCard.CITIZENS_ARE_REVOLTING).card(BLUE, EventCard.BREAD_AND_CIRCUSES);
        table.start(RED).play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.CITIZENS_ARE_REVOLTING));
        assertThat(table.asked()).isEqualTo("respond");
        table.play(BLUE, new SidMeierCivilizationMove.CancelByCard(EventCard.BREAD_AND_CIRCUSES));
        assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.COMMUNISM);
        assertThat(table.position.handSize(RED) + table.position.handSize(BLUE)).isZero();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void aCancellingCardCanBeCancelled() {
        Table table = table().card(RED, EventCard.CITIZENS_ARE_REVOLTING, EventCard.JOUSTING_TOURNEY);
        table.card(BLUE, EventCard.PRIMETIME_TV).start(RED);
        table.play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.CITIZENS_ARE_REVOLTING));
        table.play(BLUE, new SidMeierCivilizationMove.CancelByCard(EventCard.PRIMETIME_TV));
        table.play(RED, new SidMeierCivilizationMove.CancelByCard(EventCard.JOUSTING_TOURNEY));
        assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.ANARCHY);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void whoMightCancelIsAskedWhetherTheyCanOrNot() {
        Table table = table().card(RED, EventCard.CITIZENS_ARE_REVOLTING).card(BLUE, EventCard.LOST);
        table.start(RED).play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.CITIZENS_ARE_REVOLTING));
        assertThat(table.moves(BLUE)).containsExactly(new SidMeierCivilizationMove.LetPass());
        assertThat(table.refusal(BLUE, new SidMeierCivilizationMove.CancelByCard(EventCard.LOST)))
                .isEqualTo(SidMeierCivilizationRefusal.CARD_CANCELS_SOMETHING_ELSE);
        table.play(BLUE, new SidMeierCivilizationMove.LetPass());
        assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.ANARCHY);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void civilServiceCancelsAndMassMediaProtects() {
        Table table = table().card(RED, EventCard.CITIZENS_ARE_REVOLTING).marker(BLUE, Marker.HUT_SPY);
        table.knows(BLUE, Technology.CIVIL_SERVICE).start(RED);
        table.play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.CITIZENS_ARE_REVOLTING));
        table.play(BLUE, new SidMeierCivilizationMove.CancelByAbility(Ability.CIVIL_SERVICE, Payment.of("hut-spy")));
        assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.COMMUNISM);
        Table shielded = table().card(RED, EventCard.CITIZENS_ARE_REVOLTING).marker(BLUE, Marker.HUT_SPY);
        shielded.knows(BLUE, Technology.CIVIL_SERVICE)
                .knows(RED, Technology.MASS_MEDIA)
                .start(RED);
        shielded.play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.CITIZENS_ARE_REVOLTING));
        assertThat(Empire.government(shielded.position, BLUE)).isEqualTo(Government.ANARCHY);
    }

    @Rule({Rulebook.EVENTS, Rulebook.WONDERS})
    @Test
    void theUnitedNationsMustAgree() {
        Table table = table().card(RED, EventCard.CITIZENS_ARE_REVOLTING, EventCard.CITIZENS_ARE_REVOLTING_II);
        table.wonder(Wonder.UNITED_NATIONS, "b13")
                .start(RED)
                .play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.CITIZENS_ARE_REVOLTING));
        table.play(BLUE, new SidMeierCivilizationMove.Refuse());
        assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.COMMUNISM);
        assertThat(table.position.handSize(RED)).isEqualTo(2);
        assertThat(table.refusal(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.CITIZENS_ARE_REVOLTING)))
                .isEqualTo(SidMeierCivilizationRefusal.NO_TARGET);
        table.position.used[RED] = 0;
        table.play(RED, new SidMeierCivilizationMove.PlayEvent(EventCard.CITIZENS_ARE_REVOLTING));
        table.play(BLUE, new SidMeierCivilizationMove.Agree());
        assertThat(Empire.government(table.position, BLUE)).isEqualTo(Government.ANARCHY);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void defectionInterruptsAnAttack() {
        Table table = table().card(BLUE, EventCard.DEFECTION)
                .armies(RED, 1, "c12")
                .armies(BLUE, 1, "c13")
                .movement(RED);
        table.play(
                RED,
                new SidMeierCivilizationMove.MoveFigures(Square.of("c12"), 1, 0),
                new SidMeierCivilizationMove.Go(Square.of("c13")));
        assertThat(table.asked()).isEqualTo("interrupt");
        table.play(
                BLUE,
                new SidMeierCivilizationMove.PlayEvent(EventCard.DEFECTION),
                new SidMeierCivilizationMove.ChooseSquare(Square.of("c12")));
        assertThat(table.armiesOn("c12")).isZero();
        assertThat(table.armiesOn("c13")).isEqualTo(1);
        assertThat(table.position.attacker).isEqualTo(-1);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void defectionInterruptsAMoveIntoTheOutskirts() {
        Table table = Table.of(Civilization.ROMANS, Civilization.GERMANS)
                .plain()
                .noFigures()
                .card(BLUE, EventCard.DEFECTION)
                .knows(RED, Technology.HORSEBACK_RIDING)
                .armies(RED, 1, "c11")
                .movement(RED);
        table.play(RED, Moves.move("c11", 1, 0), Moves.go("c12"));
        assertThat(table.asks(RED)).as("c12 is nobody's").isTrue();
        table.play(RED, Moves.go("c13"));
        assertThat(table.asked()).isEqualTo("interrupt");
        assertThat(table.armiesOn("c12")).as("not yet there").isEqualTo(1);
        Table passed = table.copy();
        table.play(BLUE, Moves.play(EventCard.DEFECTION));
        assertThat(table.armiesOn("c12")).isZero();
        assertThat(table.asked()).isNotEqualTo("march");
        passed.play(BLUE, Moves.letPass());
        assertThat(passed.armiesOn("c13")).isEqualTo(1);
        assertThat(passed.asked()).isEqualTo("march");
        Table waved = passed.copy();
        passed.play(RED, Moves.go("b13"));
        assertThat(passed.asked()).as("another square is at stake").isEqualTo("interrupt");
        passed.play(BLUE, Moves.letPass());
        assertThat(waved.armiesOn("c13")).isEqualTo(1);
    }

    @Rule(Rulebook.RESOURCES)
    @Test
    void communismHoldsAGroupBeforeItEntersTheOutskirts() {
        Table table = table().token(BLUE, Resource.SILK)
                .marker(BLUE, Marker.HUT_SPY)
                .armies(RED, 1, "c12")
                .movement(RED);
        table.play(RED, Moves.move("c12", 1, 0), Moves.go("c13"));
        table.play(BLUE, Moves.use(Ability.COMMUNISM), Moves.at("c12"), Moves.pay("hut-spy"));
        assertThat(table.armiesOn("c12")).isEqualTo(1);
        assertThat(table.armiesOn("c13")).isZero();
    }

    /** What everybody has seen is not dealt anew. */
    @Rule(Rulebook.EVENTS)
    @Test
    void aCardWhoseTargetIsBeingNamedIsKnownToAll() {
        Table table = table().card(RED, EventCard.DROUGHT, EventCard.SABOTAGE).start(RED);
        table.play(RED, Moves.play(EventCard.DROUGHT));
        for (int seed = 0; seed < 20; seed++) {
            SidMeierCivilizationPosition imagined =
                    table.game.imagine(table.position, BLUE, new ecumene.engine.Randomness(seed));
            assertThat(imagined.inHand(RED, EventCard.DROUGHT)).isPositive();
            assertThat(imagined.handSize(RED)).isEqualTo(2);
            assertThat(table.game.brokenLaws(imagined)).isEmpty();
        }
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void ownPiecesAreTargetsUnlessTheCardNamesTheOthers() {
        Table sabotage = table().building(Building.TEMPLE, "e2")
                .building(Building.MARKET, "b13")
                .card(RED, EventCard.SABOTAGE, EventCard.DISASTER)
                .start(RED);
        sabotage.play(RED, Moves.play(EventCard.SABOTAGE), Moves.at("e2"));
        assertThat(Board.building(sabotage.position, at("e2"))).isEqualTo(-1);
        sabotage.play(RED, Moves.play(EventCard.DISASTER));
        assertThat(sabotage.position.buildings[Building.MARKET.index()])
                .as("a disaster strikes the others only")
                .isEqualTo((byte) 5);
        Table person = table().person(Person.ARTIST, "e2")
                .card(RED, EventCard.WHOLESALE_DEFECTION)
                .movement(RED);
        person.play(RED, Moves.play(EventCard.WHOLESALE_DEFECTION), Moves.at("e2"));
        person.play(RED, new SidMeierCivilizationMove.ChooseGreatPerson());
        assertThat(Board.person(person.position, at("e2"))).isEqualTo(-1);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void bothVictimsOfADisasterMayCancelItWithBreadAndCircuses() {
        Table table = Table.of(Civilization.ROMANS, Civilization.RUSSIANS, Civilization.CHINESE)
                .openMap()
                .noFigures();
        String blue = outskirts(table, BLUE);
        String green = outskirts(table, GREEN);
        table.building(Building.TEMPLE, blue)
                .building(Building.TEMPLE, green)
                .card(RED, EventCard.DISASTER)
                .card(GREEN, EventCard.BREAD_AND_CIRCUSES)
                .start(RED);
        table.play(RED, Moves.play(EventCard.DISASTER), Moves.at(blue), Moves.at(green));
        assertThat(table.asks(GREEN)).isTrue();
        table.play(GREEN, Moves.cancel(EventCard.BREAD_AND_CIRCUSES));
        assertThat(Board.building(table.position, at(blue))).isEqualTo(Building.TEMPLE.index());
        assertThat(Board.building(table.position, at(green))).isEqualTo(Building.TEMPLE.index());
    }

    /** A square of the outskirts of a capital that is no water. */
    private static String outskirts(Table table, int seat) {
        for (int square : Square.around(table.position.citySquare[3 * seat])) {
            if (!Board.isWater(table.position, square)) {
                return Square.at(square).id();
            }
        }
        throw new AssertionError("an island");
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void aDroughtFallsOnAnythingButMountainsAndDrySquares() {
        Table table = table().terrain(Terrain.MOUNTAIN, "c7")
                .terrain(Terrain.DESERT, "c8")
                .building(Building.TEMPLE, "b13")
                .card(RED, EventCard.DROUGHT)
                .start(RED);
        table.play(RED, Moves.play(EventCard.DROUGHT));
        assertThat(table.moves(RED))
                .contains(Moves.at("c9"), Moves.at("e2"))
                .doesNotContain(Moves.at("c7"), Moves.at("c8"), Moves.at("b13"), Moves.at("f2"));
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void aGiftIsAnEventThatCanBeCancelled() {
        Table table = table().knows(RED, Technology.CONSTRUCTION)
                .card(RED, EventCard.A_GENEROUS_GIFT, EventCard.A_GIFT_FROM_AFAR)
                .card(BLUE, EventCard.JOUSTING_TOURNEY)
                .cityManagement(RED);
        table.play(RED, Moves.use(Ability.CONSTRUCTION), Moves.pay("a-generous-gift"));
        assertThat(table.asked()).isEqualTo("respond");
        Table passed = table.copy();
        passed.play(BLUE, Moves.letPass());
        assertThat(passed.position.bonus[0]).isEqualTo((byte) 5);
        table.play(BLUE, Moves.cancel(EventCard.JOUSTING_TOURNEY)).play(RED, Moves.letPass());
        assertThat(table.position.bonus[0]).isZero();
        assertThat(table.asked()).isEqualTo("pay");
        Table given = table.copy();
        given.play(RED, Moves.done());
        assertThat(given.position.hasUsed(RED, Ability.CONSTRUCTION.bit())).isFalse();
        assertThat(given.asked()).isEqualTo("city-management");
        table.play(RED, Moves.pay("a-gift-from-afar"));
        assertThat(table.position.bonus[0]).isEqualTo((byte) 5);
        assertThat(table.position.sheetCoins[BLUE]).isEqualTo((byte) 1);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void aCancellingAbilityPaidWithAGiftFailsWithIt() {
        Table table = Table.of(Civilization.ROMANS, Civilization.RUSSIANS, Civilization.CHINESE)
                .plain()
                .noFigures()
                .card(RED, EventCard.WE_LOVE_THE_DESPOT_DAY)
                .knows(BLUE, Technology.CIVIL_SERVICE)
                .card(BLUE, EventCard.A_GENEROUS_GIFT)
                .card(GREEN, EventCard.JOUSTING_TOURNEY)
                .cityManagement(RED);
        table.play(RED, Moves.play(EventCard.WE_LOVE_THE_DESPOT_DAY));
        table.play(BLUE, Moves.cancel(Ability.CIVIL_SERVICE, "a-generous-gift"));
        table.play(GREEN, Moves.cancel(EventCard.JOUSTING_TOURNEY));
        assertThat(table.position.hasUsed(BLUE, Ability.CIVIL_SERVICE.bit())).isFalse();
        assertThat(table.position.bonus[0]).isEqualTo((byte) 4);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void anOwnPieceIsNeverHitByItself() {
        Table table =
                table().card(RED, EventCard.DEFECTION).armies(RED, 1, "c4").movement(RED);
        table.play(RED, Moves.play(EventCard.DEFECTION));
        assertThat(table.asked()).isEqualTo("aim");
        assertThat(table.armiesOn("c4")).isEqualTo(1);
        table.play(RED, Moves.at("c4"), Moves.figures(1, 0));
        assertThat(table.armiesOn("c4")).isZero();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void whoCanOnlyStrikeTheirOwnIsToldBefore() {
        Table table = table().card(RED, EventCard.DEFECTION)
                .armies(RED, 1, "c4")
                .scouts(RED, 1, "c4")
                .movement(RED);
        assertThat(table.loss(RED, Moves.play(EventCard.DEFECTION)))
                .isEqualTo(new Loss("only-own", Map.of("source", EventCard.DEFECTION)));
        Table near = table.copy().armies(BLUE, 1, "c7");
        assertThat(near.loss(RED, Moves.play(EventCard.DEFECTION))).isNull();
        near.play(RED, Moves.play(EventCard.DEFECTION));
        assertThat(near.loss(RED, Moves.at("c7"))).isNull();
        assertThat(near.loss(RED, Moves.at("c4"))).isEqualTo(new Loss("own-figures"));
        near.play(RED, Moves.at("c4"));
        assertThat(near.loss(RED, Moves.figures(0, 1)))
                .isEqualTo(new Loss("own-group", Map.of("armies", 0, "scouts", 1)));
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void ownPersonsAndBuildingsAreNotStruckUntold() {
        Table mass = table().card(RED, EventCard.MASS_DEFECTION)
                .person(Person.ARTIST, "e1")
                .movement(RED);
        assertThat(mass.loss(RED, Moves.play(EventCard.MASS_DEFECTION)))
                .isEqualTo(new Loss("only-own", Map.of("source", EventCard.MASS_DEFECTION)));
        mass.play(RED, Moves.play(EventCard.MASS_DEFECTION));
        assertThat(mass.loss(RED, Moves.at("e1"))).isEqualTo(new Loss("own-persons"));
        mass.play(RED, Moves.at("e1"));
        assertThat(mass.loss(RED, new SidMeierCivilizationMove.ChooseGreatPerson()))
                .isEqualTo(new Loss("own-person", Map.of("person", Person.ARTIST)));
        Table sabotage = table().card(RED, EventCard.SABOTAGE)
                .building(Building.TEMPLE, "e1")
                .start(RED);
        assertThat(sabotage.loss(RED, Moves.play(EventCard.SABOTAGE)))
                .isEqualTo(new Loss("only-own", Map.of("source", EventCard.SABOTAGE)));
        sabotage.play(RED, Moves.play(EventCard.SABOTAGE));
        assertThat(sabotage.loss(RED, Moves.at("e1")))
                .isEqualTo(new Loss("building", Map.of("building", Building.TEMPLE)));
    }
}
