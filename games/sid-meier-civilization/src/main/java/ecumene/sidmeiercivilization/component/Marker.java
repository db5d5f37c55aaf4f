package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What huts and villages hide. The last kind is never held: it turns into a great person. */
public enum Marker {
    HUT_WHEAT,
    HUT_SILK,
    HUT_INCENSE,
    HUT_SPY,
    VILLAGE_IRON,
    VILLAGE_SPY,
    VILLAGE_URANIUM,
    VILLAGE_GREAT_PERSON;

    /** By index. */
    public static final List<Marker> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private final String id;
    private final int markers;
    private final @Nullable Resource resource;

    Marker() {
        id = Data.id(this);
        String marker = id.substring(0, id.indexOf('-'));
        String content = id.substring(id.indexOf('-') + 1);
        int count = 0;
        for (Data.Row row : Data.rows("huts-villages.csv")) {
            if (row.text("marker").equals(marker) && row.text("content").equals(content)) {
                count = row.number("count");
            }
        }
        markers = count;
        resource = content.equals("great-person") ? null : Resource.of(content);
    }

    public static Marker at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Marker of(String id) {
        return Ids.find("marker", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    /** How many kinds are huts; the others are villages. */
    public static final int HUTS = 4;

    /** How many kinds can be held. */
    public static final int HELD = 7;

    public int markers() {
        return markers;
    }

    public boolean isHut() {
        return index() < HUTS;
    }

    public @Nullable Resource resource() {
        return resource;
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
