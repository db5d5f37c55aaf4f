package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Step;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A question to a seat. After every answer the rules look whether somebody has won or holds too many cards. */
abstract class Question extends Step<SidMeierCivilizationPosition, SidMeierCivilizationMove> implements Remembering {

    private final Note[] told;

    /** With what everybody may read of its notes, in their order. */
    Question(String name, Note... told) {
        super(name);
        this.told = told;
    }

    @Override
    public final Map<String, Object> notes(SidMeierCivilizationPosition position, int depth) {
        return Note.told(position, depth, told);
    }

    /** Does what a listed move says. */
    abstract void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log);

    /** Whether an answer is mere words: nobody gains or loses a coin or a card by it, and there is nothing to look at. */
    boolean isTalk(SidMeierCivilizationMove move) {
        return false;
    }

    /** Whether a seat could still do something else than say that it is done. */
    final boolean hasMore(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.size() > 1;
    }

    @Override
    public final void play(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        answer(position, seat, move, log);
        if (!isTalk(move)) {
            Upkeep.look(position, log);
        }
    }

    @Override
    public abstract SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move);
}
