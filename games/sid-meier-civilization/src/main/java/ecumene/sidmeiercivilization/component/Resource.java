package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;

/** What abilities are paid with. Only the first four lie in the market and on the map. */
public enum Resource {
    WHEAT,
    SILK,
    INCENSE,
    IRON,
    SPY,
    URANIUM;

    /** By index. */
    public static final List<Resource> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private final String id;

    Resource() {
        id = Data.id(this);
    }

    public static Resource at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Resource of(String id) {
        return Ids.find("resource", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    /** How many kinds lie in the market. */
    public static final int IN_MARKET = 4;

    @JsonValue
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
