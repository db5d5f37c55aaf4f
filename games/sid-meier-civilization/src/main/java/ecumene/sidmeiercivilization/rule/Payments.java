package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Payment;
import ecumene.sidmeiercivilization.component.Resource;
import org.jspecify.annotations.Nullable;

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

    /** Whether a payment is held and counts as a resource, or as any if none is named. */
    static boolean fits(SidMeierCivilizationPosition position, int seat, Payment payment, @Nullable Resource resource) {
        return held(position, seat, payment) > 0 && (resource == null || payment.pays(resource));
    }

    static boolean canPay(SidMeierCivilizationPosition position, int seat, Ability ability) {
        int found = 0;
        for (Payment payment : Payment.paying(ability.resource())) {
            found += held(position, seat, payment);
        }
        return found >= ability.price();
    }

    /** Whether everybody can see that a seat cannot pay for an ability: face-down things may be anything. */
    static boolean clearlyCannotPay(SidMeierCivilizationPosition position, int seat, Ability ability) {
        int found = position.markerCount(seat, true) + position.markerCount(seat, false) + position.handSize(seat);
        Resource resource = ability.resource();
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            if (resource == null || resource.index() == i) {
                found += position.tokens[seat * Resource.IN_MARKET + i];
            }
        }
        return found < ability.price();
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
