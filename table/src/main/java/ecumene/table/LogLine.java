package ecumene.table;

import ecumene.engine.Event;
import ecumene.engine.Move;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that was made and what came of it, as far as a viewer was told.
 *
 * @param ply how many moves have been made with it; 0 is the set-up
 * @param seat who made it; absent for the set-up
 * @param move absent if the viewer may not know it
 * @param round the round after it
 * @param phase the phase after it
 */
public record LogLine(
        int ply,
        @Nullable Integer seat,
        @Nullable Move move,
        Instant at,
        int round,
        String phase,
        List<Event> events) {}
