package ecumene.civilization.rule;

import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Rulebook;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A seat reduces own cities of its choice. Note 0: why. Note 1: how many, unless it is for want of support; then it goes on
 * until the others are supported, and those built in this round come first (14.2, 14.3).
 */
public final class ReduceCities extends Question {

    public static final ReduceCities STEP = new ReduceCities();

    static final int FOR_SUPPORT = 0;
    static final int EARTHQUAKE = 1;
    static final int CIVIL_DISORDER = 2;
    static final int ICONOCLASM = 3;

    private static final int REASON = 0;
    private static final int LEFT = 1;

    private ReduceCities() {
        super("reduce-cities");
    }

    private static boolean isForSupport(CivilizationPosition position) {
        return position.steps().note(REASON) == FOR_SUPPORT;
    }

    private static boolean hasNewCity(CivilizationPosition position, int seat) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextCity(seat, 0); area >= 0; area = pieces.nextCity(seat, area + 1)) {
            if (position.isNew(area)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        boolean onlyNew = isForSupport(position) && hasNewCity(position, seat);
        for (int area = pieces.nextCity(seat, 0); area >= 0; area = pieces.nextCity(seat, area + 1)) {
            if (!onlyNew || position.isNew(area)) {
                moves.add(AreaMoves.REDUCE_CITY[area]);
            }
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        if (!(move instanceof CivilizationMove.ReduceCity reduce)) {
            return CivilizationRefusal.REDUCE_A_CITY_NOW;
        }
        boolean own = !reduce.area().isOpenSea()
                && position.pieces().cityOwner(reduce.area().index()) == seat;
        return own ? CivilizationRefusal.NEW_CITIES_FIRST : CivilizationRefusal.NOT_YOUR_CITY;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int area = ((CivilizationMove.ReduceCity) move).area().index();
        Support.reduce(position, area, log);
        int reason = position.steps().note(REASON);
        int left = position.steps().note(LEFT) - 1;
        if (reason == FOR_SUPPORT ? !Support.isMissing(position, seat) : left == 0) {
            position.steps().pop();
            if (reason == EARTHQUAKE) {
                OrderReductions.afterEarthquake(position, seat, area);
            }
        } else {
            position.steps().setNote(LEFT, left);
        }
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        Map<String, Object> left = Map.of("left", position.steps().note(LEFT));
        return switch (position.steps().note(REASON)) {
            case EARTHQUAKE -> place("ReduceEarthquake", Rulebook.VOLCANO);
            case CIVIL_DISORDER -> place("ReduceDisorder", Rulebook.CIVIL_DISORDER, left);
            case ICONOCLASM -> place("ReduceIconoclasm", Rulebook.ICONOCLASM, left);
            default -> place("ReduceSupport", Rulebook.SUPPORT);
        };
    }
}
