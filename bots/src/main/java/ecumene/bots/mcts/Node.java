package ecumene.bots.mcts;

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
        for (Branch each = branch; each != null; each = each.next) {
            if (each.decision.seat() == seat && each.decision.step().equals(step)) {
                return each;
            }
        }
        Decision decision = asked == this ? new Decision(seat, step) : asked.branch(asked, seat, step).decision;
        branch = new Branch(decision, branch);
        return branch;
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
