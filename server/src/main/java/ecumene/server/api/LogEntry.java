package ecumene.server.api;

import ecumene.engine.Event;
import ecumene.engine.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that was made and what came of it, as far as the viewer was told.
 *
 * @param ply how many moves have been made with it; 0 is the set-up
 * @param seat who made it; absent for the set-up
 * @param move absent if the viewer may not know it
 * @param at when, in milliseconds since 1970
 * @param round the round after it
 * @param phase the phase after it
 * @param events what the viewer was told
 */
public record LogEntry(
        int ply, @Nullable Integer seat, @Nullable Move move, long at, int round, String phase, List<Event> events) {}
