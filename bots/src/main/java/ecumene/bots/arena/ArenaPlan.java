package ecumene.bots.arena;

import ecumene.bots.BotSpec;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Setup;
import ecumene.engine.data.BadDataException;
import java.util.List;

/**
 * What is to be played. Match {@code i} depends on nothing but the seed and {@code i}, so the outcome does not depend on how
 * many threads play, unless a bot thinks by the clock.
 *
 * @param game the game
 * @param setup seats and options
 * @param bots the bot that begins on each seat
 * @param matches how many matches
 * @param seed where all chance comes from
 * @param threads how many matches are played at once
 */
public record ArenaPlan<P extends Position, M extends Move>(
        Game<P, M> game, Setup setup, List<BotSpec> bots, int matches, long seed, int threads) {

    /** More moves than this in one match, and something is wrong with the game. */
    static final int MOST_MOVES = 1_000_000;

    public ArenaPlan {
        if (bots.size() != setup.seats()) {
            throw new BadDataException(bots.size() + " bots cannot sit on " + setup.seats() + " seats");
        }
        if (matches < 1 || threads < 1) {
            throw new BadDataException("at least one match and one thread are needed");
        }
        bots = List.copyOf(bots);
    }

    /** Uses every core, but no core twice: a bot that thinks by the clock must not share its core. */
    public ArenaPlan(Game<P, M> game, Setup setup, List<BotSpec> bots, int matches, long seed) {
        this(game, setup, bots, matches, seed, usualThreads(bots));
    }

    private static int usualThreads(List<BotSpec> bots) {
        int most = 1;
        for (BotSpec bot : bots) {
            most = Math.max(most, bot.budget().threads());
        }
        return Math.max(1, Runtime.getRuntime().availableProcessors() / most);
    }

    /** The seed of a match. */
    long seedOf(int match) {
        return Randomness.mix(Randomness.mix(seed) + match);
    }

    /** Where the bot that began on a seat sits in a match: one seat further each time. */
    int seatOf(int bot, int match) {
        return (bot + match) % bots.size();
    }

    /** The bot that sits on a seat in a match. */
    int botOn(int seat, int match) {
        return Math.floorMod(seat - match, bots.size());
    }
}
