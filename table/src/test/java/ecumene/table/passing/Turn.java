package ecumene.table.passing;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Refusal;
import ecumene.engine.Step;
import ecumene.table.passing.PassingMove.Draw;
import ecumene.table.passing.PassingMove.End;
import ecumene.table.passing.PassingMove.Work;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A seat works, draws and ends its turn; who is rich and has no card must draw. Note 0: how often it has worked. */
final class Turn extends Step<PassingPosition, PassingMove> {

    private static final int RICH = 6;

    static final Turn STEP = new Turn();

    enum Why implements Refusal {
        NOT_NOW;

        @Override
        public String rule() {
            return "1";
        }
    }

    private Turn() {
        super("turn");
    }

    @Override
    public void moves(PassingPosition position, int seat, List<PassingMove> moves) {
        boolean mustDraw = position.gold[seat] >= RICH && position.hands[seat] == 0;
        if (!mustDraw && position.steps().note(0) < 3) {
            moves.add(new Work());
        }
        moves.add(new Draw());
        if (!mustDraw) {
            moves.add(new End());
        }
    }

    @Override
    public Refusal why(PassingPosition position, int seat, PassingMove move) {
        return Why.NOT_NOW;
    }

    @Override
    public void play(PassingPosition position, int seat, PassingMove move, EventLog log) {
        switch (move) {
            case Work _ -> {
                position.gold[seat]++;
                position.steps().setNote(0, position.steps().note(0) + 1);
            }
            case Draw _ -> position.hands[seat] += position.random().below(2);
            default -> {
                position.steps().pop();
                position.steps().push(Answer.STEP, (seat + 1) % position.seats(), seat);
            }
        }
    }

    /** Who has gold looks at what others draw. */
    @Override
    public @Nullable Loss loss(PassingPosition position, int seat, PassingMove move) {
        boolean seen = position.gold[(seat + 1) % position.seats()] > 0;
        return seen && move instanceof Draw ? new Loss("seen") : null;
    }

    /** The cards are one's own: it is the table that knows whether to ask. */
    @Override
    public @Nullable PassingMove forced(PassingPosition position, int seat) {
        return null;
    }

    @Override
    public PassingMove defaultMove(PassingPosition position, int seat) {
        return new End();
    }

    @Override
    public Prompt prompt(PassingPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "turn", "1");
    }
}
