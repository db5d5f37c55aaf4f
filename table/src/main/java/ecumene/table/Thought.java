package ecumene.table;

import ecumene.bots.BotSpec;
import ecumene.bots.Budget;
import ecumene.bots.Choice;
import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A question for a bot, on a copy of the position.
 *
 * @param position nobody else's
 * @param stamp which position of the table this was
 */
record Thought<P extends Position, M extends Move>(
        Game<P, M> game, P position, int seat, String level, int ply, int stamp) {

    /** Asks the bot, which knows what its seat may know and has a chance of its own. */
    Choice<M> think() {
        Choice<M> choice = BotSpec.parse(level)
                .choose(
                        new Knowledge<>(game, position, seat),
                        new Randomness(ThreadLocalRandom.current().nextLong()));
        if (game.refusal(position, seat, choice.move()) != null) {
            throw new IllegalStateException(level + " wants a move that is not legal: " + choice.move());
        }
        return choice;
    }

    /**
     * How long the answer takes at least. Where people may leave an answer standing, how quickly a bot lets something pass
     * must not tell what is in its hand: it always takes the whole time it has.
     */
    Duration leastTime() {
        Budget budget = BotSpec.parse(level).budget();
        return budget.isTimed() && game.standing(position, seat) != null
                ? Duration.ofMillis(budget.amount())
                : Duration.ZERO;
    }

    M defaultMove() {
        return game.defaultMove(position, seat);
    }
}
