package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.FateCard;
import java.util.List;
import java.util.Map;

/** Competition Cards: who has laid several says which of them takes effect next. */
public final class CardOrder extends Asking {

    public static final CardOrder STEP = new CardOrder();

    private CardOrder() {
        super("card-order");
    }

    /** The next card of a power takes effect; with several it is asked which. */
    static void begin(InnerSeaPosition position, int power) {
        int first = position.cards().nextToResolve(power, -1);
        if (position.cards().nextToResolve(power, first) < 0) {
            PlayCard.resolve(position, power, first);
        } else {
            position.steps().push(STEP, power);
        }
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        for (int card = position.cards().nextToResolve(power, -1);
                card >= 0;
                card = position.cards().nextToResolve(power, card)) {
            moves.add(new InnerSeaMove.NextCard(FateCard.at(card)));
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        position.steps().pop();
        PlayCard.resolve(position, power, ((InnerSeaMove.NextCard) move).card().index());
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return move instanceof InnerSeaMove.NextCard
                ? InnerSeaRefusal.NOT_AMONG_YOUR_LAID_CARDS
                : InnerSeaRefusal.NAME_THE_NEXT_CARD_NOW;
    }

    /** By number. */
    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        return new InnerSeaMove.NextCard(FateCard.at(position.cards().nextToResolve(power, -1)));
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        return new Prompt(
                Prompt.Shape.CHOOSE_ONE,
                "NextCard",
                Rulebook.COMPETITION_CARDS,
                Map.of("area", Area.at(position.arena()), "civilization", position.civilization(power)));
    }
}
