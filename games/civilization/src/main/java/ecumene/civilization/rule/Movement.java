package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.Variant;
import ecumene.engine.EventLog;
import org.jspecify.annotations.Nullable;

/**
 * Movement, in the order of the census, or of the table where there is none (10.1, 31.5.4). While a seat moves, its tokens
 * that have not moved are counted.
 */
public final class Movement extends Automatic {

    public static final Movement STEP = new Movement();

    private Movement() {
        super("movement");
    }

    /** How many seats have moved. */
    private static final class Frame {

        private static final int MOVED = 0;

        static int moved(CivilizationPosition position) {
            return position.steps().note(MOVED);
        }

        static void setMoved(CivilizationPosition position, int seats) {
            position.steps().setNote(MOVED, seats);
        }
    }

    static void begin(CivilizationPosition position) {
        if (position.variant() == Variant.NOMADS) {
            for (int place = 0; place < position.seats(); place++) {
                position.setOrder(place, position.inTableOrder(place));
            }
        }
        position.steps().push(STEP, 0);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int moved = Frame.moved(position);
        position.clearUnmoved();
        if (moved == position.seats()) {
            position.steps().pop();
            return;
        }
        Frame.setMoved(position, moved + 1);
        int seat = position.inOrder(moved);
        Pieces pieces = position.pieces();
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            position.setUnmoved(area, pieces.tokens(seat, area));
        }
        position.steps().push(Travel.STEP, seat);
    }

    /** Nomads keep out of each other's way (31.5.1). */
    static boolean mayEnter(CivilizationPosition position, int seat, int area) {
        return reason(position, seat, area) == null;
    }

    /** Why people of a seat cannot enter an area; null if they can. */
    static @Nullable CivilizationRefusal reason(CivilizationPosition position, int seat, int area) {
        return position.variant() == Variant.NOMADS && position.pieces().foreign(seat, area) > 0
                ? CivilizationRefusal.OCCUPIED_BY_OTHERS
                : null;
    }
}
