package ecumene.bots.mcts;

import ecumene.bots.Bot;
import ecumene.bots.Budget;
import ecumene.bots.Choice;
import ecumene.bots.Explanation;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Monte Carlo tree search over what its seat may know. With several threads each grows a tree of its own from its own
 * seed, and their visits are added: nothing is shared, so a budget of iterations always gives the same answer.
 */
public final class MctsBot implements Bot {

    /** How many iterations pass between two looks at whether the answer can still change. */
    private static final int BETWEEN_CHECKS = 32;

    private final Tuning tuning;

    public MctsBot() {
        this(Tuning.USUAL);
    }

    MctsBot(Tuning tuning) {
        this.tuning = tuning;
    }

    @Override
    public String name() {
        return "mcts";
    }

    @Override
    public Budget usualBudget() {
        return Budget.millis(200);
    }

    @Override
    public <P extends Position, M extends Move> Choice<M> choose(
            Knowledge<P, M> knowledge, Budget budget, Randomness random) {
        Spending spending = new Spending(budget);
        List<M> moves = knowledge.legalMoves();
        if (moves.size() == 1) {
            return new Choice<>(moves.getFirst(), Explanation.onlyMove());
        }
        moves = new ArrayList<>(moves);
        knowledge.game().evaluation().sift(knowledge.imagine(new Randomness(moves.size())), knowledge.seat(), moves);
        List<Search<P, M>> trees = new ArrayList<>();
        for (int i = 0; i < budget.threads(); i++) {
            trees.add(new Search<>(knowledge, tuning, new Randomness(random.nextLong())));
        }
        if (moves.size() > 1) {
            growAll(trees, spending);
        } else {
            trees.getFirst().iterate();
            return mostVisited(moves, trees.subList(0, 1));
        }
        return mostVisited(moves, trees);
    }

    /** Only thinks, one thread and so many iterations, without an answer: for measuring. */
    public static <P extends Position, M extends Move> void think(
            Knowledge<P, M> knowledge, int iterations, Randomness random) {
        Search<P, M> tree = new Search<>(knowledge, Tuning.USUAL, random);
        for (int i = 0; i < iterations; i++) {
            tree.iterate();
        }
    }

    private static void growAll(List<? extends Search<?, ?>> trees, Spending spending) {
        List<FutureTask<Void>> others = new ArrayList<>();
        for (int i = 1; i < trees.size(); i++) {
            int tree = i;
            FutureTask<Void> task = new FutureTask<>(() -> grow(trees.get(tree), tree, spending, false), null);
            Thread.ofPlatform().daemon().name("mcts-" + i).start(task);
            others.add(task);
        }
        try {
            grow(trees.getFirst(), 0, spending, others.isEmpty());
        } finally {
            // By the clock the others are done too; otherwise they still have their share of the iterations.
            others.forEach(other -> await(other, spending));
        }
    }

    /** Waits for a thread to finish its tree. Whoever interrupts wants an answer now: then thinking ends with what there is. */
    private static void await(FutureTask<Void> thread, Spending spending) {
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

    private static void grow(Search<?, ?> tree, int number, Spending spending, boolean alone) {
        do {
            tree.iterate();
            if (Thread.currentThread().isInterrupted()) {
                spending.stop();
            }
            if (alone && tree.iterations() % BETWEEN_CHECKS == 0 && tree.lead() > spending.left(0, tree.iterations())) {
                return;
            }
        } while (!spending.isOver(number, tree.iterations()));
    }

    /** The most visited move: visits are steadier than shares. Among equals the one that promises more, then the first. */
    private static <P extends Position, M extends Move> Choice<M> mostVisited(List<M> moves, List<Search<P, M>> trees) {
        M best = moves.getFirst();
        long bestVisits = -1;
        double bestShare = 0;
        for (int i = 0; i < moves.size(); i++) {
            long visits = 0;
            double shares = 0;
            for (Search<P, M> tree : trees) {
                Decision decision = Objects.requireNonNull(tree.decision());
                int arm = decision.arm(moves.get(i), i);
                // The first look counts as one visit here, for moves that nobody went on to try.
                visits += decision.visits(arm);
                shares += decision.expected(arm, 1) * (decision.visits(arm) + 1);
            }
            double share = shares / (visits + trees.size());
            if (visits > bestVisits || (visits == bestVisits && share > bestShare)) {
                best = moves.get(i);
                bestVisits = visits;
                bestShare = share;
            }
        }
        long iterations = 0;
        for (Search<P, M> tree : trees) {
            iterations += tree.iterations();
        }
        return new Choice<>(
                best,
                new Explanation(
                        "mcts",
                        Map.of(
                                "iterations",
                                iterations,
                                "moves",
                                moves.size(),
                                "visits",
                                bestVisits,
                                "percent",
                                Explanation.percent(bestShare))));
    }
}
