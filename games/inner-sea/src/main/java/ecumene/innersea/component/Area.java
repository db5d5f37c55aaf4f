package ecumene.innersea.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import ecumene.innersea.InnerSea;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/** An area of the map. Their order is that of the competitions, from the north-east to the south-west. */
public final class Area {

    /** Land, coastal sea or open sea. */
    public enum Kind {
        LAND,
        SHALLOW,
        DEEP
    }

    /** By index. */
    public static final List<Area> ALL = all();

    public static final int COUNT = ALL.size();

    private static final AreaSet[] NEIGHBOURS = borders();

    public static final AreaSet EVERYWHERE = where(area -> true);
    public static final AreaSet LAND = where(area -> area.kind == Kind.LAND);
    public static final AreaSet SHALLOW = where(area -> area.kind == Kind.SHALLOW);
    public static final AreaSet DEEP = where(area -> area.kind == Kind.DEEP);
    public static final AreaSet SEA = SHALLOW.or(DEEP);
    public static final AreaSet ISLANDS = where(area -> !area.island.isEmpty());
    public static final AreaSet HOMES = where(area -> area.isHome);
    public static final AreaSet NORTH = where(area -> area.edges.contains("N"));
    public static final AreaSet EAST = where(area -> area.edges.contains("E"));
    public static final AreaSet SOUTH = where(area -> area.edges.contains("S"));

    /** What is left of the map for two, by its eastern side; and the other side with the line between. */
    public static final AreaSet EASTERN_MAP = where(area -> area.twoPlayers.equals("in"));

    public static final AreaSet WESTERN_MAP = where(area -> !area.twoPlayers.equals("in"));

    /** The map for three: everything west of the line. */
    public static final AreaSet MAP_FOR_THREE = where(area -> area.threePlayers.equals("in"));

    /** The areas marked with white disks; nobody enters them. */
    public static final AreaSet LINE_FOR_TWO = where(area -> area.twoPlayers.equals("line"));

    public static final AreaSet LINE_FOR_THREE = where(area -> area.threePlayers.equals("line"));

    private final int index;
    private final String id;
    private final Kind kind;
    private final String island;
    private final String edges;
    private final boolean isHome;
    private final String twoPlayers;
    private final String threePlayers;
    private final int x;
    private final int y;
    private final int radius;

    private Area(int index, Map<String, String> row) {
        this.index = index;
        id = row.getOrDefault("id", "");
        kind = Kind.valueOf(row.getOrDefault("kind", "").toUpperCase(Locale.ROOT));
        island = row.getOrDefault("island", "");
        edges = row.getOrDefault("edges", "");
        isHome = !row.getOrDefault("home_of", "").isEmpty();
        twoPlayers = row.getOrDefault("two_players", "");
        threePlayers = row.getOrDefault("three_players", "");
        x = Integer.parseInt(row.getOrDefault("x", ""));
        y = Integer.parseInt(row.getOrDefault("y", ""));
        radius = Integer.parseInt(row.getOrDefault("radius", ""));
    }

    private static List<Area> all() {
        List<Area> areas = new ArrayList<>();
        for (Map<String, String> row : Csv.read(InnerSea.class, "areas.csv")) {
            areas.add(new Area(areas.size(), row));
        }
        return List.copyOf(areas);
    }

    private static AreaSet[] borders() {
        AreaSet[] neighbours = new AreaSet[ALL.size()];
        java.util.Arrays.fill(neighbours, AreaSet.EMPTY);
        for (Map<String, String> row : Csv.read(InnerSea.class, "borders.csv")) {
            int a = of(row.getOrDefault("a", "")).index;
            int b = of(row.getOrDefault("b", "")).index;
            if (neighbours[a].contains(b)) {
                throw new BadDataException("borders.csv: twice " + row);
            }
            neighbours[a] = neighbours[a].with(b);
            neighbours[b] = neighbours[b].with(a);
        }
        return neighbours;
    }

    private static AreaSet where(Predicate<Area> test) {
        AreaSet found = AreaSet.EMPTY;
        for (Area area : ALL) {
            if (test.test(area)) {
                found = found.with(area.index);
            }
        }
        return found;
    }

    public static Area at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Area of(String id) {
        return Ids.find("area", ALL, id);
    }

    public static AreaSet neighbours(int area) {
        return NEIGHBOURS[area];
    }

    public static boolean isLand(int area) {
        return LAND.contains(area);
    }

    public static boolean isDeep(int area) {
        return DEEP.contains(area);
    }

    /** The land areas of the island that an area belongs to; nothing for the mainland and the sea. */
    public static AreaSet islandOf(int area) {
        String island = at(area).island;
        return island.isEmpty() ? AreaSet.EMPTY : where(other -> other.island.equals(island));
    }

    public int index() {
        return index;
    }

    public Kind kind() {
        return kind;
    }

    /** The island it belongs to; empty for the mainland and the sea. */
    public String island() {
        return island;
    }

    /** Whether a civilization of the box is at home here. */
    public boolean isHome() {
        return isHome;
    }

    /** Where pieces stand on the drawing, and how much room is around that point. */
    public int x() {
        return x;
    }

    public int y() {
        return y;
    }

    public int radius() {
        return radius;
    }

    /** The letters of the map edges that this area lies on: N, E, S. */
    public String edges() {
        return edges;
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
