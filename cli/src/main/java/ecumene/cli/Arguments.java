package ecumene.cli;

import ecumene.bots.BotSpec;
import ecumene.bots.Bots;
import ecumene.engine.Game;
import ecumene.engine.Option;
import ecumene.engine.Setup;
import ecumene.engine.data.BadDataException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The words of a command line as what they stand for, or a {@link UsageException}. */
final class Arguments {

    private Arguments() {}

    static Game<?, ?> game(Games games, String id) {
        return games.named(id)
                .orElseThrow(
                        () -> new UsageException("unknown-game", "game", id, "games", String.join(", ", games.ids())));
    }

    static BotSpec bot(String text) {
        String name = text.contains(":") ? text.substring(0, text.indexOf(':')) : text;
        if (!Bots.names().contains(name)) {
            throw new UsageException("unknown-bot", "bot", name, "bots", String.join(", ", Bots.names()));
        }
        try {
            return BotSpec.parse(text);
        } catch (BadDataException e) {
            throw new UsageException("bad-budget", "bot", text);
        }
    }

    /** Several bots with commas between them: one for each seat. */
    static List<BotSpec> bots(String text) {
        List<BotSpec> bots = new ArrayList<>();
        for (String each : text.split(",", -1)) {
            bots.add(bot(each.strip()));
        }
        return bots;
    }

    static Setup setup(Game<?, ?> game, int seats, Map<String, String> options) {
        if (seats < game.info().minSeats() || seats > game.info().maxSeats()) {
            throw new UsageException(
                    "seats",
                    "title",
                    game.info().id(),
                    "least",
                    game.info().minSeats(),
                    "most",
                    game.info().maxSeats(),
                    "seats",
                    seats);
        }
        options.forEach((id, value) -> check(game, id, value));
        return game.info().setup(seats, options);
    }

    private static void check(Game<?, ?> game, String id, String value) {
        List<Option> options = game.info().options();
        Option option = options.stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        "unknown-game-option",
                        "game",
                        game.info().id(),
                        "option",
                        id,
                        "options",
                        String.join(", ", options.stream().map(Option::id).toList())));
        if (!option.allows(value)) {
            throw new UsageException(
                    "bad-game-option",
                    "option",
                    id,
                    "value",
                    value,
                    "values",
                    String.join(option.kind() == Option.Kind.NUMBER ? "–" : ", ", option.values()));
        }
    }

    /** A number within bounds. */
    static int number(String what, int value, int least, int greatest) {
        if (value < least || value > greatest) {
            throw new UsageException("range", "what", what, "least", least, "most", greatest, "value", value);
        }
        return value;
    }
}
