package ecumene.tempus.component;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Land, lakes and sea of a finished island. The sea is all water that one can reach from beyond the frame; every other body
 * of water is a lake. (Rulebook: Setup 4; Move.)
 *
 * <p>Land hexes are numbered from 0 in the order of {@link Hex#index}.
 */
public final class Geography {

    /** The water body of the sea; the lakes have the numbers from 1. */
    public static final int SEA = 0;

    private static final int NOT_WATER = -1;

    private final int[] land;
    private final HexSet landSet = new HexSet();
    private final int[][] neighbours;
    private final HexSet coast;
    private final HexSet[] lakesides = new HexSet[Hex.COUNT];
    private final int[] water;
    private final int lakes;

    Geography(Island island) {
        land = landOf(island);
        for (int hex : land) {
            landSet.add(hex);
        }
        neighbours = new int[Hex.COUNT][];
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            neighbours[hex] = landBeside(hex);
        }
        water = new int[Hex.COUNT];
        lakes = fillWaters();
        HexSet[] shores = shores();
        coast = shores[SEA];
        for (int hex : land) {
            lakesides[hex] = new HexSet();
            for (int lake = 1; lake <= lakes; lake++) {
                if (shores[lake].contains(hex)) {
                    lakesides[hex].addAll(shores[lake]);
                }
            }
        }
    }

    /** The land beside each body of water. */
    private HexSet[] shores() {
        HexSet[] shores = new HexSet[lakes + 1];
        Arrays.setAll(shores, body -> new HexSet());
        for (int hex : land) {
            for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
                int body = waterBeside(hex, direction);
                if (body != NOT_WATER) {
                    shores[body].add(hex);
                }
            }
        }
        return shores;
    }

    private static int[] landOf(Island island) {
        int[] land = new int[Hex.COUNT];
        int count = 0;
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            if (island.isLand(hex)) {
                land[count++] = hex;
            }
        }
        return Arrays.copyOf(land, count);
    }

    private int[] landBeside(int hex) {
        int[] beside = new int[Hex.DIRECTIONS];
        int count = 0;
        for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
            int neighbour = Hex.step(hex, direction);
            if (neighbour != Hex.OUTSIDE && landSet.contains(neighbour)) {
                beside[count++] = neighbour;
            }
        }
        return Arrays.copyOf(beside, count);
    }

    /** Gives every water hex its body, the sea first, and returns how many lakes there are. */
    private int fillWaters() {
        Arrays.fill(water, NOT_WATER);
        int[] queue = new int[Hex.COUNT];
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            if (isOnTheFrame(hex)) {
                fill(hex, SEA, queue);
            }
        }
        int bodies = SEA + 1;
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            if (fill(hex, bodies, queue)) {
                bodies++;
            }
        }
        return bodies - 1;
    }

    private static boolean isOnTheFrame(int hex) {
        return !Island.isInside(hex);
    }

    private boolean fill(int from, int body, int[] queue) {
        if (landSet.contains(from) || water[from] != NOT_WATER) {
            return false;
        }
        int end = 0;
        queue[end++] = from;
        water[from] = body;
        for (int at = 0; at < end; at++) {
            for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
                int next = Hex.step(queue[at], direction);
                if (next != Hex.OUTSIDE && !landSet.contains(next) && water[next] == NOT_WATER) {
                    water[next] = body;
                    queue[end++] = next;
                }
            }
        }
        return true;
    }

    /** The water beside a land hex: beyond the frame there is sea. */
    private int waterBeside(int hex, int direction) {
        int neighbour = Hex.step(hex, direction);
        return neighbour == Hex.OUTSIDE ? SEA : water[neighbour];
    }

    /** How many land hexes there are. */
    public int size() {
        return land.length;
    }

    /** The hex of a land number. */
    public int hex(int number) {
        return land[number];
    }

    /** The land hexes beside a hex: not to be changed. */
    public int[] neighbours(int hex) {
        return neighbours[hex];
    }

    public int lakes() {
        return lakes;
    }

    /** The lakes, each with its water hexes. */
    public List<List<Hex>> lakeHexes() {
        List<List<Hex>> all = new ArrayList<>();
        for (int lake = 1; lake <= lakes; lake++) {
            List<Hex> hexes = new ArrayList<>();
            for (int hex = 0; hex < Hex.COUNT; hex++) {
                if (water[hex] == lake) {
                    hexes.add(Hex.at(hex));
                }
            }
            all.add(List.copyOf(hexes));
        }
        return List.copyOf(all);
    }

    // Sets of land hexes: not to be changed.

    public HexSet land() {
        return landSet;
    }

    /** The land beside the lakes that a land hex borders, itself included; nothing if it borders none. */
    public HexSet lakeside(int hex) {
        return lakesides[hex];
    }

    /** The land beside the sea. */
    public HexSet coast() {
        return coast;
    }
}
