package ecumene.bots.mcts;

import ecumene.engine.Evaluation;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.GameInfo;
import ecumene.engine.Measure;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Prompt;
import ecumene.engine.Randomness;
import ecumene.engine.Refusal;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.engine.Step;
import ecumene.engine.View;
import ecumene.engine.data.Fields;
import java.util.List;

/**
 * Seat 0 hides left or right, or gives up; at the same time seat 1 looks left or right. Giving up is worth 0.3 to seat 0,
 * hiding about a half, unless the seeker knows where. So a hider that thinks it is being spied on gives up.
 */
final class HideAndSeek extends Game<HideAndSeek.Table, HideAndSeek.Answer> {

    enum Answer implements Move {
        LEFT(1),
        RIGHT(2),
        GIVE_UP(3);

        private final int code;

        Answer(int code) {
            this.code = code;
        }
    }

    private static final Answers STEP = new Answers();

    HideAndSeek() {
        super(new GameInfo("hide-and-seek", 2, 2, 1, List.of()), Answer.class, List.of(STEP));
    }

    static final class Table extends Position {

        /** The codes of the answers, 0 for none. */
        private final int[] answers = new int[2];

        Table(Setup setup, long seed) {
            super(setup, seed);
        }

        private Table(Table other) {
            super(other);
            System.arraycopy(other.answers, 0, answers, 0, 2);
        }

        @Override
        public Table copy() {
            return new Table(this);
        }

        @Override
        protected void ownFields(Fields fields) {
            fields.numbers("answers", answers);
        }

        private double hider() {
            int hidden = answers[0];
            int looked = answers[1];
            if (hidden == Answer.GIVE_UP.code) {
                return 0.3;
            }
            return hidden == 0 || looked == 0 ? 0.5 : hidden == looked ? 0 : 1;
        }
    }

    private static final class Answers extends Step<Table, Answer> {

        Answers() {
            super("answers");
        }

        @Override
        public int awaiting(Table table) {
            return (table.answers[0] == 0 ? Seats.only(0) : 0) | (table.answers[1] == 0 ? Seats.only(1) : 0);
        }

        @Override
        public void proceed(Table table, EventLog log) {
            table.steps().clear();
        }

        @Override
        public void moves(Table table, int seat, List<Answer> moves) {
            moves.add(Answer.LEFT);
            moves.add(Answer.RIGHT);
            if (seat == 0) {
                moves.add(Answer.GIVE_UP);
            }
        }

        @Override
        public Refusal why(Table table, int seat, Answer move) {
            return Refusal.Common.NOT_YOUR_TURN;
        }

        @Override
        public void play(Table table, int seat, Answer move, EventLog log) {
            table.answers[seat] = move.code;
        }

        @Override
        public Answer defaultMove(Table table, int seat) {
            return Answer.LEFT;
        }

        @Override
        public Prompt prompt(Table table, int seat) {
            return new Prompt(Prompt.Shape.CHOOSE_ONE, "answers", "1");
        }
    }

    @Override
    protected Table blank(Setup setup, long seed) {
        return new Table(setup, seed);
    }

    @Override
    protected void setUp(Table table, EventLog log) {
        table.steps().push(STEP, 0);
    }

    @Override
    public View view(Table table, int seat) {
        return new View() {};
    }

    @Override
    public Table imagine(Table table, int seat, Randomness random) {
        Table imagined = copy(table);
        imagined.random().reseed(random.nextLong());
        if (imagined.answers[1 - seat] != 0) {
            imagined.answers[1 - seat] = 1 + random.below(2);
        }
        return imagined;
    }

    @Override
    public List<Measure> points(Table table) {
        return List.of();
    }

    @Override
    public Result result(Table table) {
        return new Result(List.of(List.of(0, 1)), List.of(0, 0), "over");
    }

    @Override
    public String phase(Table table) {
        return "answers";
    }

    @Override
    public int round(Table table) {
        return 1;
    }

    @Override
    public Evaluation<Table> evaluation() {
        return (table, outlook) -> {
            outlook[0] = table.hider();
            outlook[1] = 1 - outlook[0];
        };
    }

    @Override
    public List<String> brokenLaws(Table table) {
        return List.of();
    }
}
