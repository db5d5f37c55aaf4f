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
}
