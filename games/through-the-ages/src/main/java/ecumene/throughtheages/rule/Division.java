package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.throughtheages.Rulebook;
import ecumene.throughtheages.ThroughTheAgesMove;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.ThroughTheAgesRefusal;
import java.util.List;
import java.util.Map;

/** An amount is divided between food and resources. */
public final class Division extends Question {

    public static final Division STEP = new Division();

    private enum Purpose {
        /** Development of Markets: all of one kind. */
        MARKETS("Markets"),
        FORAY("Foray"),
        RAIDERS("Raiders"),
        PLUNDER("Plunder");

        private static final List<Purpose> ALL = List.of(values());

        private final String prompt;

        Purpose(String prompt) {
            this.prompt = prompt;
        }
    }

    private static final class Frame {

        private static final int PURPOSE = 0;
        private static final int AMOUNT = 1;
        private static final int RIVAL = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.one("purpose", Purpose.ALL), Note.number("amount"), Note.number("rival")};

        static void push(ThroughTheAgesPosition position, int seat, Purpose purpose, int amount, int rival) {
            if (amount > 0) {
                position.steps().push(STEP, seat, Purpose.ALL.indexOf(purpose), amount, rival);
            }
        }

        static Purpose purpose(ThroughTheAgesPosition position) {
            return Purpose.ALL.get(position.steps().note(PURPOSE));
        }

        static int amount(ThroughTheAgesPosition position) {
            return position.steps().note(AMOUNT);
        }

        /** Who is plundered; for everything else the seat itself. */
        static int rival(ThroughTheAgesPosition position) {
            return position.steps().note(RIVAL);
        }
    }

    private Division() {
        super("division", Frame.TOLD);
    }

    static void markets(ThroughTheAgesPosition position, int seat, int amount) {
        Frame.push(position, seat, Purpose.MARKETS, amount, seat);
    }

    static void foray(ThroughTheAgesPosition position, int seat, int amount) {
        Frame.push(position, seat, Purpose.FORAY, amount, seat);
    }

    static void plunder(ThroughTheAgesPosition position, int seat, int rival, int amount) {
        Frame.push(position, seat, Purpose.PLUNDER, atMost(position, rival, amount), rival);
    }

    static void raiders(ThroughTheAgesPosition position, int seat, int amount) {
        Frame.push(position, seat, Purpose.RAIDERS, atMost(position, seat, amount), seat);
    }

    /** Nobody loses more than there is. */
    private static int atMost(ThroughTheAgesPosition position, int loser, int amount) {
        return Math.min(amount, position.civ(loser).food() + position.civ(loser).resources());
    }

    @Override
    public void moves(ThroughTheAgesPosition position, int seat, List<ThroughTheAgesMove> moves) {
        int amount = Frame.amount(position);
        for (int food = amount; food >= 0; food--) {
            if (isAllowed(position, food, amount - food)) {
                moves.add(new ThroughTheAgesMove.Divide(food, amount - food));
            }
        }
    }

    private static boolean isAllowed(ThroughTheAgesPosition position, int food, int resources) {
        int loser = Frame.rival(position);
        return switch (Frame.purpose(position)) {
            case MARKETS -> food == 0 || resources == 0;
            case FORAY -> true;
            case RAIDERS, PLUNDER ->
                food <= position.civ(loser).food()
                        && resources <= position.civ(loser).resources();
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
        Purpose purpose = Frame.purpose(position);
        int rival = Frame.rival(position);
        position.steps().pop();
        if (purpose == Purpose.RAIDERS) {
            Goods.loseFood(position, seat, divide.food(), log);
            Goods.loseResources(position, seat, divide.resources(), log);
            return;
        }
        if (purpose == Purpose.PLUNDER) {
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
        return Frame.purpose(position) == Purpose.RAIDERS ? moves.getFirst() : moves.getLast();
    }

    @Override
    public Prompt prompt(ThroughTheAgesPosition position, int seat) {
        Purpose purpose = Frame.purpose(position);
        return one(
                purpose.prompt,
                purpose == Purpose.PLUNDER ? Rulebook.AGGRESSION : Rulebook.EVENT,
                Map.of("amount", Frame.amount(position)));
    }
}
