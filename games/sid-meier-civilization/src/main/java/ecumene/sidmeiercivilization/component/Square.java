package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;

/** A square of the map: a letter for its column and a number for its row, both from the upper left corner. */
public final class Square {

    /** Columns and rows of the widest map. */
    public static final int WIDTH = 16;

    public static final int COUNT = WIDTH * WIDTH;

    /** By index. */
    public static final List<Square> ALL = all();

    private static final int[][] NEIGHBOURS = new int[COUNT][];
    private static final int[][] AROUND = new int[COUNT][];

    static {
        for (int square = 0; square < COUNT; square++) {
            NEIGHBOURS[square] = near(square, false);
            AROUND[square] = near(square, true);
        }
    }

    private final int index;
    private final String id;

    private Square(int index) {
        this.index = index;
        this.id = (char) ('a' + index % WIDTH) + Integer.toString(1 + index / WIDTH);
    }

    private static List<Square> all() {
        List<Square> all = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            all.add(new Square(i));
        }
        return List.copyOf(all);
    }

    private static int[] near(int square, boolean diagonals) {
        List<Integer> found = new ArrayList<>();
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int x = square % WIDTH + dx;
                int y = square / WIDTH + dy;
                boolean inside = x >= 0 && y >= 0 && x < WIDTH && y < WIDTH;
                boolean counts = ((dx == 0) != (dy == 0)) || (diagonals && dx != 0 && dy != 0);
                if (inside && counts) {
                    found.add(y * WIDTH + x);
                }
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    public static Square at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Square of(String id) {
        return Ids.find("square", ALL, id);
    }

    /** Its neighbours without diagonals. The array is shared: look only. */
    public static int[] neighbours(int square) {
        return NEIGHBOURS[square];
    }

    /** Its neighbours with diagonals. The array is shared: look only. */
    public static int[] around(int square) {
        return AROUND[square];
    }

    /** How far apart two squares are when diagonal steps count as one. */
    public static int distance(int one, int other) {
        return Math.max(Math.abs(one % WIDTH - other % WIDTH), Math.abs(one / WIDTH - other / WIDTH));
    }

    /** How far apart two squares are without diagonals. */
    public static int steps(int one, int other) {
        return Math.abs(one % WIDTH - other % WIDTH) + Math.abs(one / WIDTH - other / WIDTH);
    }

    public int index() {
        return index;
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
