package ecumene.wire;

import ecumene.engine.Game;
import ecumene.engine.Option;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What one needs to know of the games to set one up: the same list for programs and for browsers. */
public final class GameNotation {

    private GameNotation() {}

    public static List<Map<String, Object>> games(List<? extends Game<?, ?>> games) {
        return games.stream().map(GameNotation::game).toList();
    }

    private static Map<String, Object> game(Game<?, ?> game) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("id", game.info().id());
        out.put("title", game.texts().both("title"));
        out.put("seats", range(game.info().minSeats(), game.info().maxSeats()));
        out.put("rules", game.info().rules());
        out.put(
                "options",
                game.info().options().stream()
                        .map(option -> option(game, option))
                        .toList());
        return out;
    }

    private static Map<String, Object> option(Game<?, ?> game, Option option) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("id", option.id());
        out.put("kind", option.kind().name().toLowerCase(Locale.ROOT));
        out.put(
                "values",
                option.values().stream()
                        .map(value -> RecordNotation.plain(option, value))
                        .toList());
        out.put("default", RecordNotation.plain(option, option.defaultValue()));
        out.put("title", game.texts().both("option." + option.id()));
        if (option.kind() == Option.Kind.CHOICE) {
            Map<String, Object> titles = new LinkedHashMap<>();
            for (String value : option.values()) {
                titles.put(value, game.texts().both("option." + option.id() + "." + value));
            }
            out.put("titles", titles);
        }
        if (!option.seats().isEmpty()) {
            Map<String, Object> only = new LinkedHashMap<>();
            option.seats().forEach((value, range) -> only.put(value, range(range.least(), range.most())));
            out.put("only", only);
        }
        return out;
    }

    private static Map<String, Object> range(int min, int max) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("min", min);
        out.put("max", max);
        return out;
    }
}
