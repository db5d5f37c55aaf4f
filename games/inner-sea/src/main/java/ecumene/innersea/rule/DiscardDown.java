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

/** Hand Size: discarding until so many cards are left. Note 0: how many. */
public final class DiscardDown extends Asking {

    public static final DiscardDown STEP = new DiscardDown();

    private DiscardDown() {
        super("discard");
    }

    static void toLimit(InnerSeaPosition position, int power) {
        if (position.cards().handSize(power) > InnerSeaPosition.HAND_LIMIT) {
            position.steps().push(STEP, power, InnerSeaPosition.HAND_LIMIT);
        }
    }

    /** Somebody must discard so many cards, as far as there are any. */
    static void by(InnerSeaPosition position, int power, int count) {
        int size = position.cards().handSize(power);
        if (size > 0) {
            position.steps().push(STEP, power, Math.max(0, size - count));
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
        if (position.cards().handSize(power) <= position.steps().note(0)) {
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
        int count = position.cards().handSize(power) - position.steps().note(0);
        return new Prompt(Prompt.Shape.CHOOSE_SOME, "Discard", Rulebook.HAND, Map.of("count", count));
    }
}
