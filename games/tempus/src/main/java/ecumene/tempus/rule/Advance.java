package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Step;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusEvent;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Idea;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Fight: the winning attacker moves any number of tokens into the emptied hex, within the stacking limit. The action is not
 * over yet, so Sanitation may raise a limit before, and Religion may bring one more token.
 */
public final class Advance extends Step<TempusPosition, TempusMove> {

    public static final Advance STEP = new Advance();

    private Advance() {
        super("advance");
    }

    private static int most(TempusPosition position, int seat) {
        return Math.min(
                position.board().tokens(position.fightFrom()), position.stackingLimit(seat, position.fightTo()));
    }

    @Override
    public void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        for (int count = 0; count <= most(position, seat); count++) {
            moves.add(new TempusMove.Advance(count));
        }
        int[] own = position.board().hexesOf(seat).hexes();
        if (position.cards().holds(seat, Idea.SANITATION)) {
            Stacking.list(position, seat, position.fightTo(), moves);
        }
        Stacking.list(position, seat, own, moves);
        Religion.list(position, seat, own, moves);
    }

    @Override
    public TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        return switch (move) {
            case TempusMove.Advance advance ->
                advance.count() < 0 || advance.count() > position.board().tokens(position.fightFrom())
                        ? TempusRefusal.ADVANCE_NONE_TO_ALL
                        : TempusRefusal.SO_MANY_CANNOT_ADVANCE;
            case TempusMove.Sanitation card -> Stacking.why(position, seat, card);
            case TempusMove.Religion card -> Religion.why(position, seat, card);
            default -> TempusRefusal.ADVANCE_NOW;
        };
    }

    @Override
    public void play(TempusPosition position, int seat, TempusMove move, EventLog log) {
        switch (move) {
            case TempusMove.Sanitation card -> Stacking.play(position, seat, card, log);
            case TempusMove.Religion card -> Religion.play(position, seat, card, log);
            default -> advance(position, seat, ((TempusMove.Advance) move).count(), log);
        }
    }

    private static void advance(TempusPosition position, int seat, int count, EventLog log) {
        int from = position.fightFrom();
        int to = position.fightTo();
        position.board().moveTokens(from, to, count);
        log.all(new TempusEvent.TokensAdvanced(
                seat, Hex.at(from), Hex.at(to), position.island().terrain(to), count));
        position.endFight();
        position.steps().pop();
    }

    /** There is always a choice: to stay or to go. */
    @Override
    public @Nullable TempusMove forced(TempusPosition position, int seat) {
        return null;
    }

    @Override
    public TempusMove defaultMove(TempusPosition position, int seat) {
        return new TempusMove.Advance(0);
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.NUMBER,
                "Advance",
                Rulebook.FIGHT,
                Map.of("hex", Hex.at(position.fightTo()), "most", most(position, seat)));
    }
}
