package ecumene.innersea;

/** A part of a turn; stacking depends on it. */
public enum Phase {
    SETUP,
    GROWTH,
    CARDS,
    COMPETITION,
    ADJUSTMENT,
    END_OF_EPOCH;

    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    int index() {
        return ordinal();
    }
}
