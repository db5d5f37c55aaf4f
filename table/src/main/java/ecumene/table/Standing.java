package ecumene.table;

import ecumene.engine.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answers that a seat leaves standing, so that it need not be asked the same small question again and again.
 *
 * @param offered what can be left for the question that the seat is asked now; absent if nothing can
 * @param left what is left now
 */
public record Standing(@Nullable Offer offered, List<Left> left) {

    static final Standing NONE = new Standing(null, List.of());

    public Standing {
        left = List.copyOf(left);
    }

    /**
     * An answer that can be left.
     *
     * @param name of the step that asks
     */
    public record Offer(String name, Move move) {}

    /** An answer that is left for the step of this name. */
    public record Left(String name, Until until) {}

    /** How long an answer stands. */
    public enum Until {
        /** To the end of the round in which it was left. */
        ROUND,
        MATCH,
        /** It is taken away. */
        NEVER
    }
}
