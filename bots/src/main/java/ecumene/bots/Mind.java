package ecumene.bots;

import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;

/**
 * What a bot carries in its head while it plays one seat of one match: how much of the time for its turn is left, and what
 * it has already thought about the moves to come. It decides one question after the other, never two at once. Losing a mind
 * costs thought, nothing else: a new one may take its place at any moment.
 */
@FunctionalInterface
public interface Mind<P extends Position, M extends Move> {

    /**
     * Answers like {@link Bot#choose}, with a budget for the whole turn: all that the seat decides until somebody else is
     * asked or the phase ends.
     */
    Choice<M> choose(Knowledge<P, M> knowledge, Budget budget, Randomness random);

    /** Whether what is asked is what it meant to go on with: its last move was played, and nothing unforeseen was revealed. */
    default boolean goesOn(Knowledge<P, M> knowledge) {
        return false;
    }
}
