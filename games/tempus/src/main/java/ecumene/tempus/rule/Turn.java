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
import ecumene.tempus.component.Idea;
import java.util.ArrayList;
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

    private static final TempusMove END_ACTION = new TempusMove.EndAction();
    private static final TempusMove END_TURN = new TempusMove.EndTurn();

    private Turn() {
        super("turn");
    }

    /** The reason against a move that is not listed: lists that go by reasons leave out nothing else, so there is one. */
    static TempusRefusal given(@Nullable TempusRefusal reason) {
        if (reason == null) {
            throw new IllegalStateException("not listed, but nothing is against it");
        }
        return reason;
    }

    /** Why no new action can begin now. */
    static TempusRefusal whyNoAction(TempusPosition position) {
        if (position.actionsLeft() > 0) {
            return TempusRefusal.FINISH_THE_ACTION_FIRST;
        }
        return position.hasActed() ? TempusRefusal.ACTION_ALREADY_TAKEN : TempusRefusal.NO_ACTION_WHILE_WAITING;
    }

    /**
     * Whether the running action is unfinished, so that its player has to end it before anything else begins: it allows more,
     * and a token or a place is left for it. What only a card could take further is complete as soon as something else begins:
     * this goes by what all can see, so that whether somebody ends an action does not tell what the hand holds.
     */
    static boolean goesOn(TempusPosition position, int seat) {
        return goesOn(position, seat, false);
    }

    /** Whether a card might take the running action further, as far as all can see: any might be in a hand that is not empty. */
    private static boolean aCardMightHelp(TempusPosition position, int seat) {
        return position.cards().handSize(seat) > 0
                && (goesOn(position, seat, true)
                        || (position.goesOn(Running.MOVE) && Movement.aConvertCouldMove(position, seat)));
    }

    /** Whether the running action can go on by what is on the board and Sanitation, as its player knows. */
    private static boolean hasMore(TempusPosition position, int seat) {
        return goesOn(position, seat, position.cards().holds(seat, Idea.SANITATION));
    }

    private static boolean goesOn(TempusPosition position, int seat, boolean sanitation) {
        return position.goesOn(Running.MOVE)
                ? Movement.isPossible(position, seat, true, sanitation)
                : position.goesOn(Running.CHILDREN) && Children.left(position, seat, sanitation) > 0;
    }

    /** Whether a new action may begin: there is one to take, and none is in the middle. */
    static boolean mayBeginAction(TempusPosition position, int seat) {
        return position.actionsLeft() > 0 && !goesOn(position, seat);
    }

    @Override
    public void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        // Whether a Move goes on shows in what is listed for it: looking beforehand would be the same work twice.
        boolean goesOn =
                position.goesOn(Running.MOVE) ? Movement.list(position, seat, true, moves) : goesOn(position, seat);
        int[] own = position.board().hexesOf(seat).hexes();
        boolean begins = position.actionsLeft() > 0 && !goesOn;
        if (begins) {
            Movement.list(position, seat, false, moves);
        }
        Children.list(position, seat, own, begins, moves);
        Fight.list(position, seat, own, goesOn, moves);
        Ideas.list(begins, moves);
        Cities.list(position, seat, own, begins, moves);
        Movement.listTransport(position, seat, moves);
        Children.listMedicine(position, seat, moves);
        Stacking.list(position, seat, own, moves);
        Religion.list(position, seat, own, moves);
        Government.list(position, seat, moves);
        if (goesOn && somethingMayFollow(position, seat, own)) {
            moves.add(END_ACTION);
        }
        if (position.actionsLeft() == 0) {
            moves.add(END_TURN);
        }
    }

    /**
     * Whether ending the action is something else than ending the turn: another action is to come, or the attack of a leader.
     * All other cards can be played while the action runs.
     */
    private static boolean somethingMayFollow(TempusPosition position, int seat, int[] own) {
        return position.actionsLeft() > 0 || Fight.aLeaderMayAttack(position, seat, own);
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
            case TempusMove.LayCard ignored -> TempusRefusal.NO_CARD_IS_LAID_IN_A_TURN;
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

    /**
     * Somebody with cards is always asked, so that nobody can tell from a pause whether the cards are of use. An action is
     * never taken for anybody, even if only an idea can be had.
     */
    @Override
    public @Nullable TempusMove forced(TempusPosition position, int seat) {
        boolean over = position.cards().handSize(seat) == 0 && position.actionsLeft() == 0 && !goesOn(position, seat);
        return over ? END_TURN : null;
    }

    @Override
    public TempusMove defaultMove(TempusPosition position, int seat) {
        if (position.actionsLeft() == 0) {
            return END_TURN;
        }
        return goesOn(position, seat) ? END_ACTION : Ideas.HAVE;
    }

    @Override
    public @Nullable Loss loss(TempusPosition position, int seat, TempusMove move) {
        if (move instanceof TempusMove.Medicine && Children.isMedicineWasted(position, seat)) {
            return new Loss("wasted-medicine");
        }
        if (move instanceof TempusMove.Transport && Movement.isTransportWasted(position, seat)) {
            return new Loss("wasted-transport");
        }
        if (ends(position, seat, move) && hasMore(position, seat)) {
            return new Loss(
                    position.goesOn(Running.MOVE) ? "unused-moves" : "unused-children",
                    Map.of("count", left(position, seat)));
        }
        if (!completes(position, move)) {
            return null;
        }
        if (Movement.couldAddTransport(position, seat)) {
            return new Loss("unused-transport");
        }
        return Children.couldAddMedicine(position, seat) ? new Loss("unused-medicine") : null;
    }

    /** Whether the running action, if it could go on, does not after a move: it is ended, or another one begins. */
    private static boolean ends(TempusPosition position, int seat, TempusMove move) {
        return switch (move) {
            case TempusMove.EndAction ignored -> true;
            case TempusMove.EndTurn ignored -> true;
            case TempusMove.Attack ignored -> true;
            case TempusMove.MilitaryLeader ignored -> true;
            case TempusMove.HaveIdea ignored -> true;
            case TempusMove.BuildCity ignored -> true;
            case TempusMove.MoveToken ignored -> mayBeginAction(position, seat);
            case TempusMove.HaveChild ignored -> mayBeginAction(position, seat);
            default -> false;
        };
    }

    /** Whether a move completes the running action, and no other action of its kind can follow in this turn. */
    private static boolean completes(TempusPosition position, TempusMove move) {
        return switch (move) {
            case TempusMove.MilitaryLeader ignored -> position.actionsLeft() == 0;
            case TempusMove.MoveToken ignored -> position.running() == Running.CHILDREN && position.actionsLeft() == 1;
            case TempusMove.HaveChild ignored -> position.running() == Running.MOVE && position.actionsLeft() == 1;
            case TempusMove.Attack ignored -> position.actionsLeft() == 1;
            case TempusMove.HaveIdea ignored -> position.actionsLeft() == 1;
            case TempusMove.BuildCity ignored -> position.actionsLeft() == 1;
            default -> false;
        };
    }

    /** How many tokens can still move, or children still be born, in the action that goes on. */
    private static int left(TempusPosition position, int seat) {
        return position.goesOn(Running.MOVE)
                ? Movement.left(position, seat)
                : Children.left(position, seat, position.cards().holds(seat, Idea.SANITATION));
    }

    /**
     * Whoever holds cards is asked after every action, so that a pause tells nothing; who seldom plays one then may leave the
     * answer. It holds after tokens and children only: an idea and a fight show something new, which wants to be seen first.
     */
    @Override
    public @Nullable TempusMove standing(TempusPosition position, int seat) {
        boolean over = position.running() != Running.NOTHING
                && position.actionsLeft() == 0
                && !goesOn(position, seat)
                && !aCardMightHelp(position, seat);
        return over ? END_TURN : null;
    }

    @Override
    public Prompt prompt(TempusPosition position, int seat) {
        if (goesOn(position, seat) || (position.actionsLeft() == 0 && hasMore(position, seat))) {
            Map<String, Object> left = Map.of("left", left(position, seat));
            return position.goesOn(Running.MOVE)
                    ? prompt("MoveOn", Rulebook.MOVE, left)
                    : prompt("MoreChildren", Rulebook.CHILDREN, left);
        }
        if (position.actionsLeft() > 0) {
            return prompt("Act", Rulebook.ACTIONS, Map.of("tokens", position.actionTokens(seat)));
        }
        Map<String, Object> playable = Map.of("cards", hasPlayableCards(position, seat));
        return position.hasActed()
                ? prompt("AfterAction", Rulebook.ACTIONS, playable)
                : prompt("Waiting", Rulebook.GOVERNMENT, playable);
    }

    /** Whether anything but ending the turn is left: then it is a card. Only its holder is asked, and hears of it. */
    private boolean hasPlayableCards(TempusPosition position, int seat) {
        List<TempusMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.size() > 1;
    }

    private static Prompt prompt(String name, String rule, Map<String, Object> args) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, name, rule, args);
    }
}
