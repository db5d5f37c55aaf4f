package ecumene.civilization.rule;

/**
 * How the points that a flood takes from the others can be divided (22.2.7.2): everybody loses their part exactly, so that no
 * more is removed than the flood takes (22.2.12.2). Sets of numbers of points are bits.
 */
final class FloodShares {

    /** The set of zero points. */
    static final long NOTHING = 1;

    private final long[] parts;

    /** What each seat can lose exactly, zero included. */
    FloodShares(long[] parts) {
        this.parts = parts;
    }

    static boolean contains(long set, int points) {
        return ((set >>> points) & 1) == 1;
    }

    /** What all seats together can lose exactly, beside one. */
    private long sums(int beside) {
        long sums = NOTHING;
        for (int seat = 0; seat < parts.length; seat++) {
            if (seat != beside) {
                long more = 0;
                for (int points = 0; parts[seat] >> points != 0; points++) {
                    more |= contains(parts[seat], points) ? sums << points : 0;
                }
                sums = more;
            }
        }
        return sums;
    }

    /** What is taken where so much should be: that, or the next number that can be, or all there is. */
    int taken(int points) {
        long sums = sums(parts.length);
        long enough = (sums >>> points) << points;
        return enough == 0 ? Long.SIZE - 1 - Long.numberOfLeadingZeros(sums) : Long.numberOfTrailingZeros(enough);
    }

    /** The parts that a seat can get when so much is left; zero is one of them if the others can bear it all. */
    long shares(int seat, int left) {
        long others = sums(seat);
        long shares = 0;
        for (int points = 0; points <= left; points++) {
            shares |= contains(others, left - points) ? 1L << points : 0;
        }
        return shares & parts[seat];
    }
}
