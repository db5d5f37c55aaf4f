package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Step;
import ecumene.tempus.Rulebook;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusPosition.Running;
import ecumene.tempus.TempusRefusal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The turn of a seat in a round: one action, and cards before, during and after it. The first token moved or child born
 * spends the action token; the same kind of move goes on with the action as long as the row allows. Each chapter of the
 * rulebook has its own class beside this one.
 */
public final class Turn extends Step<TempusPosition, TempusMove> {

    public static final Turn STEP = new Turn();

    private Turn() {
        super("turn");
    }

    /** Why no new action can begin now. */
    static TempusRefusal whyNoAction(TempusPosition position) {
        return position.actionsLeft() > 0 ? TempusRefusal.FINISH_THE_ACTION_FIRST : TempusRefusal.ACTION_ALREADY_TAKEN;
    }

    @Override
    public void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        int[] own = position.board().hexesOf(seat, position.island().geography());
        Movement.list(position, seat, own, moves);
        Children.list(position, seat, own, moves);
        Fight.list(position, seat, own, moves);
        Ideas.list(position, moves);
        Cities.list(position, seat, own, moves);
        Movement.listTransport(position, seat, moves);
        Children.listMedicine(position, seat, moves);
        Stacking.list(position, seat, own, moves);
        Religion.list(position, seat, own, moves);
        Government.list(position, seat, moves);
        if (position.allowance() > 0 && somethingMayFollow(position, seat)) {
            moves.add(new TempusMove.EndAction());
        }
        if (position.actionsLeft() == 0) {
            moves.add(new TempusMove.EndTurn());
        }
    }

    /** Whether ending the action is something else than ending the turn: there is another action, or a card to play. */
    private static boolean somethingMayFollow(TempusPosition position, int seat) {
        return position.actionsLeft() > 0 || position.cards().handSize(seat) > 0;
    }

    @Override
    public TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        return switch (move) {
            case TempusMove.MoveToken token -> Movement.why(position, seat, token);
            case TempusMove.HaveChild child -> Children.why(position, seat, child);
            case TempusMove.Attack attack -> Fight.why(position, seat, attack);
            case TempusMove.HaveIdea ignored -> whyNoAction(position);
            case TempusMove.BuildCity city -> Cities.why(position, seat, city);
            case TempusMove.Transport card -> Movement.why(position, seat, card);
            case TempusMove.Medicine card -> Children.why(position, seat, card);
            case TempusMove.MilitaryLeader card -> Fight.why(position, seat, card);
            case TempusMove.Sanitation card -> Stacking.why(position, seat, card);
            case TempusMove.Religion card -> Religion.why(position, seat, card);
            case TempusMove.ActTwice card -> Government.why(position, seat, card);
            case TempusMove.ActLater card -> Government.why(position, seat, card);
            case TempusMove.EndAction ignored -> TempusRefusal.NO_ACTION_TO_END;
            case TempusMove.EndTurn ignored -> TempusRefusal.ACTION_STILL_TO_TAKE;
            default -> TempusRefusal.TAKE_YOUR_TURN_NOW;
        };
    }

    @Override
    public void play(TempusPosition position, int seat, TempusMove move, EventLog log) {
        switch (move) {
            case TempusMove.MoveToken token -> Movement.play(position, seat, token, log);
            case TempusMove.HaveChild child -> Children.play(position, seat, child, log);
            case TempusMove.Attack attack -> Fight.play(position, seat, attack, log);
            case TempusMove.HaveIdea ignored -> Ideas.have(position, seat, log);
            case TempusMove.BuildCity city -> Cities.play(position, seat, city, log);
            case TempusMove.Transport card -> Movement.play(position, seat, card, log);
            case TempusMove.Medicine card -> Children.play(position, seat, card, log);
            case TempusMove.MilitaryLeader card -> Fight.play(position, seat, card, log);
            case TempusMove.Sanitation card -> Stacking.play(position, seat, card, log);
            case TempusMove.Religion card -> Religion.play(position, seat, card, log);
            case TempusMove.ActTwice card -> Government.play(position, seat, card, log);
            case TempusMove.ActLater card -> Government.play(position, seat, card, log);
            case TempusMove.EndAction ignored -> position.closeAction();
            case TempusMove.EndTurn ignored -> {
                position.endTurn();
                position.steps().pop();
            }
            default -> throw new IllegalArgumentException(move + " is no move of a turn");
        }
    }

    /** Somebody with cards is always asked, so that nobody can tell from a pause whether the cards are of use. */
    @Override
    public @Nullable TempusMove forced(TempusPosition position, int seat) {
        if (position.cards().handSize(seat) > 0) {
            return null;
        }
        if (position.actionsLeft() == 0 && position.allowance() == 0) {
            return new TempusMove.EndTurn();
        }
        return Movement.isEasy(position, seat) ? null : super.forced(position, seat);
    }

    @Override
    public TempusMove defaultMove(TempusPosition position, int seat) {
        if (position.actionsLeft() == 0) {
            return new TempusMove.EndTurn();
        }
        return position.allowance() > 0 ? new TempusMove.EndAction() : new TempusMove.HaveIdea();
    }

    @Override
    public @Nullable Loss loss(TempusPosition position, int seat, TempusMove move) {
        if (!(move instanceof TempusMove.EndAction) || position.allowance() == 0) {
            return null;
        }
        return new Loss(
                position.goesOn(Running.MOVE) ? "unused-moves" : "unused-children",
                Map.of("count", position.allowance()));
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        if (position.goesOn(Running.MOVE)) {
            return prompt("MoveOn", Rulebook.MOVE, Map.of("left", position.allowance()));
        }
        if (position.goesOn(Running.CHILDREN)) {
            return prompt("MoreChildren", Rulebook.CHILDREN, Map.of("left", position.allowance()));
        }
        if (position.actionsLeft() > 0) {
            return prompt("Act", Rulebook.ACTIONS, Map.of("tokens", position.actionTokens(seat)));
        }
        return position.hasActed()
                ? prompt("AfterAction", Rulebook.ACTIONS, Map.of())
                : prompt("Waiting", Rulebook.GOVERNMENT, Map.of());
    }

    private static Prompt prompt(String name, String rule, Map<String, Object> args) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, name, rule, args);
    }
}
