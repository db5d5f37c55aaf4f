package ecumene.civilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import java.util.Locale;

/** The five flood plains. */
public enum FloodPlain {
    NILE_PLAIN,
    MESOPOTAMIA_PLAIN,
    DANUBE_PLAIN,
    PO_PLAIN,
    RHONE_PLAIN;

    /** By index. */
    public static final List<FloodPlain> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public static FloodPlain at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static FloodPlain of(String id) {
        return Ids.find("flood plain", ALL, id);
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
