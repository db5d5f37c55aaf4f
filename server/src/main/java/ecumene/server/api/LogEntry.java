package ecumene.server.api;

import ecumene.engine.Event;
import ecumene.engine.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A gesture that was made and what came of it, as far as the viewer was told.
 *
 * @param from how many moves had been made before it
 * @param ply how many moves have been made with it; 0 is the set-up
 * @param seat who made it; absent for the set-up
 * @param moves those that the viewer may know
 * @param hidden how many more it was made of, which the viewer may not know
 * @param quiet whether the table has answered by itself: the only answer there was, or one that was left standing
 * @param at when, in milliseconds since 1970
 * @param round the round after it
 * @param phase the phase after it
 * @param events what the viewer was told
 */
public record LogEntry(
        int from,
        int ply,
        @Nullable Integer seat,
        List<Move> moves,
        int hidden,
        boolean quiet,
        long at,
        int round,
        String phase,
        List<Event> events) {}
