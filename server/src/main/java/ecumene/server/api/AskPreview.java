package ecumene.server.api;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * How would the table stand after these moves? They are not made.
 *
 * @param ply how many moves had been made when the seat asked
 * @param undone as the state said by then
 * @param moves 1 to 60, in the notation of the game; none may use chance, show something or end the turn
 */
public record AskPreview(int seat, int ply, int undone, List<JsonNode> moves) {}
