package ecumene.table;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a {@link Ledger} asks bots at one moment. */
final class Questions<P extends Position, M extends Move> {

    private static final Duration CARETAKERS_PAUSE = Duration.ofSeconds(2);

    private final Game<P, M> game;
    private final Course<P, M> course;
    private final List<Sitting> seats;
    private final Set<Integer> awaited;
    private final int version;
    private final int stamp;

    /** @param stamp how many times the position has changed */
    Questions(Game<P, M> game, Course<P, M> course, List<Sitting> seats, Set<Integer> awaited, int version, int stamp) {
        this.game = game;
        this.course = course;
        this.seats = seats;
        this.awaited = awaited;
        this.version = version;
        this.stamp = stamp;
    }

    /** What a bot is to think about now; null if none is asked. */
    @Nullable
    Thought<P, M> next() {
        for (int seat : awaited) {
            String level = seats.get(seat).bot();
            if (level != null) {
                return thought(seat, level, standsInAlone(seat) ? CARETAKERS_PAUSE : Duration.ZERO);
            }
        }
        return null;
    }

    /** Somebody is to come back to this seat, and nobody plays meanwhile: without a pause they would find the match over. */
    private boolean standsInAlone(int seat) {
        return seats.get(seat).kind() == Sitting.Kind.CARETAKER
                && !seats.get(seat).resigned()
                && seats.stream().noneMatch(sitting -> sitting.kind() == Sitting.Kind.PERSON);
    }

    /** What somebody who would play like a bot of this level is to think about on a seat. */
    Thought<P, M> thought(int seat, String level, Duration pause) {
        return new Thought<>(
                game, game.copy(course.match().position()), seat, level, course.ply(), version, stamp, pause);
    }

    /** Whether the same bot is still asked the same. */
    boolean isStill(Thought<?, ?> thought) {
        return thought.stamp() == stamp
                && thought.level().equals(seats.get(thought.seat()).bot());
    }
}
