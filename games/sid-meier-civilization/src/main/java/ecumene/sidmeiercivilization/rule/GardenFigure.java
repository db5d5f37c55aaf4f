package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.ArrayList;
import java.util.List;

/** The Hanging Gardens: a figure for nothing, in the square of the wonder. */
public final class GardenFigure extends Question {

    public static final GardenFigure STEP = new GardenFigure();

    private GardenFigure() {
        super("garden-figure");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        Square square = Square.at(position.wonderSquare[Wonder.HANGING_GARDENS.index()]);
        if (Figures.hasUnbuilt(position, seat, true)) {
            moves.add(new SidMeierCivilizationMove.PlaceArmy(square));
        }
        if (Figures.hasUnbuilt(position, seat, false)) {
            moves.add(new SidMeierCivilizationMove.PlaceScout(square));
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.PlaceArmy || move instanceof SidMeierCivilizationMove.PlaceScout
                ? SidMeierCivilizationRefusal.NO_FIGURE_LEFT
                : SidMeierCivilizationRefusal.PLACE_FIGURES_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        int square = position.wonderSquare[Wonder.HANGING_GARDENS.index()];
        boolean army = move instanceof SidMeierCivilizationMove.PlaceArmy;
        position.steps().pop();
        Figures.build(position, seat, square, army, Figures.BY_THE_GARDENS, log);
        if (!army) {
            position.newScout[seat] = square;
        }
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getLast();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "GardenFigure", Rulebook.WONDERS);
    }
}
