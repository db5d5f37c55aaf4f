package ecumene.engine;

import ecumene.engine.data.BadDataException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A choice made before the match: a variant, a length, a set-up. The texts {@code option.<id>} and, for each value of a
 * choice, {@code option.<id>.<value>} name it.
 *
 * @param id stable and readable, such as {@code round-limit}
 * @param kind what its values are
 * @param values every value of a choice; the least and the greatest value of a number
 * @param defaultValue what is played if nothing is said
 * @param seats for a value that not every number of seats can play: the fewest and the most that can
 */
public record Option(String id, Kind kind, List<String> values, String defaultValue, Map<String, List<Integer>> seats) {

    public enum Kind {
        CHOICE,
        NUMBER,
        FLAG
    }

    public static Option choice(String id, String defaultValue, String... others) {
        List<String> values = new java.util.ArrayList<>(List.of(defaultValue));
        values.addAll(List.of(others));
        return new Option(id, Kind.CHOICE, List.copyOf(values), defaultValue, Map.of());
    }

    public static Option number(String id, int least, int greatest, int defaultValue) {
        return new Option(
                id,
                Kind.NUMBER,
                List.of(Integer.toString(least), Integer.toString(greatest)),
                Integer.toString(defaultValue),
                Map.of());
    }

    public static Option flag(String id, boolean defaultValue) {
        return new Option(id, Kind.FLAG, List.of("false", "true"), Boolean.toString(defaultValue), Map.of());
    }

    /** The same option, with a value that only some numbers of seats can play. */
    public Option onlyFor(String value, int fewest, int most) {
        Map<String, List<Integer>> limits = new HashMap<>(seats);
        limits.put(value, List.of(fewest, most));
        return new Option(id, kind, values, defaultValue, Map.copyOf(limits));
    }

    /** Whether a value may be chosen by so many seats. */
    public boolean allows(String value, int numberOfSeats) {
        List<Integer> limits = seats.get(value);
        return allows(value)
                && (limits == null || (numberOfSeats >= limits.getFirst() && numberOfSeats <= limits.getLast()));
    }

    /** Whether a value may be chosen. */
    public boolean allows(String value) {
        if (kind != Kind.NUMBER) {
            return values.contains(value);
        }
        try {
            int number = Integer.parseInt(value);
            return number >= Integer.parseInt(values.getFirst()) && number <= Integer.parseInt(values.getLast());
        } catch (NumberFormatException e) {
            return false;
        }
    }

    void check(String value, int numberOfSeats) {
        if (!allows(value)) {
            throw new BadDataException("option " + id + " cannot be " + value + ", only "
                    + String.join(kind == Kind.NUMBER ? " to " : ", ", values));
        }
        if (!allows(value, numberOfSeats)) {
            throw new BadDataException("option " + id + " cannot be " + value + " with " + numberOfSeats
                    + " seats, only with " + seats.get(value));
        }
    }
}
