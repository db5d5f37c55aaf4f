package ecumene.sidmeiercivilization.component;

/**
 * The icons of squares, buildings and persons, four small numbers in one: sums of icons are plain sums. One byte each for
 * trade, production, culture and coins.
 */
public final class Icons {

    public static final int NONE = 0;

    private Icons() {}

    public static int of(int trade, int production, int culture, int coins) {
        return trade | production << 8 | culture << 16 | coins << 24;
    }

    public static int trade(int icons) {
        return icons & 0xFF;
    }

    public static int production(int icons) {
        return icons >> 8 & 0xFF;
    }

    public static int culture(int icons) {
        return icons >> 16 & 0xFF;
    }

    public static int coins(int icons) {
        return icons >> 24 & 0xFF;
    }
}
