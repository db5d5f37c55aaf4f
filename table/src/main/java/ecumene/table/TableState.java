package ecumene.table;

import ecumene.engine.Consequence;
import ecumene.engine.Foresight;
import ecumene.engine.Measure;
import ecumene.engine.Move;
import ecumene.engine.Prompt;
import ecumene.engine.View;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a viewer needs to show a match and to make a move, and nothing that this viewer may not know.
 *
 * @param seat through whose eyes; absent for a spectator
 * @param undone repeated in the seat's next move, see {@link Gesture}; 0 for a spectator
 * @param prompt what this seat is asked; absent when it is not, or when a bot answers for it
 * @param moves every legal move of this seat, if it is asked
 * @param defaultMove what is played for this seat if it does not answer; there when it is asked
 * @param consequences of each of the moves, in their order
 * @param foresight what the rules tell the viewer about what is to come
 * @param standing the answers of this seat that it leaves standing, for its owner
 * @param points by source, as far as everybody may know them
 * @param marketEnds when the clock ends the market that is open; absent if there is none
 * @param invitation for those who sit at the table, while a seat is free
 * @param logFrom the log lists all entries that end with this ply or a later one; older ones are as they were
 * @param acts what was done since the state that this one continues; empty if it continues none
 * @param chat all that was said, or what is new
 */
public record TableState(
        TableInfo info,
        Summary summary,
        @Nullable Integer seat,
        int undone,
        View view,
        @Nullable Prompt prompt,
        List<? extends Move> moves,
        @Nullable Move defaultMove,
        List<Consequence> consequences,
        Foresight foresight,
        Standing standing,
        boolean canUndo,
        List<Measure> points,
        @Nullable Instant marketEnds,
        @Nullable String invitation,
        int logFrom,
        List<LogLine> log,
        List<Act> acts,
        List<ChatLine> chat) {

    /** Grows with every change. */
    public int version() {
        return summary.version();
    }
}
