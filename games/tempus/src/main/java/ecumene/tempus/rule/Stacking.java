package ecumene.tempus.rule;

import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import org.jspecify.annotations.Nullable;

/**
 * The stacking limit and Sanitation. The limit is looked at whenever a token is added to a hex: at or above it, this token
 * needs a Sanitation card of its own. Tokens that stand too high already may stay.
 */
final class Stacking {

    /** The Sanitation cards have the indexes from here up to {@link #CARDS_END}. */
    static final int CARDS = IdeaCard.first(Idea.SANITATION);

    static final int CARDS_END = CARDS + IdeaCard.BACKGROUNDS;

    private Stacking() {}

    static boolean isFull(TempusPosition position, int seat, int hex) {
        return position.board().tokens(hex) >= position.era(seat).stackingLimit();
    }

    /** Whether a seat can add a token to a hex, paying with a card if it must. */
    static boolean hasRoom(TempusPosition position, int seat, int hex) {
        return !isFull(position, seat, hex) || position.cards().holds(seat, Idea.SANITATION);
    }

    /** Why a token may not be added to a hex with this payment; null if it may. */
    static @Nullable TempusRefusal why(TempusPosition position, int seat, int hex, @Nullable IdeaCard sanitation) {
        if (!isFull(position, seat, hex)) {
            return sanitation == null ? null : TempusRefusal.SANITATION_NOT_NEEDED;
        }
        return sanitation == null ? TempusRefusal.STACK_IS_FULL : whyNotPay(position, seat, sanitation);
    }

    static @Nullable TempusRefusal whyNotPay(TempusPosition position, int seat, IdeaCard sanitation) {
        if (sanitation.idea() != Idea.SANITATION) {
            return TempusRefusal.NOT_A_SANITATION_CARD;
        }
        return position.cards().inHand(seat, sanitation.index()) > 0 ? null : TempusRefusal.CARD_NOT_IN_HAND;
    }

    static void pay(TempusPosition position, int seat, @Nullable IdeaCard sanitation) {
        if (sanitation != null) {
            Ideas.play(position, seat, sanitation);
        }
    }
}
