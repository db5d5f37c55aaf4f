package ecumene.engine.data;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the fields from a map as {@link SavedFields} writes it; whatever does not fit is a {@link BadDataException}. */
public final class LoadedFields implements Fields {

    private final Map<String, ?> saved;

    public LoadedFields(Map<String, ?> saved) {
        this.saved = saved;
    }

    @Override
    public int number(String name, int value) {
        return integer(name, get(name));
    }

    @Override
    public long word(String name, long value) {
        return hex(name, get(name));
    }

    @Override
    public void bytes(String name, byte[] values) {
        fill(name, list(name, values.length), values);
    }

    @Override
    public int bytes(String name, byte[] values, int size) {
        if (!(get(name) instanceof List<?> list) || list.size() > values.length) {
            throw new BadDataException(name + ": not a list of at most " + values.length);
        }
        Arrays.fill(values, (byte) 0);
        fill(name, list, values);
        return list.size();
    }

    private static void fill(String name, List<?> list, byte[] values) {
        for (int i = 0; i < list.size(); i++) {
            int number = integer(name, list.get(i));
            if (number != (byte) number) {
                throw new BadDataException(name + ": not a byte: " + number);
            }
            values[i] = (byte) number;
        }
    }

    @Override
    public void numbers(String name, int[] values) {
        List<?> list = list(name, values.length);
        for (int i = 0; i < values.length; i++) {
            values[i] = integer(name, list.get(i));
        }
    }

    @Override
    public void words(String name, long[] values) {
        List<?> list = list(name, values.length);
        for (int i = 0; i < values.length; i++) {
            values[i] = hex(name, list.get(i));
        }
    }

    @Override
    public String text(String name, String value) {
        if (get(name) instanceof String text) {
            return text;
        }
        throw new BadDataException(name + ": not a text");
    }

    private Object get(String name) {
        Object value = saved.get(name);
        if (value == null) {
            throw new BadDataException("missing field: " + name);
        }
        return value;
    }

    private List<?> list(String name, int length) {
        if (get(name) instanceof List<?> list && list.size() == length) {
            return list;
        }
        throw new BadDataException(name + ": not a list of " + length);
    }

    private static int integer(String name, @Nullable Object value) {
        if (value instanceof Integer number) {
            return number;
        }
        throw new BadDataException(name + ": not a whole number: " + value);
    }

    private static long hex(String name, @Nullable Object value) {
        if (value instanceof String text) {
            try {
                return Long.parseUnsignedLong(text, 16);
            } catch (NumberFormatException e) {
                throw new BadDataException(name + ": not hexadecimal: " + text);
            }
        }
        throw new BadDataException(name + ": not hexadecimal: " + value);
    }
}
