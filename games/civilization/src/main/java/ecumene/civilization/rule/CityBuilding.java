package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Pieces;
import ecumene.civilization.component.Area;
import ecumene.engine.EventLog;
import org.jspecify.annotations.Nullable;

/** Building cities, in table order (12). */
public final class CityBuilding extends Automatic {

    public static final CityBuilding STEP = new CityBuilding();

    private CityBuilding() {
        super("city-building");
    }

    /** How many seats are done. */
    private static final class Frame {

        private static final int READY = 0;

        static int done(CivilizationPosition position) {
            return position.steps().note(READY);
        }

        static void setDone(CivilizationPosition position, int seats) {
            position.steps().setNote(READY, seats);
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
            return;
        }
        Frame.setDone(position, done + 1);
        int seat = position.inTableOrder(done);
        Pieces pieces = position.pieces();
        for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
            if (canBuild(position, seat, area)) {
                position.steps().push(BuildCities.STEP, seat);
                return;
            }
        }
    }

    static boolean canBuild(CivilizationPosition position, int seat, int area) {
        return reason(position, seat, area) == null;
    }

    /** Why a seat cannot build a city in an area; null if it can. */
    static @Nullable CivilizationRefusal reason(CivilizationPosition position, int seat, int area) {
        Pieces pieces = position.pieces();
        boolean land = area < Area.FIRST_SEA;
        if (land && pieces.hasCity(area)) {
            return CivilizationRefusal.A_CITY_IS_THERE;
        }
        if (pieces.cityStock(seat) == 0) {
            return CivilizationRefusal.NINE_CITIES_AT_MOST;
        }
        if (!land || pieces.tokens(seat, area) < Area.at(area).cityCost()) {
            return CivilizationRefusal.NOT_ENOUGH_TOKENS;
        }
        return pieces.foreign(seat, area) > 0 ? CivilizationRefusal.OTHERS_LIVE_THERE : null;
    }
}
