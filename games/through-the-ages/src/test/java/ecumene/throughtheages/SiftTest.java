package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.copyTactic;
import static ecumene.throughtheages.Moves.destroy;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.tactic;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the rules allow, but no bot thinks about and no hint advises: moves that cost something and change nothing. */
class SiftTest {

    private static List<ThroughTheAgesMove> sifted(Table table) {
        List<ThroughTheAgesMove> moves = new ArrayList<>(table.legal());
        table.game().evaluation().sift(table.position(), RED, moves);
        assertThat(moves).contains(endActions());
        return moves;
    }

    @Test
    void nobodyCopiesOrPlaysTheTacticTheyHave() {
        Table table = Table.of(2)
                .tactic(RED, "I-legion")
                .share("I-phalanx")
                .military(RED, "I-legion", "I-heavy-cavalry")
                .actionsOf(RED);
        assertThat(table.legal())
                .contains(
                        copyTactic("I-legion"), copyTactic("I-phalanx"), tactic("I-legion"), tactic("I-heavy-cavalry"));
        assertThat(sifted(table))
                .contains(copyTactic("I-phalanx"), tactic("I-heavy-cavalry"))
                .doesNotContain(copyTactic("I-legion"), tactic("I-legion"));
    }

    @Test
    void whoHasAWorkerToSpareTearsNothingDown() {
        Table table = Table.of(2).idle(RED, 1).resources(RED, 5).actionsOf(RED);
        assertThat(table.legal()).contains(destroy("A-warriors"), destroy("A-bronze"));
        assertThat(sifted(table)).doesNotContain(destroy("A-warriors"), destroy("A-bronze"));
    }

    /** Else the next move could only raise the same unit again. */
    @Test
    void nobodyIsSentAwayWithoutOtherWork() {
        Table work = Table.of(2).idle(RED, 0).resources(RED, 2).actionsOf(RED);
        assertThat(sifted(work)).contains(destroy("A-warriors"), destroy("A-bronze"));
        Table poor = Table.of(2).idle(RED, 0).resources(RED, 1).actionsOf(RED);
        assertThat(poor.legal()).contains(destroy("A-warriors"));
        assertThat(sifted(poor)).doesNotContain(destroy("A-warriors"));
        Table late = Table.of(2).idle(RED, 0).resources(RED, 2);
        late.civ(RED).civilActions = 0;
        late.actionsOf(RED);
        assertThat(late.legal()).contains(destroy("A-warriors"));
        assertThat(sifted(late)).as("no action to build with").doesNotContain(destroy("A-warriors"));
    }

    /** Two are discontent, and one worker more without work keeps the peace. */
    @Test
    void anUprisingMayBePrevented() {
        Table table = Table.of(2).yellowBank(RED, 12).idle(RED, 1).actionsOf(RED);
        assertThat(table.civ(RED).discontent()).isEqualTo(2);
        assertThat(sifted(table)).contains(destroy("A-warriors"));
    }
}
