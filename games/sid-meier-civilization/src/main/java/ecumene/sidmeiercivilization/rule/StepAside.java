package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Building New Cities: the other figures of the square go to any of the eight squares around it. */
public final class StepAside extends Question {

    public static final StepAside STEP = new StepAside();

    /** What the question remembers. */
    static final class Frame {

        private static final int SQUARE = 0;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.square("square")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int square) {
            position.steps().push(STEP, seat, square);
        }

        /** Where the new city stands. */
        static int square(SidMeierCivilizationPosition position) {
            return position.steps().note(SQUARE);
        }
    }

    private StepAside() {
        super("step-aside", Frame.TOLD);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        int square = Frame.square(position);
        for (int near : Square.around(square)) {
            if (Cities.roomFor(position, seat, near) > 0) {
                if (Board.armies(position, square) > 0) {
                    moves.add(new SidMeierCivilizationMove.PlaceArmy(Square.at(near)));
                }
                if (Board.scouts(position, square) > 0) {
                    moves.add(new SidMeierCivilizationMove.PlaceScout(Square.at(near)));
                }
            }
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.PlaceArmy || move instanceof SidMeierCivilizationMove.PlaceScout
                ? SidMeierCivilizationRefusal.CANNOT_STEP_ASIDE_THERE
                : SidMeierCivilizationRefusal.STEP_ASIDE_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int from = Frame.square(position);
        boolean army = move instanceof SidMeierCivilizationMove.PlaceArmy;
        Square to = move instanceof SidMeierCivilizationMove.PlaceArmy place
                ? place.square()
                : ((SidMeierCivilizationMove.PlaceScout) move).square();
        Board.remove(position, from, army ? 1 : 0, army ? 0 : 1);
        Board.add(position, to.index(), seat, army ? 1 : 0, army ? 0 : 1);
        log.all(new SidMeierCivilizationEvent.FiguresMoved(seat, Square.at(from), to, army ? 1 : 0, army ? 0 : 1));
        if (Board.figures(position, from) == 0) {
            position.steps().pop();
        }
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.PLACE, "StepAside", Rulebook.CITIES, Map.of("square", Square.at(Frame.square(position))));
    }
}
