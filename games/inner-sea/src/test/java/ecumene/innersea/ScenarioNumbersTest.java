package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.rule.Acquisition;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The exact numbers and areas that decide scenarios: what is just enough, and one less. */
class ScenarioNumbersTest {

    private static final String[] WEST = {
        "rome", "carthage", "massilia", "tarraco", "novo-carthago", "syracuse", "samnium", "etruria"
    };
    private static final String[] EAST = {
        "thrace", "attica", "ionia", "troy", "phoenicia", "nile-delta", "minos", "cyprus"
    };
    private static final String[] GREEK_GOLD = {"mycenae", "laconia", "attica", "thessaly"};
    private static final String[] MACEDONIAN_GOLD = {"macedonia", "thessaly", "attica", "mycenae"};

    /** How a match ends whose last turn is this one. */
    private static String lastTurn(Table table) {
        table.turn(4).competitions().until("none");
        assertThat(table.position().isFinished()).isTrue();
        return table.game().result(table.position()).reason();
    }

    /** Whether a match goes on after its first turn. */
    private static boolean goesOn(Table table) {
        int epoch = table.position().epoch();
        table.competitions().untilTurn(epoch, 2);
        return !table.position().isFinished();
    }

    // ---------------------------------------------------------------- the fall of Rome

    private static Table fall(String half, String empire, int from, int cities, String... all) {
        Table table = Table.scenario(half, 1, empire);
        for (int i = 0; i < cities; i++) {
            table.disks(empire, 3, all[(from + i) % all.length]);
        }
        return table;
    }

    private static Table west(int from, int cities) {
        return fall("fall-west", "western-empire", from, cities, WEST);
    }

    private static Table east(int from, int cities) {
        return fall("fall-east", "eastern-empire", from, cities, EAST);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void anyFourOfTheEightCitiesSaveTheEmpireAndThreeDoNot() {
        for (int from = 0; from < 8; from++) {
            assertThat(lastTurn(west(from, 4))).as("from %s on", WEST[from]).isEqualTo("solitaire-won");
            assertThat(lastTurn(east(from, 4))).as("from %s on", EAST[from]).isEqualTo("solitaire-won");
            assertThat(lastTurn(west(from, 3))).as("from %s on", WEST[from]).isEqualTo("solitaire-lost");
            assertThat(lastTurn(east(from, 3))).as("from %s on", EAST[from]).isEqualTo("solitaire-lost");
        }
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void sevenCitiesAreDecisiveAndSixAreNot() {
        for (int from = 0; from < 8; from++) {
            assertThat(lastTurn(west(from, 7))).isEqualTo("solitaire-decisive");
            assertThat(lastTurn(east(from, 7))).isEqualTo("solitaire-decisive");
            assertThat(lastTurn(west(from, 6))).isEqualTo("solitaire-won");
            assertThat(lastTurn(east(from, 6))).isEqualTo("solitaire-won");
        }
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void twoCitiesLetTheEmpireLiveOnAndOneDoesNot() {
        for (int from = 0; from < 8; from++) {
            assertThat(goesOn(west(from, 2))).as("from %s on", WEST[from]).isTrue();
            assertThat(goesOn(east(from, 2))).as("from %s on", EAST[from]).isTrue();
            assertThat(goesOn(west(from, 1))).as("from %s on", WEST[from]).isFalse();
            assertThat(goesOn(east(from, 1))).as("from %s on", EAST[from]).isFalse();
        }
    }

    /** A Settlement in one of the eight areas is no City any more, and a City elsewhere is none of the eight. */
    @Rule(Rulebook.SCENARIOS)
    @Test
    void onlyCitiesInTheEightAreasCount() {
        assertThat(lastTurn(west(0, 3).disks("western-empire", 2, "tarraco"))).isEqualTo("solitaire-lost");
        assertThat(lastTurn(west(0, 3).disks("western-empire", 3, "gades"))).isEqualTo("solitaire-lost");
        assertThat(lastTurn(east(0, 3).disks("eastern-empire", 2, "troy"))).isEqualTo("solitaire-lost");
        assertThat(lastTurn(east(0, 3).disks("eastern-empire", 3, "egypt"))).isEqualTo("solitaire-lost");
    }

    // ---------------------------------------------------------------- Greeks and Persians

    private static Table greeks(String... held) {
        return Table.scenario("greeks-persians", 1, "greeks", "persian-land", "persian-sea")
                .disks("greeks", 1, held)
                .disks("persian-land", 1, "cappadocia")
                .disks("persian-sea", 1, "phoenicia");
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void theGreeksNeedAnyThreeOfFourAreasAtTheEndAndTwoBefore() {
        for (int from = 0; from < 4; from++) {
            String one = GREEK_GOLD[from];
            String two = GREEK_GOLD[(from + 1) % 4];
            String three = GREEK_GOLD[(from + 2) % 4];
            assertThat(lastTurn(greeks(one, two, three))).isEqualTo("solitaire-won");
            assertThat(lastTurn(greeks(one, two, "macedonia"))).isEqualTo("solitaire-lost");
            assertThat(goesOn(greeks(one, two))).as("%s and %s", one, two).isTrue();
            assertThat(goesOn(greeks(one, "macedonia"))).as(one).isFalse();
        }
        assertThat(goesOn(greeks("mycenae", "laconia").disks("persian-land", 1, "laconia")))
                .as("shared, not controlled")
                .isFalse();
    }

    // ---------------------------------------------------------------- Alexander the Great

    private static Table alexander(String... held) {
        return Table.scenario("alexander", 1, "macedonians", "persian-land", "persian-sea")
                .disks("macedonians", 1, held)
                .disks("persian-land", 1, "troy")
                .disks("persian-sea", 1, "al-mina");
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void alexanderNeedsAllFourAreasAndNoCityInAnyOfTheEight() {
        assertThat(lastTurn(alexander(MACEDONIAN_GOLD))).isEqualTo("solitaire-won");
        for (int without = 0; without < 4; without++) {
            Table table = alexander("laconia");
            for (int area = 0; area < 4; area++) {
                table.disks("macedonians", area == without ? 0 : 1, MACEDONIAN_GOLD[area]);
            }
            assertThat(lastTurn(table))
                    .as("without %s", MACEDONIAN_GOLD[without])
                    .isEqualTo("solitaire-lost");
        }
        for (String land : new String[] {"lydia", "phrygia", "cappadocia", "silicia"}) {
            assertThat(lastTurn(alexander(MACEDONIAN_GOLD).disks("persian-land", 3, land)))
                    .as("a City in %s", land)
                    .isEqualTo("solitaire-lost");
            assertThat(lastTurn(alexander(MACEDONIAN_GOLD).disks("persian-land", 2, land)))
                    .as("a Settlement in %s", land)
                    .isEqualTo("solitaire-won");
        }
        for (String sea : new String[] {"phoenicia", "palmyra", "nile-delta", "egypt"}) {
            assertThat(lastTurn(alexander(MACEDONIAN_GOLD).disks("persian-sea", 3, sea)))
                    .as("a City in %s", sea)
                    .isEqualTo("solitaire-lost");
        }
        assertThat(lastTurn(alexander(MACEDONIAN_GOLD).disks("persian-sea", 3, "cyprus")))
                .as("none of the eight")
                .isEqualTo("solitaire-won");
    }

    /** What is not reached before the fourth turn is not lost, and what is reached is not won. */
    @Rule(Rulebook.SCENARIOS)
    @Test
    void alexanderIsNeitherLostNorWonBeforeTheFourthTurn() {
        assertThat(goesOn(alexander(MACEDONIAN_GOLD))).isTrue();
        assertThat(goesOn(alexander("laconia").disks("persian-land", 3, "lydia")))
                .isTrue();
    }

    // ---------------------------------------------------------------- the God-Kings of Egypt

    private static Table godKings(String... held) {
        return Table.scenario("god-kings", 1, "egypt", "sea-peoples", "hittites")
                .disks("egypt", 1, held)
                .disks("sea-peoples", 1, "minos")
                .disks("hittites", 1, "cappadocia");
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void anyAreaOfTheNileKeepsTheGodKings() {
        for (String nile : new String[] {"nile-delta", "egypt", "kush"}) {
            assertThat(goesOn(godKings(nile))).as(nile).isTrue();
        }
        assertThat(goesOn(godKings("sinai", "libya", "red-sea"))).isFalse();
    }

    @Rule({Rulebook.SCENARIOS, Rulebook.DRAW})
    @Test
    void everyClientStateThatIsOccupiedPaysATalent() {
        for (String client : new String[] {"canaan", "phoenicia", "cyrene", "cyprus"}) {
            Table table = godKings("egypt", client).competitions().until("DrawStep");
            assertThat(table.talents("egypt")).as(client).isEqualTo(1);
        }
        Table none = godKings("egypt", "sinai", "palmyra").talents("egypt", 1).competitions();
        none.until("DrawStep");
        assertThat(none.talents("egypt")).isEqualTo(1);
    }

    // ---------------------------------------------------------------- Rome and Carthage

    private static Table punicWars(String civilization, String... held) {
        return Table.scenario("punic-wars", 2, "rome", "carthage")
                .disks("rome", 1, "apulia")
                .disks("carthage", 1, "gades")
                .disks(civilization, 1, held)
                .epoch(4);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void sicilyIsWorthThreePointsOnlyAsAWhole() {
        Table whole = punicWars("rome", "sicilia", "syracuse");
        lastTurn(whole);
        assertThat(whole.points("rome")).isEqualTo(3);
        assertThat(whole.points("carthage")).isZero();
        Table half = punicWars("rome", "sicilia");
        lastTurn(half);
        assertThat(half.points("rome")).isZero();
        Table shared = punicWars("rome", "sicilia", "syracuse").disks("carthage", 1, "syracuse");
        lastTurn(shared);
        assertThat(shared.points("rome")).isZero();
    }

    private static Table hannibal(String civilization, String... held) {
        return Table.scenario("hannibal", 2, "carthage", "rome")
                .disks("carthage", 1, "gades")
                .disks("rome", 1, "cisalpina")
                .disks(civilization, 1, held);
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void anyThreeOfTheItalianGoldAreasWinHannibalsWar() {
        assertThat(goesOn(hannibal("carthage", "samnium", "apulia", "etruria"))).isFalse();
        assertThat(goesOn(hannibal("carthage", "samnium", "apulia", "umbria"))).isTrue();
        assertThat(goesOn(hannibal("carthage", "apulia", "etruria", "bruttium")))
                .isTrue();
        assertThat(goesOn(hannibal("carthage", "samnium", "etruria", "umbria"))).isTrue();
    }

    @Rule(Rulebook.SCENARIOS)
    @Test
    void onePointMoreGivesRomeTheUndecidedWarAndAnEqualNumberDoesNot() {
        assertThat(lastTurn(hannibal("rome", "umbria").points("rome", 7).points("carthage", 6)))
                .isNotEqualTo("drawn");
        assertThat(lastTurn(hannibal("rome", "umbria").points("rome", 6).points("carthage", 6)))
                .isEqualTo("drawn");
        assertThat(lastTurn(hannibal("rome", "umbria").points("rome", 6).points("carthage", 7)))
                .isEqualTo("drawn");
    }

    // ---------------------------------------------------------------- what grows with the Epochs

    @Rule({Rulebook.SCENARIOS, Rulebook.SYSTEM})
    @Test
    void theSecondEnemyOfTheGodKingsGrowsWithEveryEpoch() {
        for (int epoch = 1; epoch <= 3; epoch++) {
            Table table = godKings("egypt").disks("hittites", 2, "phrygia", "lydia", "silicia");
            int first = Acquisition.income(table.position(), 2);
            int now = Acquisition.income(table.epoch(epoch).position(), 2);
            assertThat(now - first).as("Epoch %d", epoch).isEqualTo(epoch - 1);
        }
    }

    /** The line of the map stays out of play: what lies on it decides nothing and cannot be entered. */
    @Rule({Rulebook.SCENARIOS, Rulebook.DEPLOYMENT})
    @Test
    void disksOfTheEmpireStayInItsHalf() {
        Table table = west(0, 4)
                .disks("western-empire", 1, "apulia")
                .growth("western-empire")
                .until("Deploy");
        assertThat(table.refusal(place("troy"))).isEqualTo(InnerSeaRefusal.OUT_OF_PLAY);
    }
}
