package ecumene.innersea;

import java.util.Locale;

/** A part of a turn; stacking depends on it. */
public enum Phase {
    SETUP,
    GROWTH,
    CARDS,
    COMPETITION,
    ADJUSTMENT,
    END_OF_EPOCH;

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** The name in texts. */
    public String id() {
        return id;
    }

    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    int index() {
        return ordinal();
    }
}
