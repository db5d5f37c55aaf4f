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
 * A power chooses among cards that only it sees: those it has just drawn, the top of the deck, or somebody's hand.
 */
public final class CardChoice extends Asking {

    public static final CardChoice STEP = new CardChoice();

    private enum Kind {
        /** One is kept, the others are discarded. */
        SIFT,
        /** One is kept, the others go back on the deck. */
        ORACLE,
        /** The oracle has been heard: the rest goes back. */
        ORDER,
        /** A card of somebody's hand is taken. */
        SPY
    }

    /** What is chosen from. */
    private static final class Frame {

        private static final int KIND = 0;
        private static final int VICTIM = 1;
        private static final List<Kind> KINDS = List.of(Kind.values());

        static void push(InnerSeaPosition position, int power, Kind kind, int victim) {
            position.steps().push(STEP, power, KINDS.indexOf(kind), victim);
        }

        static Kind kind(InnerSeaPosition position) {
            return kind(position, 0);
        }

        static Kind kind(InnerSeaPosition position, int depth) {
            return KINDS.get(position.steps().note(depth, KIND));
        }

        static void setKind(InnerSeaPosition position, Kind kind) {
            position.steps().setNote(KIND, KINDS.indexOf(kind));
        }

        /** Whose hand it is. */
        static int victim(InnerSeaPosition position) {
            return position.steps().note(VICTIM);
        }
    }

    private CardChoice() {
        super("card-choice");
    }

    static void sift(InnerSeaPosition position, int power, int count) {
        Frame.push(position, power, Kind.SIFT, InnerSeaPosition.NONE);
        Draw.toSift(position, power, count);
    }

    static void oracle(InnerSeaPosition position, int power, int count) {
        Frame.push(position, power, Kind.ORACLE, InnerSeaPosition.NONE);
        Draw.toSift(position, power, count);
    }

    /** The victim draws a card for the one it loses. */
    static void spy(InnerSeaPosition position, int power, int victim) {
        Draw.begin(position, victim, 1);
        if (position.cards().handSize(victim) > 0) {
            position.reveal();
            Frame.push(position, power, Kind.SPY, victim);
        }
    }

    /** Who is choosing among the cards drawn for it; -1 if nobody is. */
    public static int chooser(InnerSeaPosition position) {
        for (int depth = 0; depth < position.steps().size(); depth++) {
            if (STEP.equals(position.steps().below(depth)) && Frame.kind(position, depth) != Kind.SPY) {
                return position.steps().seat(depth);
            }
        }
        return InnerSeaPosition.NONE;
    }

    /** Whose hand lies open to the power that is asked now; -1 if none does. */
    public static int openHand(InnerSeaPosition position) {
        return position.steps().isTop(STEP) && Frame.kind(position) == Kind.SPY
                ? Frame.victim(position)
                : InnerSeaPosition.NONE;
    }

    /** After an Event in between there may be nothing to choose from. */
    @Override
    boolean asks(InnerSeaPosition position) {
        return Frame.kind(position) == Kind.SPY || position.cards().siftedCount() > 0;
    }

    @Override
    void goOn(InnerSeaPosition position, EventLog log) {
        position.steps().pop();
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        Kind kind = Frame.kind(position);
        if (kind == Kind.SPY) {
            int victim = Frame.victim(position);
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
                    kind == Kind.ORDER
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
        Kind kind = Frame.kind(position);
        if (kind == Kind.SPY) {
            int victim = Frame.victim(position);
            position.steps().pop();
            Dealings.take(position, power, victim, card, log);
            DiscardDown.toLimit(position, power);
            return;
        }
        position.cards().takeSifted(card);
        position.cards().addToHand(power, card);
        if (kind == Kind.ORACLE) {
            Frame.setKind(position, Kind.ORDER);
            return;
        }
        for (int other = position.cards().nextSifted(-1);
                other >= 0;
                other = position.cards().nextSifted(other)) {
            position.cards().takeSifted(other);
            position.cards().discard(other);
            position.reveal();
            log.all(new InnerSeaEvent.CardDiscarded(position.civilization(power), FateCard.at(other), null, null));
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
        return Frame.kind(position) == Kind.SPY
                ? audience | Deeds.audience(position, Frame.victim(position))
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
        Kind kind = Frame.kind(position);
        return kind == Kind.ORDER
                ? new Prompt(Prompt.Shape.ORDER, "PutBack", Rulebook.PLAYING)
                : new Prompt(Prompt.Shape.CHOOSE_ONE, kind == Kind.SPY ? "Spy" : "Keep", Rulebook.PLAYING);
    }
}
