package ecumene.table;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;

/**
 * Gives the answers that people have left standing, always after the same time: how quickly somebody lets something pass
 * tells nobody what is in the hand. Touched only under the table's lock.
 */
final class StandingClock {

    static final Duration DELAY = Duration.ofMillis(700);

    /**
     * A question to which an answer is left.
     *
     * @param since the later of the question and the answer
     */
    record Due(int seat, String name, Instant since) {}

    private final Steward steward;
    private final Surroundings surroundings;
    private final Set<Due> set = new HashSet<>();

    StandingClock(Steward steward, Surroundings surroundings) {
        this.steward = steward;
        this.surroundings = surroundings;
    }

    /** From now on these are due; what is set already goes on. */
    void set(Set<Due> dues) {
        set.retainAll(dues);
        for (Due due : dues) {
            if (set.add(due)) {
                Duration left = Duration.between(surroundings.now(), due.since().plus(DELAY));
                surroundings.later(left, () -> ring(due));
            }
        }
    }

    /** It has rung: if the question is still there, it is set anew. */
    void rung(Due due) {
        set.remove(due);
    }

    private void ring(Due due) {
        try {
            steward.answerStanding(due);
        } catch (RuntimeException | Error e) {
            surroundings.observer().failed(steward.info().id(), e);
        }
    }
}
