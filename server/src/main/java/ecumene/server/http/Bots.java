package ecumene.server.http;

import ecumene.server.api.BotLevel;
import ecumene.table.BotLevels;
import java.util.List;

/** The levels of the table, with words for people. */
final class Bots {

    private Bots() {}

    static List<BotLevel> all() {
        return BotLevels.ALL.stream().map(Bots::level).toList();
    }

    private static BotLevel level(String bot) {
        String key = "bot." + bot.replace(':', '.');
        return new BotLevel(bot, HouseTexts.words(key), HouseTexts.words(key + ".about"));
    }
}
