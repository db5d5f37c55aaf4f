package ecumene.bots.mcts;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One growing tree. Each iteration imagines a position anew, walks down the tree by the moves that are legal in it, adds one
 * node, judges what came out and tells it to every decision on the way. Every seat is assumed to want its own share.
 *
 * <p>The tree holds moves, not positions: a walk plays its moves on the imagined position, and so meets fresh hidden cards
 * and fresh chance each time.
 */
final class Search<P extends Position, M extends Move> {

    /** Shares of the victory that differ by less are the same. */
    private static final double INDIFFERENT = 1e-4;

    private final Knowledge<P, M> knowledge;
    private final Game<P, M> game;
    private final Tuning tuning;
    private final Randomness random;
    private final Horizon<P, M> horizon;

    private final Node root;
    private @Nullable Decision decision;
    private long iterations;

    // used again by every iteration
    private final List<M> moves = new ArrayList<>();
    private int[] arms = new int[64];
    private Decision[] way = new Decision[64];
    private int[] taken = new int[64];
    private int length;
    private final double[] outlook;

    /** @param root where the tree begins: empty, or what was thought before about what is asked now */
    Search(Knowledge<P, M> knowledge, Node root, Tuning tuning, Randomness random) {
        this.root = root;
        this.knowledge = knowledge;
        this.game = knowledge.game();
        this.tuning = tuning;
        this.random = random;
        this.horizon = new Horizon<>(game, knowledge.seats(), tuning, random);
        this.outlook = new double[knowledge.seats()];
    }

    /** How many this search made; what the tree held before is not counted. */
    long iterations() {
        return iterations;
    }

    /** The statistics of the decision asked for; null before the first iteration. */
    @Nullable
    Decision decision() {
        return decision;
    }

    /** Whether every answer has been looked at and tried or passed over, and none of them matters more than any other. */
    boolean isIndifferent() {
        return decision != null && decision.isFlat(tuning.trust(), INDIFFERENT);
    }

    /** By how many visits the most visited move leads the next. */
    long lead() {
        long first = 0;
        long second = 0;
        for (int arm = 0; decision != null && arm < decision.arms(); arm++) {
            long visits = decision.visits(arm);
            if (visits > first) {
                second = first;
                first = visits;
            } else if (visits > second) {
                second = visits;
            }
        }
        return first - second;
    }

    /** One more continuation. */
    void iterate() {
        P position = knowledge.imagine(random);
        length = 0;
        walk(position);
        horizon.judge(position, outlook);
        for (int i = 0; i < length; i++) {
            way[i].update(taken[i], outlook[way[i].seat()]);
        }
        iterations++;
    }

    private void walk(P position) {
        Node node = root;
        Node asked = root;
        int replies = tuning.replies();
        while (!position.isFinished()) {
            int awaiting = game.awaiting(position);
            if (node != root && asked == node && !Seats.contains(awaiting, knowledge.seat()) && replies-- <= 0) {
                // What the others do later is mostly noise: they answer off-hand, and the tree grows by our own plans.
                int other = Seats.first(awaiting);
                game.playListed(position, other, horizon.offHand(position, other), EventLog.SILENT);
                continue;
            }
            // Where several answer at once the walk goes on until all have: half an exchange is nothing to judge by.
            if (!node.visit() && node != root && asked == node) {
                return;
            }
            int seat = node == root ? knowledge.seat() : Seats.first(awaiting);
            Step<?, ?> step = position.steps().top();
            int depth = position.steps().size();
            Node.Branch branch = node.branch(asked, seat, step);
            int arm = decide(position, branch.decision);
            if (node == root) {
                decision = branch.decision;
            }
            remember(branch.decision, arm);
            game.playListed(position, seat, move(branch.decision, arm), EventLog.SILENT);
            node = branch.child(arm);
            if (!stillAsked(position, step, depth, awaiting & ~Seats.only(seat))) {
                asked = node;
            }
        }
    }

    /** Whether the others who were asked together with the last mover are now asked the same. */
    private boolean stillAsked(P position, Step<?, ?> step, int depth, int others) {
        return others != Seats.NOBODY
                && position.steps().size() == depth
                && position.steps().isTop(step)
                && game.awaiting(position) == others;
    }

    private int decide(P position, Decision decision) {
        moves.clear();
        game.legalMoves(position, decision.seat(), moves);
        horizon.sift(position, decision.seat(), moves);
        int size = moves.size();
        if (arms.length < size) {
            arms = new int[2 * size];
        }
        for (int i = 0; i < size; i++) {
            arms[i] = decision.arm(moves.get(i), i);
        }
        look(position, decision, size);
        return decision.select(arms, size, tuning);
    }

    /**
     * Gives some arms their first look. Not all at once: a question with four hundred answers must not cost more than the
     * rest of the iteration, so the tree widens as it is visited. The walk through the list begins anywhere, because
     * neighbours in it are alike.
     */
    private void look(P position, Decision decision, int size) {
        int unseen = 0;
        for (int i = 0; i < size; i++) {
            if (!decision.looked(arms[i])) {
                unseen++;
            }
        }
        if (unseen == 0) {
            return;
        }
        int looks = length == 0 ? Tuning.ROOT_LOOKS : unseen == size ? tuning.firstLooks() : tuning.moreLooks();
        int at = random.below(size);
        int stride = stride(size);
        for (int i = 0; i < size && looks > 0; i++) {
            if (!decision.looked(arms[at])) {
                decision.look(arms[at], horizon.share(position, decision.seat(), moves.get(at)));
                looks--;
            }
            at = (at + stride) % size;
        }
    }

    /** A step width that reaches every place of a list of this size, and jumps about in it. */
    private static int stride(int size) {
        int stride = (int) (size * 0.618) | 1;
        while (gcd(stride, size) != 1) {
            stride += 2;
        }
        return stride;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    @SuppressWarnings("unchecked") // the decision's moves came from this game's list
    private M move(Decision decision, int arm) {
        return (M) decision.move(arm);
    }

    private void remember(Decision decision, int arm) {
        if (length == way.length) {
            way = Arrays.copyOf(way, 2 * length);
            taken = Arrays.copyOf(taken, 2 * length);
        }
        way[length] = decision;
        taken[length] = arm;
        length++;
    }
}
