package ecumene.bots.mcts;

import ecumene.engine.Move;
import ecumene.engine.Step;
import org.jspecify.annotations.Nullable;

/**
 * A place in the tree: the moves that led here, whatever hidden things and chance did meanwhile. It holds no position. Since
 * those may lead to different questions, a node has a {@link Branch} for each question met here; nearly always just one.
 */
final class Node {

    private @Nullable Branch branch;
    private boolean visited;

    /** Whether somebody was here before; from now on it is so. */
    boolean visit() {
        boolean before = visited;
        visited = true;
        return before;
    }

    /**
     * The branch for a question to a seat.
     *
     * @param asked where the question was put: this node itself, or an earlier one when several seats answer at once and
     *     some have answered since. The statistics of such an answer live there, so that nobody's answer can depend on
     *     what the others have secretly chosen just before.
     */
    Branch branch(Node asked, int seat, Step<?, ?> step) {
        Branch known = met(seat, step);
        if (known != null) {
            return known;
        }
        Decision decision = asked == this ? new Decision(seat, step) : asked.branch(asked, seat, step).decision;
        branch = new Branch(decision, branch);
        return branch;
    }

    /** Where a seat's answer to a question leads; nothing if nobody has been there. */
    @Nullable
    Node after(int seat, Step<?, ?> step, Move move) {
        Branch asked = met(seat, step);
        int arm = asked == null ? -1 : asked.decision.known(move);
        return asked == null || arm < 0 || arm >= asked.children.length ? null : asked.children[arm];
    }

    /** How many moves of a seat in a row are thought out from here: the most visited ones, each visited so often. */
    int planned(int seat, int visits) {
        int length = 0;
        Node node = this;
        while (node != null) {
            Branch own = node.branch;
            while (own != null && own.decision.seat() != seat) {
                own = own.next;
            }
            int arm = own == null ? -1 : own.decision.mostVisited();
            if (own == null || arm < 0 || own.decision.visits(arm) < visits) {
                break;
            }
            length++;
            node = arm < own.children.length ? own.children[arm] : null;
        }
        return length;
    }

    private @Nullable Branch met(int seat, Step<?, ?> step) {
        Branch each = branch;
        while (each != null
                && (each.decision.seat() != seat || !each.decision.step().equals(step))) {
            each = each.next;
        }
        return each;
    }

    /** The answers to one question, and where each of them leads. */
    static final class Branch {

        final Decision decision;
        private final @Nullable Branch next;
        private @Nullable Node[] children = new Node[8];

        private Branch(Decision decision, @Nullable Branch next) {
            this.decision = decision;
            this.next = next;
        }

        Node child(int arm) {
            if (arm >= children.length) {
                children = java.util.Arrays.copyOf(children, Math.max(arm + 1, 2 * children.length));
            }
            Node child = children[arm];
            if (child == null) {
                child = new Node();
                children[arm] = child;
            }
            return child;
        }
    }
}
