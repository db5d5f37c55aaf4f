package ecumene.bots.mcts;

import ecumene.bots.Bot;
import ecumene.bots.Budget;
import ecumene.bots.Choice;
import ecumene.bots.Mind;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;

/** Monte Carlo tree search over what its seat may know; a {@link TurnMind} spends the budget. */
public final class MctsBot implements Bot {

    private final Tuning tuning;

    public MctsBot() {
        this(Tuning.USUAL);
    }

    MctsBot(Tuning tuning) {
        this.tuning = tuning;
    }

    @Override
    public String name() {
        return "mcts";
    }

    @Override
    public Budget usualBudget() {
        return Budget.millis(200);
    }

    @Override
    public <P extends Position, M extends Move> Choice<M> choose(
            Knowledge<P, M> knowledge, Budget budget, Randomness random) {
        return this.<P, M>mind().choose(knowledge, budget, random);
    }

    @Override
    public <P extends Position, M extends Move> Mind<P, M> mind() {
        return new TurnMind<>(tuning);
    }

    /** Only thinks, one thread and so many iterations, without an answer: for measuring. */
    public static <P extends Position, M extends Move> void think(
            Knowledge<P, M> knowledge, int iterations, Randomness random) {
        Search<P, M> tree = new Search<>(knowledge, new Node(), Tuning.USUAL, random);
        for (int i = 0; i < iterations; i++) {
            tree.iterate();
        }
    }
}
