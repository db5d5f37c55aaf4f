package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import java.util.List;
import java.util.Map;

/** An amount is divided between food and resources. Notes: what for, the amount, the rival that is plundered. */
public final class Division extends Question {

    public static final Division STEP = new Division();

    /** Development of Markets: all of one kind. */
    static final int MARKETS = 0;

    static final int FORAY = 1;
    static final int RAIDERS = 2;
    private static final int PLUNDER = 3;

    private Division() {
        super("division");
    }

    static void plunder(ThroughTheAgesPosition position, int seat, int rival, int amount) {
        Civilization victim = position.civ(rival);
        int most = Math.min(amount, victim.food() + victim.resources());
        if (most > 0) {
            position.steps().push(STEP, seat, PLUNDER, most, rival);
        }
    }

    static void raiders(ThroughTheAgesPosition position, int seat, int amount) {
        Civilization civ = position.civ(seat);
        int most = Math.min(amount, civ.food() + civ.resources());
        if (most > 0) {
            position.steps().push(STEP, seat, RAIDERS, most);
        }
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        int purpose = position.steps().note(0);
        int amount = position.steps().note(1);
        for (int food = amount; food >= 0; food--) {
            if (isAllowed(position, seat, purpose, food, amount - food)) {
                moves.add(new ThroughTheAgesMove.Divide(food, amount - food));
            }
        }
    }

    private static boolean isAllowed(ThroughTheAgesPosition position, int seat, int purpose, int food, int resources) {
        return switch (purpose) {
            case MARKETS -> food == 0 || resources == 0;
            case FORAY -> true;
            default -> {
                Civilization civ =
                        position.civ(purpose == PLUNDER ? position.steps().note(2) : seat);
                yield food <= civ.food() && resources <= civ.resources();
            }
        };
    }

    @Override
    public ThroughTheAgesRefusal why(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move) {
        return move instanceof ThroughTheAgesMove.Divide
                ? ThroughTheAgesRefusal.NOT_SUCH_A_DIVISION
                : ThroughTheAgesRefusal.DIVIDE_NOW;
    }

    @Override
    public void play(ThroughTheAgesPosition position, int seat, ThroughTheAgesMove move, EventLog log) {
        ThroughTheAgesMove.Divide divide = (ThroughTheAgesMove.Divide) move;
        int purpose = position.steps().note(0);
        int rival = position.steps().note(2);
        position.steps().pop();
        if (purpose == RAIDERS) {
            Goods.loseFood(position, seat, divide.food(), log);
            Goods.loseResources(position, seat, divide.resources(), log);
            return;
        }
        if (purpose == PLUNDER) {
            Goods.loseFood(position, rival, divide.food(), log);
            Goods.loseResources(position, rival, divide.resources(), log);
        }
        Goods.gainFood(position, seat, divide.food(), log);
        Goods.gainResources(position, seat, divide.resources(), log);
    }

    /** Resources are worth more than food: the first list entry for a loss, the last for a gain. */
    @Override
    public ThroughTheAgesMove defaultMove(ThroughTheAgesPosition position, int seat) {
        List<ThroughTheAgesMove> moves = new java.util.ArrayList<>();
        moves(position, seat, moves);
        return position.steps().note(0) == RAIDERS ? moves.getFirst() : moves.getLast();
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        String name = switch (position.steps().note(0)) {
            case MARKETS -> "Markets";
            case FORAY -> "Foray";
            case RAIDERS -> "Raiders";
            default -> "Plunder";
        };
        return one(
                name,
                position.steps().note(0) == PLUNDER ? Rulebook.AGGRESSION : Rulebook.EVENT,
                Map.of("amount", position.steps().note(1)));
    }
}
