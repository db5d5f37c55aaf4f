package ecumene.table;

import ecumene.engine.Move;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A line of a table's journal, which only ever grows: what has changed, and when (to the millisecond). */
public sealed interface Entry {

    Instant at();

    /** A person or a bot has made a move. */
    record Moved(Instant at, int seat, Move move) implements Entry {}

    /** A seat has taken back the latest move. */
    record Undone(Instant at, int seat) implements Entry {}

    /** From now on somebody else sits or plays there. */
    record SeatChanged(Instant at, int seat, Sitting sitting) implements Entry {}

    /** Somebody has said something; {@code seat} is absent for a spectator. */
    record Said(Instant at, @Nullable Integer seat, String name, String text) implements Entry {}
}
