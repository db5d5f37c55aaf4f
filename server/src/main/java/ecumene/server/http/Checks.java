package ecumene.server.http;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Option;
import ecumene.engine.Position;
import ecumene.engine.data.BadDataException;
import ecumene.engine.text.Language;
import ecumene.server.api.NewMatch;
import ecumene.server.api.NewSeat;
import ecumene.server.api.NewSeat.Kind;
import ecumene.table.BotLevels;
import ecumene.table.Gesture;
import ecumene.table.Limits;
import ecumene.table.Table;
import ecumene.table.TableException;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What the fields of requests may hold, said to people when they do not. */
final class Checks {

    private static final int LONGEST_CHAT_IN_UTF_16 = 2 * Limits.CHAT;

    private Checks() {}

    static String name(String name) {
        try {
            return Limits.name(name);
        } catch (TableException e) {
            throw ProblemException.bad("name", Map.of());
        }
    }

    static @Nullable String optionalName(@Nullable String name) {
        return name == null ? null : name(name);
    }

    static String chat(String text) {
        if (text.isBlank() || text.length() > LONGEST_CHAT_IN_UTF_16) {
            throw ProblemException.bad("text", Map.of());
        }
        return text;
    }

    static @Nullable String bot(@Nullable String bot) {
        if (bot != null && !BotLevels.ALL.contains(bot)) {
            throw ProblemException.bad("bot", Map.of());
        }
        return bot;
    }

    static int seat(Table table, int seat) {
        if (seat < 0 || seat >= table.summary().seats().size()) {
            throw ProblemException.bad("seat", Map.of());
        }
        return seat;
    }

    static int notNegative(String field, int number) {
        if (number < 0) {
            throw ProblemException.bad("wrong", Map.of("field", field));
        }
        return number;
    }

    static Gesture gesture(Table table, int seat, int ply, int undone, List<JsonNode> moves) {
        if (moves.isEmpty() || moves.size() > Gesture.MOST_MOVES) {
            throw ProblemException.bad("moves", Map.of("most", Gesture.MOST_MOVES));
        }
        return new Gesture(
                seat(table, seat),
                notNegative("ply", ply),
                notNegative("undone", undone),
                moves.stream().map(move -> move(table.game(), move)).toList());
    }

    static Duration grace(@Nullable Integer millis) {
        Duration grace = Duration.ofMillis(millis == null ? 0 : notNegative("grace", millis));
        if (grace.compareTo(Table.LONGEST_GRACE) > 0) {
            throw ProblemException.bad("wrong", Map.of("field", "grace"));
        }
        return grace;
    }

    /** The name of a step for which an answer can be left standing. */
    static String standing(Game<?, ?> game, String name) {
        if (!game.texts().has(Language.EN, "standing." + name)) {
            throw ProblemException.bad("standing", Map.of());
        }
        return name;
    }

    static Move move(Game<?, ?> game, JsonNode move) {
        return readMove(game, move);
    }

    private static <P extends Position, M extends Move> M readMove(Game<P, M> game, JsonNode move) {
        try {
            return Json.move(game, move);
        } catch (BadDataException e) {
            throw ProblemException.bad("move", Map.of());
        }
    }

    /** The options of a new match, in the engine's notation. */
    static Map<String, String> options(Game<?, ?> game, @Nullable Map<String, Object> chosen) {
        if (chosen == null) {
            return Map.of();
        }
        Map<String, String> options = new HashMap<>();
        chosen.forEach((id, value) -> {
            Option option = game.info().options().stream()
                    .filter(each -> each.id().equals(id))
                    .findFirst()
                    .orElseThrow(() -> ProblemException.bad("option", Map.of("option", id.length() <= 40 ? id : "…")));
            String word = word(option, value);
            if (word == null || !option.allows(word)) {
                throw ProblemException.bad("option_value", Map.of("option", id));
            }
            options.put(id, word);
        });
        return options;
    }

    /** As the list of games writes it, and in no other way: a flag is a truth value, not a word. */
    private static @Nullable String word(Option option, @Nullable Object value) {
        if (value == null) {
            return null;
        }
        String word = value.toString();
        return option.allows(word) && RecordNotation.plain(option, word).equals(value) ? word : null;
    }

    static void seats(Game<?, ?> game, NewMatch plan) {
        int number = plan.seats().size();
        if (number < game.info().minSeats() || number > game.info().maxSeats()) {
            throw ProblemException.bad(
                    "seats",
                    Map.of(
                            "least", game.info().minSeats(),
                            "greatest", game.info().maxSeats(),
                            "seats", number));
        }
        for (NewSeat seat : plan.seats()) {
            if ((seat.kind() == Kind.BOT) != (seat.bot() != null)) {
                throw ProblemException.bad("no_bot", Map.of());
            }
            bot(seat.bot());
            optionalName(seat.name());
        }
        List<Kind> kinds = plan.seats().stream().map(NewSeat::kind).toList();
        if (!kinds.contains(Kind.ME) && kinds.contains(Kind.PERSON)) {
            throw ProblemException.bad("nobody_plays", Map.of());
        }
    }
}
