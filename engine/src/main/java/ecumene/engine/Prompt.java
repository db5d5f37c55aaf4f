package ecumene.engine;

import java.util.Map;

/**
 * What a seat is shown when it is asked: one sentence, by which rule, and in what shape the answer comes.
 *
 * @param shape how a client lets a person answer if the board itself does not draw these moves
 * @param name the text {@code prompt.<name>} is the sentence
 * @param rule the place in the rulebook; the text {@code heading.<rule>} names it and {@code rule.<rule>} explains it in
 *     our words
 * @param args arguments of the sentence
 */
public record Prompt(Shape shape, String name, String rule, Map<String, Object> args) {

    public Prompt(Shape shape, String name, String rule) {
        this(shape, name, rule, Map.of());
    }

    /** The closed set of shapes a question can have. */
    public enum Shape {
        /** One of several things. */
        CHOOSE_ONE,
        /** Some of several things, one by one until done. */
        CHOOSE_SOME,
        /** A place on the board. */
        PLACE,
        /** What to pay with. */
        PAY,
        /** An order of things. */
        ORDER,
        YES_OR_NO,
        NUMBER
    }
}
