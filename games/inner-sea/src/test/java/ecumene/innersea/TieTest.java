package ecumene.innersea;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who wins with as many points as another is told why. */
class TieTest {

    /** The last turn of all; both score the same. */
    private static String reason(Table table) {
        table.epoch(4).turn(4).competitions();
        table.until("none");
        return table.game().result(table.position()).reason();
    }

    @Rule(Rulebook.END)
    @Test
    void whatBreaksATieIsTold() {
        assertThat(reason(Table.of("egypt", "troy")
                        .disks("egypt", 1, "egypt")
                        .wonder("egypt", "colossus", "egypt", 0)
                        .disks("troy", 3, "lydia")))
                .isEqualTo("epochs-wonders");
        assertThat(reason(Table.of("egypt", "troy")
                        .disks("egypt", 1, "egypt")
                        .disks("troy", 2, "lydia")
                        .disks("troy", 1, "phrygia")))
                .isEqualTo("epochs-disks");
        assertThat(reason(Table.of("egypt", "troy")
                        .disks("egypt", 1, "egypt", "kush")
                        .disks("troy", 2, "lydia")))
                .isEqualTo("epochs-areas");
    }

    @Rule(Rulebook.END)
    @Test
    void whereNothingBreaksItThePointsDecide() {
        assertThat(reason(Table.of("egypt", "troy").disks("egypt", 1, "egypt").disks("troy", 1, "lydia")))
                .isEqualTo("epochs");
    }
}
