package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaEvent;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.FateCard;
import java.util.ArrayList;
import java.util.List;

/**
 * A power chooses among cards that only it sees: those it has just drawn, the top of the deck, or somebody's hand. Notes:
 * which of these, and the victim.
 */
public final class CardChoice extends Asking {

    public static final CardChoice STEP = new CardChoice();

    private static final int KIND = 0;
    private static final int VICTIM = 1;

    /** One is kept, the others are discarded. */
    private static final int SIFT = 0;
    /** One is kept, the others go back on the deck. */
    private static final int ORACLE = 1;
    /** The oracle has been heard: the rest goes back. */
    private static final int ORDER = 2;
    /** A card of somebody's hand is taken. */
    private static final int SPY = 3;

    private CardChoice() {
        super("card-choice");
    }

    static void sift(InnerSeaPosition position, int power, int count) {
        position.steps().push(STEP, power, SIFT, InnerSeaPosition.NONE);
        Draw.toSift(position, power, count);
    }

    static void oracle(InnerSeaPosition position, int power, int count) {
        position.steps().push(STEP, power, ORACLE, InnerSeaPosition.NONE);
        Draw.toSift(position, power, count);
    }

    /** The victim draws a card for the one it loses. */
    static void spy(InnerSeaPosition position, int power, int victim) {
        Draw.begin(position, victim, 1);
        if (position.cards().handSize(victim) > 0) {
            position.reveal();
            position.steps().push(STEP, power, SPY, victim);
        }
    }

    /** Who is choosing among the cards drawn for it; -1 if nobody is. */
    public static int chooser(InnerSeaPosition position) {
        for (int depth = 0; depth < position.steps().size(); depth++) {
            if (STEP.equals(position.steps().below(depth)) && position.steps().note(depth, KIND) != SPY) {
                return position.steps().seat(depth);
            }
        }
        return InnerSeaPosition.NONE;
    }

    /** Whose hand lies open to the power that is asked now; -1 if none does. */
    public static int openHand(InnerSeaPosition position) {
        return position.steps().isTop(STEP) && position.steps().note(KIND) == SPY
                ? position.steps().note(VICTIM)
                : InnerSeaPosition.NONE;
    }

    /** After an Event in between there may be nothing to choose from. */
    @Override
    boolean asks(InnerSeaPosition position) {
        return position.steps().note(KIND) == SPY || position.cards().siftedCount() > 0;
    }

    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        int kind = position.steps().note(KIND);
        if (kind == SPY) {
            int victim = position.steps().note(VICTIM);
            for (int card = position.cards().nextInHand(victim, -1);
                    card >= 0;
                    card = position.cards().nextInHand(victim, card)) {
                moves.add(new InnerSeaMove.TakeThis(FateCard.at(card)));
            }
            return;
        }
        for (int card = position.cards().nextSifted(-1);
                card >= 0;
                card = position.cards().nextSifted(card)) {
            moves.add(
                    kind == ORDER
                            ? new InnerSeaMove.PutBack(FateCard.at(card))
                            : new InnerSeaMove.TakeThis(FateCard.at(card)));
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        switch (move) {
            case InnerSeaMove.PutBack back -> {
                position.cards().takeSifted(back.card().index());
                position.cards().putOnDeck(back.card().index());
            }
            case InnerSeaMove.TakeThis take -> take(position, power, take.card().index(), log);
            default -> throw new IllegalArgumentException("no choice: " + move);
        }
    }

    private static void take(InnerSeaPosition position, int power, int card, EventLog log) {
        int kind = position.steps().note(KIND);
        if (kind == SPY) {
            int victim = position.steps().note(VICTIM);
            position.steps().pop();
            Dealings.take(position, power, victim, card, log);
            DiscardDown.toLimit(position, power);
            return;
        }
        position.cards().takeSifted(card);
        position.cards().addToHand(power, card);
        if (kind == ORACLE) {
            position.steps().setNote(KIND, ORDER);
            return;
        }
        for (int other = position.cards().nextSifted(-1);
                other >= 0;
                other = position.cards().nextSifted(other)) {
            position.cards().takeSifted(other);
            position.cards().discard(other);
            position.reveal();
            log.all(new InnerSeaEvent.CardDiscarded(position.civilization(power), FateCard.at(other)));
        }
        position.steps().pop();
        DiscardDown.toLimit(position, power);
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return move instanceof InnerSeaMove.TakeThis || move instanceof InnerSeaMove.PutBack
                ? InnerSeaRefusal.NOT_ON_OFFER
                : InnerSeaRefusal.CHOOSE_A_CARD_NOW;
    }

    /** Who looks at cards is known to all, which card is chosen is not. */
    @Override
    public int audience(InnerSeaPosition position, int seat, InnerSeaMove move) {
        int audience = ecumene.engine.Seats.only(seat);
        return position.steps().note(KIND) == SPY
                ? audience | Deeds.audience(position, position.steps().note(VICTIM))
                : audience;
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        List<InnerSeaMove> moves = new ArrayList<>();
        list(position, power, moves);
        return moves.getFirst();
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        int kind = position.steps().note(KIND);
        return kind == ORDER
                ? new Prompt(Prompt.Shape.ORDER, "PutBack", Rulebook.PLAYING)
                : new Prompt(Prompt.Shape.CHOOSE_ONE, kind == SPY ? "Spy" : "Keep", Rulebook.PLAYING);
    }
}
