package ecumene.civilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.civilization.Civilization;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An area of the map: land with its limit, or open sea. */
public final class Area {

    /** What can be built in an area: a city costs 6 tokens on a printed site and 12 elsewhere. */
    public enum Site {
        NONE,
        /** Safe from floods. */
        BLACK,
        /** On a flood plain and open to floods. */
        WHITE
    }

    /** By index: all areas with land first, then the open seas. */
    public static final List<Area> ALL = all();

    public static final int COUNT = ALL.size();

    /** The first open sea; every area before it has land. */
    public static final int FIRST_SEA = firstSea();

    private final int index;
    private final String id;
    private final boolean sea;
    private final int limit;
    private final Site site;
    private final @Nullable FloodPlain plain;
    private final @Nullable Volcano volcano;
    private final Set<String> boards;

    private Area(int index, Map<String, String> row) {
        this.index = index;
        id = text(row, "id");
        sea = text(row, "kind").equals("sea");
        limit = sea ? 0 : Integer.parseInt(text(row, "limit"));
        site = switch (text(row, "site")) {
            case "black" -> Site.BLACK;
            case "white" -> Site.WHITE;
            default -> Site.NONE;
        };
        plain = text(row, "plain").isEmpty() ? null : FloodPlain.of(text(row, "plain"));
        volcano = text(row, "volcano").isEmpty() ? null : Volcano.of(text(row, "volcano"));
        boards = new HashSet<>(words(row, "boards"));
    }

    static String text(Map<String, String> row, String column) {
        return row.getOrDefault(column, "");
    }

    /** The words of a column. */
    static List<String> words(Map<String, String> row, String column) {
        String text = text(row, column);
        return text.isEmpty() ? List.of() : List.of(text.split(" ", -1));
    }

    private static List<Area> all() {
        List<Area> areas = new ArrayList<>();
        for (Map<String, String> row : Csv.read(Civilization.class, "areas.csv")) {
            areas.add(new Area(areas.size(), row));
        }
        return List.copyOf(areas);
    }

    private static int firstSea() {
        int first = 0;
        while (!ALL.get(first).sea) {
            first++;
        }
        return first;
    }

    public static Area at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Area of(String id) {
        return Ids.find("area", ALL, id);
    }

    public int index() {
        return index;
    }

    @JsonValue
    public String id() {
        return id;
    }

    /** Open sea: ships cross it with Astronomy and never stay. */
    public boolean isOpenSea() {
        return sea;
    }

    /** How many tokens can live here. */
    public int limit() {
        return limit;
    }

    public Site site() {
        return site;
    }

    /** How many tokens a city costs here. */
    public int cityCost() {
        return site == Site.NONE ? 12 : 6;
    }

    public @Nullable FloodPlain plain() {
        return plain;
    }

    public @Nullable Volcano volcano() {
        return volcano;
    }

    /** Whether the area is in play on a board such as {@code 4a}. */
    boolean isOn(String board) {
        return boards.contains(board);
    }

    @Override
    public String toString() {
        return id;
    }
}
