package ecumene.civilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import java.util.Locale;

/** The three volcanoes; two of them reach into two areas. */
public enum Volcano {
    VESUVIUS_VOLCANO,
    ETNA_VOLCANO,
    THERA_VOLCANO;

    /** By index. */
    public static final List<Volcano> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public static Volcano at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Volcano of(String id) {
        return Ids.find("volcano", ALL, id);
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
