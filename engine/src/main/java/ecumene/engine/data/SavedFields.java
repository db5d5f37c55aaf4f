package ecumene.engine.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes the fields into a map of numbers, strings and lists of them, which any notation can carry. */
public final class SavedFields implements Fields {

    private final Map<String, Object> saved = new LinkedHashMap<>();

    public Map<String, Object> saved() {
        return saved;
    }

    @Override
    public int number(String name, int value) {
        put(name, value);
        return value;
    }

    @Override
    public long word(String name, long value) {
        put(name, hex(value));
        return value;
    }

    @Override
    public void bytes(String name, byte[] values) {
        bytes(name, values, values.length);
    }

    @Override
    public int bytes(String name, byte[] values, int size) {
        List<Object> list = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            list.add((int) values[i]);
        }
        put(name, list);
        return size;
    }

    @Override
    public void numbers(String name, int[] values) {
        List<Object> list = new ArrayList<>(values.length);
        for (int value : values) {
            list.add(value);
        }
        put(name, list);
    }

    @Override
    public void words(String name, long[] values) {
        List<Object> list = new ArrayList<>(values.length);
        for (long value : values) {
            list.add(hex(value));
        }
        put(name, list);
    }

    @Override
    public String text(String name, String value) {
        put(name, value);
        return value;
    }

    private void put(String name, Object value) {
        if (saved.put(name, value) != null) {
            throw new IllegalStateException("field named twice: " + name);
        }
    }

    /** Sixty-four bits as sixteen hexadecimal digits: JSON numbers are too small for them. */
    public static String hex(long value) {
        return String.format("%016x", value);
    }
}
