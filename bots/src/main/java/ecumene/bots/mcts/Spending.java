package ecumene.bots.mcts;

import ecumene.bots.Budget;
import java.util.concurrent.TimeUnit;

/** What is left of the budget of one decision. One per decision, shared by the trees that think about it. */
final class Spending {

    /** The last iteration and the answer itself need a moment too. */
    private static final long RESERVE = TimeUnit.MILLISECONDS.toNanos(4);

    private final long begin = System.nanoTime();
    private final boolean timed;
    private final int threads;
    private final long amount;
    private volatile boolean stopped;

    /** The whole budget for this decision. */
    Spending(Budget budget) {
        this(budget, whole(budget));
    }

    /** A part of a budget: so many nanoseconds or iterations. */
    Spending(Budget budget, long amount) {
        this.timed = budget.isTimed();
        this.threads = budget.threads();
        this.amount = timed ? amount - Math.min(amount / 10, RESERVE) : amount;
    }

    /** All of a budget in nanoseconds or iterations. */
    static long whole(Budget budget) {
        return budget.isTimed() ? TimeUnit.MILLISECONDS.toNanos(budget.amount()) : budget.amount();
    }

    /** How many nanoseconds passed, or how many iterations all trees together made. */
    long spent(long iterations) {
        return timed ? System.nanoTime() - begin : iterations;
    }

    /** Ends all thinking about this decision. */
    void stop() {
        stopped = true;
    }

    /** Whether another iteration of a tree would be too much. */
    boolean isOver(int tree, long iterations) {
        return stopped || left(tree, iterations) <= 0;
    }

    /** How many iterations a tree has left; for a budget of time, at the speed it had so far. */
    long left(int tree, long iterations) {
        if (!timed) {
            return share(tree) - iterations;
        }
        long spent = System.nanoTime() - begin;
        if (spent >= amount) {
            return 0;
        }
        return iterations == 0 ? Long.MAX_VALUE : 1 + (long) ((double) (amount - spent) * iterations / spent);
    }

    /** The iterations that fall to one of several trees. */
    private long share(int tree) {
        long rest = amount % threads;
        return Math.max(1, amount / threads + (tree < rest ? 1 : 0));
    }
}
