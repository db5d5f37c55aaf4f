package ecumene.bots;

import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.data.BadDataException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A bot and what it may spend on each of its turns, as people write it: {@code greedy}, {@code mcts}, {@code mcts:200ms}, {@code
 * mcts:2000it}, {@code mcts:200msx2} (two threads).
 */
public record BotSpec(Bot bot, Budget budget) {

    private static final Pattern BUDGET = Pattern.compile("(\\d{1,9})(ms|it)(?:x(\\d{1,3}))?");

    /** Reads one; a {@link BadDataException} says in a sentence what is wrong with it. */
    public static BotSpec parse(String text) {
        int colon = text.indexOf(':');
        Bot bot = Bots.named(colon < 0 ? text : text.substring(0, colon));
        return new BotSpec(bot, colon < 0 ? bot.usualBudget() : budget(text, text.substring(colon + 1)));
    }

    /** Reads several, with commas between them. */
    public static List<BotSpec> parseAll(String text) {
        List<BotSpec> specs = new ArrayList<>();
        for (String each : text.split(",", -1)) {
            specs.add(parse(each.strip()));
        }
        return List.copyOf(specs);
    }

    private static Budget budget(String spec, String text) {
        Matcher matcher = BUDGET.matcher(text);
        if (!matcher.matches()) {
            throw new BadDataException("bot " + spec + ": the budget must look like 200ms, 2000it or 200msx2");
        }
        long amount = Long.parseLong(matcher.group(1));
        int threads = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
        if (amount < 1 || threads < 1) {
            throw new BadDataException("bot " + spec + ": the budget must be at least 1 and so must the threads");
        }
        Budget budget = matcher.group(2).equals("ms") ? Budget.millis(amount) : Budget.iterations(amount);
        return budget.withThreads(threads);
    }

    public <P extends Position, M extends Move> Choice<M> choose(Knowledge<P, M> knowledge, Randomness random) {
        return bot.choose(knowledge, budget, random);
    }

    /** A mind that plays one seat of one match. */
    public <P extends Position, M extends Move> Mind<P, M> mind() {
        return bot.mind();
    }

    /** As people write it; bots that do not think have no budget. */
    @Override
    public String toString() {
        return budget.equals(Budget.iterations(1)) ? bot.name() : bot.name() + ":" + budget;
    }
}
