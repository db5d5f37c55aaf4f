package ecumene.table;

import ecumene.engine.Move;
import ecumene.engine.match.ToldEvent;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move and what came of it; the set-up has neither move nor seat.
 *
 * @param from how many moves had been made before the gesture it belongs to; -1 for the set-up
 * @param audience who may know which move it was
 * @param by whose decision it was
 * @param undoable whether its seat could take it back right after it
 * @param marketSince since when the market has been open that is open after it; null if none is
 */
record Row<M extends Move>(
        int from,
        int seat,
        @Nullable M move,
        int audience,
        By by,
        boolean undoable,
        Instant at,
        int round,
        String phase,
        @Nullable Instant marketSince,
        List<ToldEvent> told) {

    enum By {
        PERSON,
        /** A bot, or a caretaker. */
        BOT,
        /** A bot that has let something pass: whoever it let pass may still take it back. */
        BOT_PASSING,
        /** The table, for a person who had no choice or had left an answer standing. */
        TABLE
    }

    /** The same, which cannot be taken back any more. */
    Row<M> closed() {
        return new Row<>(from, seat, move, audience, by, false, at, round, phase, marketSince, told);
    }
}
