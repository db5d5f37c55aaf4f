package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.FateCard;
import java.util.List;
import java.util.Map;

/** Hand Size: discarding until so many cards are left. */
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
            moves.add(new InnerSeaMove.Discard(FateCard.at(card)));
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        Deeds.discard(position, power, ((InnerSeaMove.Discard) move).card().index(), log);
        if (position.cards().handSize(power) <= Frame.kept(position)) {
            position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return move instanceof InnerSeaMove.Discard ? InnerSeaRefusal.CARD_NOT_IN_HAND : InnerSeaRefusal.DISCARD_NOW;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return new InnerSeaMove.Discard(FateCard.at(SystemCards.worst(position, power)));
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        int count = position.cards().handSize(power) - Frame.kept(position);
        return new Prompt(Prompt.Shape.CHOOSE_SOME, "Discard", Rulebook.HAND, Map.of("count", count));
    }
}
