package ecumene.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A gesture of a seat: all of its moves are made, or none.
 *
 * @param ply how many moves had been made when the seat decided
 * @param undone as the state said by then
 * @param moves 1 to 60, in the notation of the game; only the last may use chance, show something or end the turn
 * @param grace for how many milliseconds bots wait if the gesture can be taken back, at most 5000; 0 if absent
 */
public record MakeMove(
        int seat,
        int ply,
        int undone,
        List<JsonNode> moves,
        @Nullable Integer grace) {}
