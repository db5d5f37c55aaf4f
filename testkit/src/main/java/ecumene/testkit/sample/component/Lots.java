package ecumene.testkit.sample.component;

/** The lots under the hammer. No two are worth the same, so the worth of a lot is its name; inside, lots are numbered. */
public final class Lots {

    private static final int[] WORTH = {-3, -2, 1, 2, 3, 4, 5, 6, 7, 8};

    public static final int COUNT = WORTH.length;

    /** How many lots lie open for the auctioneer to choose from. */
    public static final int OPEN = 2;

    private Lots() {}

    /** The points a lot brings its owner. */
    public static int worth(int lot) {
        return WORTH[lot];
    }

    /** The points of a bit set of lots. */
    public static int worthOfAll(int lots) {
        int sum = 0;
        for (int rest = lots; rest != 0; rest &= rest - 1) {
            sum += WORTH[Integer.numberOfTrailingZeros(rest)];
        }
        return sum;
    }
}
