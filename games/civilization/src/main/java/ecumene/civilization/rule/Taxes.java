package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.EventLog;

/** Taxes, in table order (6.1). */
public final class Taxes extends Automatic {

    public static final Taxes STEP = new Taxes();

    static final int USUAL_RATE = 2;

    private Taxes() {
        super("taxes");
    }

    /** How many seats have paid. */
    private static final class Frame {

        private static final int PAID = 0;

        static int paid(CivilizationPosition position) {
            return position.steps().note(PAID);
        }

        static void setPaid(CivilizationPosition position, int seats) {
            position.steps().setNote(PAID, seats);
        }
    }

    static void begin(CivilizationPosition position) {
        position.steps().push(STEP, 0);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int paid = Frame.paid(position);
        if (paid == position.seats()) {
            position.steps().pop();
            Revolts.begin(position);
            return;
        }
        Frame.setPaid(position, paid + 1);
        int seat = position.inTableOrder(paid);
        if (position.pieces().cities(seat) > 0) {
            if (position.has(seat, CivilizationCard.COINAGE)) {
                position.steps().push(TaxRate.STEP, seat);
            } else {
                pay(position, seat, USUAL_RATE, log);
            }
        }
    }

    /** How many cities the stock does not pay for. */
    static int revolts(CivilizationPosition position, int seat, int rate) {
        return Math.max(0, position.pieces().cities(seat) - position.pieces().stock(seat) / rate);
    }

    /** Pays for as many whole cities as the stock allows; the others will revolt. */
    static void pay(CivilizationPosition position, int seat, int rate, EventLog log) {
        int revolts = revolts(position, seat, rate);
        int paid = rate * (position.pieces().cities(seat) - revolts);
        position.pieces().addTreasury(seat, paid);
        position.setCitiesToRevolt(seat, revolts);
        log.all(new CivilizationEvent.TaxesPaid(seat, paid, revolts));
    }
}
