package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Payment;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Resource Abilities: what an ability is paid with, one by one. */
public final class Pay extends Question {

    public static final Pay STEP = new Pay();

    /** What paying remembers. */
    static final class Frame {

        private static final int ABILITY = 0;
        private static final int LEFT = 1;
        private static final int LAST = 2;
        private static final int FAILED = 3;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Note.component("ability", index -> Ability.at(index).id()),
            Note.number("left"),
            Note.component("last", index -> Payment.at(index).id()),
            Note.flag("failed")
        };

        private Frame() {}

        static void push(SidMeierCivilizationPosition position, int seat, Ability ability) {
            position.steps().push(STEP, seat, ability.index(), ability.price());
        }

        static Ability ability(SidMeierCivilizationPosition position) {
            return Ability.at(position.steps().note(ABILITY));
        }

        /** How many are still to pay. */
        static int left(SidMeierCivilizationPosition position) {
            return position.steps().note(LEFT);
        }

        /** The index of the kind paid last. */
        static int last(SidMeierCivilizationPosition position) {
            return position.steps().note(LAST);
        }

        static void count(SidMeierCivilizationPosition position, Payment payment) {
            position.steps().setNote(LEFT, left(position) - 1);
            position.steps().setNote(LAST, payment.index());
        }

        /** Whether a gift was cancelled: now the ability can be given up. */
        static boolean hasFailed(SidMeierCivilizationPosition position) {
            return position.steps().note(FAILED) == 1;
        }

        static void setFailed(SidMeierCivilizationPosition position) {
            position.steps().setNote(FAILED, 1);
            position.steps().setNote(LAST, 0);
        }
    }

    private Pay() {
        super("pay", Frame.TOLD);
    }

    /** Several are paid in the order of their kinds, as long as the rest can still be paid: each set has one way to it. */
    private static boolean isOpen(SidMeierCivilizationPosition position, int seat, Payment payment) {
        Ability ability = Frame.ability(position);
        if (payment.index() < Frame.last(position) || !Payments.fits(position, seat, payment, ability.resource())) {
            return false;
        }
        int left = 0;
        for (int i = payment.index(); i < Payment.COUNT; i++) {
            if (Payments.fits(position, seat, Payment.at(i), ability.resource())) {
                left += Payments.held(position, seat, Payment.at(i));
            }
        }
        return left >= Frame.left(position);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (Payment payment : Payment.ALL) {
            if (isOpen(position, seat, payment)) {
                moves.add(new SidMeierCivilizationMove.Pay(payment));
            }
        }
        if (Frame.hasFailed(position)) {
            moves.add(new SidMeierCivilizationMove.Done());
        }
    }

    @Override
    public SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        if (move instanceof SidMeierCivilizationMove.Pay pay) {
            return Payments.held(position, seat, pay.payment()) == 0
                    ? SidMeierCivilizationRefusal.NOT_YOURS_TO_PAY
                    : SidMeierCivilizationRefusal.WRONG_RESOURCE;
        }
        return SidMeierCivilizationRefusal.PAY_NOW;
    }

    @Override
    void answer(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        if (!(move instanceof SidMeierCivilizationMove.Pay pay)) {
            giveUp(position, seat, log);
        } else if (Payments.isGift(pay.payment())) {
            Gift.begin(position, seat, pay.payment(), Frame.ability(position), false, log);
        } else {
            Payments.spend(position, seat, pay.payment(), log);
            paid(position, pay.payment());
        }
    }

    /** One more is paid. */
    static void paid(SidMeierCivilizationPosition position, Payment payment) {
        Frame.count(position, payment);
        if (Frame.left(position) == 0) {
            position.steps().pop();
        }
    }

    /** The ability is not used; below lie the question whether it is cancelled and what it would have done. */
    private static void giveUp(SidMeierCivilizationPosition position, int seat, EventLog log) {
        Ability ability = Frame.ability(position);
        position.steps().pop();
        position.steps().pop();
        position.steps().pop();
        position.used[seat] &= ~ability.bit();
        log.all(new SidMeierCivilizationEvent.AbilityGivenUp(seat, ability));
    }

    /** What lies face down is nobody else's business: only open tokens pay by themselves. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return Frame.hasFailed(position)
                        || position.markerCount(seat, true) + position.markerCount(seat, false) > 0
                        || position.handSize(seat) > 0
                ? null
                : super.forced(position, seat);
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        java.util.ArrayList<SidMeierCivilizationMove> moves = new java.util.ArrayList<>();
        moves(position, seat, moves);
        return moves.getFirst();
    }

    @Override
    public Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.PAY,
                "Pay",
                Rulebook.RESOURCES,
                Map.of("ability", Frame.ability(position), "count", Frame.left(position)));
    }
}
