package ecumene.engine;

import java.util.List;

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
}
