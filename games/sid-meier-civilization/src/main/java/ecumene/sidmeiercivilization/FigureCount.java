package ecumene.sidmeiercivilization;

/** So many armies and so many scouts, in one number: neither is ever more than fifteen. */
public final class FigureCount {

    private static final int HALF = 4;
    private static final int MOST = (1 << HALF) - 1;

    private FigureCount() {}

    public static int of(int armies, int scouts) {
        return armies | scouts << HALF;
    }

    public static int armies(int count) {
        return count & MOST;
    }

    public static int scouts(int count) {
        return count >> HALF & MOST;
    }
}
