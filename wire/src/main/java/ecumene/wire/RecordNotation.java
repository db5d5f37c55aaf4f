package ecumene.wire;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Option;
import ecumene.engine.Position;
import ecumene.engine.Result;
import ecumene.engine.data.BadDataException;
import ecumene.engine.match.CannotReplayException;
import ecumene.engine.match.MatchRecord;
import ecumene.engine.match.PlayedMove;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Records of matches, and the options and seeds that begin them, as JSON. */
public final class RecordNotation {

    private RecordNotation() {}

    public static Map<String, Object> write(Game<?, ?> game, MatchRecord<?> record) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("format", record.format());
        out.put("game", record.game());
        out.put("rules", record.rules());
        out.put("seats", record.seats());
        out.put("options", options(game, record.options()));
        out.put("seed", Long.toString(record.seed()));
        if (record.start() != null) {
            out.put("start", record.start());
        }
        out.put("moves", record.moves().stream().map(RecordNotation::row).toList());
        if (record.result() != null) {
            out.put("result", Json.tree(record.result()));
        }
        return out;
    }

    private static Map<String, Object> row(PlayedMove<?> played) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("seat", played.seat());
        row.put("move", Json.tree(played.move()));
        return row;
    }

    /** Reads a record of this game; a move that is not one is a {@link CannotReplayException} with its number. */
    public static <P extends Position, M extends Move> MatchRecord<M> read(Game<P, M> game, JsonNode node) {
        int format = number(node, "format");
        if (format != MatchRecord.FORMAT) {
            throw new BadDataException("records of format " + format + " are unknown here");
        }
        int rules = number(node, "rules");
        if (rules != game.info().rules()) {
            throw new BadDataException("played by rules version " + rules + ", here is version "
                    + game.info().rules());
        }
        List<PlayedMove<M>> moves = new ArrayList<>();
        JsonNode list = node.get("moves");
        if (list == null || !list.isArray()) {
            throw new BadDataException("a record has a list of moves");
        }
        for (JsonNode played : list) {
            try {
                moves.add(new PlayedMove<>(number(played, "seat"), Json.move(game, played.get("move"))));
            } catch (BadDataException e) {
                throw new CannotReplayException(moves.size(), e.getMessage(), e);
            }
        }
        JsonNode start = node.get("start");
        JsonNode result = node.get("result");
        return new MatchRecord<>(
                format,
                game.info().id(),
                rules,
                number(node, "seats"),
                options(node.get("options")),
                seed(node.get("seed")),
                start == null ? null : Json.data(start),
                moves,
                result == null ? null : Json.read(result, Result.class));
    }

    /** Options as people write them: numbers, truth values and words. */
    public static Map<String, Object> options(Game<?, ?> game, Map<String, String> values) {
        Map<String, Object> out = new LinkedHashMap<>();
        for (Option option : game.info().options()) {
            String value = values.get(option.id());
            if (value != null) {
                out.put(option.id(), plain(option, value));
            }
        }
        return out;
    }

    /** The value of an option as a number, a truth value or a word. */
    public static Object plain(Option option, String value) {
        return switch (option.kind()) {
            case NUMBER -> Integer.parseInt(value);
            case FLAG -> Boolean.parseBoolean(value);
            case CHOICE -> value;
        };
    }

    /** Reads options; absent ones are left to their defaults. */
    public static Map<String, String> options(@Nullable JsonNode node) {
        Map<String, String> options = new LinkedHashMap<>();
        if (node == null || node.isNull()) {
            return options;
        }
        if (!node.isObject()) {
            throw new BadDataException("options are an object");
        }
        node.properties().forEach(entry -> {
            if (!entry.getValue().isValueNode() || entry.getValue().isNull()) {
                throw new BadDataException("option " + entry.getKey() + " is no plain value");
            }
            options.put(entry.getKey(), entry.getValue().asString());
        });
        return options;
    }

    /** Reads a seed: a 64-bit whole number, or a string of one. */
    public static long seed(@Nullable JsonNode node) {
        if (node != null && node.isIntegralNumber() && node.canConvertToLong()) {
            return node.longValue();
        }
        if (node != null && node.isString()) {
            try {
                return Long.parseLong(node.stringValue());
            } catch (NumberFormatException e) {
                // falls through to the one complaint below
            }
        }
        throw new BadDataException("a seed is a 64-bit whole number");
    }

    private static int number(JsonNode node, String field) {
        JsonNode value = node.get(field);
        if (value == null || !value.isIntegralNumber() || !value.canConvertToInt()) {
            throw new BadDataException(field + " is a whole number");
        }
        return value.intValue();
    }
}
