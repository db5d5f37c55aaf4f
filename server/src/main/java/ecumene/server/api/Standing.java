package ecumene.server.api;

import ecumene.engine.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answers that a seat leaves standing, for its owner.
 *
 * @param offered what can be left for the question that the seat is asked now; absent if nothing can
 * @param left what is left now
 */
public record Standing(@Nullable Offer offered, List<Left> left) {

    /**
     * An answer that can be left.
     *
     * @param name of the step that asks; the text {@code standing.<name>} says what is left
     */
    public record Offer(String name, Move move) {}

    /** An answer that is left for the step of this name. */
    public record Left(String name, Until until) {}

    public enum Until {
        /** To the end of this round. */
        ROUND,
        MATCH,
        /** It is taken away. */
        NEVER
    }
}
