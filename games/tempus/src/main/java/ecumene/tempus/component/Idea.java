package ecumene.tempus.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import java.util.Locale;

/** The nine kinds of idea, in the order of the rulebook. */
public enum Idea {
    /** A progress point in the progress phase. */
    EDUCATION,
    /** Two combat points for the defender. */
    FORTIFICATION,
    /** One more child. */
    MEDICINE,
    /** An attack without an action token. */
    MILITARY_LEADER,
    /** One more token moved. */
    TRANSPORT,
    /** A token above the stacking limit. */
    SANITATION,
    /** A combat point for either side. */
    WEAPONS,
    /** Converts a neighbouring token. */
    RELIGION,
    /** Two actions now, or all actions a round later. */
    GOVERNMENT;

    /** By index. */
    public static final List<Idea> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    @JsonCreator
    public static Idea of(String id) {
        return Ids.find("idea", ALL, id);
    }

    /** The place in the order of the rulebook. */
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
