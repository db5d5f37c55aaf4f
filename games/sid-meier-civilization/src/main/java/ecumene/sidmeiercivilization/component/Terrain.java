package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;

/** The five terrains. */
public enum Terrain {
    GRASSLAND,
    DESERT,
    WATER,
    MOUNTAIN,
    FOREST;

    /** By index. */
    public static final List<Terrain> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private final String id;
    private final int icons;

    Terrain() {
        id = Data.id(this);
        icons = switch (id) {
            case "desert", "water" -> Icons.of(1, 0, 0, 0);
            case "mountain" -> Icons.of(0, 1, 0, 0);
            case "forest" -> Icons.of(0, 2, 0, 0);
            default -> Icons.NONE;
        };
    }

    public static Terrain at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Terrain of(String id) {
        return Ids.find("terrain", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    /** What a square of this terrain yields. */
    public int icons() {
        return icons;
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
