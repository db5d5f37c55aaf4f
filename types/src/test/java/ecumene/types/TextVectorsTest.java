package ecumene.types;

import ecumene.cli.Games;
import ecumene.engine.Event;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.match.Match;
import ecumene.engine.match.ToldEvent;
import ecumene.engine.text.Language;
import ecumene.engine.text.SeatNames;
import ecumene.engine.text.Texts;
import ecumene.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Client and server read texts in the same notation, each by its own program. {@code web/src/text/vectors.json} holds
 * messages, arguments, and what must come out; what Java says is right.
 */
class TextVectorsTest {

    private static final List<String> PEOPLE = List.of("Ana", "Bruno", "Chloé", "Dídac", "Eva");

    /**
     * One example.
     *
     * @param message the text of the key
     * @param names the texts {@code name.…} that it may need
     */
    private record Vector(
            Language language,
            String key,
            String message,
            Map<String, ?> args,
            List<String> seatNames,
            Map<String, String> names,
            String expected) {

        Map<String, Object> row() {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("language", language.code());
            row.put("key", key);
            row.put("message", message);
            row.put("args", args);
            row.put("seatNames", seatNames);
            row.put("names", names);
            row.put("expected", expected);
            return row;
        }
    }

    @Test
    void theClientsExamplesAreWhatJavaSays() throws IOException {
        List<Vector> vectors = new ArrayList<>(samples());
        for (Game<?, ?> game : Games.HOUSE.all()) {
            vectors.addAll(ofGame(game));
        }
        String rows = vectors.stream()
                .map(vector -> Json.text(vector.row()))
                .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
        Generated.inClient("text/vectors.json").mustBe(rows);
    }

    // ---------------------------------------------------------------- every corner of the notation

    /** The messages of this folder's own texts, each with arguments that lead into its corners. */
    private static List<Vector> samples() {
        Map<String, List<Map<String, Object>>> cases = new LinkedHashMap<>();
        cases.put("plain", List.of(Map.of(), Map.of("unused", 1)));
        cases.put("empty", List.of(Map.of()));
        cases.put("argument", List.of(Map.of("word", "sun"), Map.of("word", 7), Map.of("word", true), Map.of()));
        cases.put(
                "plural",
                List.of(
                        Map.of("count", 0),
                        Map.of("count", 1),
                        Map.of("count", 2),
                        Map.of("count", 5),
                        Map.of("count", -1),
                        Map.of("count", "1"),
                        Map.of()));
        cases.put("plural-bare", List.of(Map.of("count", 0), Map.of("count", 1), Map.of("count", 1000000)));
        cases.put("select", List.of(Map.of("kind", "land"), Map.of("kind", "air"), Map.of("kind", true), Map.of()));
        cases.put("select-truth", List.of(Map.of("won", true), Map.of("won", false), Map.of()));
        cases.put("name", List.of(Map.of("card", "sun"), Map.of("card", "moon"), Map.of()));
        cases.put(
                "names",
                List.of(
                        Map.of("cards", List.of("sun")),
                        Map.of("cards", List.of("sun", "moon", "sun")),
                        Map.of("cards", List.of())));
        cases.put("seat", List.of(Map.of("seat", 0), Map.of("seat", 3)));
        cases.put("signed", List.of(Map.of("amount", 3), Map.of("amount", -3), Map.of("amount", 0)));
        cases.put(
                "nested",
                List.of(
                        Map.of("seat", 1, "cards", List.of("moon", "sun"), "count", 2, "kind", "land"),
                        Map.of("seat", 2, "cards", List.of("sun"), "count", 1, "kind", "water"),
                        Map.of("seat", 0, "cards", List.of(), "count", 0, "kind", "land")));
        cases.put("nested-number", List.of(Map.of("outer", 1, "inner", 4), Map.of("outer", 3, "inner", 1)));
        cases.put(
                "number-in-choice",
                List.of(Map.of("count", 4, "kind", "land"), Map.of("count", 2), Map.of("count", 1)));
        cases.put("braces", List.of(Map.of("word", "sun")));
        cases.put("number-sign", List.of(Map.of("count", 3)));
        cases.put("quotes", List.of(Map.of("word", "it's")));
        cases.put("spaces", List.of(Map.of("count", 1, "card", "moon"), Map.of("count", 2, "card", "sun")));
        Texts texts = Texts.of(TextVectorsTest.class);
        List<Vector> vectors = new ArrayList<>();
        cases.forEach((key, examples) -> {
            for (Map<String, Object> args : examples) {
                for (Language language : Language.values()) {
                    vectors.add(vector(TextVectorsTest.class, texts, language, key, new TreeMap<>(args)));
                }
            }
        });
        return vectors;
    }

    // ---------------------------------------------------------------- real events

    /** The first event of each kind in a match played at random. */
    private static <P extends Position, M extends Move> List<Vector> ofGame(Game<P, M> game) {
        List<Vector> vectors = new ArrayList<>();
        for (Event event : eventsOfAMatch(game).values()) {
            String key = "event." + event.getClass().getSimpleName();
            for (Language language : Language.values()) {
                Map<String, Object> args = new LinkedHashMap<>();
                for (Map.Entry<String, JsonNode> field : Json.tree(event).properties()) {
                    args.put(field.getKey(), field.getValue());
                }
                String said = game.texts().say(language, "event", (Record) event, names());
                vectors.add(new Vector(
                        language,
                        key,
                        raw(game.moveType(), language).getProperty(key),
                        args,
                        PEOPLE,
                        namesIn(game.moveType(), language, args.values()),
                        said));
            }
        }
        return vectors;
    }

    private static <P extends Position, M extends Move> Map<String, Event> eventsOfAMatch(Game<P, M> game) {
        Map<String, Event> events = new TreeMap<>();
        ToldEvent.Keeper setUp = new ToldEvent.Keeper();
        Match<P, M> match = Match.start(game, game.info().setup(game.info().minSeats()), 5, setUp);
        setUp.events().forEach(told -> keep(events, told));
        Randomness dice = new Randomness(7);
        while (!match.isFinished()) {
            int seat = Seats.first(game.awaiting(match.position()));
            List<M> moves = match.legalMoves(seat);
            match.play(seat, moves.get(dice.below(moves.size()))).forEach(told -> keep(events, told));
        }
        return events;
    }

    private static void keep(Map<String, Event> events, ToldEvent told) {
        events.putIfAbsent(told.event().getClass().getSimpleName(), told.event());
    }

    // ---------------------------------------------------------------- what both need

    private static Vector vector(Class<?> owner, Texts texts, Language language, String key, Map<String, ?> args) {
        return new Vector(
                language,
                key,
                raw(owner, language).getProperty(key),
                args,
                PEOPLE,
                namesIn(owner, language, List.of("sun", "moon", "none")),
                texts.say(language, key, args, names()));
    }

    private static SeatNames names() {
        return (seat, language) -> PEOPLE.get(seat);
    }

    /** The names of all values, and of the values in lists, that have one. */
    private static Map<String, String> namesIn(Class<?> owner, Language language, Iterable<?> values) {
        Map<String, String> names = new TreeMap<>();
        Properties raw = raw(owner, language);
        for (Object value : values) {
            List<JsonNode> each = new ArrayList<>();
            JsonNode node = Json.tree(value);
            if (node.isArray()) {
                node.forEach(each::add);
            } else {
                each.add(node);
            }
            for (JsonNode one : each) {
                String key = "name." + (one.isValueNode() ? one.asString() : "");
                if (raw.containsKey(key)) {
                    names.put(key, raw.getProperty(key));
                }
            }
        }
        return names;
    }

    /** The messages as they are written, before anybody has read them. */
    private static Properties raw(Class<?> owner, Language language) {
        Properties properties = new Properties();
        String file = "texts_" + language.code() + ".properties";
        try (InputStream in = Objects.requireNonNull(owner.getResourceAsStream(file), file)) {
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return properties;
    }
}
