package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Payment;
import ecumene.sidmeiercivilization.component.Resource;

/** Resource Abilities: what seats hold to pay with, and paying. */
final class Payments {

    private Payments() {}

    static int held(SidMeierCivilizationPosition position, int seat, Payment payment) {
        if (payment.isToken()) {
            return position.tokens[seat * Resource.IN_MARKET + payment.index()];
        }
        return payment.isMarker()
                ? position.markers[seat * Marker.HELD + payment.marker().index()]
                : position.inHand(seat, payment.card());
    }

    /** How many things that a seat holds count for an ability. */
    static int held(SidMeierCivilizationPosition position, int seat, Ability ability) {
        int found = 0;
        for (Payment payment : Payment.paying(ability.resource())) {
            found += held(position, seat, payment);
        }
        return found;
    }

    static boolean canPay(SidMeierCivilizationPosition position, int seat, Ability ability) {
        return held(position, seat, ability) >= ability.price();
    }

    /** Whether everybody can see that a seat cannot pay for an ability: face-down things may be all that does not lie open. */
    static boolean clearlyCannotPay(SidMeierCivilizationPosition position, int seat, Ability ability) {
        int found = 0;
        int backs = 0;
        for (Payment payment : Payment.paying(ability.resource())) {
            if (payment.isToken()) {
                found += held(position, seat, payment);
            } else if (!isOut(position, payment)) {
                int back = back(payment);
                found += (backs & 1 << back) == 0 ? faceDown(position, seat, back) : 0;
                backs |= 1 << back;
            }
            if (found >= ability.price()) {
                return false;
            }
        }
        return true;
    }

    /** Whether all markers or cards of a kind lie open for everybody, so that nobody holds one. */
    private static boolean isOut(SidMeierCivilizationPosition position, Payment payment) {
        return payment.isMarker()
                ? position.spentMarkers[payment.marker().index()]
                        >= payment.marker().markers()
                : position.eventDiscard[payment.card().index()]
                        >= payment.card().cards();
    }

    /** What everybody sees of a payment that is face down: the age of a card, or whether it is a hut or a village. */
    private static int back(Payment payment) {
        return payment.isMarker()
                ? Era.COUNT + (payment.marker().isHut() ? 0 : 1)
                : payment.card().era().index();
    }

    private static int faceDown(SidMeierCivilizationPosition position, int seat, int back) {
        return back < Era.COUNT ? position.handSize(seat, back) : position.markerCount(seat, back == Era.COUNT);
    }

    /** A token goes back to the market, a hut or village out of the match. Gifts are played: see {@link Gift}. */
    static void spend(SidMeierCivilizationPosition position, int seat, Payment payment, EventLog log) {
        log.all(new SidMeierCivilizationEvent.ResourcePaid(seat, payment));
        Deals.spent(position, seat);
        if (payment.isToken()) {
            position.tokens[seat * Resource.IN_MARKET + payment.index()]--;
            position.market[payment.index()]++;
        } else {
            position.reveal();
            position.markers[seat * Marker.HELD + payment.marker().index()]--;
            position.spentMarkers[payment.marker().index()]++;
        }
    }

    static boolean isGift(Payment payment) {
        return !payment.isToken() && !payment.isMarker();
    }
}
