package ecumene.bots.mcts;

import ecumene.bots.Budget;
import ecumene.bots.Choice;
import ecumene.bots.Explanation;
import ecumene.bots.Mind;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Step;
import ecumene.engine.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Thinks about a turn as a whole. The first decision of a turn grows a tree over all of it; after its own move the mind goes
 * on with the part of the tree that the move leads to, as long as everything its seat sees is what it foresaw. So a plan is
 * not given up for another one that luck in imagining makes look as good, and what was thought once is not thought again.
 *
 * <p>With several threads each grows a tree of its own from its own seed, and their visits are added: nothing is shared, so
 * a budget of iterations always gives the same answers.
 */
final class TurnMind<P extends Position, M extends Move> implements Mind<P, M> {

    /** A move of a plan that was tried less often is a guess. */
    private static final int PLANNED = 8;

    /** In so many imagined positions a seat looks how it stands. */
    private static final int STANDINGS = 4;

    private final Tuning tuning;
    private @Nullable Purse purse;
    private @Nullable Turn turn;

    /** Where the trees go on, one for each thread; null where a tree never went. */
    private List<@Nullable Node> ahead = List.of();

    TurnMind(Tuning tuning) {
        this.tuning = tuning;
    }

    /**
     * The turn of the last decision.
     *
     * @param next what the seat will see when it is asked again, if nothing unforeseen is revealed; null if others come first
     */
    private record Turn(int round, String phase, @Nullable View next) {

        /** In a market everybody answers everybody: it is one turn for each of them, however often others come between. */
        <P extends Position> boolean isStill(Game<P, ?> game, P position) {
            return game.round(position) == round
                    && game.phase(position).equals(phase)
                    && (next != null || game.isMarket(position));
        }
    }

    @Override
    public boolean goesOn(Knowledge<P, M> knowledge) {
        return turn != null && knowledge.view().equals(turn.next());
    }

    @Override
    public Choice<M> choose(Knowledge<P, M> knowledge, Budget budget, Randomness random) {
        Game<P, M> game = knowledge.game();
        List<M> moves = knowledge.legalMoves();
        P world = knowledge.imagine(new Randomness(moves.size()));
        Purse turns = purseFor(budget);
        if (turn == null || !turn.isStill(game, world)) {
            turns.turn();
        }
        List<Node> roots = roots(goesOn(knowledge), budget.threads());
        Choice<M> choice;
        if (moves.size() == 1) {
            choice = new Choice<>(moves.getFirst(), Explanation.onlyMove());
        } else {
            moves = new ArrayList<>(moves);
            game.evaluation().sift(world, knowledge.seat(), moves);
            choice = think(knowledge, world, moves, roots, turns, random);
        }
        foresee(game, world, knowledge.seat(), choice.move(), roots);
        return choice;
    }

    private Purse purseFor(Budget budget) {
        if (purse == null || !purse.budget().equals(budget)) {
            purse = new Purse(budget);
        }
        return purse;
    }

    private List<Node> roots(boolean goesOn, int threads) {
        List<Node> roots = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Node kept = goesOn && i < ahead.size() ? ahead.get(i) : null;
            roots.add(kept == null ? new Node() : kept);
        }
        return roots;
    }

    private Choice<M> think(
            Knowledge<P, M> knowledge, P world, List<M> moves, List<Node> roots, Purse turns, Randomness random) {
        List<Search<P, M>> trees = new ArrayList<>();
        for (Node root : roots) {
            trees.add(new Search<>(knowledge, root, tuning, new Randomness(random.nextLong())));
        }
        Spending spending = turns.open();
        if (moves.size() == 1) {
            trees = trees.subList(0, 1);
            trees.getFirst().iterate();
        } else {
            new Growth(trees, spending).run();
        }
        long iterations = 0;
        for (Search<P, M> tree : trees) {
            iterations += tree.iterations();
        }
        turns.pay(spending.spent(iterations));
        Verdict<P, M> verdict = new Verdict<>(knowledge.game(), world, knowledge.seat(), moves, trees);
        return verdict.choice(
                iterations, roots.getFirst().planned(knowledge.seat(), PLANNED), standing(knowledge, random));
    }

    /** The share that the evaluation gives the seat as things stand. */
    private static <P extends Position> double standing(Knowledge<P, ?> knowledge, Randomness random) {
        double[] outlook = new double[knowledge.seats()];
        double sum = 0;
        for (int i = 0; i < STANDINGS; i++) {
            knowledge.game().evaluation().outlook(knowledge.imagine(random), outlook);
            sum += outlook[knowledge.seat()];
        }
        return sum / STANDINGS;
    }

    /** What the move leads to, if it is still this seat's turn then; otherwise nothing is kept. */
    private void foresee(Game<P, M> game, P world, int seat, M move, List<Node> roots) {
        Step<?, ?> step = world.steps().top();
        int round = game.round(world);
        String phase = game.phase(world);
        game.playListed(world, seat, move, EventLog.SILENT);
        if (!game.isAwaited(world, seat)
                || game.round(world) != round
                || !game.phase(world).equals(phase)) {
            turn = new Turn(round, phase, null);
            ahead = List.of();
            return;
        }
        turn = new Turn(round, phase, game.view(world, seat));
        List<@Nullable Node> next = new ArrayList<>();
        for (Node root : roots) {
            next.add(root.after(seat, step, move));
        }
        ahead = next;
    }
}
