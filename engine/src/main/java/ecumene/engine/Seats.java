package ecumene.engine;

import java.util.ArrayList;
import java.util.List;

/** Sets of seats as bit sets: bit {@code n} stands for seat {@code n}, the highest bit for the spectators. */
public final class Seats {

    /** Stands in the place of a seat for somebody who only watches. */
    public static final int SPECTATOR = 31;

    public static final int NOBODY = 0;

    /** All seats and the spectators. */
    public static final int EVERYONE = -1;

    private Seats() {}

    public static int only(int seat) {
        return 1 << seat;
    }

    public static int all(int seats) {
        return (1 << seats) - 1;
    }

    public static boolean contains(int set, int seat) {
        return (set & (1 << seat)) != 0;
    }

    public static int count(int set) {
        return Integer.bitCount(set);
    }

    /** The lowest seat of a set that is not empty. */
    public static int first(int set) {
        return Integer.numberOfTrailingZeros(set);
    }

    public static List<Integer> list(int set) {
        List<Integer> seats = new ArrayList<>(count(set));
        for (int rest = set; rest != 0; rest &= rest - 1) {
            seats.add(first(rest));
        }
        return seats;
    }
}
