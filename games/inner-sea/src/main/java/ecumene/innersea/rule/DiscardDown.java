package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.innersea.Cards;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Hand Size: discarding until so many cards are left. The cards that go are named one by one and shown together, so that a
 * choice can be thought over until it is complete.
 */
public final class DiscardDown extends Asking {

    public static final DiscardDown STEP = new DiscardDown();

    /** How many cards may be kept. */
    private static final class Frame {

        private static final int KEPT = 0;

        static void push(InnerSeaPosition position, int power, int kept) {
            position.steps().push(STEP, power, kept);
        }

        static int kept(InnerSeaPosition position) {
            return position.steps().note(KEPT);
        }
    }

    private DiscardDown() {
        super("discard");
    }

    static void toLimit(InnerSeaPosition position, int power) {
        if (position.cards().handSize(power) > InnerSeaPosition.HAND_LIMIT) {
            Frame.push(position, power, InnerSeaPosition.HAND_LIMIT);
        }
    }

    /** Somebody must discard so many cards, as far as there are any. */
    static void by(InnerSeaPosition position, int power, int count) {
        int size = position.cards().handSize(power);
        if (size > 0) {
            Frame.push(position, power, Math.max(0, size - count));
        }
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        for (int card = position.cards().nextInHand(power, -1);
                card >= 0;
                card = position.cards().nextInHand(power, card)) {
            if (!position.cards().isGoing(card)) {
                moves.add(CardMoves.discard(card));
            }
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        Cards cards = position.cards();
        cards.letGo(((InnerSeaMove.Discard) move).card().index());
        if (left(position, power) > 0) {
            return;
        }
        for (int card = cards.nextGoing(-1); card >= 0; card = cards.nextGoing(card)) {
            cards.takeGoing(card);
            Deeds.discard(position, power, card, log);
        }
        position.steps().pop();
    }

    /** How many cards are still to be named. */
    private static int left(InnerSeaPosition position, int power) {
        return position.cards().handSize(power) - position.cards().goingCount() - Frame.kept(position);
    }

    /** Only the last of them shows them all. */
    @Override
    public int audience(InnerSeaPosition position, int seat, InnerSeaMove move) {
        return left(position, power(position)) > 1 ? Seats.only(seat) : Seats.EVERYONE;
    }

    /** The last one named sends them all away. */
    @Override
    public @Nullable Loss loss(InnerSeaPosition position, int seat, InnerSeaMove move) {
        return left(position, power(position)) > 1
                ? null
                : new Loss("cards-discarded", Map.of("count", position.cards().goingCount() + 1));
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        if (!(move instanceof InnerSeaMove.Discard discard)) {
            return InnerSeaRefusal.DISCARD_NOW;
        }
        return position.cards().inHand(power, discard.card().index())
                ? InnerSeaRefusal.CARD_GOES_ALREADY
                : InnerSeaRefusal.NO_SUCH_CARD_TO_DISCARD;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return CardMoves.discard(SystemCards.worst(position, power));
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(Prompt.Shape.CHOOSE_SOME, "Discard", Rulebook.HAND, Map.of("count", left(position, power)));
    }
}
