package ecumene.testkit.sample.component;

/** The cards to bid with: one of each number. Sets of cards are bit sets; bit {@code n} stands for card {@code n}. */
public final class Cards {

    public static final int LOWEST = 1;
    public static final int HIGHEST = 40;
    public static final int HAND = 8;

    /** Every card. */
    public static final long ALL = ((1L << HIGHEST) - 1) << LOWEST;

    private Cards() {}

    public static long only(int card) {
        return 1L << card;
    }

    public static boolean contains(long set, int card) {
        return (set & (1L << card)) != 0;
    }

    /** The lowest card of a set that is not empty. */
    public static int first(long set) {
        return Long.numberOfTrailingZeros(set);
    }
}
