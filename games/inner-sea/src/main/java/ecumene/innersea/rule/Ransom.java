package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A victim may pay talents or cards to avert what a card does: for each point that it would lose, or all at once for a
 * Wonder that would be buried.
 */
public final class Ransom extends Asking {

    public static final Ransom STEP = new Ransom();

    /** What is to be averted. */
    private static final class Frame {

        private static final int LEFT = 0;
        private static final int WONDER = 1;
        private static final int PAID = 2;

        static void push(InnerSeaPosition position, int victim, int price, int wonder) {
            position.steps().push(STEP, victim, price, wonder, 0);
        }

        /** How much is still to pay. */
        static int left(InnerSeaPosition position) {
            return position.steps().note(LEFT);
        }

        /** The Wonder that would be buried; -1 for points. */
        static int wonder(InnerSeaPosition position) {
            return position.steps().note(WONDER);
        }

        static boolean isAboutPoints(InnerSeaPosition position) {
            return wonder(position) == InnerSeaPosition.NONE;
        }

        static boolean hasPaid(InnerSeaPosition position) {
            return position.steps().note(PAID) != 0;
        }

        static void pay(InnerSeaPosition position, int count) {
            position.steps().setNote(LEFT, left(position) - count);
            position.steps().setNote(PAID, 1);
        }
    }

    private Ransom() {
        super("ransom");
    }

    /** Each loss is paid for by itself, also those beyond the points there are: what is not paid for takes what it finds. */
    static void circuses(InnerSeaPosition position, int victim, int points) {
        if (points > 0 && position.points(victim) > 0) {
            Frame.push(position, victim, points, InnerSeaPosition.NONE);
        }
    }

    static void wonder(InnerSeaPosition position, int wonder, int price) {
        Frame.push(position, position.monuments().owner(wonder), price, wonder);
    }

    private static boolean canPay(InnerSeaPosition position, int power) {
        return means(position, power) >= (Frame.isAboutPoints(position) ? 1 : Frame.left(position));
    }

    private static int means(InnerSeaPosition position, int power) {
        return position.talents(power) + position.cards().handSize(power);
    }

    /** How many of the losses find no point to take: paying for so many saves nothing yet. */
    private static int beyond(InnerSeaPosition position, int power) {
        return Math.max(0, Frame.left(position) - position.points(power));
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        if (canPay(position, power)) {
            CountedMoves.talents(moves, Math.min(Frame.left(position), position.talents(power)));
            for (int card = position.cards().nextInHand(power, -1);
                    card >= 0;
                    card = position.cards().nextInHand(power, card)) {
                moves.add(CardMoves.pay(card));
            }
        }
        if (!Frame.hasPaid(position) || Frame.isAboutPoints(position)) {
            moves.add(DONE);
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        int left = Frame.left(position);
        int wonder = Frame.wonder(position);
        int paid = 1;
        String saved = wonder == InnerSeaPosition.NONE ? "points" : "wonder";
        switch (move) {
            case InnerSeaMove.PayTalents pay -> {
                paid = pay.count();
                Deeds.loseTalents(position, power, paid, saved, null, log);
            }
            case InnerSeaMove.PayCard pay ->
                Deeds.discard(position, power, pay.card().index(), saved, null, log);
            default -> {
                position.steps().pop();
                if (wonder == InnerSeaPosition.NONE) {
                    Deeds.losePoints(position, power, left, log);
                } else {
                    Deeds.bury(position, wonder, log);
                }
                return;
            }
        }
        Frame.pay(position, paid);
        if (left == paid) {
            position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return switch (move) {
            case InnerSeaMove.PayTalents pay
            when pay.count() > 0 ->
                pay.count() > Frame.left(position)
                        ? InnerSeaRefusal.CARD_TAKES_LESS
                        : InnerSeaRefusal.TOO_FEW_TALENTS_TO_AVERT_IT;
            case InnerSeaMove.PayCard pay -> InnerSeaRefusal.CARD_NOT_IN_HAND;
            case InnerSeaMove.Done done -> InnerSeaRefusal.PAY_THE_REST;
            default -> InnerSeaRefusal.PAY_OR_LET_IT_HAPPEN_NOW;
        };
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        List<InnerSeaMove> moves = new ArrayList<>();
        list(position, power, moves);
        return moves.contains(DONE) ? DONE : moves.getFirst();
    }

    /** The system saves a Wonder or a point with a talent, where that saves one. */
    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        if (Frame.isAboutPoints(position) && means(position, power) <= beyond(position, power)) {
            return DONE;
        }
        List<InnerSeaMove> moves = new ArrayList<>();
        list(position, power, moves);
        return moves.getFirst();
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        int wonder = Frame.wonder(position);
        return wonder == InnerSeaPosition.NONE
                ? new Prompt(
                        Prompt.Shape.PAY,
                        "SavePoints",
                        Rulebook.PLAYING,
                        Map.of("count", Frame.left(position), "beyond", beyond(position, power)))
                : new Prompt(
                        Prompt.Shape.PAY,
                        "SaveWonder",
                        Rulebook.PLAYING,
                        Map.of("wonder", Wonder.at(wonder), "count", Frame.left(position)));
    }
}
