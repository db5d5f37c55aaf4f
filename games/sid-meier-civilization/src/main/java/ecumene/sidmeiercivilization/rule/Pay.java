package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.sidmeiercivilization.Rulebook;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Payment;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Resource Abilities: what an ability is paid with, one by one. Notes: the ability, how many are still to pay, the kind
 * paid last. */
public final class Pay extends Question {

    public static final Pay STEP = new Pay();

    private Pay() {
        super("pay");
    }

    private static Ability ability(SidMeierCivilizationPosition position) {
        return Ability.at(position.steps().note(0));
    }

    /** Several are paid in the order of their kinds, as long as the rest can still be paid: each set has one way to it. */
    private static boolean isOpen(SidMeierCivilizationPosition position, int seat, Payment payment) {
        if (payment.index() < position.steps().note(2)
                || !Payments.fits(position, seat, payment, ability(position).resource())) {
            return false;
        }
        int left = 0;
        for (int i = payment.index(); i < Payment.COUNT; i++) {
            if (Payments.fits(position, seat, Payment.at(i), ability(position).resource())) {
                left += Payments.held(position, seat, Payment.at(i));
            }
        }
        return left >= position.steps().note(1);
    }

    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (Payment payment : Payment.ALL) {
            if (isOpen(position, seat, payment)) {
                moves.add(new SidMeierCivilizationMove.Pay(payment));
            }
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
        Payment payment = ((SidMeierCivilizationMove.Pay) move).payment();
        int left = position.steps().note(1) - 1;
        if (left == 0) {
            position.steps().pop();
        } else {
            position.steps().setNote(1, left);
            position.steps().setNote(2, payment.index());
        }
        Payments.spend(position, seat, payment, log);
    }

    /** What lies face down is nobody else's business: only open tokens pay by themselves. */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        return position.markerCount(seat, true) + position.markerCount(seat, false) + position.handSize(seat) > 0
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
                Map.of("ability", ability(position), "count", position.steps().note(1)));
    }
}
