package ecumene.throughtheages.rule;

import ecumene.throughtheages.ThroughTheAgesPosition;
import java.util.function.IntUnaryOperator;

/** Comparing civilizations: of equals the current player, or who sits closer clockwise, counts as higher. */
final class Ranking {

    private Ranking() {}

    static IntUnaryOperator strength(ThroughTheAgesPosition position) {
        return seat -> position.civ(seat).strength;
    }

    static IntUnaryOperator culture(ThroughTheAgesPosition position) {
        return seat -> position.civ(seat).culture;
    }

    /** The seats in the match from the highest to the lowest. */
    static int[] order(ThroughTheAgesPosition position, int current, IntUnaryOperator value) {
        int[] order = new int[position.players()];
        int size = 0;
        int seat = position.isIn(current) ? current : position.next(current);
        for (int i = 0; i < order.length; i++) {
            int at = size++;
            // Strictly higher values move ahead; equals stay behind those that were met before.
            for (; at > 0 && value.applyAsInt(order[at - 1]) < value.applyAsInt(seat); at--) {
                order[at] = order[at - 1];
            }
            order[at] = seat;
            seat = position.next(seat);
        }
        return order;
    }

    static int strongest(ThroughTheAgesPosition position, int current) {
        return order(position, current, strength(position))[0];
    }

    static int weakest(ThroughTheAgesPosition position, int current) {
        int[] order = order(position, current, strength(position));
        return order[order.length - 1];
    }

    /** "The two": with two players only one. */
    private static int few(ThroughTheAgesPosition position) {
        return position.players() == 2 ? 1 : 2;
    }

    /** The two strongest, as a set of seats. */
    static int twoStrongest(ThroughTheAgesPosition position, int current) {
        int[] order = order(position, current, strength(position));
        int set = 0;
        for (int i = 0; i < few(position); i++) {
            set |= 1 << order[i];
        }
        return set;
    }

    static int twoWeakest(ThroughTheAgesPosition position, int current) {
        int[] order = order(position, current, strength(position));
        int set = 0;
        for (int i = 0; i < few(position); i++) {
            set |= 1 << order[order.length - 1 - i];
        }
        return set;
    }

    /** All seats in the match with the highest value. */
    static int allHighest(ThroughTheAgesPosition position, IntUnaryOperator value) {
        int best = Integer.MIN_VALUE;
        int set = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.isIn(seat)) {
                int own = value.applyAsInt(seat);
                if (own > best) {
                    best = own;
                    set = 0;
                }
                if (own == best) {
                    set |= 1 << seat;
                }
            }
        }
        return set;
    }

    static int everyone(ThroughTheAgesPosition position) {
        int set = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            set |= position.isIn(seat) ? 1 << seat : 0;
        }
        return set;
    }
}
