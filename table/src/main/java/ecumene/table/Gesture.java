package ecumene.table;

import ecumene.engine.Move;
import ecumene.table.TableException.Code;
import java.util.List;

/**
 * What a seat wants to do in one go: played whole or not at all, told in one line, taken back by one undo.
 *
 * @param ply how many moves had been made when the seat decided
 * @param undone the seat's {@link TableState#undone} by then: it grows whenever the question before the seat's eyes was
 *     withdrawn because a gesture was taken back, so an answer to a withdrawn question is never taken for one to its
 *     successor
 * @param moves in the order in which they are played
 */
public record Gesture(int seat, int ply, int undone, List<? extends Move> moves) {

    /** More than anybody does in one go. */
    public static final int MOST_MOVES = 60;

    public Gesture {
        moves = List.copyOf(moves);
        if (moves.isEmpty() || moves.size() > MOST_MOVES) {
            throw new TableException(Code.BAD_REQUEST, "a gesture has 1 to " + MOST_MOVES + " moves");
        }
    }
}
