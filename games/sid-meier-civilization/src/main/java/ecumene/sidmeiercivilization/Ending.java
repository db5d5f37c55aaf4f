package ecumene.sidmeiercivilization;

import java.util.List;
import java.util.Locale;

/** The ways a match ends. */
public enum Ending {
    NONE,
    CULTURE,
    TECHNOLOGY,
    ECONOMY,
    CONQUEST,
    LEARNING,
    ROUND_LIMIT;

    private static final List<Ending> ALL = List.of(values());

    static final int COUNT = ALL.size();

    public static Ending at(int index) {
        return ALL.get(index);
    }

    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    /** The text {@code reason.<id>} says it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
