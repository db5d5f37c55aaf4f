package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Payment;

/**
 * A gift card is played as a resource for an ability. It is a culture event like any other, so the others may cancel it first;
 * then it pays for nothing, and its player pays with something else or gives the ability up.
 */
public final class Gift extends Automatic {

    public static final Gift STEP = new Gift();

    /** What a gift remembers. */
    static final class Frame {

        private static final int PAYMENT = 0;
        private static final int ABILITY = 1;
        private static final int CANCELS = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Note.component("payment", index -> Payment.at(index).id()),
            Note.component("ability", index -> Ability.at(index).id()),
            Note.flag("cancels")
        };

        private Frame() {}

        static void push(
                SidMeierCivilizationPosition position, int seat, Payment payment, Ability ability, boolean cancels) {
            position.steps().push(STEP, seat, payment.index(), ability.index(), cancels ? 1 : 0);
        }

        static Payment payment(SidMeierCivilizationPosition position) {
            return Payment.at(position.steps().note(PAYMENT));
        }

        static Ability ability(SidMeierCivilizationPosition position) {
            return Ability.at(position.steps().note(ABILITY));
        }

        /** Whether the ability cancels something, and is not one that is being paid step by step. */
        static boolean cancels(SidMeierCivilizationPosition position) {
            return position.steps().note(CANCELS) == 1;
        }
    }

    private Gift() {
        super("gift", Frame.TOLD);
    }

    static void begin(
            SidMeierCivilizationPosition position,
            int seat,
            Payment payment,
            Ability ability,
            boolean cancels,
            EventLog log) {
        EventCard card = payment.card();
        position.reveal();
        Events.discard(position, seat, card);
        log.all(new SidMeierCivilizationEvent.EventPlayed(seat, card));
        Frame.push(position, seat, payment, ability, cancels);
        Respond.Frame.pushEvent(position, seat, card, NONE, NONE);
    }

    /** Nobody has cancelled it. */
    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.steps().seat();
        Payment payment = Frame.payment(position);
        boolean cancels = Frame.cancels(position);
        position.steps().pop();
        log.all(new SidMeierCivilizationEvent.ResourcePaid(seat, payment));
        if (!cancels) {
            Pay.paid(position);
        }
        if (payment.card() == EventCard.A_GIFT_FROM_AFAR) {
            position.steps().push(GiveCoin.STEP, seat);
        }
    }

    /** So does a cancelling ability that it was to pay for. */
    @Override
    void beCancelled(SidMeierCivilizationPosition position) {
        int seat = position.steps().seat();
        Ability ability = Frame.ability(position);
        boolean cancels = Frame.cancels(position);
        position.steps().pop();
        if (cancels) {
            // The question about the ability, and what it would have done.
            position.steps().pop();
            position.steps().pop();
            position.used[seat] &= ~ability.bit();
        } else {
            Pay.Frame.setFailed(position);
        }
    }
}
