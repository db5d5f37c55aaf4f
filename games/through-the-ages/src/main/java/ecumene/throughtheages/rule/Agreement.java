package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * International Agreement: the strongest takes cards of the row for up to five actions that are not its own, and then forgoes
 * its next politics; the row is filled up. Notes: actions left, whether anything was taken.
 */
public final class Agreement extends Question {

    public static final Agreement STEP = new Agreement();

    private static final ThroughTheAgesMove DONE = new ThroughTheAgesMove.Done();

    private Agreement() {
        super("international-agreement");
    }

    static void begin(ThroughTheAgesPosition position, int seat, MilitaryCard card) {
        position.steps().push(STEP, seat, card.amount(0), 0);
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        moves.add(DONE);
        TakeCards.list(position, seat, position.steps().note(0), moves);
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.Take take
                ? TakeCards.why(position, seat, take)
                : ThroughTheAgesRefusal.TAKE_CARDS_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        if (move instanceof ThroughTheAgesMove.Take take) {
            int space = take.space() - 1;
            position.steps().setNote(0, position.steps().note(0) - TakeCards.price(position, seat, space));
            position.steps().setNote(1, 1);
            TakeCards.take(position, seat, space, log);
            return;
        }
        boolean taken = position.steps().note(1) == 1;
        position.steps().pop();
        if (taken) {
            position.civ(seat).forgoesPolitics = true;
            CardRow.fillUp(position, log);
        }
    }

    /** Who has taken something says that it is enough, and can take it back until then. */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        return position.steps().note(1) == 1 ? null : super.forced(position, seat);
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return DONE;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return some(
                "Agreement", Rulebook.EVENT, Map.of("actions", position.steps().note(0)));
    }
}
