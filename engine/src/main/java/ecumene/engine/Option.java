package ecumene.engine;

import ecumene.engine.data.BadDataException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A choice made before the match: a variant, a length, a set-up. The texts {@code option.<id>} and, for each value of a
 * choice, {@code option.<id>.<value>} name it.
 *
 * @param id stable and readable, such as {@code round-limit}
 * @param kind what its values are
 * @param values every value of a choice; the least and the greatest value of a number
 * @param defaultValue what is played if nothing is said
 * @param seats the values that only some numbers of seats can choose
 */
public record Option(String id, Kind kind, List<String> values, String defaultValue, Map<String, SeatRange> seats) {

    /** The fewest and the most seats that can choose a value, and the numbers between them that cannot. */
    public record SeatRange(int least, int most, List<Integer> except) {

        boolean contains(int seatCount) {
            return seatCount >= least && seatCount <= most && !except.contains(seatCount);
        }
    }

    public Option(String id, Kind kind, List<String> values, String defaultValue) {
        this(id, kind, values, defaultValue, Map.of());
    }

    public enum Kind {
        CHOICE,
        NUMBER,
        FLAG
    }

    public static Option choice(String id, String defaultValue, String... others) {
        List<String> values = new java.util.ArrayList<>(List.of(defaultValue));
        values.addAll(List.of(others));
        return new Option(id, Kind.CHOICE, List.copyOf(values), defaultValue);
    }

    public static Option number(String id, int least, int greatest, int defaultValue) {
        return new Option(
                id,
                Kind.NUMBER,
                List.of(Integer.toString(least), Integer.toString(greatest)),
                Integer.toString(defaultValue));
    }

    public static Option flag(String id, boolean defaultValue) {
        return new Option(id, Kind.FLAG, List.of("false", "true"), Boolean.toString(defaultValue));
    }

    /** The same option, with a value that only some numbers of seats can choose. */
    public Option onlyFor(String value, int least, int most, Integer... except) {
        Map<String, SeatRange> ranges = new TreeMap<>(seats);
        ranges.put(value, new SeatRange(least, most, List.of(except)));
        return new Option(id, kind, values, defaultValue, Collections.unmodifiableMap(ranges));
    }

    /** Whether so many seats may choose a value. */
    public boolean allows(String value, int seatCount) {
        SeatRange range = seats.get(value);
        return allows(value) && (range == null || range.contains(seatCount));
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

    void check(String value, int seatCount) {
        if (!allows(value)) {
            throw new BadDataException("option " + id + " cannot be " + value + ", only "
                    + String.join(kind == Kind.NUMBER ? " to " : ", ", values));
        }
        if (!allows(value, seatCount)) {
            throw new BadDataException("option " + id + " cannot be " + value + " with " + seatCount + " seats");
        }
    }
}
