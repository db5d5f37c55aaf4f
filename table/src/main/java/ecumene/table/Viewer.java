package ecumene.table;

import ecumene.engine.Seats;

/**
 * Somebody who looks at a table.
 *
 * @param guest who looks
 * @param seat through whose eyes; {@link Seats#SPECTATOR} for those of a spectator
 */
public record Viewer(String guest, int seat) {

    public static Viewer spectator(String guest) {
        return new Viewer(guest, Seats.SPECTATOR);
    }

    public boolean isSpectator() {
        return seat == Seats.SPECTATOR;
    }
}
