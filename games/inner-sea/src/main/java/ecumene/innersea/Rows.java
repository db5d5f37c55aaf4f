package ecumene.innersea;

import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Fields;
import java.util.Arrays;

/**
 * Rows of small numbers that come and go. Mostly there are none: then they take no room, so that a position is copied fast.
 * Saved are the columns, each as long as there can be rows, with 0 behind the last one.
 */
final class Rows {

    private static final byte[] NOTHING = {};
    private static final int FIRST_ROOM = 8;

    private final int width;
    private final int most;
    private byte[] cells;
    private int count;

    /**
     * No row yet.
     *
     * @param width numbers in a row
     * @param most rows that there can be
     */
    Rows(int width, int most) {
        this.width = width;
        this.most = most;
        cells = NOTHING;
    }

    Rows(Rows other) {
        width = other.width;
        most = other.most;
        count = other.count;
        cells = count == 0 ? NOTHING : Arrays.copyOf(other.cells, count * width);
    }

    int count() {
        return count;
    }

    int get(int row, int column) {
        return cells[row * width + column];
    }

    void set(int row, int column, int value) {
        cells[row * width + column] = (byte) value;
    }

    /** A new row, all 0; gives back its place. */
    int add() {
        int start = count * width;
        if (start == cells.length) {
            cells = Arrays.copyOf(cells, Math.max(FIRST_ROOM * width, 2 * start));
        }
        Arrays.fill(cells, start, start + width, (byte) 0);
        return count++;
    }

    /** Takes a row away; those behind it move up. */
    void remove(int row) {
        count--;
        System.arraycopy(cells, (row + 1) * width, cells, row * width, (count - row) * width);
    }

    /** Only the first rows stay. */
    void keep(int rows) {
        count = Math.min(count, rows);
    }

    /** Names a column for the fields, and gives back what is to be kept of it; {@link #load} takes it. */
    byte[] column(Fields fields, String name, int column) {
        byte[] values = new byte[most];
        for (int row = 0; row < count; row++) {
            values[row] = (byte) get(row, column);
        }
        fields.bytes(name, values);
        return values;
    }

    int countField(Fields fields, String name) {
        int rows = fields.number(name, count);
        if (rows < 0 || rows > most) {
            throw new BadDataException(name + ": " + rows);
        }
        return rows;
    }

    /** The rows as the fields gave them back, column by column. */
    void load(int rows, byte[]... columns) {
        byte[] loaded = rows == 0 ? NOTHING : new byte[rows * width];
        for (int cell = 0; cell < loaded.length; cell++) {
            loaded[cell] = columns[cell % width][cell / width];
        }
        cells = loaded;
        count = rows;
    }
}
