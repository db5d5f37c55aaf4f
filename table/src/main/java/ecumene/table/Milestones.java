package ecumene.table;

import ecumene.engine.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Moments of a table from which its ledger can go on, with nothing from before. A moment is one only because of the entry that
 * follows it, see {@link Course#beginsAnew}.
 */
final class Milestones<P extends Position> {

    /** So many entries are at least between two of them. */
    static final int INTERVAL = 16;

    /** So many entries follow at least on one that is used: who opens the page sees what happened last. */
    static final int TAIL = 48;

    /** How many are remembered. */
    private static final int MOST = 6;

    /** @param kept without the position */
    record Milestone<P extends Position>(P position, Kept kept) {

        int version() {
            return kept.version();
        }

        Kept whole() {
            return kept.with(position.save(), position.hash());
        }
    }

    private final Deque<Milestone<P>> latest = new ArrayDeque<>();

    /** The version with which the next one may come. */
    private int next;

    Milestones(int version) {
        this.next = version + INTERVAL;
    }

    boolean isDue(int version) {
        return version >= next;
    }

    void add(Milestone<P> milestone) {
        latest.addLast(milestone);
        next = milestone.version() + INTERVAL;
        if (latest.size() > MOST) {
            latest.removeFirst();
        }
    }

    /** The latest one on which enough entries follow up to a version; null if none is remembered. */
    @Nullable
    Milestone<P> before(int version) {
        for (Iterator<Milestone<P>> back = latest.descendingIterator(); back.hasNext(); ) {
            Milestone<P> milestone = back.next();
            if (milestone.version() + TAIL <= version) {
                return milestone;
            }
        }
        return null;
    }
}
