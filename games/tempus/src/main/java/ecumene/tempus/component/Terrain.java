package ecumene.tempus.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import java.util.Locale;

/** The five terrains of the map tiles. Mountains are land, but no card and no era shows them. */
public enum Terrain {
    GRASSLAND,
    FARMLAND,
    HILLS,
    FOREST,
    MOUNTAIN;

    /** By index. */
    public static final List<Terrain> ALL = List.of(values());

    /** The terrains that a card, an era or the owner of a city can show: all but the mountain. */
    public static final List<Terrain> ON_CARDS = List.of(GRASSLAND, FARMLAND, HILLS, FOREST);

    private final String id = name().toLowerCase(Locale.ROOT);

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

    @JsonValue
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
