package ecumene.bots.mcts;

import ecumene.bots.Budget;
import java.util.concurrent.TimeUnit;

/** What is left of the budget of one decision. One per decision, shared by the trees that think about it. */
final class Spending {

    private final long begin = System.nanoTime();
    private final Budget budget;
    private final long nanos;
    private volatile boolean stopped;

    Spending(Budget budget) {
        this.budget = budget;
        long whole = budget.isTimed() ? TimeUnit.MILLISECONDS.toNanos(budget.amount()) : 0;
        // The last iteration and the answer itself need a moment too.
        this.nanos = whole - Math.min(whole / 10, TimeUnit.MILLISECONDS.toNanos(4));
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
        if (!budget.isTimed()) {
            return share(tree) - iterations;
        }
        long spent = System.nanoTime() - begin;
        if (spent >= nanos) {
            return 0;
        }
        return iterations == 0 ? Long.MAX_VALUE : 1 + (long) ((double) (nanos - spent) * iterations / spent);
    }

    /** The iterations that fall to one of several trees. */
    private long share(int tree) {
        long rest = budget.amount() % budget.threads();
        return Math.max(1, budget.amount() / budget.threads() + (tree < rest ? 1 : 0));
    }
}
