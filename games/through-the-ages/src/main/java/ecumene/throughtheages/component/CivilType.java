package ecumene.throughtheages.component;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;

/** The kinds of civil cards, in the order of the file: technologies for workers, special technologies, and the others. */
public enum CivilType {
    FARM,
    MINE,
    LAB,
    TEMPLE,
    ARENA,
    LIBRARY,
    THEATER,
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    AIR,
    CIVIL,
    COLONIZATION,
    CONSTRUCTION,
    MILITARY,
    GOVERNMENT,
    LEADER,
    WONDER,
    ACTION;

    public static final List<CivilType> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT);

    public static CivilType of(String id) {
        return ecumene.engine.data.Ids.find("type of civil card", ALL, id);
    }

    /** Its place among all types. */
    @SuppressWarnings("EnumOrdinal") // the order is that of the file
    public int index() {
        return ordinal();
    }

    /** Farms, mines, urban buildings and units: what workers stand on. */
    public boolean takesWorkers() {
        return compareTo(AIR) <= 0;
    }

    public boolean isFarmOrMine() {
        return this == FARM || this == MINE;
    }

    public boolean isUrban() {
        return compareTo(LAB) >= 0 && compareTo(THEATER) <= 0;
    }

    public boolean isUnit() {
        return compareTo(INFANTRY) >= 0 && compareTo(AIR) <= 0;
    }

    public boolean isSpecial() {
        return compareTo(CIVIL) >= 0 && compareTo(MILITARY) <= 0;
    }

    public boolean isTechnology() {
        return compareTo(GOVERNMENT) <= 0;
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
