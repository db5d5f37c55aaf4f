package ecumene.table;

import ecumene.engine.Event;
import ecumene.engine.Move;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A gesture that was made and what came of it, as far as a viewer was told.
 *
 * @param from how many moves had been made before it
 * @param ply how many moves have been made with it; 0 is the set-up
 * @param seat who made it; absent for the set-up
 * @param moves those that the viewer may know
 * @param hidden how many more it was made of, which the viewer may not know
 * @param quiet whether the table has answered by itself
 * @param round the round in which it was made
 * @param phase the phase in which it was made
 */
public record LogLine(
        int from,
        int ply,
        @Nullable Integer seat,
        List<? extends Move> moves,
        int hidden,
        boolean quiet,
        Instant at,
        int round,
        String phase,
        List<Event> events) {}
