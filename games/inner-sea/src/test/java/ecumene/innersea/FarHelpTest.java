package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.innersea.component.Area;
import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** How often the displays of Rome, Gaul and Minos help, and where. */
class FarHelpTest {

    private static final String[] FIVE = {"rome", "gaul", "mauretania", "troy", "egypt"};

    /** Rome is alone with Barbarians in some areas, in the order in which they compete. */
    private static Table romeAmongBarbarians(int epoch, String... areas) {
        return Table.of(FIVE)
                .epoch(epoch)
                .disks("rome", 1, areas)
                .disks("barbarians", 2, areas)
                .competitions();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void twoOfTheThreeLegionsGoFarInEpochFour() {
        Table table = romeAmongBarbarians(4, "thrace", "cappadocia", "palmyra", "rome");
        table.play(help(0), help(0));
        assertThat(table.position().arena())
                .as("not in Palmyra any more, but at home")
                .isEqualTo(Area.of("rome").index());
        assertThat(table.allows(help(0))).isTrue();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void legionsNearHomeLeaveTheFarOnesWhereTheyAre() {
        Table table = romeAmongBarbarians(4, "umbria", "etruria", "rome", "kush");
        table.play(help(0));
        assertThat(table.position().get(Stat.FAR_HELP, 0)).isZero();
        table.until("CompetitionCards").play(help(0));
        assertThat(table.position().get(Stat.FAR_HELP, 0)).isZero();
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void aCompetitionThatALegionHasBegunGetsNoSecondOne() {
        Table table = Table.of(FIVE)
                .epoch(4)
                .disks("rome", 1, "kush", "palmyra", "rome")
                .disks("egypt", 1, "kush", "palmyra")
                .competitions();
        assertThat(table.question()).isEqualTo("StartCompetition");
        assertThat(table.allows(start("rome"))).as("nobody else is there").isFalse();
        table.play(start("palmyra"));
        assertThat(table.question()).isEqualTo("StartCompetition");
        table.play(start("kush"));
        assertThat(table.question()).as("both legions have gone").isNotEqualTo("StartCompetition");
        table.until("DrawStep");
        assertThat(table.disks("egypt", "palmyra")).isZero();
        assertThat(table.disks("egypt", "kush")).isZero();
        assertThat(table.disks("rome", "kush")).isEqualTo(1);
    }

    @Rule(Rulebook.ABILITIES)
    @Test
    void gaulHasNoDiskOfItsOwnToSendWhenItsSupplyIsEmpty() {
        Table table = Table.ofFour()
                .disks("gaul", 3, "gaul", "aquitania", "tarraco", "massilia", "liguria", "etruria", "umbria", "rome")
                .disks("gaul", 3, "samnium", "apulia", "bruttium", "cisalpina", "dalmatia", "illyria", "epirus")
                .disks("gaul", 1, "attica", "thessaly", "macedonia")
                .disks("barbarians", 2, "attica")
                .competitions();
        assertThat(table.supply("gaul")).isZero();
        assertThat(table.question()).isEqualTo("CompetitionCards");
        assertThat(table.allows(help(0))).as("a white disk comes").isTrue();
        assertThat(table.allows(help(1))).as("its own does not").isFalse();
    }
}
