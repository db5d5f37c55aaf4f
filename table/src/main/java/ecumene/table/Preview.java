package ecumene.table;

import ecumene.engine.Consequence;
import ecumene.engine.Foresight;
import ecumene.engine.Move;
import ecumene.engine.Prompt;
import ecumene.engine.View;
import java.util.List;

/**
 * How the table would stand for a seat after some moves, of which it keeps the turn and learns nothing.
 *
 * @param prompt what the seat would be asked then
 * @param moves every legal move it would have then
 * @param consequences of each of them, in their order
 * @param consequence of the moves that led there, taken together
 */
public record Preview(
        View view,
        Prompt prompt,
        List<? extends Move> moves,
        List<Consequence> consequences,
        Foresight foresight,
        Consequence consequence) {}
