package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.civilization.Variant;
import ecumene.civilization.component.Area;
import ecumene.engine.EventLog;

/** Surplus population goes back to stock: above the limit, and everybody beside a city (13). Then cities need support (14). */
final class Surplus {

    private Surplus() {}

    static void begin(CivilizationPosition position, EventLog log) {
        Pieces pieces = position.pieces();
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inTableOrder(place);
            for (int area = pieces.nextTokens(seat, 0); area >= 0; area = pieces.nextTokens(seat, area + 1)) {
                int most = most(position, seat, area);
                int surplus = pieces.tokens(seat, area) - most;
                if (surplus > 0) {
                    pieces.addTokens(seat, area, -surplus);
                    log.all(new CivilizationEvent.SurplusRemoved(seat, Area.at(area), surplus));
                }
            }
        }
        if (position.variant() != Variant.NOMADS) {
            Support.begin(position);
        }
    }

    /** How many tokens of a seat can stay. Who shares an area has kept its limit by conflict. */
    static int most(CivilizationPosition position, int seat, int area) {
        if (position.pieces().hasCity(area)) {
            return 0;
        }
        return position.pieces().foreign(seat, area) > 0 ? Integer.MAX_VALUE : position.populationLimit(seat, area);
    }
}
