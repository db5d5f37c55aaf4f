package ecumene.innersea;

/** Where points come from. */
public enum Source {
    CITIES,
    WONDERS,
    LOOT,
    EPOCHS,
    SEAS,
    CARDS,
    LOSSES,
    SCENARIO;

    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    int index() {
        return ordinal();
    }
}
