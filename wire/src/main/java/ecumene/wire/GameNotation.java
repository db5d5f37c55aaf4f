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
        Map<String, Object> seats = new LinkedHashMap<>();
        seats.put("min", game.info().minSeats());
        seats.put("max", game.info().maxSeats());
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("id", game.info().id());
        out.put("title", game.texts().both("title"));
        out.put("seats", seats);
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
        return out;
    }
}
