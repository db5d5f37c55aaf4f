package ecumene.sidmeiercivilization.rule;

import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Phase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Culture Events: which cards can be played now. */
final class Events {

    private Events() {}

    static void discard(SidMeierCivilizationPosition position, int seat, EventCard card) {
        position.hand[seat * EventCard.COUNT + card.index()]--;
        position.eventDiscard[card.index()]++;
        Deals.spent(position, seat);
    }

    /** Cards of a phase that a seat holds and that have a target. */
    static void list(
            SidMeierCivilizationPosition position, int seat, Phase phase, List<SidMeierCivilizationMove> moves) {
        List<EventCard> cards = EventCard.of(phase);
        for (int i = 0; i < cards.size(); i++) {
            EventCard card = cards.get(i);
            if (reason(position, seat, card, phase) == null) {
                moves.add(new SidMeierCivilizationMove.PlayEvent(card));
            }
        }
    }

    /** Null if a card can be played in a phase. Cards for any time wait for none: they answer something, or pay for it. */
    private static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int seat, EventCard card, Phase phase) {
        if (position.inHand(seat, card) == 0) {
            return SidMeierCivilizationRefusal.CARD_NOT_IN_HAND;
        }
        if (card.phase() == Phase.ANY_TIME) {
            return card.isGift()
                    ? SidMeierCivilizationRefusal.NOTHING_TO_PAY_FOR
                    : SidMeierCivilizationRefusal.NOTHING_TO_CANCEL;
        }
        if (card.phase() != phase) {
            return SidMeierCivilizationRefusal.CARD_OF_ANOTHER_PHASE;
        }
        return Targets.hasAny(position, seat, Targets.of(card)) ? null : SidMeierCivilizationRefusal.NO_TARGET;
    }

    /** Why a card that is not listed cannot be played now. */
    static SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, EventCard card, Phase phase) {
        SidMeierCivilizationRefusal reason = reason(position, seat, card, phase);
        return reason == null ? SidMeierCivilizationRefusal.NO_TARGET : reason;
    }
}
