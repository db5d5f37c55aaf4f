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
 * 25 by epidemic and 10 each. What an order costs is counted, and that is what it says: a number that its player can lose
 * exactly, so that no excess (22.2.12.2) goes beyond the sum. Before Grain that may be shown, any number can be ordered, and
 * counts for what it costs without Grain. A flood removes 10 points in all: it is divided so that everybody can lose their part
 * exactly.
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
        endIfNothingIsLeft(position);
    }

    private static void endIfNothingIsLeft(CivilizationPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (orders(position, seat) != 0) {
                return;
            }
        }
        end(position);
    }

    private static void end(CivilizationPosition position) {
        int left = Frame.left(position);
        position.steps().pop();
        LossCalamity.endOrders(position, left);
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

    private static Losses losses(CivilizationPosition position, int seat) {
        return new Losses(position, seat, Frame.number(position), Frame.plain(position));
    }

    private static int cap(CivilizationPosition position, int seat) {
        return LossCalamity.cap(position, position.steps().seat(), seat, Frame.number(position));
    }

    /** Whether Grain may come off what is ordered of a seat, which then can be any number. */
    private static boolean mayShowGrain(CivilizationPosition position, int seat) {
        return Frame.number(position) == Calamities.FAMINE && LossCalamity.mayShowGrain(position, seat);
    }

    /** What an order counts for: what it costs the seat at least, before any Grain. */
    private static int cost(CivilizationPosition position, int seat, int points) {
        return Math.max(points, losses(position, seat).rounded(points, cap(position, seat)));
    }

    /** The most points that a flood can take from all seats together, beside one. */
    private static int mostOfAll(CivilizationPosition position, int beside) {
        int sum = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean counts = seat != beside && against(position, seat) == null;
            sum += counts ? losses(position, seat).mostWithin(cap(position, seat)) : 0;
        }
        return sum;
    }

    /** A flood takes its points from the others as long as there are any (22.2.7.2); the rest is up to the victim. */
    private static boolean isFlood(CivilizationPosition position) {
        return Frame.number(position) == Calamities.FLOOD;
    }

    /** What can be ordered of a seat now, in points. */
    private static long orders(CivilizationPosition position, int seat) {
        int left = Frame.left(position);
        if (isFlood(position)) {
            return flood(position).shares(seat, left) & ~FloodShares.NOTHING;
        }
        if (against(position, seat) != null) {
            return 0;
        }
        Losses losses = losses(position, seat);
        if (!mayShowGrain(position, seat)) {
            return losses.exactly(Math.min(cap(position, seat), left)) & ~FloodShares.NOTHING;
        }
        long orders = 0;
        for (int points = 1; losses.most() > 0 && points <= cap(position, seat); points++) {
            orders |= cost(position, seat, points) <= left ? 1L << points : 0;
        }
        return orders;
    }

    private static FloodShares flood(CivilizationPosition position) {
        long[] parts = new long[position.seats()];
        for (int seat = 0; seat < parts.length; seat++) {
            parts[seat] = FloodShares.NOTHING;
            if (against(position, seat) == null) {
                parts[seat] |= losses(position, seat).exactly(cap(position, seat));
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

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        int number = Frame.number(position);
        if (!(move instanceof CivilizationMove.OrderLoss order)) {
            return move instanceof CivilizationMove.Done
                    ? CivilizationRefusal.THE_FLOOD_TAKES_MORE
                    : by(
                            number,
                            CivilizationRefusal.ORDER_FAMINE_NOW,
                            CivilizationRefusal.ORDER_FLOOD_NOW,
                            CivilizationRefusal.ORDER_EPIDEMIC_NOW);
        }
        CivilizationRefusal reason = against(position, order.seat());
        if (reason != null) {
            return reason;
        }
        if (order.points() < 1 || order.points() > Math.min(Frame.left(position), cap(position, order.seat()))) {
            return by(
                    number,
                    CivilizationRefusal.FAMINE_TAKES_LESS,
                    CivilizationRefusal.FLOOD_TAKES_LESS,
                    CivilizationRefusal.EPIDEMIC_TAKES_LESS);
        }
        boolean found = mayShowGrain(position, order.seat())
                || losses(position, order.seat()).has(order.points());
        if (!found || losses(position, order.seat()).most() == 0) {
            return by(
                    number,
                    CivilizationRefusal.FAMINE_FINDS_LESS,
                    CivilizationRefusal.FLOOD_FINDS_LESS,
                    CivilizationRefusal.EPIDEMIC_FINDS_LESS);
        }
        return isFlood(position) ? whyNotInFlood(position, order) : whyNotExact(position, order);
    }

    private static CivilizationRefusal whyNotInFlood(CivilizationPosition position, CivilizationMove.OrderLoss order) {
        boolean within = order.points() <= losses(position, order.seat()).mostWithin(cap(position, order.seat()));
        return within && Frame.left(position) - order.points() > mostOfAll(position, order.seat())
                ? CivilizationRefusal.THE_FLOOD_TAKES_MORE
                : CivilizationRefusal.THE_FLOOD_IS_EXACT;
    }

    /** Why a seat cannot be made to lose points that it has: it could not lose them exactly, and what would more come to? */
    private static CivilizationRefusal whyNotExact(CivilizationPosition position, CivilizationMove.OrderLoss order) {
        int number = Frame.number(position);
        int next = losses(position, order.seat()).next(order.points());
        if (next > cap(position, order.seat())) {
            return by(
                    number,
                    CivilizationRefusal.FAMINE_WOULD_EXCEED,
                    CivilizationRefusal.THE_FLOOD_IS_EXACT,
                    CivilizationRefusal.EPIDEMIC_WOULD_EXCEED);
        }
        return next > Frame.left(position)
                ? by(
                        number,
                        CivilizationRefusal.FAMINE_WOULD_EXCEED_ITS_SUM,
                        CivilizationRefusal.THE_FLOOD_IS_EXACT,
                        CivilizationRefusal.EPIDEMIC_WOULD_EXCEED_ITS_SUM)
                : CivilizationRefusal.ORDERS_ARE_EXACT;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (!(move instanceof CivilizationMove.OrderLoss order)) {
            end(position);
            return;
        }
        position.setPointsToLose(order.seat(), order.points());
        Frame.order(position, order.seat(), cost(position, order.seat(), order.points()));
        log.all(new CivilizationEvent.LossOrdered(seat, order.seat(), order.points()));
        endIfNothingIsLeft(position);
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
