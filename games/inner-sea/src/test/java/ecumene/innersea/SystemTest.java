package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.Wonder;
import ecumene.innersea.rule.Acquisition;
import ecumene.innersea.rule.Scoring;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Civilizations without a player, and one player with several. */
class SystemTest {

    /** A person with Egypt against Troy of the system. */
    private static Table duel(String... options) {
        return Table.with(Table.options(options), 1, "egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "troy");
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void theSystemTakesItsTurnsByItself() {
        Table table = duel().disks("troy", 2, "lydia", "ionia").growth("egypt");
        table.play(done(), done());

        assertThat(table.asked()).isEqualTo("egypt");
        assertThat(table.onMap("troy")).as("it has grown").isGreaterThan(5);
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void theLevelChangesItsGrowth() {
        assertThat(Acquisition.income(duel().position(), 1)).isZero();
        assertThat(Acquisition.income(duel("level", "easy").position(), 1)).isEqualTo(-1);
        assertThat(Acquisition.income(duel("level", "hard").position(), 1)).isEqualTo(2);
        assertThat(Acquisition.income(duel("level", "expert").position(), 1)).isEqualTo(3);
        assertThat(Acquisition.income(duel("level", "expert").position(), 0))
                .as("not for people")
                .isEqualTo(1);
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void inWarItFillsTheCityOfItsEnemy() {
        Table table = Table.with(Map.of(), 1, "egypt", "troy")
                .disks("egypt", 3, "lydia")
                .disks("egypt", 1, "egypt")
                .disks("troy", 2, "phrygia", "ionia", "troy", "silicia")
                .points("egypt", 3)
                .growth("egypt");
        table.play(done()).until("CardAction");

        assertThat(table.position().is(Stat.POSTURE, 1)).isTrue();
        assertThat(table.disks("troy", "lydia")).isEqualTo(4);
    }

    /** What it does is told under its own name, not as a deed of whoever moved before. */
    @Rule(Rulebook.SYSTEM)
    @Test
    void itsTurnIsTold() {
        Table table = Table.with(Map.of(), 1, "egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "phrygia", "ionia")
                .hand("egypt", "exile")
                .growth("egypt");
        table.play(done()).until("CardAction");

        assertThat(table.told(InnerSeaEvent.SystemTurnBegan.class))
                .containsExactly(new InnerSeaEvent.SystemTurnBegan(Civilization.of("troy")));
        List<Event> told = table.toldTo(0);
        int begins = told.indexOf(new InnerSeaEvent.SystemTurnBegan(Civilization.of("troy")));
        assertThat(told.subList(0, begins)).noneMatch(SystemTest::isOfTroy);
        assertThat(told.subList(begins, told.size())).anyMatch(SystemTest::isOfTroy);
    }

    private static boolean isOfTroy(Event event) {
        return event instanceof InnerSeaEvent.DisksPlaced placed
                && placed.civilization().equals(Civilization.of("troy"));
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void inPeaceItSettles() {
        Table table = Table.with(Map.of(), 1, "egypt", "troy")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "phrygia", "ionia")
                .points("troy", 3)
                .growth("egypt");
        table.play(done()).until("CardAction");

        assertThat(table.position().is(Stat.POSTURE, 1)).isFalse();
        assertThat(table.disks("troy", "phrygia")).isEqualTo(2);
        assertThat(table.disks("troy", "ionia")).isEqualTo(2);
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void itGivesUpLostOutpostsAndLostCities() {
        Table table = Table.with(Map.of(), 1, "egypt", "troy")
                .disks("egypt", 4, "lydia")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "lydia")
                .disks("troy", 2, "troy")
                .points("troy", 3)
                .growth("egypt");
        table.play(done()).until("CardAction");
        assertThat(table.disks("troy", "lydia")).isZero();
    }

    @Rule({Rulebook.SYSTEM, Rulebook.CARDS})
    @Test
    void itPlaysCardsBuildsWondersAndAnswers() {
        Table table = duel().hand("troy", "bumper-crop", "gold-mine")
                .hand("egypt", "exile")
                .disks("troy", 2, "lydia")
                .action("egypt")
                .play(pass());
        while (table.position().phase() == Phase.CARDS) {
            table.play(table.game().defaultMove(table.position(), table.seat()));
        }
        assertThat(table.handSize("troy")).isZero();

        Table rich = duel().disks("troy", 3, "lydia", "phrygia")
                .talents("troy", 3)
                .hand("egypt", "exile", "census")
                .action("egypt")
                .play(pass());
        assertThat(rich.position().monuments().owner(Wonder.of("grand-gardens").index()))
                .isEqualTo(1);

        Table answer = duel().disks("troy", 3, "lydia")
                .hand("troy", "divine-protection")
                .hand("egypt", "slave-revolt", "iron-blades")
                .action("egypt")
                .play(card("slave-revolt"), at("lydia", "troy"));
        assertThat(answer.question()).as("its answer can be answered").isEqualTo("Response");
        answer.play(letPass());
        assertThat(answer.disks("troy", "lydia")).isEqualTo(3);
    }

    @Rule({Rulebook.SYSTEM, Rulebook.LOSSES})
    @Test
    void itPaysForDearDisks() {
        Table table = duel().disks("troy", 3, "lydia")
                .talents("troy", 1)
                .hand("egypt", "wildfire", "iron-blades")
                .action("egypt")
                .play(card("wildfire"), at("lydia", "troy"));
        assertThat(table.disks("troy", "lydia")).isEqualTo(3);
        assertThat(table.talents("troy")).isZero();
    }

    @Rule({Rulebook.SYSTEM, Rulebook.COMPETITION})
    @Test
    void whoPlaysAloneAgainstTheSystemFightsFirst() {
        Table table = Table.with(Map.of("system-civilizations", "2"), 1, "carthage", "celt-iberia", "mycenae")
                .disks("celt-iberia", 2, "cisalpina")
                .disks("mycenae", 1, "cisalpina")
                .disks("celt-iberia", 2, "illyria")
                .disks("barbarians", 1, "illyria")
                .disks("carthage", 2, "saldae")
                .disks("mycenae", 2, "saldae")
                .competitions();
        assertThat(table.position().arena()).isEqualTo(Area.of("saldae").index());
        table.play(done());
        assertThat(begun(table)).startsWith("cisalpina", "illyria");
    }

    @Rule({Rulebook.SYSTEM, Rulebook.COMPETITION})
    @Test
    void amongSeveralPlayersTheSystemChangesNoOrder() {
        Table table = withSystem()
                .disks("carthage", 2, "saldae", "cisalpina")
                .disks("celt-iberia", 2, "saldae")
                .disks("mycenae", 2, "illyria")
                .disks("barbarians", 1, "illyria", "cisalpina")
                .competitions();
        assertThat(begun(table)).as("against Barbarians only").containsExactly("illyria", "cisalpina");
        assertThat(begun(table.play(done())))
                .as("people among themselves come where they lie")
                .containsExactly("saldae");
    }

    private static List<String> begun(Table table) {
        return table.told(InnerSeaEvent.CompetitionBegan.class).stream()
                .map(event -> event.area().id())
                .toList();
    }

    @Rule({Rulebook.SYSTEM, Rulebook.COMPETITION_CARDS})
    @Test
    void itBringsWhatTurnsACompetition() {
        Table table =
                duel().disks("egypt", 3, "attica").disks("troy", 3, "attica").competitions();
        table.until("LoseHere");
        assertThat(table.position().isFinished() || table.disks("egypt", "attica") == 0)
                .isTrue();
    }

    @Rule({Rulebook.SYSTEM, Rulebook.END})
    @Test
    void thePlayerOfTheBestCivilizationWins() {
        Table table = Table.with(Map.of("civilizations-each", "2"), 2, "gaul", "carthage", "troy", "egypt")
                .points("gaul", 2)
                .points("troy", 15)
                .points("egypt", 14)
                .points("carthage", 14);
        assertThat(Scoring.score(table.position(), 0)).isEqualTo(15);
        assertThat(Scoring.score(table.position(), 1)).isEqualTo(14);
        assertThat(Scoring.result(table.position()).winners()).containsExactly(0);
    }

    private static Table withSystem() {
        return Table.with(Map.of("system-civilizations", "1"), 2, "celt-iberia", "carthage", "mycenae");
    }

    @Rule({Rulebook.SYSTEM, Rulebook.END})
    @Test
    void peopleAndTheSystemAreRankedTogether() {
        Table behind = withSystem().points("celt-iberia", 5).points("mycenae", 6);
        assertThat(Scoring.result(behind.position()).reason()).isEqualTo("system-won");
        Table level = withSystem().points("celt-iberia", 6).points("mycenae", 6);
        assertThat(Scoring.result(level.position()).reason()).isEqualTo("system-shared");
        Table tied = withSystem().points("celt-iberia", 6).points("mycenae", 6).disks("celt-iberia", 3, "gades");
        assertThat(Scoring.result(tied.position()).reason()).isEqualTo("epochs");
    }

    @Rule({Rulebook.SYSTEM, Rulebook.END})
    @Test
    void tiesAgainstTheSystemAreBrokenAsBetweenPeople() {
        Table cities = duel().points("egypt", 5).points("troy", 5).disks("troy", 3, "troy");
        assertThat(Scoring.result(cities.position()).reason()).isEqualTo("solitaire-lost");
        Table wonders = duel().points("egypt", 5)
                .points("troy", 5)
                .disks("troy", 3, "troy")
                .wonder("egypt", "colossus", "egypt", 1);
        assertThat(Scoring.result(wonders.position()).reason()).isEqualTo("solitaire-won");
    }

    @Rule({Rulebook.SYSTEM, Rulebook.END})
    @Test
    void theSystemHasItsPlaceBesidePeople() {
        assertThat(ranking(withSystem().points("celt-iberia", 5).points("mycenae", 6)))
                .startsWith(List.of(Civilization.of("mycenae")), List.of(Civilization.of("celt-iberia")));
        assertThat(ranking(withSystem().points("celt-iberia", 6).points("mycenae", 6))
                        .getFirst())
                .hasSize(2);
        assertThat(ranking(duel().points("egypt", 5).points("troy", 5).disks("troy", 3, "troy")))
                .containsExactly(List.of(Civilization.of("troy")), List.of(Civilization.of("egypt")));
    }

    private static List<List<Civilization>> ranking(Table table) {
        return InnerSeaView.of(table.position(), 0, "over").ranking();
    }

    @Rule(Rulebook.SYSTEM)
    @Test
    void itDoesNotHarmItself() {
        for (String card : List.of("wildfire", "bread-and-circuses", "plague", "heresy")) {
            Table own = duel().disks("troy", 3, "troy", "lydia")
                    .hand("troy", card)
                    .hand("egypt", "exile")
                    .action("egypt")
                    .play(pass());
            assertThat(own.told(InnerSeaEvent.CardPlayed.class)).as(card).isEmpty();
            assertThat(own.disks("troy", "lydia")).isEqualTo(3);
        }
    }

    @Rule({Rulebook.SYSTEM, Rulebook.AENEAS})
    @Test
    void itBeginsAgainWhenItHasNothingLeft() {
        Table table = Table.with(Map.of(), 1, "egypt", "troy")
                .disks("egypt", 3, "egypt")
                .competitions();
        assertThat(table.onMap("troy")).isGreaterThan(10);
        assertThat(table.disks("troy", "troy")).isPositive();
    }

    /** Bots that play alone must have something to strive for: to be ahead of the system. */
    @Test
    void theOutlookOfALonePlayerIsToBeatTheSystem() {
        double behind = outlook(duel().points("troy", 20).growth("egypt"));
        double even = outlook(duel().growth("egypt"));
        double ahead = outlook(duel().points("egypt", 20).growth("egypt"));

        assertThat(behind).isBetween(0.0, 0.4);
        assertThat(even).isBetween(0.4, 0.6);
        assertThat(ahead).isBetween(0.6, 1.0);
    }

    private static double outlook(Table table) {
        double[] outlook = new double[1];
        table.game().evaluation().outlook(table.position(), outlook);
        return outlook[0];
    }

    /** No text says once in a turn, but the system saves: its procedure takes one disk of each in a turn. */
    @Rule(Rulebook.SYSTEM)
    @Test
    void itTakesOneDiskOfEachWonderInATurn() {
        Table table = Table.scenario("trio", 1, "phoenicia", "minos", "mycenae")
                .disks("phoenicia", 1, "phoenicia")
                .disks("minos", 2, "minos")
                .disks("mycenae", 1, "mycenae")
                .wonder("minos", "grand-gardens", "minos", 5)
                .disks("minos", 2, "rhodes")
                .wonder("minos", "great-library", "rhodes", 5)
                .hand("phoenicia", "exile", "seer")
                .growth("phoenicia")
                .until("CardAction");
        assertThat(table.disksOnWonder("grand-gardens")).isEqualTo(4);
        table.untilTurn(1, 2);
        assertThat(table.disksOnWonder("great-library")).isEqualTo(4);
        assertThat(table.disksOnWonder("grand-gardens")).isLessThanOrEqualTo(4);
    }
}
