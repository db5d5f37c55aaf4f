package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;

/** The six civilizations. */
public enum Civilization {
    AMERICANS,
    CHINESE,
    EGYPTIANS,
    GERMANS,
    ROMANS,
    RUSSIANS;

    /** By index. */
    public static final List<Civilization> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private static final MapTile[] TILES =
            ALL.stream().map(civilization -> MapTile.of(civilization.tile)).toArray(MapTile[]::new);

    private final String id;
    private final Technology technology;
    private final Government government;
    private final int stacking;
    private final int armies;
    private final int scouts;
    private final String tile;

    Civilization() {
        id = Data.id(this);
        Data.Row row = Data.row("civilizations.csv", id);
        technology = Technology.of(row.text("technology"));
        government = Government.of(row.text("government"));
        stacking = row.number("stacking");
        armies = row.number("armies");
        scouts = row.number("scouts");
        tile = row.text("tile");
    }

    public static Civilization at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Civilization of(String id) {
        return Ids.find("civilization", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    /** What it knows from the beginning; this card lies in the bottom row whatever its level. */
    public Technology technology() {
        return technology;
    }

    public Government government() {
        return government;
    }

    public int stacking() {
        return stacking;
    }

    public int armies() {
        return armies;
    }

    public int scouts() {
        return scouts;
    }

    public MapTile tile() {
        return TILES[index()];
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
