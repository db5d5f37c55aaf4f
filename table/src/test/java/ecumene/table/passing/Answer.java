package ecumene.table.passing;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Refusal;
import ecumene.engine.Step;
import ecumene.table.passing.PassingMove.Pass;
import ecumene.table.passing.PassingMove.Take;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everybody else may play a card, one after the other; who has none is asked all the same. Note 0: whose turn it was. */
final class Answer extends Step<PassingPosition, PassingMove> {

    static final Answer STEP = new Answer();

    private Answer() {
        super("answer");
    }

    @Override
    public void moves(PassingPosition position, int seat, List<PassingMove> moves) {
        moves.add(new Pass());
        if (position.hands[seat] > 0) {
            moves.add(new Take());
        }
    }

    @Override
    public Refusal why(PassingPosition position, int seat, PassingMove move) {
        return Turn.Why.NOT_NOW;
    }

    @Override
    public void play(PassingPosition position, int seat, PassingMove move, EventLog log) {
        if (move instanceof Take) {
            position.hands[seat]--;
            position.gold[seat] += 5;
            position.reveal();
        }
        int turn = position.steps().note(0);
        int next = (seat + 1) % position.seats();
        position.steps().pop();
        if (next != turn) {
            position.steps().push(STEP, next, turn);
        } else if (turn == position.seats() - 1 && ++position.round > 4) {
            position.steps().clear();
        } else {
            position.steps().push(Turn.STEP, (turn + 1) % position.seats());
        }
    }

    @Override
    public PassingMove defaultMove(PassingPosition position, int seat) {
        return new Pass();
    }

    @Override
    public @Nullable PassingMove standing(PassingPosition position, int seat) {
        return new Pass();
    }

    /** Not being asked would tell the others what is in the hand. */
    @Override
    public @Nullable PassingMove forced(PassingPosition position, int seat) {
        return null;
    }

    @Override
    public Prompt prompt(PassingPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "answer", "2");
    }
}
