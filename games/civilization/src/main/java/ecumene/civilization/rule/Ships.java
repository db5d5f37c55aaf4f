package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.engine.EventLog;

/**
 * Ships, in table order: each first keeps or drops the ships in play, then builds new ones (9). Note 0: how many seats are
 * done, note 1: whether the next one has kept its ships.
 */
public final class Ships extends Automatic {

    public static final Ships STEP = new Ships();

    private static final int READY = 0;
    private static final int KEPT = 1;

    private Ships() {
        super("ships");
    }

    static void begin(CivilizationPosition position) {
        position.steps().push(STEP, 0);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int ready = position.steps().note(READY);
        if (ready == position.seats()) {
            position.steps().pop();
            position.clearMarks();
            return;
        }
        int seat = position.inTableOrder(ready);
        if (position.steps().note(KEPT) == 0) {
            position.steps().setNote(KEPT, 1);
            position.clearMarks();
            if (position.pieces().shipsInPlay(seat) > 0) {
                position.steps().push(KeepShips.STEP, seat, KeepShips.next(position, seat, 0));
            }
        } else {
            position.steps().setNote(KEPT, 0);
            position.steps().setNote(READY, ready + 1);
            if (position.pieces().spareShip(seat) >= 0
                    && position.pieces().onBoard(seat) + position.pieces().cities(seat) > 0) {
                position.steps().push(BuildShips.STEP, seat);
            }
        }
    }

    static boolean isInPlay(CivilizationPosition position, int seat, int ship) {
        return ship >= 0 && ship < Pieces.SHIPS && position.pieces().ship(seat, ship) >= 0;
    }
}
