package ecumene.civilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.civilization.Civilization;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * One of the waters an area touches: where a ship lies or sails. Most areas have one shore or none. Delphi has two coasts
 * (23.3), and an area that touches two lakes, or a lake and the sea, has a shore on each. Open seas are their own shore.
 */
public final class Shore {

    /** By index, in the order of the areas. */
    public static final List<Shore> ALL = all();

    public static final int COUNT = ALL.size();

    private static final int[][] OF_AREA = byArea();

    /** Every water border, by shore: the shores on the other side. */
    static final int[][] WATER = water();

    private final int index;
    private final Area area;
    private final String water;
    private final String id;

    private Shore(int index, Area area, String water, boolean alone) {
        this.index = index;
        this.area = area;
        this.water = water;
        this.id = alone ? area.id() : area.id() + "-" + water;
    }

    private static List<Map<String, String>> borders() {
        return Csv.read(Civilization.class, "borders.csv");
    }

    private static String side(Map<String, String> row, String column) {
        String coast = Area.text(row, column);
        return coast.isEmpty() ? "sea" : coast;
    }

    private static List<String> lakes(Map<String, String> row) {
        return Area.words(row, "lakes");
    }

    private static List<Shore> all() {
        List<Set<String>> waters = new ArrayList<>();
        Area.ALL.forEach(area -> waters.add(new TreeSet<>()));
        for (Map<String, String> row : borders()) {
            Set<String> a = waters.get(Area.of(Area.text(row, "a")).index());
            Set<String> b = waters.get(Area.of(Area.text(row, "b")).index());
            if (Area.text(row, "water").equals("1")) {
                a.add(side(row, "a_coast"));
                b.add(side(row, "b_coast"));
            }
            a.addAll(lakes(row));
            b.addAll(lakes(row));
        }
        List<Shore> shores = new ArrayList<>();
        for (Area area : Area.ALL) {
            Set<String> touched = waters.get(area.index());
            for (String water : touched) {
                shores.add(new Shore(shores.size(), area, water, touched.size() == 1));
            }
        }
        return List.copyOf(shores);
    }

    private static int[][] byArea() {
        int[][] shores = new int[Area.COUNT][];
        for (Area area : Area.ALL) {
            shores[area.index()] = ALL.stream()
                    .filter(shore -> shore.area == area)
                    .mapToInt(shore -> shore.index)
                    .toArray();
        }
        return shores;
    }

    private static int[][] water() {
        List<Set<Integer>> borders = new ArrayList<>();
        ALL.forEach(shore -> borders.add(new TreeSet<>()));
        for (Map<String, String> row : borders()) {
            Area a = Area.of(Area.text(row, "a"));
            Area b = Area.of(Area.text(row, "b"));
            if (Area.text(row, "water").equals("1")) {
                join(borders, on(a, side(row, "a_coast")), on(b, side(row, "b_coast")));
            }
            for (String lake : lakes(row)) {
                join(borders, on(a, lake), on(b, lake));
            }
        }
        return borders.stream()
                .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    private static void join(List<Set<Integer>> borders, Shore one, Shore other) {
        borders.get(one.index).add(other.index);
        borders.get(other.index).add(one.index);
    }

    private static Shore on(Area area, String water) {
        for (int shore : OF_AREA[area.index()]) {
            if (ALL.get(shore).water.equals(water)) {
                return ALL.get(shore);
            }
        }
        throw new IllegalStateException("borders.csv: " + area + " has no " + water);
    }

    public static Shore at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Shore of(String id) {
        return Ids.find("shore", ALL, id);
    }

    /** The shores of an area; none if it has no water. */
    public static int[] of(int area) {
        return OF_AREA[area];
    }

    public int index() {
        return index;
    }

    public Area area() {
        return area;
    }

    /** The water it lies on: a lake, a coast of an area that has two, or just the sea. */
    public String waterName() {
        return water;
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
