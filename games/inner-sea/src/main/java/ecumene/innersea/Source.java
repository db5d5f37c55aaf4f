package ecumene.innersea;

import java.util.Locale;

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

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The name in texts. */
    public String id() {
        return id;
    }

    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    int index() {
        return ordinal();
    }
}
