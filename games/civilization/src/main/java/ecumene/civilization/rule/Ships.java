package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Ships, in table order: each first keeps or drops the ships in play, then builds new ones (9). */
public final class Ships extends Automatic {

    public static final Ships STEP = new Ships();

    private Ships() {
        super("ships");
    }

    /** How many seats are done, and whether the next one has kept its ships. */
    private static final class Frame {

        private static final int DONE = 0;
        private static final int KEPT = 1;

        static int done(CivilizationPosition position) {
            return position.steps().note(DONE);
        }

        static boolean hasKept(CivilizationPosition position) {
            return position.steps().note(KEPT) == 1;
        }

        static void keep(CivilizationPosition position) {
            position.steps().setNote(KEPT, 1);
        }

        static void toNext(CivilizationPosition position) {
            position.steps().setNote(DONE, done(position) + 1);
            position.steps().setNote(KEPT, 0);
        }
    }

    static void begin(CivilizationPosition position) {
        position.steps().push(STEP, 0);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int done = Frame.done(position);
        if (done == position.seats()) {
            position.steps().pop();
            position.dropped().clear();
            return;
        }
        int seat = position.inTableOrder(done);
        if (!Frame.hasKept(position)) {
            Frame.keep(position);
            position.dropped().clear();
            KeepShips.begin(position, seat, log);
        } else {
            Frame.toNext(position);
            if (position.pieces().spareShip(seat) >= 0
                    && position.pieces().onBoard(seat) + position.pieces().cities(seat) > 0) {
                position.steps().push(BuildShips.STEP, seat);
            }
        }
    }

    /**
     * A levy that takes the last people of a nation off the map, from where there is no way back but another's civil war; or
     * all of them but one.
     */
    static @Nullable Loss lossOfLevy(CivilizationPosition position, int seat, int levy) {
        Pieces pieces = position.pieces();
        int left = pieces.onBoard(seat) - levy;
        if (levy == 0 || pieces.cities(seat) > 0 || left > 1) {
            return null;
        }
        return new Loss(left == 0 ? "last-people" : "almost-last-people", Map.of("count", levy));
    }

    /** What is against paying from a treasury that holds too little: where there are no taxes there never is one. */
    static CivilizationRefusal lackOfTreasury(CivilizationPosition position, CivilizationRefusal otherwise) {
        return switch (position.variant()) {
            case NOMADS -> CivilizationRefusal.NOMADS_HAVE_NO_TREASURY;
            case PEASANTS -> CivilizationRefusal.PEASANTS_HAVE_NO_TREASURY;
            default -> otherwise;
        };
    }

    static boolean isInPlay(CivilizationPosition position, int seat, int ship) {
        return ship >= 0 && ship < Pieces.SHIPS && position.pieces().ship(seat, ship) >= 0;
    }
}
