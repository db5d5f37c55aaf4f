package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Step;
import ecumene.tempus.Board;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.IdeaCard;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Fight: the winning attacker moves any number of tokens into the emptied hex; beyond the stacking limit each needs a
 * Sanitation card. Note 0: whether the number within the limit has been said.
 */
public final class Advance extends Step<TempusPosition, TempusMove> {

    public static final Advance STEP = new Advance();

    private static final int SAID = 0;

    private Advance() {
        super("advance");
    }

    private static boolean isSaid(TempusPosition position) {
        return position.steps().note(SAID) != 0;
    }

    private static int most(TempusPosition position, int seat) {
        return Math.min(
                position.board().tokens(position.fightFrom()),
                position.era(seat).stackingLimit());
    }

    @Override
    public void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        if (!isSaid(position)) {
            for (int count = 0; count <= most(position, seat); count++) {
                moves.add(new TempusMove.Advance(count));
            }
            return;
        }
        for (int card = Stacking.CARDS; card < Stacking.CARDS_END; card++) {
            if (position.cards().inHand(seat, card) > 0) {
                moves.add(new TempusMove.AdvanceOver(IdeaCard.at(card)));
            }
        }
        moves.add(new TempusMove.Done());
    }

    @Override
    public TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        boolean said = isSaid(position);
        return switch (move) {
            case TempusMove.Advance ignored ->
                said ? TempusRefusal.ADVANCE_IS_DECIDED : TempusRefusal.SO_MANY_CANNOT_ADVANCE;
            case TempusMove.AdvanceOver over
            when said -> {
                TempusRefusal reason = Stacking.whyNotPay(position, seat, over.sanitation());
                yield reason != null ? reason : TempusRefusal.ADVANCE_NOW;
            }
            case TempusMove.AdvanceOver ignored -> TempusRefusal.SAY_HOW_MANY_ADVANCE;
            case TempusMove.Done ignored -> TempusRefusal.SAY_HOW_MANY_ADVANCE;
            default -> TempusRefusal.ADVANCE_NOW;
        };
    }

    @Override
    public void play(TempusPosition position, int seat, TempusMove move, EventLog log) {
        switch (move) {
            case TempusMove.Advance advance -> {
                advance(position, seat, advance.count(), null, log);
                position.steps().setNote(SAID, 1);
            }
            case TempusMove.AdvanceOver over -> {
                Stacking.pay(position, seat, over.sanitation());
                advance(position, seat, 1, over.sanitation(), log);
            }
            default -> {
                end(position);
                return;
            }
        }
        if (!mayAdvanceOver(position, seat)) {
            end(position);
        }
    }

    private static void advance(
            TempusPosition position, int seat, int count, @Nullable IdeaCard sanitation, EventLog log) {
        if (count > 0) {
            position.board().moveTokens(position.fightFrom(), position.fightTo(), count);
        }
        log.all(new TempusEvent.TokensAdvanced(
                seat, Hex.at(position.fightFrom()), Hex.at(position.fightTo()), count, sanitation));
    }

    /** Asked of everybody with cards, so that the question does not tell who holds Sanitation. */
    private static boolean mayAdvanceOver(TempusPosition position, int seat) {
        Board board = position.board();
        return board.tokens(position.fightFrom()) > 0
                && Stacking.isFull(position, seat, position.fightTo())
                && position.cards().handSize(seat) > 0;
    }

    private static void end(TempusPosition position) {
        position.endFight();
        position.steps().pop();
    }

    @Override
    public @Nullable TempusMove forced(TempusPosition position, int seat) {
        return null;
    }

    @Override
    public TempusMove defaultMove(TempusPosition position, int seat) {
        return isSaid(position) ? new TempusMove.Done() : new TempusMove.Advance(0);
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        Hex hex = Hex.at(position.fightTo());
        return isSaid(position)
                ? new Prompt(Prompt.Shape.CHOOSE_ONE, "AdvanceOver", Rulebook.SANITATION, Map.of("hex", hex))
                : new Prompt(
                        Prompt.Shape.NUMBER,
                        "Advance",
                        Rulebook.FIGHT,
                        Map.of("hex", hex, "most", most(position, seat)));
    }
}
