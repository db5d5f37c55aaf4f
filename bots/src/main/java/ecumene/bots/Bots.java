package ecumene.bots;

import ecumene.bots.mcts.MctsBot;
import ecumene.engine.data.BadDataException;
import java.util.List;

/** Every bot of the house. A new one gets its line here and is then known everywhere. */
public final class Bots {

    private static final List<Bot> ALL = List.of(new RandomBot(), new GreedyBot(), new MctsBot());

    private Bots() {}

    public static List<Bot> all() {
        return ALL;
    }

    public static List<String> names() {
        return ALL.stream().map(Bot::name).toList();
    }

    /** Finds a bot; a {@link BadDataException} names those there are. */
    public static Bot named(String name) {
        for (Bot bot : ALL) {
            if (bot.name().equals(name)) {
                return bot;
            }
        }
        throw new BadDataException("there is no bot " + name + ", only " + String.join(", ", names()));
    }
}
