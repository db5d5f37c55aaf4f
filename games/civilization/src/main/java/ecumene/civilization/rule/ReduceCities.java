package ecumene.civilization.rule;

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
import org.jspecify.annotations.Nullable;

/**
 * A seat reduces own cities of its choice: so many, or, for want of support, until the others are supported, and then those
 * just built come first, in that phase alone (14.2, 14.3).
 */
public final class ReduceCities extends Question {

    public static final ReduceCities STEP = new ReduceCities();

    /** Why cities are reduced. */
    enum Reason {
        SUPPORT,
        EARTHQUAKE,
        CIVIL_DISORDER,
        ICONOCLASM;

        private static final Reason[] ALL = values();
    }

    private ReduceCities() {
        super("reduce-cities");
    }

    /** Why, and how many are left unless it is for want of support. */
    private static final class Frame {

        private static final int REASON = 0;
        private static final int LEFT = 1;

        @SuppressWarnings("EnumOrdinal") // a note is a number
        static void push(CivilizationPosition position, int seat, Reason reason, int count) {
            position.steps().push(STEP, seat, reason.ordinal(), count);
        }

        static Reason reason(CivilizationPosition position) {
            return Reason.ALL[position.steps().note(REASON)];
        }

        static int left(CivilizationPosition position) {
            return position.steps().note(LEFT);
        }

        static void setLeft(CivilizationPosition position, int count) {
            position.steps().setNote(LEFT, count);
        }
    }

    static void begin(CivilizationPosition position, int seat, Reason reason, int count) {
        Frame.push(position, seat, reason, count);
    }

    private static boolean isForSupport(CivilizationPosition position) {
        return Frame.reason(position) == Reason.SUPPORT;
    }

    private static boolean hasNewCity(CivilizationPosition position, int seat) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextCity(seat, 0); area >= 0; area = pieces.nextCity(seat, area + 1)) {
            if (position.newCities().contains(area)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextCity(seat, 0); area >= 0; area = pieces.nextCity(seat, area + 1)) {
            if (reason(position, seat, area) == null) {
                moves.add(AreaMoves.REDUCE_CITY[area]);
            }
        }
    }

    /** Why a city cannot be reduced now; null if it can. */
    private static @Nullable CivilizationRefusal reason(CivilizationPosition position, int seat, int area) {
        if (area >= Area.FIRST_SEA || position.pieces().cityOwner(area) != seat) {
            return CivilizationRefusal.NOT_YOUR_CITY;
        }
        return isForSupport(position) && !position.newCities().contains(area) && hasNewCity(position, seat)
                ? CivilizationRefusal.NEW_CITIES_FIRST
                : null;
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.ReduceCity reduce
                ? given(reason(position, seat, reduce.area().index()))
                : CivilizationRefusal.REDUCE_A_CITY_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        int area = ((CivilizationMove.ReduceCity) move).area().index();
        Support.reduce(position, area, log);
        Reason reason = Frame.reason(position);
        int left = Frame.left(position) - 1;
        if (reason == Reason.SUPPORT ? !Support.isMissing(position, seat) : left == 0) {
            position.steps().pop();
            if (reason == Reason.EARTHQUAKE) {
                OrderReductions.afterEarthquake(position, seat, area);
            }
        } else {
            Frame.setLeft(position, left);
        }
    }

    /** Where all cities go and leave the same behind in any order, nothing is asked. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return areAllReducedAlike(position, seat) ? first(position, seat) : super.forced(position, seat);
    }

    /** The order of reductions matters only where the stock fills some areas and not all (14.4). */
    private static boolean areAllReducedAlike(CivilizationPosition position, int seat) {
        Pieces pieces = position.pieces();
        if (isForSupport(position) || Frame.left(position) < pieces.cities(seat)) {
            return false;
        }
        int room = 0;
        for (int area = pieces.nextCity(seat, 0); area >= 0; area = pieces.nextCity(seat, area + 1)) {
            room += position.populationLimit(seat, area);
        }
        return pieces.stock(seat) == 0 || pieces.stock(seat) >= room;
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return first(position, seat);
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        Map<String, Object> left = Map.of("left", Frame.left(position));
        return switch (Frame.reason(position)) {
            case EARTHQUAKE -> place("ReduceEarthquake", Rulebook.VOLCANO);
            case CIVIL_DISORDER -> place("ReduceDisorder", Rulebook.CIVIL_DISORDER, left);
            case ICONOCLASM -> place("ReduceIconoclasm", Rulebook.ICONOCLASM, left);
            case SUPPORT -> place("ReduceSupport", Rulebook.SUPPORT);
        };
    }
}
