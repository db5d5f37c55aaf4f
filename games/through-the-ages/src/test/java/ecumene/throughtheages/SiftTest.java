package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.bid;
import static ecumene.throughtheages.Moves.bonus;
import static ecumene.throughtheages.Moves.build;
import static ecumene.throughtheages.Moves.copyTactic;
import static ecumene.throughtheages.Moves.destroy;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.endPolitics;
import static ecumene.throughtheages.Moves.prepare;
import static ecumene.throughtheages.Moves.sail;
import static ecumene.throughtheages.Moves.send;
import static ecumene.throughtheages.Moves.tactic;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the rules allow, but no bot thinks about and no hint advises: moves that cost something and change nothing. */
class SiftTest {

    private static List<ThroughTheAgesMove> sifted(Table table) {
        List<ThroughTheAgesMove> moves = thoughtOf(table);
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

    /** Neither the only laboratory for Warriors in the middle of the game, nor a mine in its last round. */
    @Test
    void nobodyTearsDownWhatWasBuilt() {
        for (Table start :
                List.of(Table.of(2, 2).round(14), Table.of(2, 4).round(20).lastRound(20))) {
            Table table = start.idle(RED, 0)
                    .resources(RED, 9)
                    .workers(BLUE, "A-warriors", 6)
                    .actionsOf(RED);
            assertThat(table.legal()).contains(destroy("A-philosophy"), destroy("A-bronze"), destroy("A-warriors"));
            assertThat(sifted(table)).noneMatch(ThroughTheAgesMove.Destroy.class::isInstance);
        }
    }

    /** One is discontent: who puts the one unused worker to work would have to send somebody away again. */
    @Test
    void nobodyBuildsIntoAnUprising() {
        Table table =
                Table.of(2).yellowBank(RED, 16).idle(RED, 1).resources(RED, 9).actionsOf(RED);
        assertThat(table.civ(RED).discontent()).isEqualTo(1);
        assertThat(table.legal()).contains(build("A-bronze"), build("A-warriors"), build("A-religion"));
        assertThat(sifted(table)).contains(build("A-religion")).doesNotContain(build("A-bronze"), build("A-warriors"));
    }

    /** A card must be discarded at the end of this turn, and an event would bring culture before. */
    @Test
    void anEventIsPreparedRatherThanThrownAway() {
        Table full = Table.of(2)
                .military(RED, "I-rats", "I-legion", "I-defense-colonization")
                .events("A-development-of-science")
                .politicsOf(RED);
        assertThat(full.civ(RED).militarySize).isGreaterThan(full.civ(RED).militaryLimit());
        assertThat(full.legal()).contains(endPolitics());
        assertThat(thoughtOf(full)).contains(prepare("I-rats")).doesNotContain(endPolitics());
        Table room = Table.of(2)
                .military(RED, "I-rats", "I-legion")
                .events("A-development-of-science")
                .politicsOf(RED);
        assertThat(thoughtOf(room)).contains(prepare("I-rats"), endPolitics());
    }

    /** What sails is lost: no more of it than the bid asks for. */
    @Test
    void nothingSailsBeyondTheBid() {
        Table table = Table.of(2).workers(RED, "A-warriors", 4).military(RED, "I-defense-colonization");
        table.event(RED, "I-vast-territory").play(bid(1));
        assertThat(table.legal()).contains(bonus("I-defense-colonization"));
        assertThat(thoughtOf(table)).as("a unit must sail anyway").containsExactly(send("A-warriors"));
        table.play(send("A-warriors"));
        assertThat(table.legal()).contains(sail(), send("A-warriors"), bonus("I-defense-colonization"));
        assertThat(thoughtOf(table)).containsExactly(sail());
    }

    private static List<ThroughTheAgesMove> thoughtOf(Table table) {
        List<ThroughTheAgesMove> moves = new ArrayList<>(table.legal());
        table.game().evaluation().sift(table.position(), RED, moves);
        return moves;
    }

    /** A weak unit is sent before a strong one, where either reaches the bid. */
    @Test
    void theForceIsWeighedByWhatIsLost() {
        Table table = Table.of(2)
                .technology(RED, "II-riflemen")
                .workers(RED, "A-warriors", 1)
                .workers(RED, "II-riflemen", 1);
        table.event(RED, "I-vast-territory").play(bid(1));
        assertThat(outlookAfter(table, send("A-warriors"))).isGreaterThan(outlookAfter(table, send("II-riflemen")));
    }

    private static double outlookAfter(Table table, ThroughTheAgesMove move) {
        ThroughTheAgesPosition position = table.game().copy(table.position());
        table.game().playListed(position, RED, move, EventLog.SILENT);
        double[] outlook = new double[2];
        table.game().evaluation().outlook(position, outlook);
        return outlook[RED];
    }

    /** Two are discontent, and one worker more without work keeps the peace. */
    @Test
    void anUprisingMayBePrevented() {
        Table table = Table.of(2).yellowBank(RED, 12).idle(RED, 1).actionsOf(RED);
        assertThat(table.civ(RED).discontent()).isEqualTo(2);
        assertThat(sifted(table)).contains(destroy("A-warriors"));
        Table temple = Table.of(2).yellowBank(RED, 10).idle(RED, 0).workers(RED, "A-religion", 1);
        temple.actionsOf(RED);
        assertThat(temple.legal()).contains(destroy("A-religion"));
        assertThat(sifted(temple)).as("one more is unhappy then").doesNotContain(destroy("A-religion"));
    }
}
