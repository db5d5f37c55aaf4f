package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.civilization.component.Area;
import ecumene.engine.EventLog;

/** Each city needs two tokens on the map; who has too few reduces cities, in table order (14, 19.8). */
public final class Support extends Automatic {

    public static final Support STEP = new Support();

    static final int PER_CITY = 2;

    private Support() {
        super("support");
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

    static boolean isMissing(CivilizationPosition position, int seat) {
        return position.pieces().onBoard(seat) < PER_CITY * position.pieces().cities(seat);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int done = Frame.done(position);
        while (done < position.seats() && !isMissing(position, position.inTableOrder(done))) {
            done++;
        }
        Frame.setDone(position, done);
        if (done == position.seats()) {
            position.newCities().clear(); // they go first in the phase that built them, not after calamities (14.3)
            position.steps().pop();
        } else {
            ReduceCities.begin(position, position.inTableOrder(done), ReduceCities.Reason.SUPPORT, 0);
        }
    }

    /** A city becomes as many tokens as the area can hold and the stock gives (14.3, 14.4). */
    static void reduce(CivilizationPosition position, int area, EventLog log) {
        Pieces pieces = position.pieces();
        int seat = pieces.cityOwner(area);
        pieces.removeCity(area);
        int tokens = Math.min(position.populationLimit(seat, area), pieces.stock(seat));
        pieces.addTokens(seat, area, tokens);
        log.all(new CivilizationEvent.CityReduced(seat, Area.at(area), tokens));
    }
}
