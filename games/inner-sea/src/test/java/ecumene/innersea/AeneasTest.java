package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The Aeneas Step when there are not Barbarians enough. */
class AeneasTest {

    /** Forty-eight of the fifty Barbarians are on the map, and Troy is far behind. */
    private static Table hordes() {
        return Table.ofFour()
                .disks(
                        "barbarians",
                        3,
                        "massilia",
                        "liguria",
                        "etruria",
                        "rome",
                        "samnium",
                        "apulia",
                        "umbria",
                        "tarraco")
                .disks("barbarians", 3, "aquitania", "numidia", "saldae", "thapsus", "sirt", "kush", "libya", "sinai")
                .disks("gaul", 1, "gaul")
                .disks("carthage", 1, "carthage")
                .disks("egypt", 1, "egypt")
                .points("gaul", 9)
                .points("carthage", 9)
                .points("egypt", 9);
    }

    /** Troy has four disks for two Barbarians. */
    static Table choosingWhatLeaves() {
        return hordes().disks("troy", 2, "lydia")
                .disks("troy", 1, "ionia", "phrygia")
                .competitions()
                .until("Aeneas")
                .play(aeneas());
    }

    @Rule({Rulebook.AENEAS, Rulebook.BARBARIANS})
    @Test
    void whoBeginsAgainSaysWhichDisksFindNoBarbarian() {
        Table table = choosingWhatLeaves();
        assertThat(table.question()).as("four disks, two Barbarians").isEqualTo("AeneasLeaving");
        assertThat(table.refusal(remove("gaul"))).isEqualTo(InnerSeaRefusal.NOT_ONE_OF_THOSE_TO_GO);
        assertThat(table.refusal(choose("rome"))).isEqualTo(InnerSeaRefusal.DECIDE_ON_AENEAS_NOW);
        table.play(remove("lydia"));
        assertThat(table.refusal(remove("lydia", 2))).isEqualTo(InnerSeaRefusal.NOT_ONE_OF_THOSE_TO_GO);
        table.play(remove("phrygia"));

        assertThat(table.question()).isEqualTo("AeneasCivilization");
        assertThat(table.disks("barbarians", "lydia")).isEqualTo(1);
        assertThat(table.disks("barbarians", "ionia")).isEqualTo(1);
        assertThat(table.disks("barbarians", "phrygia")).isZero();
        assertThat(table.onMap("troy")).isZero();
    }

    @Rule(Rulebook.AENEAS)
    @Test
    void nobodyIsAskedWhereThereIsNoChoice() {
        Table enough = hordes().disks("troy", 1, "lydia", "phrygia")
                .competitions()
                .until("Aeneas")
                .play(aeneas());
        assertThat(enough.question()).isEqualTo("AeneasCivilization");
        assertThat(enough.disks("barbarians", "phrygia")).isEqualTo(1);

        Table none = hordes().disks("barbarians", 2, "tingitania")
                .disks("troy", 1, "lydia", "phrygia")
                .competitions()
                .until("Aeneas")
                .play(aeneas());
        assertThat(none.question()).isEqualTo("AeneasCivilization");
        assertThat(none.onMap("troy")).isZero();
        assertThat(none.onMap("barbarians")).isEqualTo(50);

        Table alone = hordes().disks("troy", 3, "lydia")
                .competitions()
                .until("Aeneas")
                .play(aeneas());
        assertThat(alone.question()).isEqualTo("AeneasCivilization");
        assertThat(alone.disks("barbarians", "lydia")).isEqualTo(2);
    }

    /** A disk in a deep sea beside a Barbarian goes in any case, so it is none of those to choose from. */
    @Rule({Rulebook.AENEAS, Rulebook.STACKING})
    @Test
    void whatStackingRemovesIsNotChosen() {
        Table table = hordes().disks("barbarians", 1, "eastern-mediterranean")
                .disks("troy", 1, "eastern-mediterranean", "lydia")
                .competitions()
                .until("Aeneas")
                .play(aeneas());
        assertThat(table.question()).as("one Barbarian for one disk").isEqualTo("AeneasCivilization");
        assertThat(table.disks("barbarians", "eastern-mediterranean")).isEqualTo(1);
        assertThat(table.disks("barbarians", "lydia")).isEqualTo(1);
    }

    @Rule(Rulebook.AENEAS)
    @Test
    void anActiveCivilizationIsNotToBeHad() {
        Table table = hordes().disks("troy", 1, "lydia")
                .competitions()
                .until("Aeneas")
                .play(aeneas());
        assertThat(table.refusal(choose("gaul"))).isEqualTo(InnerSeaRefusal.CIVILIZATION_IS_ACTIVE);
        assertThat(InnerSeaRefusal.CIVILIZATION_IS_ACTIVE.rule()).isEqualTo(Rulebook.AENEAS);
        assertThat(table.allows(choose("troy"))).isTrue();
        assertThat(table.allows(choose("rome"))).isTrue();
    }

    @Rule(Rulebook.AENEAS)
    @Test
    void fivePointsBehindEverybodyIsEnough() {
        assertThat(askedWith(5, 5)).isTrue();
        assertThat(askedWith(5, 4)).as("close behind one of them").isFalse();
        assertThat(askedWith(4, 4)).isFalse();
    }

    /** Whether Celt-Iberia is asked, which has one point less than so many. */
    private static boolean askedWith(int mycenae, int carthage) {
        Table table = Table.of("mycenae", "carthage", "celt-iberia")
                .disks("mycenae", 1, "mycenae")
                .disks("carthage", 1, "carthage")
                .disks("celt-iberia", 1, "gades")
                .points("mycenae", 1 + mycenae)
                .points("carthage", 1 + carthage)
                .points("celt-iberia", 1)
                .talents("celt-iberia", 1)
                .competitions();
        while (!table.question().equals("Aeneas") && !table.question().equals("DrawStep")) {
            table.play(table.game().defaultMove(table.position(), table.seat()));
        }
        assertThat(table.asked()).as("either now or for its talent").isEqualTo("celt-iberia");
        return table.question().equals("Aeneas");
    }

    @Rule(Rulebook.AENEAS)
    @Test
    void nobodyBeginsAgainTwice() {
        Table table = hordes().disks("troy", 1, "lydia")
                .points("gaul", 50)
                .points("carthage", 50)
                .points("egypt", 50)
                .competitions()
                .until("Aeneas")
                .play(aeneas());
        assertThat(table.told(InnerSeaEvent.AeneasInvoked.class)).hasSize(1);
        table.play(choose("troy"), at("ionia"), place("ionia")).untilTurn(1, 2);
        while (table.position().turn() == 2 && table.position().epoch() == 1) {
            assertThat(table.question()).isNotEqualTo("Aeneas");
            table.play(table.game().defaultMove(table.position(), table.seat()));
        }
    }

    /** It keeps hand, talents and points under its new display: it is the same civilization at the table. */
    @Rule(Rulebook.AENEAS)
    @Test
    void aNewDisplayIsNoNewBeginning() {
        Table table = hordes().disks("troy", 1, "lydia")
                .points("gaul", 50)
                .points("carthage", 50)
                .points("egypt", 50)
                .competitions()
                .until("Aeneas")
                .play(aeneas(), choose("minos"), at("ionia"), place("ionia"));
        assertThat(table.power("minos")).isEqualTo(2);
        table.untilTurn(1, 2);
        while (table.position().turn() == 2 && table.position().epoch() == 1) {
            assertThat(table.question()).isNotEqualTo("Aeneas");
            table.play(table.game().defaultMove(table.position(), table.seat()));
        }
    }

    @Rule({Rulebook.AENEAS, Rulebook.BARBARIANS})
    @Test
    void disksLeaveThraceOrTurnBarbarianThere() {
        Table table = hordes().disks("troy", 2, "thrace")
                .disks("troy", 1, "ionia", "phrygia")
                .competitions()
                .until("Aeneas")
                .play(aeneas());
        assertThat(table.allows(remove("thrace"))).isTrue();
        table.play(remove("thrace"), remove("phrygia"));
        assertThat(table.disks("barbarians", "thrace")).isEqualTo(1);
        assertThat(table.disks("troy", "thrace")).isZero();
        assertThat(table.disks("barbarians", "ionia")).isEqualTo(1);
    }

    /** Three Barbarians stand in Thrace already, and there is room for three. */
    @Rule({Rulebook.AENEAS, Rulebook.STACKING})
    @Test
    void whereBarbariansFillAnAreaDisksJustLeave() {
        Table table = Table.ofFour()
                .disks("gaul", 1, "gaul")
                .disks("carthage", 1, "carthage")
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "thrace", "lydia")
                .disks("barbarians", 2, "thrace")
                .points("gaul", 9)
                .points("carthage", 9)
                .points("egypt", 9)
                .competitions()
                .until("Aeneas");
        table.disks("troy", 2, "thrace").disks("barbarians", 3 - table.disks("barbarians", "thrace"), "thrace");
        table.play(aeneas());
        assertThat(table.disks("barbarians", "thrace")).isEqualTo(3);
        assertThat(table.disks("troy", "thrace")).isZero();
        assertThat(table.disks("barbarians", "lydia")).isEqualTo(1);
    }
}
