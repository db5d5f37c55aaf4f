package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Phase;
import ecumene.sidmeiercivilization.component.Technology;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Combustion: armies whose move has ended with a victory on a foreign building may raze it, like any that end there. */
public final class Razing extends Question {

    public static final Razing STEP = new Razing();

    /** What the question remembers. */
    private static final class Frame {

        private static final int SQUARE = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.square("square")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int square) {
            position.steps().push(STEP, seat, square);
        }

        static int square(SidMeierCivilizationPosition position) {
            return position.steps().note(SQUARE);
        }
    }

    private Razing() {
        super("razing", Frame.TOLD);
    }

    /** Null if a seat may raze the building on a square where its army ends a move. */
    static @Nullable SidMeierCivilizationRefusal reason(SidMeierCivilizationPosition position, int seat, int square) {
        if (!Empire.knows(position, seat, Technology.COMBUSTION)) {
            return SidMeierCivilizationRefusal.TECHNOLOGY_NOT_LEARNT;
        }
        if (position.hasUsed(seat, Once.RAZE)) {
            return SidMeierCivilizationRefusal.RAZED_THIS_TURN;
        }
        int owner = Board.building(position, square) == NONE ? NONE : Board.seatAround(position, square);
        return owner == NONE || owner == seat ? SidMeierCivilizationRefusal.NOTHING_TO_RAZE : null;
    }

    /** After a victory on a square: asks if there is something to raze. */
    static void offer(SidMeierCivilizationPosition position, int seat, int square) {
        if (position.phase == Phase.MOVEMENT.index() && reason(position, seat, square) == null) {
            Frame.push(position, seat, square);
        }
    }

    static void raze(SidMeierCivilizationPosition position, int seat, int square, EventLog log) {
        position.use(seat, Once.RAZE);
        Effect.destroyBuilding(position, square, log);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        moves.add(new SidMeierCivilizationMove.Raze());
        moves.add(new SidMeierCivilizationMove.Done());
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return SidMeierCivilizationRefusal.RAZE_OR_LEAVE_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int square = Frame.square(position);
        position.steps().pop();
        if (move instanceof SidMeierCivilizationMove.Raze) {
            raze(position, seat, square, log);
        }
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        return new SidMeierCivilizationMove.Done();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        Building building = Building.at(Board.building(position, Frame.square(position)));
        return new Prompt(Prompt.Shape.YES_OR_NO, "Razing", Rulebook.ABILITIES, Map.of("building", building));
    }
}
