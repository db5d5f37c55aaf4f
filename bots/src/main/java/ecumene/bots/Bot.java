package ecumene.bots;

import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;

/**
 * A player. It has no memory of its own, so one bot may sit on any number of seats and be asked by several threads; what it
 * remembers of a match is in the {@link Mind} of each seat.
 */
public interface Bot {

    /** The name it is called by, such as {@code mcts}. */
    String name();

    /** What it may spend when nobody says how much. */
    default Budget usualBudget() {
        return Budget.iterations(1);
    }

    /**
     * Answers for an awaited seat as if it had just come to the table, and spends the whole budget on it. The answer depends on nothing but what that seat may know, the budget and the randomness;
     * with a budget of iterations it is always the same one.
     */
    <P extends Position, M extends Move> Choice<M> choose(Knowledge<P, M> knowledge, Budget budget, Randomness random);

    /** A mind for one seat of one match. Bots that have nothing to remember decide each question by itself. */
    default <P extends Position, M extends Move> Mind<P, M> mind() {
        return this::choose;
    }
}
