package ecumene.engine;

import java.util.List;

/**
 * How well the seats stand: what a game tells the bots. It is only ever given imagined positions.
 *
 * <p>It must be quick (a bot asks it a hundred thousand times a second), must not change the position, and must not look at
 * the order of decks or at the generator.
 */
@FunctionalInterface
public interface Evaluation<P extends Position> {

    /**
     * Writes for each seat the share of the victory it may expect: not negative, together 1. At the end of a match the
     * winners share it evenly. Somebody who plays alone plays against the rules: the rest of the victory is theirs.
     */
    void outlook(P position, double[] outlook);

    /**
     * Takes out of the legal moves of a seat those that nobody with sense would think about: what only undoes the move before,
     * or does not lead to what the seat is putting together. At least one stays. It may look only at what the seat knows.
     */
    default void sift(P position, int seat, List<? extends Move> moves) {}

    /**
     * Turns estimated points into shares of the victory.
     *
     * @param points on entry estimated final points of each seat; on return the shares
     * @param seats how many of them count
     * @param spread the lead that makes a win about three times as likely
     */
    static void sharesFromPoints(double[] points, int seats, double spread) {
        double best = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < seats; seat++) {
            best = Math.max(best, points[seat]);
        }
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = Math.exp((points[seat] - best) / spread);
            sum += points[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            points[seat] /= sum;
        }
    }

    /** The shares when the match is over: the winners' alone. */
    static void sharesFromResult(Result result, double[] outlook) {
        java.util.Arrays.fill(outlook, 0);
        for (int winner : result.winners()) {
            outlook[winner] = 1.0 / result.winners().size();
        }
    }
}
