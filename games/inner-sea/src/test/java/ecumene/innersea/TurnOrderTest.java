package ecumene.innersea;

import static ecumene.innersea.Moves.*;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The Turn Order among equals in Cities: who is drawn, who picks, and what is seen of it meanwhile. */
class TurnOrderTest {

    private static Table equals(int egypt, int troy) {
        return Table.ofFour()
                .disks("egypt", 1, "egypt")
                .disks("troy", 1, "lydia")
                .disks("gaul", 1, "gaul")
                .disks("carthage", 1, "carthage")
                .points("egypt", egypt)
                .points("troy", troy);
    }

    @Rule(Rulebook.TURN_ORDER)
    @Test
    void onlyThoseStillTiedAreDrawn() {
        Table table = equals(2, 5).competitions();
        assertThat(table.question()).isEqualTo("TakePlace");
        assertThat(table.asked()).as("next fewest points").isEqualTo("egypt");
        assertThat(table.legal()).as("two places are drawn").hasSize(2);
        table.play(table.legal().getFirst());
        assertThat(table.question()).as("one place is left for Troy").isEqualTo("DrawStep");
        assertThat(table.order()).containsExactlyInAnyOrder("egypt", "troy", "gaul", "carthage");
    }

    /** Those who are drawn may get any place that all equals in Cities share. */
    @Rule(Rulebook.TURN_ORDER)
    @Test
    void allSharedPlacesAreDrawnFrom() {
        Set<Integer> places = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Table table = equals(2, 5);
            table.position().random().reseed(seed);
            table.competitions();
            places.add(table.view(0).nextOrder().indexOf(null));
        }
        assertThat(places).as("the first place not drawn").containsExactlyInAnyOrder(0, 1, 2);
    }

    @Rule(Rulebook.TURN_ORDER)
    @Test
    void nobodyStandsWhereNobodyHasAPlaceYet() {
        Table table = equals(2, 5).competitions();
        assertThat(table.view(0).nextOrder()).hasSize(4);
        assertThat(table.view(0).nextOrder().stream().filter(Objects::nonNull).map(Object::toString))
                .containsExactlyInAnyOrder("gaul", "carthage");
        table.play(table.legal().getFirst());
        assertThat(table.view(0).nextOrder()).isEmpty();
    }
}
