package ecumene.bots.mcts;

import ecumene.bots.Choice;
import ecumene.bots.Explanation;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Which move the trees speak for, and why. */
final class Verdict<P extends Position, M extends Move> {

    /** Whoever throws something away must win this much more often for it: less may be luck in imagining. */
    private static final double WORTH_A_LOSS = 0.01;

    /** Chances that fall by less are not worth a word. */
    private static final double FALL = 0.02;

    private final Game<P, M> game;
    private final P world;
    private final int seat;
    private final List<M> moves;
    private final long[] visits;
    private final double[] share;
    private long most;

    /** @param world a position that the seat cannot tell from the true one */
    Verdict(Game<P, M> game, P world, int seat, List<M> moves, List<Search<P, M>> trees) {
        this.game = game;
        this.world = world;
        this.seat = seat;
        this.moves = moves;
        this.visits = new long[moves.size()];
        this.share = new double[moves.size()];
        for (int i = 0; i < moves.size(); i++) {
            double shares = 0;
            for (Search<P, M> tree : trees) {
                Decision decision = Objects.requireNonNull(tree.decision());
                int arm = decision.arm(moves.get(i), i);
                // The first look counts as one visit here, for moves that nobody went on to try.
                visits[i] += decision.visits(arm);
                shares += decision.expected(arm, 1) * (decision.visits(arm) + 1);
            }
            share[i] = shares / (visits[i] + trees.size());
            most = Math.max(most, visits[i]);
        }
    }

    /**
     * The move to make.
     *
     * @param iterations how many continuations were tried
     * @param planned how many own moves in a row are thought out
     * @param now the share that the seat seems to have before it moves
     */
    Choice<M> choice(long iterations, int planned, double now) {
        int best = best();
        int instead = best;
        // In a market whoever does not close it can go on offering for ever.
        if (loses(best) && !game.isMarket(world)) {
            int harmless = bestHarmless();
            instead = harmless < 0 ? best : harmless;
        }
        boolean worthIt = share[best] - share[instead] >= WORTH_A_LOSS;
        int chosen = worthIt ? best : instead;
        String key;
        if (worthIt) {
            key = "mcts-loss";
        } else if (now - share[chosen] > FALL) {
            key = "mcts-falls";
        } else {
            key = planned > 1 ? "mcts-plan" : "mcts";
        }
        Map<String, Object> arguments = Map.of(
                "iterations", iterations,
                "moves", moves.size(),
                "visits", visits[chosen],
                "planned", planned,
                "now", Explanation.percent(now),
                "instead", Explanation.percent(share[instead]),
                "percent", Explanation.percent(share[chosen]));
        return new Choice<>(moves.get(chosen), new Explanation(key, arguments));
    }

    /**
     * The move that promises most among those visited often: visits are steadier than shares, but of two that were tried
     * nearly as often the better one is meant. Among equals the first.
     */
    private int best() {
        int best = -1;
        for (int i = 0; i < moves.size(); i++) {
            if (2 * visits[i] >= most && (best < 0 || share[i] > share[best])) {
                best = i;
            }
        }
        return best;
    }

    /** The move that promises most among those that throw nothing away, however seldom it was tried; negative if there is none. */
    private int bestHarmless() {
        int best = -1;
        for (int i = 0; i < moves.size(); i++) {
            if ((best < 0 || share[i] > share[best]) && !loses(i)) {
                best = i;
            }
        }
        return best;
    }

    private boolean loses(int move) {
        return game.loss(world, seat, moves.get(move)) != null;
    }
}
