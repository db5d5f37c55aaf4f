package ecumene.table;

import ecumene.engine.Move;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line of a table's journal, which only ever grows: what has changed, and when (to the millisecond). */
public sealed interface Entry {

    Instant at();

    /**
     * A gesture: a person or a bot has made one or several moves in one go, or the table has answered for a person.
     *
     * @param byTable whether the table has given this answer: the only one there was, or one that was left standing
     */
    record Moved(Instant at, int seat, List<? extends Move> moves, boolean byTable) implements Entry {

        public Moved {
            moves = List.copyOf(moves);
        }

        /** One move of a person or a bot. */
        public Moved(Instant at, int seat, Move move) {
            this(at, seat, List.of(move), false);
        }
    }

    /** A seat has taken back its latest gesture, and what the table has answered for it since. */
    record Undone(Instant at, int seat) implements Entry {}

    /** A seat has left an answer standing, or has taken it away. */
    record StandingLeft(Instant at, int seat, String name, Standing.Until until) implements Entry {}

    /** From now on somebody else sits or plays there. */
    record SeatChanged(Instant at, int seat, Sitting sitting) implements Entry {}

    /** Somebody has said something; {@code seat} is absent for a spectator. */
    record Said(Instant at, @Nullable Integer seat, String name, String text) implements Entry {}
}
