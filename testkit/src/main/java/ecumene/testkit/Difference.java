package ecumene.testkit;

import ecumene.engine.Position;
import ecumene.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Where two texts of JSON differ, place by place: two long lines side by side tell nobody anything. */
final class Difference {

    private static final int MOST = 6;
    private static final int LONGEST = 120;

    private final List<String> places = new ArrayList<>();

    private Difference() {}

    /** Throws if two texts of JSON are not the same, and says where. */
    static void none(String what, String expected, String actual) {
        if (!actual.equals(expected)) {
            throw new AssertionError(what + ": " + between(expected, actual));
        }
    }

    /** Throws if two lists are not the same: moves, measures and whatever else is a record; and says where. */
    static <T> void none(String what, List<T> expected, List<T> actual) {
        if (!actual.equals(expected)) {
            throw new AssertionError(what + ": " + between(Json.text(expected), Json.text(actual)));
        }
    }

    /** Throws if two positions are not the same, and says which fields are not. */
    static void none(String what, Position expected, Position actual) {
        if (actual.hash() != expected.hash() || !actual.save().equals(expected.save())) {
            throw new AssertionError(what + ": " + between(expected, actual));
        }
    }

    /** The first few fields that differ in two positions, such as {@code steps[1].seat: 0, not 2}. */
    static String between(Position expected, Position actual) {
        return between(Json.text(Json.position(expected)), Json.text(Json.position(actual)));
    }

    /** The first few places where two texts of JSON differ, such as {@code view.seats[2].supply: 3, not 4}. */
    static String between(String expected, String actual) {
        Difference difference = new Difference();
        difference.look("", Json.parse(expected), Json.parse(actual));
        return difference.places.isEmpty()
                ? "the same, or only in another order"
                : String.join("; ", difference.places);
    }

    private void look(String place, @Nullable JsonNode expected, @Nullable JsonNode actual) {
        if (places.size() >= MOST || (expected != null && expected.equals(actual))) {
            return;
        }
        if (expected != null && actual != null && expected.isObject() && actual.isObject()) {
            Set<String> names = new TreeSet<>(expected.propertyNames());
            names.addAll(actual.propertyNames());
            for (String name : names) {
                look(place.isEmpty() ? name : place + "." + name, expected.get(name), actual.get(name));
            }
        } else if (expected != null && actual != null && expected.isArray() && actual.isArray()) {
            for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
                look(place + "[" + i + "]", expected.get(i), actual.get(i));
            }
        } else {
            places.add(place + ": " + shown(actual) + ", not " + shown(expected));
        }
    }

    private static String shown(@Nullable JsonNode node) {
        String text = node == null ? "nothing" : node.toString();
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
