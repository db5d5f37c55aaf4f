package ecumene.civilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.civilization.Civilization;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A nation: where it starts, and its row of the succession table. */
public final class Nation {

    /** In table order, from the top row. */
    public static final List<Nation> ALL = all();

    /** The final space of every row; space 0 is before the first column. */
    public static final int FINAL_SPACE = 14;

    private final int index;
    private final String id;
    private final Area start;
    private final int cities;
    private final Epoch[] epochs = new Epoch[FINAL_SPACE + 1];
    private final int[] points = new int[FINAL_SPACE + 1];

    private Nation(int index, Map<String, String> row) {
        this.index = index;
        id = Area.text(row, "id");
        start = Area.of(Area.text(row, "start"));
        cities = Integer.parseInt(Area.text(row, "cities"));
        int early = Integer.parseInt(Area.text(row, "early_bronze"));
        int late = Integer.parseInt(Area.text(row, "late_bronze"));
        int iron = Integer.parseInt(Area.text(row, "iron"));
        for (int space = 0; space <= FINAL_SPACE; space++) {
            epochs[space] = space < early
                    ? Epoch.NEOLITHIC
                    : space < late ? Epoch.EARLY_BRONZE_AGE : space < iron ? Epoch.LATE_BRONZE_AGE : Epoch.IRON_AGE;
        }
        for (String pair : Area.words(row, "points")) {
            int colon = pair.indexOf(':');
            points[Integer.parseInt(pair.substring(0, colon))] = Integer.parseInt(pair.substring(colon + 1));
        }
    }

    private static List<Nation> all() {
        List<Nation> nations = new ArrayList<>();
        for (Map<String, String> row : Csv.read(Civilization.class, "nations.csv")) {
            nations.add(new Nation(nations.size(), row));
        }
        return List.copyOf(nations);
    }

    public static Nation at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Nation of(String id) {
        return Ids.find("nation", ALL, id);
    }

    /** The row of the table, from 0. */
    public int index() {
        return index;
    }

    public Area start() {
        return start;
    }

    public Epoch epoch(int space) {
        return epochs[space];
    }

    /** Whether a space is the first of its epoch, where conditions must be met. */
    public boolean isGate(int space) {
        return space > 0 && epochs[space] != epochs[space - 1];
    }

    /** The points needed to enter a space; 0 where none are. */
    public int points(int space) {
        return points[space];
    }

    /** The cities needed to enter the Early Bronze Age. */
    public int cities() {
        return cities;
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
