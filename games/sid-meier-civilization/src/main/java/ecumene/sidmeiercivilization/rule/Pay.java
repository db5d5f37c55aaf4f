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
import java.util.ArrayList;
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
        private static final int FAILED = 2;

        /** What everybody may read, in the order of the notes. */
        static final Note[] TOLD = {
            Note.component("ability", index -> Ability.at(index).id()), Note.number("left"), Note.flag("failed")
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

        static void count(SidMeierCivilizationPosition position) {
            position.steps().setNote(LEFT, left(position) - 1);
        }

        /** Whether a gift was cancelled: now the ability can be given up. */
        static boolean hasFailed(SidMeierCivilizationPosition position) {
            return position.steps().note(FAILED) == 1;
        }

        static void setFailed(SidMeierCivilizationPosition position) {
            position.steps().setNote(FAILED, 1);
        }
    }

    private Pay() {
        super("pay", Frame.TOLD);
    }

    /** Several are paid in any order: who begins with a gift learns whether it is cancelled before anything else is spent. */
    @Override
    public void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (Payment payment : Payment.paying(Frame.ability(position).resource())) {
            if (Payments.held(position, seat, payment) > 0) {
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
            paid(position);
        }
    }

    /** One more is paid. */
    static void paid(SidMeierCivilizationPosition position) {
        Frame.count(position);
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

    /**
     * What lies face down is nobody else's business: only open tokens pay by themselves, where they are of one kind or all
     * that there are must go.
     */
    @Override
    public @Nullable SidMeierCivilizationMove forced(SidMeierCivilizationPosition position, int seat) {
        if (Frame.hasFailed(position)
                || position.markerCount(seat, true) + position.markerCount(seat, false) > 0
                || position.handSize(seat) > 0) {
            return null;
        }
        boolean all = Payments.held(position, seat, Frame.ability(position)) == Frame.left(position);
        return all ? defaultMove(position, seat) : super.forced(position, seat);
    }

    @Override
    public SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
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
