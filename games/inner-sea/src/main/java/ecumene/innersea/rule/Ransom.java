package ecumene.innersea.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.innersea.InnerSeaMove;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.InnerSeaRefusal;
import ecumene.innersea.Rulebook;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A victim may pay talents or cards to avert what a card does: for each point that it would lose, or all at once for a
 * Wonder that would be buried. Notes: how much is still to pay, and the Wonder, -1 for points.
 */
public final class Ransom extends Asking {

    public static final Ransom STEP = new Ransom();

    private static final int LEFT = 0;
    private static final int WONDER = 1;
    private static final int PAID = 2;

    private Ransom() {
        super("ransom");
    }

    static void circuses(InnerSeaPosition position, int victim, int points) {
        int most = Math.min(points, position.points(victim));
        if (most > 0) {
            position.steps().push(STEP, victim, most, InnerSeaPosition.NONE, 0);
        }
    }

    static void wonder(InnerSeaPosition position, int wonder, int price) {
        position.steps().push(STEP, position.monuments().owner(wonder), price, wonder, 0);
    }

    private static boolean canPay(InnerSeaPosition position, int power) {
        int means = position.talents(power) + position.cards().handSize(power);
        boolean wonder = position.steps().note(WONDER) != InnerSeaPosition.NONE;
        return means >= (wonder ? position.steps().note(LEFT) : 1);
    }

    @Override
    void list(InnerSeaPosition position, int power, List<InnerSeaMove> moves) {
        if (canPay(position, power)) {
            if (position.talents(power) > 0) {
                moves.add(new InnerSeaMove.PayTalent());
            }
            for (int card = position.cards().nextInHand(power, -1);
                    card >= 0;
                    card = position.cards().nextInHand(power, card)) {
                moves.add(new InnerSeaMove.PayCard(FateCard.at(card)));
            }
        }
        if (position.steps().note(PAID) == 0 || position.steps().note(WONDER) == InnerSeaPosition.NONE) {
            moves.add(DONE);
        }
    }

    @Override
    void act(InnerSeaPosition position, int power, InnerSeaMove move, EventLog log) {
        int left = position.steps().note(LEFT);
        int wonder = position.steps().note(WONDER);
        switch (move) {
            case InnerSeaMove.PayTalent pay -> Deeds.loseTalents(position, power, 1, log);
            case InnerSeaMove.PayCard pay ->
                Deeds.discard(position, power, pay.card().index(), log);
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
        position.steps().setNote(LEFT, left - 1);
        position.steps().setNote(PAID, 1);
        if (left == 1) {
            position.steps().pop();
        }
    }

    @Override
    InnerSeaRefusal why(InnerSeaPosition position, InnerSeaMove move, int power) {
        return switch (move) {
            case InnerSeaMove.PayTalent pay -> InnerSeaRefusal.NO_TALENT_LEFT;
            case InnerSeaMove.PayCard pay -> InnerSeaRefusal.CARD_NOT_IN_HAND;
            default -> InnerSeaRefusal.CHOOSE_YOUR_LOSS_NOW;
        };
    }

    @Override
    InnerSeaMove absent(InnerSeaPosition position, int power) {
        List<InnerSeaMove> moves = new ArrayList<>();
        list(position, power, moves);
        return moves.contains(DONE) ? DONE : moves.getFirst();
    }

    /** The system saves a Wonder or a point with a talent. */
    @Override
    InnerSeaMove system(InnerSeaPosition position, int power) {
        List<InnerSeaMove> moves = new ArrayList<>();
        list(position, power, moves);
        return moves.getFirst();
    }

    @Override
    Prompt question(InnerSeaPosition position, int power) {
        int wonder = position.steps().note(WONDER);
        return wonder == InnerSeaPosition.NONE
                ? new Prompt(
                        Prompt.Shape.PAY,
                        "SavePoints",
                        Rulebook.LOSSES,
                        Map.of("count", position.steps().note(LEFT)))
                : new Prompt(
                        Prompt.Shape.PAY,
                        "SaveWonder",
                        Rulebook.WONDERS,
                        Map.of(
                                "wonder",
                                Wonder.at(wonder),
                                "count",
                                position.steps().note(LEFT)));
    }
}
