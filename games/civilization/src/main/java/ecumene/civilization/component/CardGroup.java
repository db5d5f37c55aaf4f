package ecumene.civilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import java.util.Locale;

/** The four groups of civilization cards. */
public enum CardGroup {
    ARTS,
    CRAFTS,
    SCIENCES,
    CIVICS;

    /** By index. */
    public static final List<CardGroup> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public static CardGroup at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static CardGroup of(String id) {
        return Ids.find("card group", ALL, id);
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
