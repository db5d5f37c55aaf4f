package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Square;
import java.util.List;

/** Player Setup 1: the capital stands on one of the four squares in the middle of the home tile. */
public final class PlaceCapital extends Question {

    public static final PlaceCapital STEP = new PlaceCapital();

    private static final int[] MIDDLE = {5, 6, 9, 10};

    private PlaceCapital() {
        super("place-capital");
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int place : MIDDLE) {
            moves.add(new SidMeierCivilizationMove.PlaceCapital(Square.at(position.layout.square(seat, place))));
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return move instanceof SidMeierCivilizationMove.PlaceCapital
                ? SidMeierCivilizationRefusal.CAPITAL_IN_THE_MIDDLE
                : SidMeierCivilizationRefusal.PLACE_THE_CAPITAL_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        Square square = ((SidMeierCivilizationMove.PlaceCapital) move).square();
        position.steps().pop();
        Board.putCity(position, square.index(), seat * CITIES);
        log.all(new SidMeierCivilizationEvent.CapitalPlaced(seat, square));
    }

    /** The square for beginners. */
    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        int printed = Board.tile(position, seat).capital();
        for (int place : MIDDLE) {
            if (MapTile.printed(place, position.turned[seat]) == printed) {
                return new SidMeierCivilizationMove.PlaceCapital(Square.at(position.layout.square(seat, place)));
            }
        }
        throw new IllegalStateException("no square for beginners");
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.PLACE, "PlaceCapital", Rulebook.PLAYER_SETUP);
    }
}
