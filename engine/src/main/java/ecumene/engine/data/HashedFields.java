package ecumene.engine.data;

import ecumene.engine.Randomness;

/** A stable 64-bit hash of the fields: the same on every machine and in every process. Version 1; it never changes. */
public final class HashedFields implements Fields {

    private long hash = 0x45_43_55_4D_45_4E_45L;

    public long hash() {
        return hash;
    }

    @Override
    public int number(String name, int value) {
        mix(name);
        mix(value);
        return value;
    }

    @Override
    public long word(String name, long value) {
        mix(name);
        mix(value);
        return value;
    }

    @Override
    public void bytes(String name, byte[] values) {
        bytes(name, values, values.length);
    }

    @Override
    public int bytes(String name, byte[] values, int size) {
        mix(name);
        mix(size);
        for (int i = 0; i < size; i++) {
            mix(values[i]);
        }
        return size;
    }

    @Override
    public void numbers(String name, int[] values) {
        mix(name);
        mix(values.length);
        for (int value : values) {
            mix(value);
        }
    }

    @Override
    public void words(String name, long[] values) {
        mix(name);
        mix(values.length);
        for (long value : values) {
            mix(value);
        }
    }

    @Override
    public String text(String name, String value) {
        mix(name);
        mix(value);
        return value;
    }

    private void mix(String text) {
        mix(text.length());
        for (int i = 0; i < text.length(); i++) {
            mix(text.charAt(i));
        }
    }

    private void mix(long value) {
        hash = Randomness.mix(hash ^ (value + 0x9E3779B97F4A7C15L));
    }
}
