package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The victim says what the others lose, one after the other in any order (23.2): up to 20 points by famine and 11 each, up to
 * 25 by epidemic and 10 each, and 10 in all on a flooded plain. Only what a seat can lose exactly is ordered, so no sum is
 * exceeded by rounding; before Grain that may be shown, more than a seat has can be ordered.
 */
public final class OrderLosses extends Question {

    public static final OrderLosses STEP = new OrderLosses();

    private static final int FAMINE_SUM = 20;
    private static final int EPIDEMIC_SUM = 25;
    private static final int FLOOD_SUM = 10;

    private OrderLosses() {
        super("order-losses");
    }

    /** The number of the calamity, the points left, the plain of a flood, and the seats that have their order. */
    private static final class Frame {

        private static final int NUMBER = 0;
        private static final int LEFT = 1;
        private static final int PLAIN = 2;
        private static final int ORDERED = 3;

        static void push(CivilizationPosition position, int victim, int number, int sum, int plain) {
            position.steps().push(STEP, victim, number, sum, plain, Seats.NOBODY);
        }

        static int number(CivilizationPosition position) {
            return position.steps().note(NUMBER);
        }

        static int left(CivilizationPosition position) {
            return position.steps().note(LEFT);
        }

        static int plain(CivilizationPosition position) {
            return position.steps().note(PLAIN);
        }

        static int ordered(CivilizationPosition position) {
            return position.steps().note(ORDERED);
        }

        static void order(CivilizationPosition position, int seat, int points) {
            position.steps().setNote(LEFT, left(position) - points);
            position.steps().setNote(ORDERED, ordered(position) | Seats.only(seat));
        }
    }

    static void begin(CivilizationPosition position, int victim, int number, int plain) {
        int sum = number == Calamities.FAMINE ? FAMINE_SUM : number == Calamities.EPIDEMIC ? EPIDEMIC_SUM : FLOOD_SUM;
        Frame.push(position, victim, number, sum, plain);
        popIfNothingIsLeft(position);
    }

    private static void popIfNothingIsLeft(CivilizationPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (orders(position, seat) > 1) {
                return;
            }
        }
        position.steps().pop();
    }

    /** Why a seat cannot be made to lose anything (any more); null if it can. */
    private static @Nullable CivilizationRefusal against(CivilizationPosition position, int seat) {
        int number = Frame.number(position);
        if (seat < 0 || seat >= position.seats() || seat == position.steps().seat()) {
            return CivilizationRefusal.NOT_ANOTHER_PLAYER;
        }
        if (number == Calamities.EPIDEMIC && seat == position.trade().passedBy(number)) {
            return CivilizationRefusal.IMMUNE;
        }
        return Seats.contains(Frame.ordered(position), seat) ? CivilizationRefusal.ORDERED_ALREADY : null;
    }

    /** The numbers of points that a seat can be ordered to lose, as a bit set; bit 0 is always there. */
    private static int orders(CivilizationPosition position, int seat) {
        int orders = 1;
        if (against(position, seat) != null) {
            return orders;
        }
        int number = Frame.number(position);
        int cap = LossCalamity.cap(position, position.steps().seat(), seat, number);
        Losses losses = new Losses(position, seat, number, Frame.plain(position));
        boolean grain = number == Calamities.FAMINE && LossCalamity.mayShowGrain(position, seat) && losses.most() > 0;
        for (int points = 1; points <= Math.min(cap, Frame.left(position)); points++) {
            if (losses.isExact(points) || (grain && points > losses.most())) {
                orders |= 1 << points;
            }
        }
        return orders;
    }

    /** The most that can be ordered of all seats together beside one, within so many points. */
    private static int most(CivilizationPosition position, int beside, int within) {
        int sums = 1;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (seat != beside) {
                int more = 0;
                for (int rest = orders(position, seat); rest != 0; rest &= rest - 1) {
                    more |= sums << Integer.numberOfTrailingZeros(rest);
                }
                sums = more & ((1 << (within + 1)) - 1);
            }
        }
        return 31 - Integer.numberOfLeadingZeros(sums);
    }

    /** A flood takes its points from the others as long as there are any (22.2.7.2); the rest is up to the victim. */
    private static boolean isFlood(CivilizationPosition position) {
        return Frame.number(position) == Calamities.FLOOD;
    }

    /** Whether a flood still takes all it can if one seat loses so much. */
    private static boolean isEnough(CivilizationPosition position, int seat, int points) {
        int left = Frame.left(position);
        return !isFlood(position)
                || points + most(position, seat, left - points) == most(position, CivilizationPosition.NONE, left);
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (int place = 0; place < position.seats(); place++) {
            int other = position.inTableOrder(place);
            for (int rest = orders(position, other) & ~1; rest != 0; rest &= rest - 1) {
                int points = Integer.numberOfTrailingZeros(rest);
                if (isEnough(position, other, points)) {
                    moves.add(new CivilizationMove.OrderLoss(other, points));
                }
            }
        }
        if (!isFlood(position)) {
            moves.add(DONE);
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        if (!(move instanceof CivilizationMove.OrderLoss order)) {
            return move instanceof CivilizationMove.Done
                    ? CivilizationRefusal.THE_FLOOD_TAKES_MORE
                    : CivilizationRefusal.ORDER_LOSSES_NOW;
        }
        CivilizationRefusal reason = against(position, order.seat());
        if (reason != null) {
            return reason;
        }
        int most =
                Math.min(Frame.left(position), LossCalamity.cap(position, seat, order.seat(), Frame.number(position)));
        if (order.points() < 1 || order.points() > most) {
            return CivilizationRefusal.NOT_SO_MANY_POINTS;
        }
        boolean exact = (orders(position, order.seat()) & (1 << order.points())) != 0;
        return exact ? CivilizationRefusal.THE_FLOOD_TAKES_MORE : CivilizationRefusal.CANNOT_LOSE_SO_MUCH;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (!(move instanceof CivilizationMove.OrderLoss order)) {
            position.steps().pop();
            return;
        }
        position.setOwed(order.seat(), order.points());
        Frame.order(position, order.seat(), order.points());
        log.all(new CivilizationEvent.LossOrdered(seat, order.seat(), order.points()));
        popIfNothingIsLeft(position);
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return isFlood(position) ? first(position, seat) : DONE;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(
                Prompt.Shape.CHOOSE_SOME,
                "OrderLosses",
                LossCalamity.rule(Frame.number(position)),
                Map.of("left", Frame.left(position)));
    }
}
