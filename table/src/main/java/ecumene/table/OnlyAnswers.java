package ecumene.table;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.table.Entry.Moved;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The answers of people who have no choice, where nobody is told anything by their being given at once: all others are bots,
 * or it is their own seat too. In a market waiting is an answer too.
 */
final class OnlyAnswers<P extends Position, M extends Move> {

    private final Game<P, M> game;
    private final Course<P, M> course;
    private final List<Sitting> seats;
    private final Set<Integer> awaited;

    /** The seat whose only answer the table gives when the time to think again is over; null if there is none. */
    private @Nullable Integer soon;

    /**
     * @param seats who sits where, at any time
     * @param awaited who is asked, at any time
     */
    OnlyAnswers(Game<P, M> game, Course<P, M> course, List<Sitting> seats, Set<Integer> awaited) {
        this.game = game;
        this.course = course;
        this.seats = seats;
        this.awaited = awaited;
    }

    /**
     * The answer that is to be given now; null if there is none.
     *
     * @param closing whether it would close the way back: who could still take back what they have just done is not carried
     *     past that at once, and past a loss not at all
     */
    @Nullable
    Moved now(Instant now, boolean closing) {
        if (course.match().isFinished() || game.isMarket(course.match().position())) {
            return null;
        }
        for (int seat : awaited) {
            if (seats.get(seat).isPerson() && sitsAlone(seats.get(seat).owner())) {
                List<M> moves = course.sight(seat).moves();
                if (moves.size() == 1 && closing == closesTheWayBack(seat, moves.getFirst())) {
                    boolean loses = closing && game.loss(course.match().position(), seat, moves.getFirst()) != null;
                    return loses ? null : new Moved(now, seat, moves, true);
                }
            }
        }
        return null;
    }

    private boolean closesTheWayBack(int seat, M move) {
        return course.canUndo(seat) && !course.canTakeBack(seat, move);
    }

    private boolean sitsAlone(@Nullable String guest) {
        return seats.stream()
                .allMatch(sitting -> sitting.kind() == Sitting.Kind.BOT || Objects.equals(sitting.owner(), guest));
    }

    // ---------------------------------------------------------------- when the time to think again is over

    /** Until the position changes this seat is not asked. */
    void giveSoon(int seat) {
        soon = seat;
    }

    /** The same as elsewhere. */
    void giveSoon(OnlyAnswers<?, ?> other) {
        soon = other.soon;
    }

    boolean isGivenSoon(int seat) {
        return Objects.equals(soon, seat);
    }

    void forgetSoon() {
        soon = null;
    }

    /** The answer that was to be given soon; null if something has come in between. */
    @Nullable
    Moved soon(Instant now) {
        return soon == null ? null : now(now, true);
    }
}
