package ecumene.civilization.component;

import ecumene.civilization.Civilization;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The part of the map that is in play, by number of players (24 to 29). What is outside does not exist. */
public final class Board {

    private static final int[][] LAND = land();

    /** Every board of the rulebook. */
    public static final List<Board> ALL = Set.of("2a", "2b", "3a", "3b", "4a", "4b", "5", "6a", "6b", "7", "8").stream()
            .sorted()
            .map(Board::new)
            .toList();

    private final String id;
    private final boolean[] inPlay = new boolean[Area.COUNT];
    private final int[] areas;
    private final int[][] land;
    private final int[][] water;
    private final int[][] coastal;
    private final List<Nation> nations;

    private Board(String id) {
        this.id = id;
        for (Area area : Area.ALL) {
            inPlay[area.index()] = area.isOn(id);
        }
        areas = IntStream.range(0, Area.FIRST_SEA).filter(area -> inPlay[area]).toArray();
        land = new int[Area.COUNT][];
        for (int area = 0; area < Area.COUNT; area++) {
            land[area] = IntStream.of(inPlay[area] ? LAND[area] : new int[0])
                    .filter(other -> inPlay[other])
                    .toArray();
        }
        water = new int[Shore.COUNT][];
        coastal = new int[Shore.COUNT][];
        for (Shore shore : Shore.ALL) {
            boolean here = inPlay[shore.area().index()];
            water[shore.index()] = IntStream.of(here ? Shore.WATER[shore.index()] : new int[0])
                    .filter(other -> inPlay[Shore.at(other).area().index()])
                    .toArray();
            coastal[shore.index()] = IntStream.of(water[shore.index()])
                    .filter(other -> !Shore.at(other).area().isOpenSea())
                    .toArray();
        }
        List<Nation> starting = new ArrayList<>();
        for (Nation nation : Nation.ALL) {
            if (inPlay[nation.start().index()]) {
                starting.add(nation);
            }
        }
        nations = List.copyOf(starting);
    }

    private static int[][] land() {
        List<Set<Integer>> borders = new ArrayList<>();
        Area.ALL.forEach(area -> borders.add(new TreeSet<>()));
        for (Map<String, String> row : Csv.read(Civilization.class, "borders.csv")) {
            if (Area.text(row, "land").equals("1")) {
                int a = Area.of(Area.text(row, "a")).index();
                int b = Area.of(Area.text(row, "b")).index();
                borders.get(a).add(b);
                borders.get(b).add(a);
            }
        }
        return borders.stream()
                .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    public static Board of(String id) {
        return Ids.find("board", ALL, id);
    }

    /** The board for a number of players; the second one where the rulebook shows two. */
    public static Board of(int seats, boolean second) {
        boolean two = seats <= 4 || seats == 6;
        return of(two ? seats + (second ? "b" : "a") : Integer.toString(seats));
    }

    public boolean has(int area) {
        return inPlay[area];
    }

    /** Every area with land in play, in order. */
    public int[] areas() {
        return areas;
    }

    /** The areas across a land border. */
    public int[] land(int area) {
        return land[area];
    }

    /** The shores across a water border, open seas only if they may be crossed. */
    public int[] water(int shore, boolean openSea) {
        return openSea ? water[shore] : coastal[shore];
    }

    /** Whether two areas share a border of any kind. */
    public boolean touch(int area, int other) {
        for (int neighbour : land[area]) {
            if (neighbour == other) {
                return true;
            }
        }
        for (int shore : Shore.of(area)) {
            for (int across : water[shore]) {
                if (Shore.at(across).area().index() == other) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The nations that start in play, in table order. */
    public List<Nation> nations() {
        return nations;
    }

    @Override
    public String toString() {
        return id;
    }
}
