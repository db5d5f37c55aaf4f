package ecumene.table;

import ecumene.bots.BotSpec;
import ecumene.bots.Budget;
import ecumene.bots.Choice;
import ecumene.bots.Mind;
import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A question for a bot, on a copy of the position.
 *
 * @param position nobody else's
 * @param version how many entries its journal had
 * @param stamp which position of the table this was
 * @param pause so long the answer takes at least, whoever thinks
 */
record Thought<P extends Position, M extends Move>(
        Game<P, M> game, P position, int seat, String level, int ply, int version, int stamp, Duration pause) {

    /** Plays without a plan. */
    private static final String RANDOM = BotLevels.ALL.getFirst();

    /** What the seat may know. */
    Knowledge<P, M> knowledge() {
        return new Knowledge<>(game, position, seat);
    }

    /** Asks a mind of this level, which knows what its seat may know and has a chance of its own. */
    Choice<M> think(Mind<P, M> mind) {
        Choice<M> choice = mind.choose(
                knowledge(),
                BotSpec.parse(level).budget(),
                new Randomness(ThreadLocalRandom.current().nextLong()));
        if (game.refusal(position, seat, choice.move()) != null) {
            throw new IllegalStateException(level + " wants a move that is not legal: " + choice.move());
        }
        return level.equals(RANDOM) ? keeping(choice) : choice;
    }

    /** Who plays at random at a table at least throws nothing away, least of all the match. */
    private Choice<M> keeping(Choice<M> choice) {
        if (game.loss(position, seat, choice.move()) == null) {
            return choice;
        }
        List<M> harmless = game.legalMoves(position, seat).stream()
                .filter(move -> game.loss(position, seat, move) == null)
                .toList();
        return harmless.isEmpty()
                ? choice
                : new Choice<>(
                        harmless.get(ThreadLocalRandom.current().nextInt(harmless.size())), choice.explanation());
    }

    /**
     * How long the answer takes at least. Where people may leave an answer standing, how quickly a bot lets something pass
     * must not tell what is in its hand: it always takes the whole time it has.
     */
    Duration leastTime() {
        Budget budget = BotSpec.parse(level).budget();
        Duration whole = budget.isTimed() && game.standing(position, seat) != null
                ? Duration.ofMillis(budget.amount())
                : Duration.ZERO;
        return whole.compareTo(pause) > 0 ? whole : pause;
    }

    M defaultMove() {
        return game.defaultMove(position, seat);
    }
}
