package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.civilization.component.Area;
import ecumene.engine.EventLog;
import ecumene.engine.Seats;

/**
 * Cities that could not pay revolt, after all have paid, for one debtor after the other in table order: the richest in stock
 * picks them all and takes over as many as there are pieces for; the next richest takes over the rest of those, and so on;
 * what nobody can take over is removed (6.3). The debtor takes part like everybody else (note to 6.3.3), so with the city
 * pieces in stock: a city in revolt is no piece to take itself back with. Taking a city over moves no tokens, so the ranking
 * stays as it is.
 */
public final class Revolts extends Automatic {

    public static final Revolts STEP = new Revolts();

    private Revolts() {
        super("revolts");
    }

    /** The debtor whose cities are in revolt now, and the seats that have taken over what they could. */
    private static final class Frame {

        private static final int DEBTOR = 0;
        private static final int TRIED = 1;

        static void push(CivilizationPosition position) {
            position.steps().push(STEP, 0, CivilizationPosition.NONE, Seats.NOBODY);
        }

        static int debtor(CivilizationPosition position) {
            return position.steps().note(DEBTOR);
        }

        static void setDebtor(CivilizationPosition position, int debtor) {
            position.steps().setNote(DEBTOR, debtor);
            position.steps().setNote(TRIED, Seats.NOBODY);
        }

        static int tried(CivilizationPosition position) {
            return position.steps().note(TRIED);
        }

        static void markTried(CivilizationPosition position, int seat) {
            position.steps().setNote(TRIED, tried(position) | Seats.only(seat));
        }
    }

    static void begin(CivilizationPosition position) {
        if (nextDebtor(position) != CivilizationPosition.NONE) {
            position.inRevolt().clear();
            Frame.push(position);
        }
    }

    /** The first in table order with a city in revolt. */
    private static int nextDebtor(CivilizationPosition position) {
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inTableOrder(place);
            if (position.citiesToRevolt(seat) > 0) {
                return seat;
            }
        }
        return CivilizationPosition.NONE;
    }

    /** The richest in stock beside some; ties go by table order. */
    private static int richest(CivilizationPosition position, int beside) {
        int best = CivilizationPosition.NONE;
        for (int place = 0; place < position.seats(); place++) {
            int seat = position.inTableOrder(place);
            if (!Seats.contains(beside, seat)
                    && (best == CivilizationPosition.NONE
                            || position.pieces().stock(seat) > position.pieces().stock(best))) {
                best = seat;
            }
        }
        return best;
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int debtor = Frame.debtor(position);
        if (debtor != CivilizationPosition.NONE) {
            goOn(position, debtor, log);
            return;
        }
        debtor = nextDebtor(position);
        if (debtor == CivilizationPosition.NONE) {
            position.steps().pop();
            return;
        }
        Frame.setDebtor(position, debtor);
        int richest = richest(position, Seats.NOBODY);
        Frame.markTried(position, richest);
        if (richest == debtor) {
            keep(position, debtor, log);
        }
        if (position.citiesToRevolt(debtor) > 0) {
            PickRevolts.begin(position, richest, debtor, log);
        }
    }

    /**
     * A debtor who is the richest takes back as many as there are pieces in stock. Which they are makes no difference, so only
     * the others are picked.
     */
    private static void keep(CivilizationPosition position, int debtor, EventLog log) {
        int kept = Math.min(position.citiesToRevolt(debtor), position.pieces().cityStock(debtor));
        for (int city = 0; city < kept; city++) {
            log.all(new CivilizationEvent.CityKept(debtor));
        }
        position.setCitiesToRevolt(debtor, position.citiesToRevolt(debtor) - kept);
    }

    /** The next richest takes over what is left of the cities in revolt. */
    private static void goOn(CivilizationPosition position, int debtor, EventLog log) {
        int left = inRevolt(position, debtor);
        if (left == 0) {
            Frame.setDebtor(position, CivilizationPosition.NONE);
            return;
        }
        int taker = richest(position, Frame.tried(position));
        if (taker == CivilizationPosition.NONE) {
            removeAll(position, debtor, log);
            return;
        }
        Frame.markTried(position, taker);
        int pieces = position.pieces().cityStock(taker);
        if (pieces >= left) {
            takeAll(position, debtor, taker, log);
        } else if (pieces > 0) {
            TakeCity.begin(position, taker, debtor, pieces);
        }
    }

    static boolean isInRevolt(CivilizationPosition position, int debtor, int area) {
        return position.inRevolt().contains(area) && position.pieces().cityOwner(area) == debtor;
    }

    private static int inRevolt(CivilizationPosition position, int debtor) {
        Pieces pieces = position.pieces();
        int count = 0;
        for (int area = pieces.nextCity(debtor, 0); area >= 0; area = pieces.nextCity(debtor, area + 1)) {
            count += position.inRevolt().contains(area) ? 1 : 0;
        }
        return count;
    }

    private static void takeAll(CivilizationPosition position, int debtor, int taker, EventLog log) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextCity(debtor, 0); area >= 0; area = pieces.nextCity(debtor, area + 1)) {
            if (position.inRevolt().contains(area)) {
                take(position, debtor, taker, area, log);
            }
        }
    }

    static void take(CivilizationPosition position, int debtor, int taker, int area, EventLog log) {
        position.inRevolt().remove(area);
        if (taker == debtor) {
            log.all(new CivilizationEvent.CityKept(debtor));
            return;
        }
        position.pieces().removeCity(area);
        position.pieces().putCity(taker, area);
        log.all(new CivilizationEvent.CityRevolted(debtor, taker, Area.at(area)));
    }

    private static void removeAll(CivilizationPosition position, int debtor, EventLog log) {
        Pieces pieces = position.pieces();
        for (int area = pieces.nextCity(debtor, 0); area >= 0; area = pieces.nextCity(debtor, area + 1)) {
            if (position.inRevolt().contains(area)) {
                position.inRevolt().remove(area);
                pieces.removeCity(area);
                log.all(new CivilizationEvent.CityRemoved(debtor, Area.at(area)));
            }
        }
    }
}
