package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Player Setup 3: the first figures stand in the outskirts of the capital. */
public final class StartingFigures extends Question {

    public static final StartingFigures STEP = new StartingFigures();

    /** What the question remembers. */
    static final class Frame {

        private static final int ARMIES = 0;
        private static final int SCOUTS = 1;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {Note.number("armies"), Note.number("scouts")};

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, int armies, int scouts) {
            position.steps().push(STEP, seat, armies, scouts);
        }

        /** Armies still to place. */
        static int armies(SidMeierCivilizationPosition position) {
            return position.steps().note(ARMIES);
        }

        /** Scouts still to place. */
        static int scouts(SidMeierCivilizationPosition position) {
            return position.steps().note(SCOUTS);
        }

        static void count(SidMeierCivilizationPosition position, boolean army) {
            if (army) {
                position.steps().setNote(ARMIES, armies(position) - 1);
            } else {
                position.steps().setNote(SCOUTS, scouts(position) - 1);
            }
        }
    }

    private StartingFigures() {
        super("starting-figures", Frame.TOLD);
    }

    /** Armies first, then the scout: the order says nothing. */
    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        boolean army = Frame.armies(position) > 0;
        for (int square : Square.around(position.citySquare[seat * CITIES])) {
            if (Placing.reason(position, seat * CITIES, army ? Item.ARMY : Item.SCOUT, square) == null) {
                moves.add(
                        army
                                ? new SidMeierCivilizationMove.PlaceArmy(Square.at(square))
                                : new SidMeierCivilizationMove.PlaceScout(Square.at(square)));
            }
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        boolean army = Frame.armies(position) > 0;
        if (army && move instanceof SidMeierCivilizationMove.PlaceArmy place) {
            return reason(position, seat, place.square());
        }
        if (!army && move instanceof SidMeierCivilizationMove.PlaceScout place) {
            return reason(position, seat, place.square());
        }
        return SidMeierCivilizationRefusal.PLACE_FIGURES_NOW;
    }

    private static SidMeierCivilizationRefusal reason(SidMeierCivilizationPosition position, int seat, Square square) {
        SidMeierCivilizationRefusal reason = Placing.reason(position, seat * CITIES, Item.ARMY, square.index());
        return reason == null ? SidMeierCivilizationRefusal.PLACE_FIGURES_NOW : reason;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        boolean army = move instanceof SidMeierCivilizationMove.PlaceArmy;
        Square square = move instanceof SidMeierCivilizationMove.PlaceArmy place
                ? place.square()
                : ((SidMeierCivilizationMove.PlaceScout) move).square();
        Figures.build(position, seat, square.index(), army, Figures.AT_THE_START, log);
        Frame.count(position, army);
        if (Frame.armies(position) + Frame.scouts(position) == 0) {
            position.steps().pop();
        }
    }

    /** Towards the middle of the map. */
    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        SidMeierCivilizationMove best = moves.getFirst();
        int nearest = Integer.MAX_VALUE;
        for (SidMeierCivilizationMove move : moves) {
            int square = (move instanceof SidMeierCivilizationMove.PlaceArmy place
                            ? place.square()
                            : ((SidMeierCivilizationMove.PlaceScout) move).square())
                    .index();
            int far = Square.distance(square, Square.of("h8").index()) * 10 + Board.figures(position, square);
            if (far < nearest) {
                nearest = far;
                best = move;
            }
        }
        return best;
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.PLACE, "StartingFigures", Rulebook.PLAYER_SETUP, Map.of("armies", Frame.armies(position)));
    }
}
