package ecumene.engine;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A number for each seat that everybody may know: points from one source, cities, tokens.
 *
 * @param name the text {@code measure.<name>} names it
 * @param values one for each seat
 */
public record Measure(String name, List<Integer> values) {

    public Measure {
        values = List.copyOf(values);
    }

    /** Asks for the number of each of so many seats. Moves are compared by hundreds of them, so this is as plain as can be. */
    public static Measure of(String name, int seats, IntUnaryOperator value) {
        Integer[] values = new Integer[seats];
        for (int seat = 0; seat < seats; seat++) {
            values[seat] = value.applyAsInt(seat);
        }
        return new Measure(name, List.of(values));
    }
}
