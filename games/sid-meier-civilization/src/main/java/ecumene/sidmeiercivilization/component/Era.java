package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;

/** The three ages of wonders and culture events. */
public enum Era {
    ANCIENT,
    MEDIEVAL,
    MODERN;

    /** By index. */
    public static final List<Era> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private final String id;

    Era() {
        id = Data.id(this);
    }

    public static Era at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Era of(String id) {
        return Ids.find("era", ALL, id);
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
