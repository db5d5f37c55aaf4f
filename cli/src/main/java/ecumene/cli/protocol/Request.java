package ecumene.cli.protocol;

import ecumene.engine.data.BadDataException;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** One line that came in: its fields, each of the type it must have or else a {@code bad_request}. */
final class Request {

    private final JsonNode fields;

    private Request(JsonNode fields) {
        this.fields = fields;
    }

    static Request parse(String line) {
        if (line.isBlank()) {
            throw new ProtocolException(ProtocolException.Code.BAD_JSON, "an empty line is no request");
        }
        JsonNode node;
        try {
            node = Json.parse(line);
        } catch (BadDataException e) {
            throw new ProtocolException(ProtocolException.Code.BAD_JSON, e.getMessage());
        }
        if (!node.isObject()) {
            throw ProtocolException.badRequest("a request is an object with an op");
        }
        return new Request(node);
    }

    /** What the answer repeats; null if the request has none. */
    @Nullable
    JsonNode id() {
        return fields.get("id");
    }

    boolean has(String field) {
        JsonNode node = fields.get(field);
        return node != null && !node.isNull();
    }

    JsonNode node(String field) {
        JsonNode node = fields.get(field);
        if (node == null || node.isNull()) {
            throw ProtocolException.badRequest("the field " + field + " is missing");
        }
        return node;
    }

    /** Whether the field is there and says {@code null}. */
    boolean isNull(String field) {
        JsonNode node = fields.get(field);
        return node != null && node.isNull();
    }

    String text(String field) {
        JsonNode node = node(field);
        if (!node.isString()) {
            throw ProtocolException.badRequest(field + " is a string");
        }
        return node.stringValue();
    }

    List<String> texts(String field) {
        JsonNode node = node(field);
        List<String> texts = new ArrayList<>();
        for (JsonNode each : node) {
            if (each.isString()) {
                texts.add(each.stringValue());
            }
        }
        if (!node.isArray() || texts.size() != node.size()) {
            throw ProtocolException.badRequest(field + " is a list of strings");
        }
        return texts;
    }

    long number(String field, long least, long greatest) {
        JsonNode node = node(field);
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            long number = node.longValue();
            if (number >= least && number <= greatest) {
                return number;
            }
        }
        throw ProtocolException.badRequest(field + " is a whole number from " + least + " to " + greatest);
    }

    OptionalLong optionalNumber(String field, long least, long greatest) {
        return has(field) ? OptionalLong.of(number(field, least, greatest)) : OptionalLong.empty();
    }

    int seat(int seats) {
        return (int) number("seat", 0, seats - 1);
    }

    OptionalInt optionalSeat(int seats) {
        return has("seat") ? OptionalInt.of(seat(seats)) : OptionalInt.empty();
    }

    long seed() {
        node("seed");
        return optionalSeed();
    }

    /** The seed, or 0 if none is given. */
    long optionalSeed() {
        return has("seed") ? RecordNotation.seed(fields.get("seed")) : 0;
    }
}
