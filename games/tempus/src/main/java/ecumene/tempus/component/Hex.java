package ecumene.tempus.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;

/**
 * A cell of the Sea of Tempus: 13 columns of 12 flat-topped hexes, every second column half a hex lower. The id tells
 * column and row, both counted from 0: {@code c4r5}.
 */
public final class Hex {

    public static final int COLUMNS = 13;
    public static final int ROWS = 12;
    public static final int COUNT = COLUMNS * ROWS;

    /** How many neighbours a hex has; they are numbered clockwise from the north. */
    public static final int DIRECTIONS = 6;

    /** What {@link #step} gives outside of the grid. */
    public static final int OUTSIDE = -1;

    private static final int[] COLUMN_STEP = {0, 1, 1, 0, -1, -1};
    private static final int[] ROW_STEP_IN_EVEN_COLUMN = {-1, -1, 0, 1, 0, -1};
    private static final int[] ROW_STEP_IN_ODD_COLUMN = {-1, 0, 1, 1, 1, 0};

    /** By index: {@code column * 12 + row}. */
    public static final List<Hex> ALL = all();

    private static final int[] STEPS = steps();

    private final int index;
    private final int column;
    private final int row;
    private final String id;

    private Hex(int index) {
        this.index = index;
        this.column = index / ROWS;
        this.row = index % ROWS;
        this.id = "c" + column + "r" + row;
    }

    private static List<Hex> all() {
        List<Hex> hexes = new ArrayList<>(COUNT);
        for (int index = 0; index < COUNT; index++) {
            hexes.add(new Hex(index));
        }
        return List.copyOf(hexes);
    }

    private static int[] steps() {
        int[] steps = new int[COUNT * DIRECTIONS];
        for (Hex hex : ALL) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int column = hex.column + COLUMN_STEP[direction];
                int row = hex.row + (hex.column % 2 == 0 ? ROW_STEP_IN_EVEN_COLUMN : ROW_STEP_IN_ODD_COLUMN)[direction];
                boolean inside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
                steps[hex.index * DIRECTIONS + direction] = inside ? column * ROWS + row : OUTSIDE;
            }
        }
        return steps;
    }

    public static Hex at(int index) {
        return ALL.get(index);
    }

    public static Hex at(int column, int row) {
        return ALL.get(column * ROWS + row);
    }

    @JsonCreator
    public static Hex of(String id) {
        return Ids.find("hex", ALL, id);
    }

    /** The index of the hex one step away, clockwise from the north, or {@link #OUTSIDE}. */
    public static int step(int hex, int direction) {
        return STEPS[hex * DIRECTIONS + direction];
    }

    public static boolean areNeighbours(int one, int other) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (step(one, direction) == other) {
                return true;
            }
        }
        return false;
    }

    public int index() {
        return index;
    }

    public int column() {
        return column;
    }

    public int row() {
        return row;
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
