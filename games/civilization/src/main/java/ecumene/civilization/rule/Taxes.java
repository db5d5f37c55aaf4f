package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.EventLog;

/** Taxes, in table order (6.1). Note 0: how many seats have paid. */
public final class Taxes extends Automatic {

    public static final Taxes STEP = new Taxes();

    static final int USUAL_RATE = 2;

    private static final int PAID = 0;

    private Taxes() {
        super("taxes");
    }

    static void begin(CivilizationPosition position) {
        position.steps().push(STEP, 0);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int paid = position.steps().note(PAID);
        if (paid == position.seats()) {
            position.steps().pop();
            Revolts.begin(position);
            return;
        }
        position.steps().setNote(PAID, paid + 1);
        int seat = position.inTableOrder(paid);
        if (position.pieces().cities(seat) > 0) {
            if (position.has(seat, CivilizationCard.COINAGE)) {
                position.steps().push(TaxRate.STEP, seat);
            } else {
                pay(position, seat, USUAL_RATE, log);
            }
        }
    }

    /** Pays for as many whole cities as the stock allows; the others will revolt. */
    static void pay(CivilizationPosition position, int seat, int rate, EventLog log) {
        int cities = position.pieces().cities(seat);
        int paid = Math.min(cities, position.pieces().stock(seat) / rate);
        position.pieces().addTreasury(seat, paid * rate);
        position.setOwed(seat, cities - paid);
        log.all(new CivilizationEvent.TaxesPaid(seat, paid * rate, cities - paid));
    }
}
