package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.SCOUTS;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import org.jspecify.annotations.Nullable;

/** Harvesting Resources: which resources a city can harvest, and why not the others. */
final class Harvesting {

    private Harvesting() {}

    /** Null if a city can harvest a resource. */
    static @Nullable SidMeierCivilizationRefusal reason(SidMeierCivilizationPosition position, int city, int resource) {
        if (resource >= Resource.IN_MARKET || position.market[resource] == 0) {
            return SidMeierCivilizationRefusal.MARKET_HAS_NONE;
        }
        return Empire.harvests(position, city, resource) ? null : missing(position, city, resource);
    }

    /** A square that is lost to an enemy or to another city is no square that never was. */
    private static SidMeierCivilizationRefusal missing(SidMeierCivilizationPosition position, int city, int resource) {
        int seat = city / CITIES;
        boolean sentAway = false;
        for (int square : Square.around(position.citySquare[city])) {
            if (Board.resource(position, square) == resource) {
                if (Board.isEnemy(position, square, seat)) {
                    return SidMeierCivilizationRefusal.RESOURCE_IS_BLOCKADED;
                }
                sentAway = true;
            }
        }
        for (int i = seat * SCOUTS; i < (seat + 1) * SCOUTS; i++) {
            int square = position.sentCity[i] == city ? position.sentSquare[i] : SidMeierCivilizationPosition.NONE;
            if (square != SidMeierCivilizationPosition.NONE && Board.resource(position, square) == resource) {
                // Sent to this city, and yet it is not there: an enemy stands on it.
                return SidMeierCivilizationRefusal.RESOURCE_IS_BLOCKADED;
            }
        }
        return sentAway
                ? SidMeierCivilizationRefusal.RESOURCE_IS_SENT
                : SidMeierCivilizationRefusal.NO_SUCH_RESOURCE_HERE;
    }
}
