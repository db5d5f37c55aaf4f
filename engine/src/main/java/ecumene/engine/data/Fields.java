package ecumene.engine.data;

/**
 * The fields of a position, one after the other. A position names each of its fields once, in {@code fields(Fields)}, and
 * that one list is used for saving, loading and hashing, so that none of the three can forget a field.
 *
 * <p>Each method is given the name and the present value, and gives back the value to keep: when saving or hashing the same
 * one, when loading the stored one. Arrays are filled in place; their length is part of the position's shape.
 */
public interface Fields {

    /** A whole number. */
    int number(String name, int value);

    /** Sixty-four bits, such as a generator's state or a bit set. */
    long word(String name, long value);

    void bytes(String name, byte[] values);

    /**
     * The first {@code size} entries of a deck or a list that grows and shrinks; gives back the size. What lies behind is no
     * part of the position, and is 0 after loading.
     */
    int bytes(String name, byte[] values, int size);

    void numbers(String name, int[] values);

    void words(String name, long[] values);

    /** An id, such as the name of a step. */
    String text(String name, String value);

    default boolean flag(String name, boolean value) {
        return number(name, value ? 1 : 0) != 0;
    }
}
