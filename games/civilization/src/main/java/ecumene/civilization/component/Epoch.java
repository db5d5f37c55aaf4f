package ecumene.civilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import java.util.Locale;

/** The four epochs of the succession table. */
public enum Epoch {
    NEOLITHIC,
    EARLY_BRONZE_AGE,
    LATE_BRONZE_AGE,
    IRON_AGE;

    /** By index. */
    public static final List<Epoch> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public static Epoch at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Epoch of(String id) {
        return Ids.find("epoch", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    @JsonValue
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
