package ecumene.server.api;

import ecumene.engine.Consequence;
import ecumene.engine.Foresight;
import ecumene.engine.Move;
import ecumene.engine.Prompt;
import ecumene.engine.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the table would stand after some moves, for composing a gesture.
 *
 * @param prompt what the seat would be asked then
 * @param moves every legal move it would have then
 * @param consequences of each of them, in their order
 * @param foresight absent if the game foretells nothing
 * @param consequence of the moves that led there, taken together
 */
public record Preview(
        View view,
        @Nullable Prompt prompt,
        List<Move> moves,
        List<Consequence> consequences,
        @Nullable Foresight foresight,
        Consequence consequence) {}
