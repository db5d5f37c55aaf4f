package ecumene.bots;

/**
 * How much a bot may think for one turn (all that it decides until somebody else is asked): so long, or so many
 * continuations, with so many threads.
 *
 * @param limit what is counted
 * @param amount how many of them
 * @param threads how many threads think at once
 */
public record Budget(Limit limit, long amount, int threads) {

    public enum Limit {
        MILLIS,
        ITERATIONS
    }

    public Budget {
        if (amount < 1 || threads < 1) {
            throw new IllegalArgumentException("a budget of " + amount + " with " + threads + " threads");
        }
    }

    public static Budget millis(long millis) {
        return new Budget(Limit.MILLIS, millis, 1);
    }

    public static Budget iterations(long iterations) {
        return new Budget(Limit.ITERATIONS, iterations, 1);
    }

    public Budget withThreads(int number) {
        return new Budget(limit, amount, number);
    }

    /** Whether a clock decides when thinking ends; such answers cannot be repeated exactly. */
    public boolean isTimed() {
        return limit == Limit.MILLIS;
    }

    /** As people write it: {@code 200ms}, {@code 2000itx2}. */
    @Override
    public String toString() {
        return amount + (isTimed() ? "ms" : "it") + (threads > 1 ? "x" + threads : "");
    }
}
