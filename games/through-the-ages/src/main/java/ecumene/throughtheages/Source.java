package ecumene.throughtheages;

import java.util.List;

/** Where culture comes from: the rows of the end screen. */
public final class Source {

    public static final int PRODUCTION = 0;
    public static final int EVENTS = 1;
    public static final int COLONIES = 2;
    public static final int CARDS = 3;
    public static final int WONDERS = 4;
    public static final int CONFLICTS = 5;
    public static final int IMPACTS = 6;

    /** What was taken away again, by famine, events, attacks and wars: a number below zero. */
    public static final int LOSSES = 7;

    public static final int COUNT = 8;

    /** The texts {@code measure.<name>} in the order of the numbers above. */
    public static final List<String> NAMES =
            List.of("production", "events", "colonies", "cards", "wonders", "conflicts", "impacts", "losses");

    private Source() {}
}
