package ecumene.sidmeiercivilization.component;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where the map tiles lie, for two, three or four players. The home tiles come first, in the order of the seats. */
public final class Layout {

    /** Stands for a square outside of the map. */
    public static final int NONE = -1;

    private static final Layout[] BY_SEATS = {new Layout(2), new Layout(3), new Layout(4)};

    private final int seats;
    private final List<int[]> places = new ArrayList<>();
    private final byte[] slot = new byte[Square.COUNT];
    private final byte[] place = new byte[Square.COUNT];
    private final int[] squares;

    private Layout(int seats) {
        this.seats = seats;
        Arrays.fill(slot, (byte) NONE);
        for (Data.Row row : Data.rows("layouts.csv")) {
            if (row.number("seats") == seats) {
                int x = row.number("x");
                int y = row.number("y");
                for (int i = 0; i < MapTile.SQUARES; i++) {
                    int square = (y + i / MapTile.SIDE) * Square.WIDTH + x + i % MapTile.SIDE;
                    slot[square] = (byte) places.size();
                    place[square] = (byte) i;
                }
                places.add(new int[] {x, y, row.number("rotation") / 90});
            }
        }
        List<Integer> all = new ArrayList<>();
        for (int square = 0; square < Square.COUNT; square++) {
            if (slot[square] != NONE) {
                all.add(square);
            }
        }
        squares = all.stream().mapToInt(Integer::intValue).toArray();
    }

    public static Layout of(int seats) {
        return BY_SEATS[seats - 2];
    }

    /** How many tiles lie on the table. */
    public int slots() {
        return places.size();
    }

    /** How many of them are home tiles. */
    public int homes() {
        return seats;
    }

    /** The place of the tile that a square belongs to, or {@link #NONE}. */
    public int slot(int square) {
        return slot[square];
    }

    /** The place of a square on its tile, row by row. */
    public int place(int square) {
        return place[square];
    }

    /** Every square of the map. The array is shared: look only. */
    public int[] squares() {
        return squares;
    }

    /** The square at a place of a tile. */
    public int square(int slotIndex, int placeIndex) {
        int[] corner = places.get(slotIndex);
        return (corner[1] + placeIndex / MapTile.SIDE) * Square.WIDTH + corner[0] + placeIndex % MapTile.SIDE;
    }

    /** How a home tile is turned, in quarters. */
    public int quarters(int slotIndex) {
        return places.get(slotIndex)[2];
    }
}
