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

    /** Each in the order of the directions, for hexes with nothing but land beside them. */
    private static final int[][] ALL_BESIDE = allBeside();

    private static final HexSet EVERYWHERE = everywhere();

    private static final HexSet NOTHING = new HexSet();

    private final int[] land;
    private final HexSet landSet = new HexSet();
    private final int[][] neighbours = new int[Hex.COUNT][];
    private final HexSet coast;
    private final HexSet[] lakesides = new HexSet[Hex.COUNT];

    /** The water hexes of each lake. */
    private final List<HexSet> lakes;

    Geography(Island island) {
        land = landOf(island);
        for (int hex : land) {
            landSet.add(hex);
        }
        for (int hex : land) {
            neighbours[hex] = landBeside(hex);
            lakesides[hex] = NOTHING;
        }
        HexSet water = new HexSet(EVERYWHERE);
        water.removeAll(landSet);
        HexSet sea = Island.frame();
        sea.keepOnly(water);
        flood(sea, water);
        water.removeAll(sea);
        coast = shore(sea);
        // Beyond the frame there is sea.
        HexSet edge = Island.frame();
        edge.keepOnly(landSet);
        coast.addAll(edge);
        lakes = lakesOf(water);
        for (HexSet lake : lakes) {
            addLakeside(shore(lake));
        }
    }

    private static int[][] allBeside() {
        int[][] all = new int[Hex.COUNT][Hex.DIRECTIONS];
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
                all[hex][direction] = Hex.step(hex, direction);
            }
        }
        return all;
    }

    private static HexSet everywhere() {
        HexSet all = new HexSet();
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            all.add(hex);
        }
        return all;
    }

    /** The land beside a body of water. */
    private HexSet shore(HexSet water) {
        HexSet shore = new HexSet();
        shore.addBeside(water);
        shore.keepOnly(landSet);
        return shore;
    }

    /** Whoever is on the shore of a lake has it beside; of several lakes, the shores of all. */
    private void addLakeside(HexSet shore) {
        for (int hex : shore.hexes()) {
            HexSet before = lakesides[hex];
            if (before.isEmpty()) {
                lakesides[hex] = shore;
            } else {
                HexSet both = new HexSet(before);
                both.addAll(shore);
                lakesides[hex] = both;
            }
        }
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
        int[] all = ALL_BESIDE[hex];
        HexSet beside = new HexSet(HexSet.beside(hex));
        beside.keepOnly(landSet);
        int size = beside.size();
        if (size == Hex.DIRECTIONS) {
            return all;
        }
        int[] dry = new int[size];
        int count = 0;
        for (int neighbour : all) {
            if (neighbour != Hex.OUTSIDE && beside.contains(neighbour)) {
                dry[count++] = neighbour;
            }
        }
        return dry;
    }

    /** The bodies of what water there is, each found from its first hex. */
    private static List<HexSet> lakesOf(HexSet waters) {
        List<HexSet> lakes = new ArrayList<>();
        HexSet left = new HexSet(waters);
        while (!left.isEmpty()) {
            HexSet lake = new HexSet();
            lake.add(left.first());
            flood(lake, left);
            left.removeAll(lake);
            lakes.add(lake);
        }
        return lakes;
    }

    /** Water spreads as far as it can. */
    private static void flood(HexSet water, HexSet within) {
        HexSet edge = new HexSet(water);
        HexSet next = new HexSet();
        while (!edge.isEmpty()) {
            next.clear();
            next.addBeside(edge);
            next.keepOnly(within);
            next.removeAll(water);
            water.addAll(next);
            edge.set(next);
        }
    }

    /** How many land hexes there are. */
    public int size() {
        return land.length;
    }

    /** The hex of a land number. */
    public int hex(int number) {
        return land[number];
    }

    /** The land hexes beside a land hex: not to be changed. */
    public int[] neighbours(int hex) {
        return neighbours[hex];
    }

    public int lakes() {
        return lakes.size();
    }

    /** The lakes, each with its water hexes. */
    public List<List<Hex>> lakeHexes() {
        return lakes.stream()
                .map(lake -> Arrays.stream(lake.hexes()).mapToObj(Hex::at).toList())
                .toList();
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
