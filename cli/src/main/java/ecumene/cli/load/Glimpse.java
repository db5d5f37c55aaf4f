package ecumene.cli.load;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * What a random player needs of a state: it reads as little of it as it can, for it shares its machine with the server.
 *
 * @param moves as they are written
 */
record Glimpse(int version, int ply, int undone, boolean finished, List<String> moves) {

    private static final JsonFactory JSON = new JsonFactory();

    static Glimpse of(String state) {
        int version = 0;
        int ply = 0;
        int undone = 0;
        boolean finished = false;
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), state)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                JsonToken value = parser.nextToken();
                switch (name) {
                    case "version" -> version = parser.getIntValue();
                    case "undone" -> undone = parser.getIntValue();
                    case "moves" -> {
                        // What everything else here needs is written before the moves.
                        return new Glimpse(version, ply, undone, finished, moves(parser, state));
                    }
                    case "match" -> {
                        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                            String inside = parser.currentName();
                            JsonToken fact = parser.nextToken();
                            if (inside.equals("ply")) {
                                ply = parser.getIntValue();
                            } else if (inside.equals("finished")) {
                                finished = fact == JsonToken.VALUE_TRUE;
                            }
                            parser.skipChildren();
                        }
                    }
                    default -> {
                        if (value.isStructStart()) {
                            parser.skipChildren();
                        }
                    }
                }
            }
        }
        return new Glimpse(version, ply, undone, finished, List.of());
    }

    private static List<String> moves(JsonParser parser, String state) {
        List<String> moves = new ArrayList<>();
        while (parser.nextToken() == JsonToken.START_OBJECT) {
            int begin = (int) parser.currentTokenLocation().getCharOffset();
            parser.skipChildren();
            int end = (int) parser.currentLocation().getCharOffset();
            moves.add(state.substring(begin, end));
        }
        return moves;
    }

    /** The text that a change makes of another. */
    static String changed(String before, String change) {
        StringBuilder text = new StringBuilder(before.length() + 256);
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), change)) {
            while (parser.nextToken() != JsonToken.START_ARRAY) {
                // from which version: the server knows what it has sent on this line
            }
            for (JsonToken part = parser.nextToken(); part != JsonToken.END_ARRAY; part = parser.nextToken()) {
                if (part == JsonToken.VALUE_STRING) {
                    text.append(parser.getString());
                } else {
                    int from = parser.getIntValue();
                    parser.nextToken();
                    text.append(before, from, from + parser.getIntValue());
                }
            }
        }
        return text.toString();
    }
}
