package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;

/** The five phases of a turn, the battle, and effects that wait for no phase. */
public enum Phase {
    START_OF_TURN,
    TRADE,
    CITY_MANAGEMENT,
    MOVEMENT,
    RESEARCH,
    BATTLE,
    ANY_TIME;

    /** By index. */
    public static final List<Phase> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private final String id;

    Phase() {
        id = Data.id(this);
    }

    public static Phase at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Phase of(String id) {
        return Ids.find("phase", ALL, id);
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
