package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.at;
import static ecumene.sidmeiercivilization.Moves.discover;
import static ecumene.sidmeiercivilization.Moves.go;
import static ecumene.sidmeiercivilization.Moves.letPass;
import static ecumene.sidmeiercivilization.Moves.move;
import static ecumene.sidmeiercivilization.Moves.pay;
import static ecumene.sidmeiercivilization.Moves.play;
import static ecumene.sidmeiercivilization.Moves.raze;
import static ecumene.sidmeiercivilization.Moves.use;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.GREEN;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Wonder;
import ecumene.testkit.Rule;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Culture Events: for which moves somebody may interrupt. The capital of red stands on f2, that of blue on c14. */
class StakesTest {

    private static Table table() {
        return Table.of(Civilization.ROMANS, Civilization.GERMANS).plain().noFigures();
    }

    private static Object stake(Table table) {
        return table.game.prompt(table.position, BLUE).args().get("stake");
    }

    private static Object whose(Table table) {
        return table.game.prompt(table.position, BLUE).args().get("whose");
    }

    /** The tile below f8 lies face down. */
    private static Table unknown() {
        return unknown(table());
    }

    private static Table unknown(Table table) {
        table.armies(RED, 1, "f8");
        table.position.turned[table.position.layout.slot(Square.of("f9").index())] = SidMeierCivilizationPosition.NONE;
        return table;
    }

    @Rule({Rulebook.EVENTS, Rulebook.DISCOVERY})
    @Test
    void aDiscoveryCanBeInterrupted() {
        Table table =
                unknown().card(BLUE, EventCard.DEFECTION).armies(BLUE, 1, "d8").movement(RED);
        table.play(RED, move("f8", 1, 0), discover("f9"));
        assertThat(table.asked()).isEqualTo("interrupt");
        assertThat(stake(table)).isEqualTo("discovery");
        Table passed = table.copy();
        table.play(BLUE, play(EventCard.DEFECTION), at("f8"));
        assertThat(table.armiesOn("f8")).isZero();
        assertThat(Board.isRevealed(table.position, Table.at("f9"))).isFalse();
        passed.play(BLUE, letPass());
        assertThat(Board.isRevealed(passed.position, Table.at("f9"))).isTrue();
        assertThat(passed.asked()).isEqualTo("march");
    }

    @Rule({Rulebook.EVENTS, Rulebook.DISCOVERY})
    @Test
    void whoIsHeldFastMayStillLookFromThere() {
        Table table = unknown(Tables.table()).marker(BLUE, Marker.HUT_SPY).movement(RED);
        Table looking = table.copy().play(RED, move("f8", 1, 0), discover("f9"));
        assertThat(looking.asked()).as("Communism hinders nobody who stays").isEqualTo("march");
        table.play(RED, move("f8", 1, 0), go("f7"));
        table.play(BLUE, use(Ability.COMMUNISM), at("f8"), pay("hut-spy"));
        table.play(RED, discover("f9"));
        assertThat(Board.isRevealed(table.position, Table.at("f9"))).isTrue();
        assertThat(table.armiesOn("f8")).isEqualTo(1);
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void aDiscoveryOutOfEverybodysReachAsksNobody() {
        Table table = unknown().card(BLUE, EventCard.DEFECTION).movement(RED);
        table.play(RED, move("f8", 1, 0), discover("f9"));
        assertThat(Board.isRevealed(table.position, Table.at("f9"))).isTrue();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void whoLeavesTheReachOfACardCanBeInterruptedFirst() {
        Table table = table().card(BLUE, EventCard.DEFECTION)
                .armies(BLUE, 1, "c9")
                .armies(RED, 1, "c5")
                .movement(RED)
                .play(RED, move("c5", 1, 0));
        Table nearer = table.copy().play(RED, go("c6"));
        assertThat(nearer.asked()).as("four squares, then three").isEqualTo("march");
        table.play(RED, go("c4"));
        assertThat(table.asked()).as("four squares, then five").isEqualTo("interrupt");
        assertThat(stake(table)).isEqualTo("reach");
        table.play(BLUE, play(EventCard.DEFECTION), at("c5"));
        assertThat(table.armiesOn("c5")).isZero();
        assertThat(table.armiesOn("c4")).isZero();
    }

    /** A scout of blue on f8; on f6 it is in the reach of red, and could build a city. */
    private static Table settlers() {
        return table().scouts(BLUE, 1, "f8").armies(BLUE, 1, "a9");
    }

    @Rule({Rulebook.EVENTS, Rulebook.CITIES})
    @Test
    void whoStopsAtTheSiteOfACityCanBeInterrupted() {
        Table table = settlers().card(RED, EventCard.DEFECTION).movement(BLUE);
        table.play(BLUE, move("f8", 0, 1), go("f7"), go("f6"));
        assertThat(table.asked()).isEqualTo("interrupt");
        assertThat(table.game.prompt(table.position, RED).args()).containsEntry("stake", "settling");
        Table passed = table.copy().play(RED, letPass());
        assertThat(passed.scoutsOn("f6")).isEqualTo(1);
        assertThat(passed.asked()).isEqualTo("movement");
        table.play(RED, play(EventCard.DEFECTION));
        assertThat(table.scoutsOn("f6")).isZero();
        assertThat(table.asked()).isEqualTo("movement");
    }

    @Rule({Rulebook.EVENTS, Rulebook.CITIES})
    @Test
    void whereNoCityComesOrThereIsStillTimeNobodyIsAsked() {
        Table far = settlers().card(RED, EventCard.DEFECTION).movement(BLUE);
        far.play(BLUE, move("f8", 0, 1), go("f7"), Moves.stop());
        assertThat(far.asked()).as("out of reach").isEqualTo("movement");
        Table near =
                settlers().card(RED, EventCard.DEFECTION).tribe(Board.HUT, "e5").movement(BLUE);
        near.play(BLUE, move("f8", 0, 1), go("f7"), go("f6"));
        assertThat(near.asked()).as("no city beside a hut").isEqualTo("movement");
        Table still = settlers().card(RED, EventCard.DEFECTION).movement(BLUE);
        Table waits = still.copy();
        waits.play(BLUE, move("f8", 0, 1), go("f7"), go("f8"));
        assertThat(waits.asked()).as("back where it was").isEqualTo("movement");
        still.position.firstSeat = BLUE;
        still.play(BLUE, move("f8", 0, 1), go("f7"), go("f6"));
        assertThat(still.asked()).as("red moves after blue and can strike then").isEqualTo("movement");
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void everyKindOfCardHasItsReach() {
        Table medieval = table().card(BLUE, EventCard.LOST)
                .armies(BLUE, 1, "c9")
                .armies(RED, 1, "c5")
                .armies(RED, 1, "c3")
                .movement(RED)
                .play(RED, move("c5", 1, 0), go("c4"));
        assertThat(medieval.asked()).as("within six squares").isEqualTo("march");
        medieval.play(RED, Moves.stop(), move("c3", 1, 0), go("c2"));
        assertThat(medieval.asked()).as("from six squares to seven").isEqualTo("interrupt");
        Table both = table().card(BLUE, EventCard.LOST, EventCard.DROUGHT)
                .armies(BLUE, 1, "c9")
                .armies(RED, 1, "c5")
                .movement(RED)
                .play(RED, move("c5", 1, 0), go("c4"));
        assertThat(both.asked())
                .as("the ancient card might be the one that counts")
                .isEqualTo("interrupt");
        Table modern = table().card(BLUE, EventCard.DISASTER)
                .armies(BLUE, 1, "c9")
                .armies(RED, 1, "c5")
                .movement(RED)
                .play(RED, move("c5", 1, 0), go("c4"));
        assertThat(modern.asked()).as("nobody leaves the whole map").isEqualTo("march");
        Table empty =
                table().armies(BLUE, 1, "c9").armies(RED, 1, "c5").movement(RED).play(RED, move("c5", 1, 0), go("c4"));
        assertThat(empty.asked()).as("no card at all").isEqualTo("march");
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void onlyWhoLosesTheReachIsAsked() {
        Table table = Table.of(Civilization.ROMANS, Civilization.EGYPTIANS, Civilization.CHINESE)
                .plain()
                .noFigures();
        String[] row = freeRow(table, 7);
        table.card(BLUE, EventCard.DROUGHT)
                .card(GREEN, EventCard.DROUGHT)
                .armies(BLUE, 1, row[0])
                .armies(RED, 1, row[4])
                .armies(GREEN, 1, row[6])
                .movement(RED)
                .play(RED, move(row[4], 1, 0), go(row[5]));
        assertThat(table.asks(BLUE)).isTrue();
        table.play(BLUE, letPass());
        assertThat(table.asked()).as("green still reaches the army").isEqualTo("march");
    }

    /** Some squares side by side that belong to nobody. */
    static String[] freeRow(Table table, int length) {
        for (int first : table.position.layout.squares()) {
            int free = 0;
            while (free < length
                    && first % Square.WIDTH + free < Square.WIDTH
                    && Board.isRevealed(table.position, first + free)
                    && Board.seatAround(table.position, first + free) == SidMeierCivilizationPosition.NONE
                    && Board.city(table.position, first + free) == SidMeierCivilizationPosition.NONE) {
                free++;
            }
            if (free == length) {
                return IntStream.range(first, first + length)
                        .mapToObj(square -> Square.at(square).toString())
                        .toArray(String[]::new);
            }
        }
        throw new AssertionError("no such row");
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void whatLiesOpenCannotStrike() {
        Table table =
                table().card(BLUE, EventCard.DROUGHT).armies(BLUE, 1, "c9").armies(RED, 1, "c5");
        table.position.eventDeck[EventCard.DEFECTION.index()] = 0;
        table.position.eventDiscard[EventCard.DEFECTION.index()] = (byte) EventCard.DEFECTION.cards();
        table.movement(RED).play(RED, move("c5", 1, 0), go("c4"));
        assertThat(table.asked()).isEqualTo("march");
    }

    @Rule({Rulebook.EVENTS, Rulebook.CITIES})
    @Test
    void aStepThatBarsACityCanBeInterrupted() {
        Table table = table().card(BLUE, EventCard.DEFECTION)
                .scouts(BLUE, 1, "f8")
                .armies(RED, 2, "e6")
                .movement(RED)
                .play(RED, move("e6", 1, 0), go("e7"));
        assertThat(table.asked()).isEqualTo("interrupt");
        assertThat(stake(table)).isEqualTo("site");
        assertThat(whose(table)).isEqualTo(BLUE);
        table.play(BLUE, letPass()).play(RED, Moves.stop(), move("e6", 1, 0), go("e7"));
        assertThat(table.asked()).as("the city is barred already").isEqualTo("march");
    }

    @Rule({Rulebook.EVENTS, Rulebook.CITIES})
    @Test
    void whereNobodyCouldBuildNothingIsBarred() {
        Table full = table().card(BLUE, EventCard.DEFECTION)
                .city(BLUE, "f14")
                .scouts(BLUE, 1, "f8")
                .armies(RED, 1, "e6")
                .movement(RED)
                .play(RED, move("e6", 1, 0), go("e7"));
        assertThat(full.asked()).as("blue has two cities").isEqualTo("march");
        Table army = table().card(BLUE, EventCard.DEFECTION)
                .armies(BLUE, 1, "f8")
                .armies(RED, 1, "e6")
                .movement(RED);
        Table republic = army.copy();
        army.play(RED, move("e6", 1, 0), go("e7"));
        assertThat(army.asked()).as("armies build no cities").isEqualTo("march");
        republic.position.government[BLUE] = (byte) Government.REPUBLIC.index();
        republic.play(RED, move("e6", 1, 0), go("e7"));
        assertThat(republic.asked()).as("but under a republic").isEqualTo("interrupt");
    }

    @Rule({Rulebook.EVENTS, Rulebook.ABILITIES})
    @Test
    void razingCanBeInterruptedAlsoByWhoHasNotMoved() {
        Table table = table().knows(RED, Technology.COMBUSTION)
                .city(BLUE, "b10")
                .building(Building.TEMPLE, "c9")
                .card(BLUE, EventCard.DEFECTION)
                .armies(RED, 1, "c9")
                .movement(RED)
                .play(RED, move("c9", 1, 0), raze());
        assertThat(table.asked()).isEqualTo("interrupt");
        assertThat(stake(table)).isEqualTo("razing");
        assertThat(whose(table)).isEqualTo(BLUE);
        Table passed = table.copy().play(BLUE, letPass());
        assertThat(Board.building(passed.position, Table.at("c9"))).isEqualTo(-1);
        table.play(BLUE, play(EventCard.DEFECTION));
        assertThat(Board.building(table.position, Table.at("c9"))).isEqualTo(Building.TEMPLE.index());
        assertThat(table.armiesOn("c9")).isZero();
    }

    @Rule(Rulebook.EVENTS)
    @Test
    void theQuestionSaysWhatIsAtStake() {
        Table outskirts = table().card(BLUE, EventCard.DROUGHT)
                .armies(RED, 1, "c12")
                .movement(RED)
                .play(RED, move("c12", 1, 0), go("c13"));
        assertThat(stake(outskirts)).isEqualTo("outskirts");
        assertThat(whose(outskirts)).isEqualTo(BLUE);
        Table city = table().card(BLUE, EventCard.DROUGHT)
                .armies(RED, 1, "c13")
                .movement(RED)
                .play(RED, move("c13", 1, 0), go("c14"));
        assertThat(stake(city)).isEqualTo("city");
        assertThat(whose(city)).isEqualTo(BLUE);
        for (int kind : new int[] {Board.HUT, Board.VILLAGE}) {
            Table tribe = table().card(BLUE, EventCard.DROUGHT)
                    .armies(BLUE, 1, "c9")
                    .tribe(kind, "c7")
                    .armies(RED, 1, "c6")
                    .movement(RED)
                    .play(RED, move("c6", 1, 0), go("c7"));
            assertThat(stake(tribe)).isEqualTo(kind == Board.HUT ? "hut" : "village");
            assertThat(whose(tribe)).isEqualTo(RED);
        }
        Table figures = Tables.interrupting();
        assertThat(stake(figures)).isEqualTo("figures");
        assertThat(whose(figures)).isEqualTo(BLUE);
    }

    @Rule({Rulebook.EVENTS, Rulebook.WONDERS})
    @Test
    void whoOwnsTheUnitedNationsIsOutOfReachOnceItHasRefused() {
        Table table = table().card(BLUE, EventCard.DEFECTION)
                .wonder(Wonder.UNITED_NATIONS, "e2")
                .armies(BLUE, 1, "c9")
                .armies(RED, 1, "c5")
                .movement(RED);
        Table refused = table.copy();
        table.play(RED, move("c5", 1, 0), go("c4"));
        assertThat(table.asked()).isEqualTo("interrupt");
        refused.position.use(BLUE, Once.REFUSED);
        refused.play(RED, move("c5", 1, 0), go("c4"));
        assertThat(refused.asked()).isEqualTo("march");
    }

    @Rule({Rulebook.EVENTS, Rulebook.ABILITIES})
    @Test
    void whoFliesOverASquareHasNotLeftItsOwn() {
        Table table = table().knows(RED, Technology.FLIGHT)
                .card(BLUE, EventCard.DEFECTION)
                .armies(BLUE, 1, "c9")
                .tribe(Board.HUT, "c4")
                .armies(RED, 1, "c5")
                .movement(RED)
                .play(RED, move("c5", 1, 0), go("c4"));
        assertThat(table.asked()).as("over a hut").isEqualTo("march");
        table.play(RED, go("c3"));
        assertThat(table.asked()).as("down, six squares away").isEqualTo("interrupt");
    }
}
