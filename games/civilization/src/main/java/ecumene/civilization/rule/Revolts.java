package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.engine.EventLog;

/**
 * Cities that could not pay revolt, after all have paid: the richest in stock takes them over, as long as there are city
 * pieces, then the next richest; what nobody can take over is removed (6.3). Taking a city over moves no tokens, so the
 * ranking stays as it is.
 */
public final class Revolts extends Automatic {

    public static final Revolts STEP = new Revolts();

    private Revolts() {
        super("revolts");
    }

    static void begin(CivilizationPosition position) {
        if (debtor(position) != CivilizationPosition.NONE) {
            position.steps().push(STEP, 0);
        }
    }

    /** The first in table order with a city in revolt. */
    private static int debtor(CivilizationPosition position) {
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inTableOrder(place);
            if (position.owed(seat) > 0) {
                return seat;
            }
        }
        return CivilizationPosition.NONE;
    }

    /**
     * The richest in stock, among all or among those with a city piece left; ties go by table order. The debtor takes part
     * like everybody else (note to 6.3.3).
     */
    private static int richest(CivilizationPosition position, boolean withPiece) {
        int best = CivilizationPosition.NONE;
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inTableOrder(place);
            if ((!withPiece || position.pieces().cityStock(seat) > 0)
                    && (best == CivilizationPosition.NONE
                            || position.pieces().stock(seat) > position.pieces().stock(best))) {
                best = seat;
            }
        }
        return best;
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int debtor = debtor(position);
        if (debtor == CivilizationPosition.NONE) {
            position.steps().pop();
            return;
        }
        int taker = richest(position, true);
        if (taker == debtor) {
            position.setOwed(debtor, position.owed(debtor) - 1);
            log.all(new CivilizationEvent.CityKept(debtor));
        } else {
            boolean nobody = taker == CivilizationPosition.NONE;
            position.steps().push(TakeCity.STEP, nobody ? richest(position, false) : taker, debtor, nobody ? 1 : 0);
        }
    }
}
