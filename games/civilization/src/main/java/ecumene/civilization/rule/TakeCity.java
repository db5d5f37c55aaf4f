package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.Area;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;
import java.util.Map;

/**
 * The richest player chooses which city of a debtor revolts (6.3.2). Note 0: the debtor, note 1: whether nobody has
 * a piece to take it over, so that it is removed.
 */
public final class TakeCity extends Question {

    public static final TakeCity STEP = new TakeCity();

    private static final int DEBTOR = 0;
    private static final int REMOVED = 1;

    private TakeCity() {
        super("take-city");
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        int debtor = position.steps().note(DEBTOR);
        for (int area = pieces.nextCity(debtor, 0); area >= 0; area = pieces.nextCity(debtor, area + 1)) {
            moves.add(new CivilizationMove.TakeCity(Area.at(area)));
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.TakeCity
                ? CivilizationRefusal.NOT_A_CITY_OF_THE_DEBTOR
                : CivilizationRefusal.TAKE_A_CITY_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int debtor = position.steps().note(DEBTOR);
        Area area = ((CivilizationMove.TakeCity) move).area();
        boolean removed = position.steps().note(REMOVED) == 1;
        position.steps().pop();
        position.pieces().removeCity(area.index());
        position.setOwed(debtor, position.owed(debtor) - 1);
        if (removed) {
            log.all(new CivilizationEvent.CityRemoved(debtor, area));
        } else {
            position.pieces().putCity(seat, area.index());
            log.all(new CivilizationEvent.CityRevolted(debtor, seat, area));
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return new CivilizationMove.TakeCity(
                Area.at(position.pieces().nextCity(position.steps().note(DEBTOR), 0)));
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return place(
                "TakeCity", Rulebook.REVOLTS, Map.of("debtor", position.steps().note(DEBTOR)));
    }
}
