package ecumene.engine;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.IntUnaryOperator;

/**
 * A number for each seat that everybody may know: points from one source, cities, tokens.
 *
 * @param name the text {@code measure.<name>} names it
 * @param values one for each seat
 */
public record Measure(String name, List<Integer> values) {

    public Measure {
        values = values instanceof Numbers ? values : List.copyOf(values);
    }

    /** Asks for the number of each of so many seats. Moves are compared by hundreds of them, so this is as plain as can be. */
    public static Measure of(String name, int seats, IntUnaryOperator value) {
        int[] values = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            values[seat] = value.applyAsInt(seat);
        }
        return new Measure(name, new Numbers(values));
    }

    int value(int seat) {
        return values instanceof Numbers numbers ? numbers.all[seat] : values.get(seat);
    }

    /** Numbers that never change. */
    private static final class Numbers extends AbstractList<Integer> implements RandomAccess {

        private final int[] all;

        Numbers(int[] all) {
            this.all = all;
        }

        @Override
        public Integer get(int index) {
            return all[index];
        }

        @Override
        public int size() {
            return all.length;
        }
    }
}
