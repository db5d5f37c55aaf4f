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
 * 25 by epidemic and 10 each. What is ordered is counted; who cannot lose it exactly loses more (22.2.12.2), but never more
 * than the calamity lets one lose. Before Grain that may be shown, more than a seat has can be ordered. A flood removes 10
 * points in all: it is divided so that everybody can lose their part exactly.
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

        static void setLeft(CivilizationPosition position, int points) {
            position.steps().setNote(LEFT, points);
        }

        static void order(CivilizationPosition position, int seat, int points) {
            setLeft(position, left(position) - points);
            position.steps().setNote(ORDERED, ordered(position) | Seats.only(seat));
        }
    }

    static void begin(CivilizationPosition position, int victim, int number, int plain) {
        int sum = number == Calamities.FAMINE ? FAMINE_SUM : number == Calamities.EPIDEMIC ? EPIDEMIC_SUM : FLOOD_SUM;
        Frame.push(position, victim, number, sum, plain);
        if (number == Calamities.FLOOD) {
            Frame.setLeft(position, flood(position).taken(FLOOD_SUM));
        }
        popIfNothingIsLeft(position);
    }

    private static void popIfNothingIsLeft(CivilizationPosition position) {
        if (mostOfAll(position, CivilizationPosition.NONE) == 0) {
            position.steps().pop();
        }
    }

    /** Why a seat cannot be made to lose anything (any more); null if it can. */
    private static @Nullable CivilizationRefusal against(CivilizationPosition position, int seat) {
        int number = Frame.number(position);
        if (seat < 0 || seat >= position.seats() || seat == position.steps().seat()) {
            return by(
                    number,
                    CivilizationRefusal.FAMINE_HITS_OTHERS,
                    CivilizationRefusal.FLOOD_HITS_OTHERS,
                    CivilizationRefusal.EPIDEMIC_HITS_OTHERS);
        }
        if (number == Calamities.EPIDEMIC && seat == position.trade().passedBy(number)) {
            return CivilizationRefusal.IMMUNE;
        }
        return Seats.contains(Frame.ordered(position), seat) ? CivilizationRefusal.ORDERED_ALREADY : null;
    }

    /** The most points that a seat can be ordered to lose; every number up to there can be ordered too. */
    private static int most(CivilizationPosition position, int seat) {
        if (against(position, seat) != null) {
            return 0;
        }
        int number = Frame.number(position);
        int cap = LossCalamity.cap(position, position.steps().seat(), seat, number);
        Losses losses = new Losses(position, seat, number, Frame.plain(position));
        boolean grain = number == Calamities.FAMINE && LossCalamity.mayShowGrain(position, seat) && losses.most() > 0;
        return Math.min(grain ? cap : losses.mostWithin(cap), Frame.left(position));
    }

    /** The most that all seats together can be ordered to lose, beside one. */
    private static int mostOfAll(CivilizationPosition position, int beside) {
        int sum = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            sum += seat == beside ? 0 : most(position, seat);
        }
        return sum;
    }

    /** A flood takes its points from the others as long as there are any (22.2.7.2); the rest is up to the victim. */
    private static boolean isFlood(CivilizationPosition position) {
        return Frame.number(position) == Calamities.FLOOD;
    }

    /** What can be ordered of a seat now, in points. */
    private static long orders(CivilizationPosition position, int seat) {
        return isFlood(position)
                ? flood(position).shares(seat, Frame.left(position)) & ~FloodShares.NOTHING
                : ((1L << (most(position, seat) + 1)) - 1) & ~FloodShares.NOTHING;
    }

    private static FloodShares flood(CivilizationPosition position) {
        long[] parts = new long[position.seats()];
        for (int seat = 0; seat < parts.length; seat++) {
            parts[seat] = FloodShares.NOTHING;
            if (against(position, seat) == null) {
                int cap = LossCalamity.cap(position, position.steps().seat(), seat, Calamities.FLOOD);
                parts[seat] |= new Losses(position, seat, Calamities.FLOOD, Frame.plain(position)).exactly(cap);
            }
        }
        return new FloodShares(parts);
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        for (int place = 0; place < position.seats(); place++) {
            int other = position.inTableOrder(place);
            long orders = orders(position, other);
            for (int points = 1; orders >> points != 0; points++) {
                if (FloodShares.contains(orders, points)) {
                    moves.add(new CivilizationMove.OrderLoss(other, points));
                }
            }
        }
        if (!isFlood(position)) {
            moves.add(DONE);
        }
    }

    /** What each calamity says to the same question: its limits are its own (22.2.5, 22.2.7, 22.2.8). */
    private static CivilizationRefusal by(
            int number, CivilizationRefusal famine, CivilizationRefusal flood, CivilizationRefusal epidemic) {
        return switch (number) {
            case Calamities.FAMINE -> famine;
            case Calamities.EPIDEMIC -> epidemic;
            default -> flood;
        };
    }

    /** Why a seat cannot lose points that the calamity would let it lose. */
    private static CivilizationRefusal whyNotSoMuch(CivilizationPosition position, CivilizationMove.OrderLoss order) {
        int number = Frame.number(position);
        return new Losses(position, order.seat(), number, Frame.plain(position)).has(order.points())
                ? by(
                        number,
                        CivilizationRefusal.FAMINE_WOULD_EXCEED,
                        CivilizationRefusal.THE_FLOOD_IS_EXACT,
                        CivilizationRefusal.EPIDEMIC_WOULD_EXCEED)
                : by(
                        number,
                        CivilizationRefusal.FAMINE_FINDS_LESS,
                        CivilizationRefusal.FLOOD_FINDS_LESS,
                        CivilizationRefusal.EPIDEMIC_FINDS_LESS);
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
            return by(
                    Frame.number(position),
                    CivilizationRefusal.FAMINE_TAKES_LESS,
                    CivilizationRefusal.FLOOD_TAKES_LESS,
                    CivilizationRefusal.EPIDEMIC_TAKES_LESS);
        }
        if (order.points() > most(position, order.seat())) {
            return whyNotSoMuch(position, order);
        }
        return Frame.left(position) - order.points() > mostOfAll(position, order.seat())
                ? CivilizationRefusal.THE_FLOOD_TAKES_MORE
                : CivilizationRefusal.THE_FLOOD_IS_EXACT;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (!(move instanceof CivilizationMove.OrderLoss order)) {
            position.steps().pop();
            return;
        }
        position.setPointsToLose(order.seat(), order.points());
        Frame.order(position, order.seat(), order.points());
        log.all(new CivilizationEvent.LossOrdered(seat, order.seat(), order.points()));
        popIfNothingIsLeft(position);
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return isFlood(position) ? first(position, seat) : DONE;
    }

    /** Where the flood leaves no choice of somebody's part, that is ordered. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        for (int place = 0; isFlood(position) && place < position.seats(); place++) {
            int other = position.inTableOrder(place);
            long shares = flood(position).shares(other, Frame.left(position));
            if (Long.bitCount(shares) == 1 && shares != FloodShares.NOTHING) {
                return new CivilizationMove.OrderLoss(other, Long.numberOfTrailingZeros(shares));
            }
        }
        return super.forced(position, seat);
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
