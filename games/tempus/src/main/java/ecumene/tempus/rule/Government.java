package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Government: one more action in this round, or no action in this round and all of them a round later. */
final class Government {

    private static final int CARDS = IdeaCard.first(Idea.GOVERNMENT);

    private Government() {}

    static void list(TempusPosition position, int seat, List<TempusMove> moves) {
        if (!position.cards().holds(seat, Idea.GOVERNMENT)) {
            return;
        }
        boolean twice = whyNotTwice(position, seat) == null;
        for (int card = CARDS; card < CARDS + IdeaCard.BACKGROUNDS; card++) {
            if (position.cards().inHand(seat, card) > 0) {
                if (twice) {
                    moves.add(new TempusMove.ActTwice(IdeaCard.at(card)));
                }
                if (mayWait(position)) {
                    moves.add(new TempusMove.ActLater(IdeaCard.at(card)));
                }
            }
        }
    }

    /** To wait is to take no action in a round: none has been taken or added. Cards may have been played. */
    private static boolean mayWait(TempusPosition position) {
        return !position.hasActed() && position.actionsLeft() == 1;
    }

    /** After a delay there is one action per round. Every action needs a token. */
    private static @Nullable TempusRefusal whyNotTwice(TempusPosition position, int seat) {
        if (position.hasDelayed(seat)) {
            return TempusRefusal.ONE_ACTION_PER_ROUND_AFTER_DELAY;
        }
        return position.actionTokens(seat) > position.actionsLeft() ? null : TempusRefusal.NOT_ENOUGH_ACTION_TOKENS;
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.ActTwice move) {
        TempusRefusal card = Ideas.why(position, seat, move.card(), Idea.GOVERNMENT);
        if (card != null) {
            return card;
        }
        TempusRefusal reason = whyNotTwice(position, seat);
        return reason != null ? reason : TempusRefusal.TAKE_YOUR_TURN_NOW;
    }

    static TempusRefusal why(TempusPosition position, int seat, TempusMove.ActLater move) {
        TempusRefusal card = Ideas.why(position, seat, move.card(), Idea.GOVERNMENT);
        return card != null ? card : TempusRefusal.TOO_LATE_TO_DELAY;
    }

    static void play(TempusPosition position, int seat, TempusMove.ActTwice move, EventLog log) {
        putInFront(position, seat, move.card());
        position.addAction();
        log.all(new TempusEvent.ActsTwice(seat, move.card()));
    }

    /** The token stays, so the seat simply has one more round to come. The turn goes on for cards. */
    static void play(TempusPosition position, int seat, TempusMove.ActLater move, EventLog log) {
        putInFront(position, seat, move.card());
        position.setDelayed(seat, true);
        position.waive();
        log.all(new TempusEvent.ActsLater(seat, move.card()));
    }

    private static void putInFront(TempusPosition position, int seat, IdeaCard card) {
        position.cards().putInFront(seat, card.index());
        position.reveal();
    }
}
