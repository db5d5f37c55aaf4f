package ecumene.bots.mcts;

import ecumene.bots.Budget;

/**
 * The budget of a seat over its turns. Each turn puts one budget in, what a turn leaves over is kept up to one more, and
 * each decision takes at most half of what is there: nobody knows how many are still to come in this turn.
 */
final class Purse {

    /** Even the hundredth decision of a turn is worth this part of the budget. */
    private static final int LEAST_PART = 32;

    private final Budget budget;
    private final long whole;
    private long rest;

    /** Full: what comes first may take a whole budget. */
    Purse(Budget budget) {
        this.budget = budget;
        this.whole = Spending.whole(budget);
        this.rest = 2 * whole;
    }

    Budget budget() {
        return budget;
    }

    /** A turn begins. */
    void turn() {
        rest = Math.min(rest + whole, 2 * whole);
    }

    /** What the next decision may spend. */
    Spending open() {
        return new Spending(budget, Math.max(1, Math.max(rest / 2, whole / LEAST_PART)));
    }

    /** A decision has spent so much. */
    void pay(long spent) {
        rest = Math.max(0, rest - spent);
    }
}
