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
 * its next politics; then the row is filled up in any case.
 */
public final class Agreement extends Question {

    public static final Agreement STEP = new Agreement();

    private static final class Frame {

        private static final int ACTIONS = 0;
        private static final int TAKEN = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("actions"), Note.flag("taken")};

        static void push(ThroughTheAgesPosition position, int seat, int actions) {
            position.steps().push(STEP, seat, actions, 0);
        }

        /** The actions that are left. */
        static int actions(ThroughTheAgesPosition position) {
            return position.steps().note(ACTIONS);
        }

        /** Whether anything was taken. */
        static boolean taken(ThroughTheAgesPosition position) {
            return position.steps().note(TAKEN) == 1;
        }

        static void take(ThroughTheAgesPosition position, int price) {
            position.steps().setNote(ACTIONS, actions(position) - price);
            position.steps().setNote(TAKEN, 1);
        }
    }

    private static final ThroughTheAgesMove DONE = new ThroughTheAgesMove.Done();

    private Agreement() {
        super("international-agreement", Frame.TOLD);
    }

    static void begin(ThroughTheAgesPosition position, int seat, MilitaryCard card) {
        Frame.push(position, seat, card.amount(0));
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        moves.add(DONE);
        TakeCards.list(position, seat, Frame.actions(position), moves);
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.Take take
                ? TakeCards.why(position, seat, take, ThroughTheAgesRefusal.AGREEMENT_PAYS_NO_MORE)
                : ThroughTheAgesRefusal.TAKE_CARDS_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        if (move instanceof ThroughTheAgesMove.Take take) {
            int space = take.space() - 1;
            Frame.take(position, TakeCards.price(position, seat, space));
            TakeCards.take(position, seat, space, log);
            return;
        }
        boolean taken = Frame.taken(position);
        position.steps().pop();
        if (taken) {
            position.civ(seat).forgoesPolitics = true;
        }
        CardRow.fillUp(position, log);
    }

    /**
     * Who has taken something says that it is enough, and can take it back until then. What can be taken depends on the hand:
     * where that is hidden, everybody is asked.
     */
    @Override
    public @Nullable ThroughTheAgesMove forced(ThroughTheAgesPosition position, int seat) {
        return position.hidesHands() || Frame.taken(position) ? null : super.forced(position, seat);
    }

    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        return DONE;
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        return some("Agreement", Rulebook.EVENT, Map.of("actions", Frame.actions(position)));
    }
}
