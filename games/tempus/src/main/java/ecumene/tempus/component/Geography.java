package ecumene.tempus.component;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Land, lakes and sea of a finished island. The sea is all water that one can reach from beyond the frame; every other body
 * of water is a lake. (Rulebook: Setup 4; Move.)
 *
 * <p>Land hexes are numbered from 0 in the order of {@link Hex#index}, at most 84 of them, so that a set of land hexes fits
 * in two words: {@code low} for the first 64 and {@code high} for the others.
 */
public final class Geography {

    /** The water body of the sea; the lakes have the numbers from 1. */
    public static final int SEA = 0;

    private static final int NOT_WATER = -1;

    private final int[] land;
    private final int[] number;
    private final int[][] neighbours;
    private final long[] nearLow;
    private final long[] nearHigh;
    private final long[] lakesideLow;
    private final long[] lakesideHigh;
    private final long coastLow;
    private final long coastHigh;
    private final int[] water;
    private final int lakes;

    Geography(Island island) {
        land = landOf(island);
        number = new int[Hex.COUNT];
        Arrays.fill(number, -1);
        for (int i = 0; i < land.length; i++) {
            number[land[i]] = i;
        }
        neighbours = new int[Hex.COUNT][];
        nearLow = new long[land.length];
        nearHigh = new long[land.length];
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            neighbours[hex] = landBeside(hex);
            if (number[hex] >= 0) {
                for (int neighbour : neighbours[hex]) {
                    nearLow[number[hex]] |= low(number[neighbour]);
                    nearHigh[number[hex]] |= high(number[neighbour]);
                }
            }
        }
        water = new int[Hex.COUNT];
        lakes = fillWaters();
        long[] shoreLow = new long[lakes + 1];
        long[] shoreHigh = new long[lakes + 1];
        for (int i = 0; i < land.length; i++) {
            for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
                int body = waterBeside(land[i], direction);
                if (body != NOT_WATER) {
                    shoreLow[body] |= low(i);
                    shoreHigh[body] |= high(i);
                }
            }
        }
        coastLow = shoreLow[SEA];
        coastHigh = shoreHigh[SEA];
        lakesideLow = new long[land.length];
        lakesideHigh = new long[land.length];
        for (int i = 0; i < land.length; i++) {
            for (int lake = 1; lake <= lakes; lake++) {
                if ((shoreLow[lake] & low(i)) != 0 || (shoreHigh[lake] & high(i)) != 0) {
                    lakesideLow[i] |= shoreLow[lake];
                    lakesideHigh[i] |= shoreHigh[lake];
                }
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
        int[] beside = new int[Hex.DIRECTIONS];
        int count = 0;
        for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
            int neighbour = Hex.step(hex, direction);
            if (neighbour != Hex.OUTSIDE && number[neighbour] >= 0) {
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
        if (number[from] >= 0 || water[from] != NOT_WATER) {
            return false;
        }
        int end = 0;
        queue[end++] = from;
        water[from] = body;
        for (int at = 0; at < end; at++) {
            for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
                int next = Hex.step(queue[at], direction);
                if (next != Hex.OUTSIDE && number[next] < 0 && water[next] == NOT_WATER) {
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

    /** The land number of a hex; negative for water. */
    public int number(int hex) {
        return number[hex];
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

    // Sets of land hexes, in two words.

    public static long low(int number) {
        return number < Long.SIZE ? 1L << number : 0;
    }

    public static long high(int number) {
        return number < Long.SIZE ? 0 : 1L << (number - Long.SIZE);
    }

    /** The land beside a land hex. */
    public long nearLow(int number) {
        return nearLow[number];
    }

    public long nearHigh(int number) {
        return nearHigh[number];
    }

    /** The land beside the lakes that a land hex borders, itself included; nothing if it borders none. */
    public long lakesideLow(int number) {
        return lakesideLow[number];
    }

    public long lakesideHigh(int number) {
        return lakesideHigh[number];
    }

    /** The land beside the sea. */
    public long coastLow() {
        return coastLow;
    }

    public long coastHigh() {
        return coastHigh;
    }

    public boolean isCoast(int number) {
        return (coastLow & low(number)) != 0 || (coastHigh & high(number)) != 0;
    }

    /** Whether two land hexes border one lake. */
    public boolean shareLake(int one, int other) {
        return (lakesideLow[one] & low(other)) != 0 || (lakesideHigh[one] & high(other)) != 0;
    }
}
