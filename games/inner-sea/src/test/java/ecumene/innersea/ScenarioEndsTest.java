package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.FateCard;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How scenarios are won, whoever sits where; and what is just not enough. */
class ScenarioEndsTest {

    private static final int FIRST = 0;
    private static final int SECOND = 1;

    /** Ends the turn; the match must be won by a seat then. */
    private static void wins(Table table, int seat) {
        int epoch = table.position().epoch();
        table.competitions().untilTurn(epoch, 2);
        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.game().result(table.position()).reason()).isEqualTo("conquest");
        assertThat(table.game().result(table.position()).winners()).containsExactly(seat);
    }

    /** Ends the turn; the match goes on. */
    private static void goesOn(Table table) {
        int epoch = table.position().epoch();
        table.competitions().untilTurn(epoch, 2);
        assertThat(table.position().isFinished()).isFalse();
    }

    // ---------------------------------------------------------------- the Punic Wars

    private static Table punicWars(String one, String other) {
        return Table.scenario("punic-wars", 2, one, other)
                .disks("carthage", 1, "gades")
                .disks("rome", 1, "apulia");
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void eitherSideWinsThePunicWarsInTheEnemysHomeAreaAndTwoBesideIt() {
        String[] italy = {"rome", "samnium", "etruria"};
        wins(punicWars("rome", "carthage").disks("carthage", 1, italy), SECOND);
        wins(punicWars("carthage", "rome").disks("carthage", 1, italy), FIRST);
        String[] africa = {"carthage", "thapsus", "saldae"};
        wins(punicWars("rome", "carthage").disks("rome", 1, africa), FIRST);
        wins(punicWars("carthage", "rome").disks("rome", 1, africa), SECOND);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void oneAreaBesideTheHomeAreaOrTheLandAroundItAloneIsNotEnough() {
        goesOn(punicWars("rome", "carthage").disks("carthage", 1, "rome", "samnium"));
        goesOn(punicWars("rome", "carthage").disks("carthage", 1, "samnium", "etruria", "umbria"));
        goesOn(punicWars("rome", "carthage")
                .disks("carthage", 1, "rome", "samnium", "etruria")
                .disks("rome", 1, "rome"));
    }

    // ---------------------------------------------------------------- Hannibal

    private static Table hannibal(String one, String other) {
        return Table.scenario("hannibal", 2, one, other)
                .disks("carthage", 1, "gades")
                .disks("rome", 1, "cisalpina");
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void hannibalsWarIsWonByWhoeverSitsThere() {
        wins(hannibal("carthage", "rome").disks("carthage", 1, "rome"), FIRST);
        wins(hannibal("rome", "carthage").disks("carthage", 1, "rome"), SECOND);
        wins(hannibal("rome", "carthage").disks("carthage", 1, "samnium", "apulia", "etruria"), SECOND);
        wins(hannibal("carthage", "rome").disks("rome", 1, "novo-carthago", "saguntum"), SECOND);
        wins(hannibal("rome", "carthage").disks("rome", 1, "novo-carthago", "saguntum"), FIRST);
        wins(hannibal("rome", "carthage").disks("rome", 1, "carthage"), FIRST);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void halfOfItalyOrOfSpainDecidesNothing() {
        goesOn(hannibal("carthage", "rome").disks("carthage", 1, "samnium", "apulia"));
        goesOn(hannibal("carthage", "rome").disks("rome", 1, "novo-carthago"));
        goesOn(hannibal("rome", "carthage").disks("rome", 1, "saguntum"));
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void undecidedRomeNeedsMorePointsThanCarthage() {
        assertThat(afterHannibal("carthage", "rome", "rome")).isNotEqualTo("drawn");
        assertThat(afterHannibal("rome", "carthage", "rome")).isNotEqualTo("drawn");
        assertThat(afterHannibal("carthage", "rome", "carthage")).isEqualTo("drawn");
        assertThat(afterHannibal("rome", "carthage", "carthage")).isEqualTo("drawn");
    }

    private static String afterHannibal(String one, String other, String ahead) {
        Table table = hannibal(one, other).points(ahead, 30).turn(4).competitions();
        table.until("none");
        return table.game().result(table.position()).reason();
    }

    // ---------------------------------------------------------------- the Gallic Wars

    private static Table gallicWars(String one, String other) {
        return Table.scenario("gallic-wars", 2, one, other)
                .disks("gaul", 1, "aquitania")
                .disks("rome", 1, "apulia");
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void brennusWinsInTheThirdEpochAndCaesarInTheFourth() {
        wins(gallicWars("gaul", "rome").disks("gaul", 2, "rome"), FIRST);
        wins(gallicWars("rome", "gaul").disks("gaul", 2, "rome"), SECOND);
        wins(gallicWars("gaul", "rome").disks("rome", 1, "gaul", "massilia").epoch(4), SECOND);
        wins(gallicWars("rome", "gaul").disks("rome", 1, "gaul", "massilia").epoch(4), FIRST);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void inTheOtherEpochOrWithLessNobodyWinsTheGallicWars() {
        goesOn(gallicWars("gaul", "rome").disks("gaul", 1, "rome"));
        goesOn(gallicWars("gaul", "rome").disks("rome", 1, "gaul", "massilia"));
        goesOn(gallicWars("gaul", "rome").disks("gaul", 2, "rome").epoch(4));
        goesOn(gallicWars("rome", "gaul").disks("rome", 1, "gaul").epoch(4));
        goesOn(gallicWars("gaul", "rome").disks("gaul", 2, "rome").disks("rome", 4, "rome"));
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void theEndOfADecidedMatchIsTold() {
        Table table = hannibal("carthage", "rome").disks("carthage", 1, "rome").competitions();
        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.told(InnerSeaEvent.GameEnded.class)).hasSize(1);
    }

    // ---------------------------------------------------------------- cards of a scenario

    /** They lie on the table from the start, whoever they would have been dealt to: that one has another card, and no Event. */
    @Rule({Rulebook.SCENARIOS, Rulebook.SETUP})
    @Test
    void cardsThatLieOnTheTableAreMissedInNoHand() {
        InnerSea game = new InnerSea();
        for (String scenario : new String[] {"greeks-persians", "alexander"}) {
            for (int seed = 1; seed <= 40; seed++) {
                InnerSeaPosition position =
                        game.start(game.info().setup(1, Map.of("scenario", scenario)), seed, EventLog.SILENT);
                while (position.phase() == Phase.SETUP) {
                    int seat = Seats.first(game.awaiting(position));
                    game.play(position, seat, game.defaultMove(position, seat), EventLog.SILENT);
                }
                assertThat(game.brokenLaws(position)).isEmpty();
                int infantry = FateCard.of("armored-infantry").index();
                assertThat(position.cards().isOnTable(0, infantry)).isTrue();
                for (int power = 0; power < position.powers(); power++) {
                    assertThat(position.cards().inHand(power, infantry)).isFalse();
                    assertThat(position.cards().handSize(power))
                            .as("%s, seed %d, power %d", scenario, seed, power)
                            .isGreaterThanOrEqualTo(5);
                }
            }
        }
    }

    @Rule({Rulebook.SCENARIOS, Rulebook.DRAW})
    @Test
    void aCardIsFetchedFromTheDeckAndFromThoseSetAside() {
        Table table = Table.scenario("greeks-persians", 1, "greeks", "persian-land", "persian-sea")
                .disks("greeks", 1, "mycenae", "laconia", "attica")
                .disks("persian-land", 1, "cappadocia")
                .disks("persian-sea", 1, "phoenicia");
        int triremes = FateCard.of("triremes").index();
        assertThat(table.position().cards().takeFromDeck(triremes)).isTrue();
        table.position().cards().setAside(triremes);
        table.competitions().until("DrawStep").play(fetch("triremes"), fetch("strategos"));
        assertThat(table.told(InnerSeaEvent.CardFetched.class)).hasSize(2);
        assertThat(table.hand("greeks")).contains("triremes", "strategos");
        assertThat(table.isAside("triremes")).isFalse();
        assertThat(table.position()
                        .cards()
                        .takeFromDeck(FateCard.of("strategos").index()))
                .isFalse();
    }

    // ---------------------------------------------------------------- the fall of Rome

    /** A number that leaves 2 over: the edge where most Cities are near. */
    @Rule({Rulebook.SCENARIOS, Rulebook.BARBARIANS})
    @Test
    void barbariansComeOverTheEdgeNearMostCities() {
        assertThat(FateCard.of("flood").number() % 3).isEqualTo(2);
        Table north = fall("massilia", "tarraco", "etruria");
        assertThat(north.disks("barbarians", "gaul") + north.disks("barbarians", "liguria"))
                .isPositive();
        Table south = fall("carthage", "syracuse", "rome");
        assertThat(south.position()
                        .board()
                        .occupied(InnerSeaPosition.BARBARIANS)
                        .meets(Area.SOUTH))
                .isTrue();
        assertThat(south.told(InnerSeaEvent.CardRevealed.class)).hasSize(1);
    }

    private static Table fall(String... cities) {
        return Table.scenario("fall-west", 1, "western-empire")
                .disks("western-empire", 3, cities)
                .top("flood")
                .growth("western-empire")
                .play(done())
                .until("CardAction");
    }
}
