package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.EpochEvent;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.rule.Acquisition;
import ecumene.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The end of an Epoch and of the game. */
class EndOfEpochTest {

    private static Table twoOnLand() {
        return Table.of("egypt", "troy").disks("egypt", 1, "egypt").disks("troy", 1, "phrygia");
    }

    /** The end of the first Epoch, with a chance that turns over a card of the wanted row. */
    private static Table changing(Supplier<Table> given, EpochEvent wanted) {
        for (long seed = 1; seed < 3000; seed++) {
            Table table = given.get().turn(4);
            table.position().random().reseed(seed);
            table.competitions();
            while (table.position().phase() != Phase.END_OF_EPOCH
                    && table.position().epoch() == 1) {
                table.play(table.game().defaultMove(table.position(), table.seat()));
            }
            boolean invaded = wanted == EpochEvent.BARBARIAN_EPOCH
                    && table.position().phase() == Phase.END_OF_EPOCH
                    && table.told(InnerSeaEvent.EventHappened.class).stream()
                            .anyMatch(told -> EpochEvent.of(told.card()) == wanted);
            if (invaded
                    || table.told(InnerSeaEvent.EpochChanged.class).stream().anyMatch(told -> told.event() == wanted)) {
                return table;
            }
        }
        throw new AssertionError("no seed leads to " + wanted);
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void plagueFamineDelugeAndWinter() {
        Table plague =
                changing(() -> twoOnLand().disks("egypt", 3, "kush", "sinai").talents("egypt", 5), EpochEvent.PLAGUE);
        plague.until("LoseSomewhere");
        plague.play(remove("kush"));
        assertThat(plague.allows(remove("kush"))).as("no City any more").isFalse();
        plague.play(payTalent());
        assertThat(plague.disks("egypt", "sinai")).isEqualTo(3);

        Table famine = changing(() -> twoOnLand().disks("egypt", 2, "kush", "sinai", "libya"), EpochEvent.FAMINE);
        famine.until("LoseSomewhere").play(remove("sinai"));
        assertThat(famine.question()).as("one for two of three").isNotEqualTo("LoseSomewhere");
        assertThat(famine.onMap("egypt")).isEqualTo(6);

        Table deluge = changing(
                () -> twoOnLand().disks("egypt", 2, "red-sea").disks("egypt", 1, "egyptian-sea"), EpochEvent.DELUGE);
        deluge.until("LoseSomewhere").play(remove("red-sea"), remove("egyptian-sea"));
        assertThat(deluge.onMap("egypt")).isEqualTo(2);

        Table winter = changing(
                () -> twoOnLand()
                        .points("egypt", 3)
                        .disks("egypt", 3, "kush", "sinai")
                        .disks("troy", 3, "lydia"),
                EpochEvent.WINTER);
        winter.until("LoseSomewhere");
        winter.until("Retire");
        assertThat(winter.onMap("egypt")).as("five for the first").isEqualTo(2);
        assertThat(winter.onMap("troy")).isEqualTo(1);
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void earthquakesPeoplesFallAndDarkAge() {
        Table quake = changing(
                () -> twoOnLand()
                        .disks("egypt", 3, "kush")
                        .wonder("egypt", "colossus", "egypt", 5)
                        .wonder("troy", "great-library", "phrygia", 5),
                EpochEvent.EARTHQUAKES);
        quake.until("Earthquakes").play(wonder("colossus"));
        assertThat(quake.isBuried("colossus")).isTrue();
        quake.play(done());
        assertThat(quake.isBuried("great-library")).isFalse();
        assertThat(quake.onMap("troy")).isZero();

        Table peoples = changing(() -> twoOnLand().points("egypt", 2), EpochEvent.PEOPLES);
        peoples.until("Peoples");
        assertThat(peoples.asked()).as("fewest points first").isEqualTo("troy");
        peoples.play(at("kush"), at("lydia"));
        assertThat(peoples.disks("barbarians", "kush")).isEqualTo(3);
        assertThat(peoples.disks("barbarians", "lydia")).isEqualTo(3);

        Table full = changing(() -> twoOnLand().disks("barbarians", 4, "thrace"), EpochEvent.PEOPLES);
        full.until("Peoples");
        full.disks("barbarians", 4 - full.disks("barbarians", "thrace"), "thrace");
        assertThat(full.refusal(at("thrace"))).isEqualTo(InnerSeaRefusal.NO_ROOM_FOR_BARBARIANS);
        assertThat(full.refusal(at("egypt"))).as("a home area").isEqualTo(InnerSeaRefusal.ANSWER_THE_CHANGE_NOW);

        Table fall = changing(() -> twoOnLand().disks("egypt", 3, "kush", "sinai", "libya"), EpochEvent.FALL);
        fall.until("Retire");
        assertThat(fall.points("egypt"))
                .as("three Cities, less one, most Cities")
                .isEqualTo(3);

        Table dark = changing(
                () -> twoOnLand().disks("egypt", 3, "kush", "sinai", "libya", "nile-delta", "canaan"),
                EpochEvent.DARK_AGE);
        dark.until("LoseSomewhere").play(remove("canaan"));
        assertThat(dark.question()).as("four Cities are left").isNotEqualTo("LoseSomewhere");
        assertThat(dark.disks("egypt", "canaan")).isEqualTo(2);
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void betterTimes() {
        Table smile = changing(
                () -> twoOnLand().wonder("egypt", "colossus", "egypt", 0).buried("colossus"), EpochEvent.GODS_SMILE);
        smile.until("Retire");
        assertThat(smile.isBuried("colossus")).isFalse();
        assertThat(smile.disksOnWonder("colossus")).isEqualTo(1);

        Table plenty = changing(EndOfEpochTest::twoOnLand, EpochEvent.PLENTY);
        plenty.until("Retire");
        assertThat(plenty.position().plenty()).isEqualTo(2);
        assertThat(Acquisition.outlook(plenty.position(), 1).disks())
                .as("on top of the three")
                .isEqualTo(5);
        plenty.untilTurn(2, 2);
        assertThat(plenty.position().plenty()).as("in one growth only").isZero();

        Table quiet = changing(EndOfEpochTest::twoOnLand, EpochEvent.QUIET);
        quiet.until("Retire");
        assertThat(quiet.position().epoch()).isEqualTo(2);

        Table hordes = changing(EndOfEpochTest::twoOnLand, EpochEvent.BARBARIAN_EPOCH);
        assertThat(hordes.question()).isEqualTo("TargetArea");
        hordes.until("Retire");
        assertThat(hordes.onMap("barbarians"))
                .as("98 to 101 are resolved as cards")
                .isPositive();
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void whoHasNoDisksForAllWondersSaysWhichOneGetsOne() {
        Table table = changing(
                () -> Table.of("egypt", "troy")
                        .disks("egypt", 3, "egypt", "kush", "libya", "nile-delta", "sinai", "canaan", "palmyra")
                        .disks("egypt", 1, "phoenicia")
                        .disks("troy", 1, "troy")
                        .wonder("egypt", "great-pyramid", "egypt", 5)
                        .wonder("egypt", "grand-gardens", "kush", 5)
                        .wonder("egypt", "grand-temple", "libya", 5)
                        .wonder("egypt", "stairway-to-heaven", "nile-delta", 5)
                        .wonder("egypt", "great-lighthouse", "sinai", 5)
                        .wonder("egypt", "colossus", "canaan", 0)
                        .wonder("egypt", "great-library", "palmyra", 0)
                        .buried("colossus")
                        .buried("great-library"),
                EpochEvent.GODS_SMILE);
        assertThat(table.question()).isEqualTo("GodsSmile");
        assertThat(table.asked()).isEqualTo("egypt");
        assertThat(table.allows(wonder("great-pyramid")))
                .as("it was not buried")
                .isFalse();
        table.play(wonder("colossus"));
        assertThat(table.disksOnWonder("colossus")).isEqualTo(1);
        assertThat(table.disksOnWonder("great-library")).isZero();
        assertThat(table.isBuried("great-library")).isFalse();
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void learningBringsASixthCardOnce() {
        Table table = changing(EndOfEpochTest::twoOnLand, EpochEvent.LEARNING);
        table.until("Retire");
        assertThat(table.position().epoch()).isEqualTo(2);
        assertThat(table.handSize("egypt")).isEqualTo(6);
        assertThat(table.handSize("troy")).isEqualTo(6);
        assertThat(table.position().learning())
                .as("nothing of it is left for the next Epoch")
                .isZero();
        assertThat(EpochEvent.of(FateCard.of("spice-road"))).isEqualTo(EpochEvent.LEARNING);
    }

    @Rule(Rulebook.END_OF_EPOCH)
    @Test
    void anEpochEndsWithPointsAndWithoutTalents() {
        Table table = changing(
                () -> twoOnLand()
                        .disks("egypt", 3, "kush")
                        .wonder("egypt", "colossus", "kush", 0)
                        .talents("egypt", 7)
                        .hand("troy", "exile"),
                EpochEvent.QUIET);
        table.until("Retire");

        assertThat(table.points("egypt"))
                .as("City, Wonder; most Cities, most Wonders, six talents")
                .isEqualTo(6);
        assertThat(table.talents("egypt")).isZero();
        assertThat(table.position().epoch()).isEqualTo(2);
        assertThat(table.position().turn()).isEqualTo(1);
    }

    @Rule(Rulebook.END_OF_EPOCH)
    @Test
    void everybodyDiscardsAndDrawsFive() {
        Table table = twoOnLand()
                .hand("egypt", "exile", "tribute")
                .turn(4)
                .discarded("census")
                .competitions();
        table.until("Retire");

        assertThat(table.position().epoch()).isEqualTo(2);
        assertThat(table.handSize("egypt")).isBetween(4, 6);
        assertThat(table.handSize("troy")).isBetween(4, 6);
        assertThat(table.isDiscarded("census")).isFalse();
    }

    @Rule(Rulebook.END_OF_EPOCH)
    @Test
    void handsDiscardsAndCardsSetAsideReturnToTheDeck() {
        Table table = changing(
                () -> {
                    Table given = twoOnLand().hand("egypt", "exile", "tribute").discarded("census");
                    given.position()
                            .cards()
                            .takeFromDeck(FateCard.of("lawgiver").index());
                    given.position().cards().setAside(FateCard.of("lawgiver").index());
                    return given;
                },
                EpochEvent.QUIET);
        assertThat(table.told(InnerSeaEvent.HandDiscarded.class))
                .contains(new InnerSeaEvent.HandDiscarded(
                        Civilization.of("egypt"), List.of(FateCard.of("tribute"), FateCard.of("exile"))));
        assertThat(table.told(InnerSeaEvent.DeckShuffled.class)).isNotEmpty();
        assertThat(table.told(InnerSeaEvent.CardRevealed.class)).isNotEmpty();
        table.until("Retire");
        assertThat(table.isAside("lawgiver")).isFalse();
        assertThat(table.isDiscarded("census")).isFalse();
    }

    /** In the turn before, Egypt has built a Wonder and used its Temple, and Phoenicia its alphabet. */
    @Rule({Rulebook.WONDERS, Rulebook.ABILITIES})
    @Test
    void everyTurnAllowsAWonderAndTheAlphabetAgain() {
        Table table = Table.scenario("trio", 1, "phoenicia", "minos", "mycenae")
                .disks("phoenicia", 3, "phoenicia", "al-mina")
                .disks("minos", 1, "minos")
                .disks("mycenae", 1, "mycenae")
                .hand("phoenicia", "exile")
                .talents("phoenicia", 6);
        table.position().set(Stat.WONDER_BUILT, 0, 1);
        table.position().set(Stat.ALPHABET_USED, 0, 1);
        table.action("phoenicia");
        assertThat(table.refusal(build("great-pyramid"))).isEqualTo(InnerSeaRefusal.ONE_WONDER_PER_TURN);
        assertThat(table.allows(alphabet("exile"))).isFalse();
        table.untilTurn(1, 2).until("CardAction");
        assertThat(table.refusal(build("great-pyramid"))).isNotEqualTo(InnerSeaRefusal.ONE_WONDER_PER_TURN);
        assertThat(table.allows(alphabet(table.hand("phoenicia").getFirst()))).isTrue();
    }

    // ---------------------------------------------------------------- the end of the game

    @Rule(Rulebook.END)
    @Test
    void theLastEpochEndsTheGameByPoints() {
        Table table = twoOnLand()
                .epoch(4)
                .turn(4)
                .disks("egypt", 3, "kush")
                .talents("troy", 3)
                .competitions();

        assertThat(table.position().isFinished()).as("nobody is asked any more").isTrue();
        assertThat(table.told(InnerSeaEvent.EpochEnded.class)).containsExactly(new InnerSeaEvent.EpochEnded(4));
        assertThat(table.told(InnerSeaEvent.GameEnded.class)).containsExactly(new InnerSeaEvent.GameEnded(4));
        assertThat(table.game().result(table.position()).ranking()).isEqualTo(List.of(List.of(0), List.of(1)));
        assertThat(table.game().result(table.position()).scores()).containsExactly(2, 1);
        assertThat(table.game().result(table.position()).reason()).isEqualTo("epochs");
    }

    @Rule(Rulebook.END)
    @Test
    void tiesAreBrokenByWondersCitiesDisksAndAreas() {
        assertThat(ranking(Table.of("egypt", "troy")
                        .disks("egypt", 1, "egypt")
                        .disks("troy", 2, "lydia")
                        .disks("troy", 1, "phrygia")))
                .as("disks")
                .isEqualTo(List.of(List.of(1), List.of(0)));
        assertThat(ranking(Table.of("egypt", "troy")
                        .disks("egypt", 1, "egypt", "kush")
                        .disks("troy", 2, "lydia")))
                .as("areas")
                .isEqualTo(List.of(List.of(0), List.of(1)));
        assertThat(ranking(Table.of("egypt", "troy").disks("egypt", 1, "egypt").disks("troy", 1, "lydia")))
                .as("a draw")
                .isEqualTo(List.of(List.of(0, 1)));
        assertThat(ranking(Table.of("egypt", "troy")
                        .disks("egypt", 1, "egypt")
                        .wonder("egypt", "colossus", "egypt", 0)
                        .disks("troy", 3, "lydia")
                        .points("troy", 0)))
                .as("a Wonder before a City")
                .isEqualTo(List.of(List.of(0), List.of(1)));
    }

    /** The last turn of all; both score the same beforehand. */
    private static List<List<Integer>> ranking(Table table) {
        table.epoch(4).turn(4).competitions();
        table.until("none");
        return table.game().result(table.position()).ranking();
    }

    @Rule(Rulebook.OPTIONS)
    @Test
    void aLastEventComesFromTheHarshRows() {
        Table table = Table.with(Map.of("last-epoch-event", "true"), 2, "egypt", "troy")
                .disks("egypt", 3, "kush")
                .disks("troy", 1, "phrygia")
                .epoch(4)
                .turn(4)
                .top("breath-of-god", "divine-protection")
                .competitions();
        table.until("none");

        assertThat(table.told(InnerSeaEvent.EpochChanged.class)).hasSizeLessThanOrEqualTo(1);
        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.isDiscarded("breath-of-god"))
                .as("turned over, not resolved")
                .isTrue();
    }

    /** Egypt has nine disks on the map less than its colour holds, and two of them are left for three Wonders. */
    @Rule(Rulebook.CHANGE)
    @Test
    void asManyRestoredWondersGetADiskAsThereAreDisks() {
        Table table = changing(
                () -> Table.of("egypt", "troy")
                        .disks("egypt", 3, "egypt", "kush", "libya", "nile-delta", "sinai", "canaan", "palmyra")
                        .disks("egypt", 3, "phoenicia", "al-mina")
                        .disks("troy", 1, "troy")
                        .wonder("egypt", "grand-gardens", "kush", 5)
                        .wonder("egypt", "grand-temple", "libya", 5)
                        .wonder("egypt", "stairway-to-heaven", "nile-delta", 5)
                        .wonder("egypt", "great-lighthouse", "sinai", 4)
                        .wonder("egypt", "great-pyramid", "egypt", 0)
                        .wonder("egypt", "colossus", "canaan", 0)
                        .wonder("egypt", "great-library", "palmyra", 0)
                        .buried("great-pyramid")
                        .buried("colossus")
                        .buried("great-library"),
                EpochEvent.GODS_SMILE);
        assertThat(table.supply("egypt")).isEqualTo(2);
        table.play(wonder("great-pyramid"));
        assertThat(table.question()).as("one disk, two Wonders").isEqualTo("GodsSmile");
        assertThat(table.refusal(wonder("great-pyramid"))).isEqualTo(InnerSeaRefusal.ANSWER_THE_CHANGE_NOW);
        assertThat(table.game().defaultMove(table.position(), table.seat())).isEqualTo(wonder("great-library"));
        table.play(wonder("colossus"));

        assertThat(table.question()).isNotEqualTo("GodsSmile");
        assertThat(table.disksOnWonder("great-pyramid")).isEqualTo(1);
        assertThat(table.disksOnWonder("colossus")).isEqualTo(1);
        assertThat(table.disksOnWonder("great-library")).isZero();
        assertThat(table.isBuried("great-library")).isFalse();
        assertThat(table.supply("egypt")).isZero();
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void nobodyIsAskedWhenThereIsADiskForEveryRestoredWonder() {
        Table table = changing(
                () -> twoOnLand()
                        .disks("egypt", 3, "kush")
                        .wonder("egypt", "great-pyramid", "kush", 0)
                        .wonder("egypt", "colossus", "egypt", 0)
                        .wonder("troy", "great-library", "phrygia", 0)
                        .buried("great-pyramid")
                        .buried("colossus")
                        .buried("great-library"),
                EpochEvent.GODS_SMILE);
        assertThat(table.question()).isNotEqualTo("GodsSmile");
        table.until("Retire");
        for (String wonder : new String[] {"great-pyramid", "colossus", "great-library"}) {
            assertThat(table.disksOnWonder(wonder)).as(wonder).isEqualTo(1);
            assertThat(table.isBuried(wonder)).as(wonder).isFalse();
        }
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void earthquakesAskEverybodyWithAWonderOnceInTurnOrder() {
        Table table = changing(
                () -> twoOnLand()
                        .disks("egypt", 2, "kush")
                        .disks("troy", 2, "thrace")
                        .wonder("troy", "great-pyramid", "thrace", 5)
                        .wonder("egypt", "colossus", "kush", 5),
                EpochEvent.EARTHQUAKES);
        assertThat(table.question()).isEqualTo("Earthquakes");
        assertThat(table.asked()).isEqualTo("egypt");
        table.play(wonder("colossus"));
        assertThat(table.asked()).isEqualTo("troy");
        table.play(wonder("great-pyramid"));

        assertThat(table.question()).isNotEqualTo("Earthquakes");
        assertThat(table.isBuried("great-pyramid")).isTrue();
        assertThat(table.supply("troy")).as("its disks are back").isEqualTo(45);
        assertThat(table.told(InnerSeaEvent.WonderBuried.class)).hasSize(1);
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void winterIsHarderForAllWhoShareTheFirstPlace() {
        Table table = changing(
                () -> twoOnLand()
                        .points("egypt", 3)
                        .points("troy", 3)
                        .disks("egypt", 2, "kush", "sinai", "libya")
                        .disks("troy", 2, "lydia", "ionia", "thrace"),
                EpochEvent.WINTER);
        table.until("Retire");
        assertThat(table.onMap("egypt")).isEqualTo(2);
        assertThat(table.onMap("troy")).isEqualTo(2);
    }

    @Rule(Rulebook.CHANGE)
    @Test
    void theFallCostsNobodyAPointWithoutACity() {
        Table table = changing(() -> twoOnLand().points("egypt", 3).points("troy", 2), EpochEvent.FALL);
        table.until("Retire");
        assertThat(table.points("egypt")).isEqualTo(3);
        assertThat(table.points("troy")).isEqualTo(2);
    }

    @Rule(Rulebook.END_OF_EPOCH)
    @Test
    void nobodyScoresForASharedFirstPlace() {
        Table table = changing(
                () -> twoOnLand()
                        .disks("egypt", 3, "kush")
                        .disks("troy", 3, "thrace")
                        .wonder("egypt", "colossus", "kush", 0)
                        .wonder("troy", "great-pyramid", "thrace", 0),
                EpochEvent.QUIET);
        table.until("Retire");
        assertThat(table.points("egypt")).as("its City and its Wonder").isEqualTo(2);
        assertThat(table.points("troy")).isEqualTo(2);
    }

    /** Troy has no Wonder of its own, but it stands beside that of Egypt, where nobody else does. */
    @Rule(Rulebook.END_OF_EPOCH)
    @Test
    void mostWondersAreThoseBesideWhichOneStands() {
        Table table = changing(() -> twoOnLand().wonder("egypt", "great-pyramid", "phrygia", 0), EpochEvent.QUIET);
        table.until("Retire");
        assertThat(table.points("troy")).isEqualTo(1);
        assertThat(table.points("egypt")).isZero();

        Table buried = changing(
                () -> twoOnLand().wonder("egypt", "great-pyramid", "phrygia", 0).buried("great-pyramid"),
                EpochEvent.QUIET);
        buried.until("Retire");
        assertThat(buried.points("troy")).as("nobody sees it").isZero();
    }

    /** What a turn or an Epoch has left to do is done when the next one begins. */
    @Rule(Rulebook.END_OF_EPOCH)
    @Test
    void nothingIsLeftToDoOfTheTurnBefore() {
        Table table = twoOnLand().turn(3).competitions().until("Retire");
        int steps = table.position().steps().size();
        assertThat(table.position().phase()).isEqualTo(Phase.GROWTH);
        int turn = table.position().turn();
        int epoch = table.position().epoch();
        while (table.position().epoch() < 3) {
            table.play(table.game().defaultMove(table.position(), table.seat()));
            if (table.position().turn() != turn || table.position().epoch() != epoch) {
                turn = table.position().turn();
                epoch = table.position().epoch();
                table.until("Retire");
                assertThat(table.position().steps().size()).isEqualTo(steps);
            }
        }
    }
}
