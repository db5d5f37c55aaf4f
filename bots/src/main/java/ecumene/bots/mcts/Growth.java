package ecumene.bots.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Lets trees grow until the budget of a decision is spent or the answer is clear, one thread for each. */
final class Growth {

    /** How many iterations pass between two looks at whether the answer can still change. */
    private static final int BETWEEN_CHECKS = 32;

    /** After so many iterations answers that all promise the same are taken to be the same. */
    private static final int PATIENCE = 32;

    private final List<? extends Search<?, ?>> trees;
    private final Spending spending;

    Growth(List<? extends Search<?, ?>> trees, Spending spending) {
        this.trees = trees;
        this.spending = spending;
    }

    void run() {
        List<FutureTask<Void>> others = new ArrayList<>();
        for (int i = 1; i < trees.size(); i++) {
            int tree = i;
            FutureTask<Void> task = new FutureTask<>(() -> grow(trees.get(tree), tree, false), null);
            Thread.ofPlatform().daemon().name("mcts-" + i).start(task);
            others.add(task);
        }
        try {
            grow(trees.getFirst(), 0, others.isEmpty());
        } finally {
            // By the clock the others are done too; otherwise they still have their share of the iterations.
            others.forEach(this::await);
        }
    }

    /** Waits for a thread to finish its tree. Whoever interrupts wants an answer now: then thinking ends with what there is. */
    private void await(FutureTask<Void> thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.get();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
                spending.stop();
            } catch (ExecutionException e) {
                throw new IllegalStateException("a thinking thread failed", e.getCause());
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void grow(Search<?, ?> tree, int number, boolean alone) {
        do {
            tree.iterate();
            if (Thread.currentThread().isInterrupted()) {
                spending.stop();
            }
            // The first iteration finds what the tree held before: often it already settles the matter.
            if (alone && tree.iterations() % BETWEEN_CHECKS == 1 && isClear(tree)) {
                return;
            }
        } while (!spending.isOver(number, tree.iterations()));
    }

    private boolean isClear(Search<?, ?> tree) {
        return tree.lead() > spending.left(0, tree.iterations())
                || (tree.iterations() > PATIENCE && tree.isIndifferent());
    }
}
