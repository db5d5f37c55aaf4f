package ecumene.engine;

import ecumene.engine.data.Fields;

/**
 * A seeded generator: SplitMix64 (version 1 of this house; it never changes, because records depend on it). One lives in
 * each {@link Position} and is the only chance a game knows. Bots think with streams of their own.
 */
public final class Randomness {

    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public Randomness(long seed) {
        state = seed;
    }

    public Randomness copy() {
        return new Randomness(state);
    }

    /** The state, to see whether chance was used between two positions. */
    public long state() {
        return state;
    }

    /** Forgets everything before: for imagined positions, whose future nobody may know. */
    public void reseed(long seed) {
        state = seed;
    }

    public long nextLong() {
        state += GAMMA;
        return mix(state);
    }

    /** A number from 0 to {@code bound - 1}, all equally likely. */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("nothing below " + bound);
        }
        // Lemire's multiplication on 32 bits; the rejected sliver keeps it exactly even.
        long product = (nextLong() >>> 32) * bound;
        long low = product & 0xFFFFFFFFL;
        if (low < bound) {
            long threshold = (0x1_0000_0000L - bound) % bound;
            while (low < threshold) {
                product = (nextLong() >>> 32) * bound;
                low = product & 0xFFFFFFFFL;
            }
        }
        return (int) (product >>> 32);
    }

    /** A number in [0, 1). */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /** Shuffles the first {@code size} entries. */
    public void shuffle(byte[] cards, int size) {
        for (int i = size - 1; i > 0; i--) {
            int j = below(i + 1);
            byte swapped = cards[i];
            cards[i] = cards[j];
            cards[j] = swapped;
        }
    }

    /** Shuffles the first {@code size} entries. */
    public void shuffle(int[] cards, int size) {
        for (int i = size - 1; i > 0; i--) {
            int j = below(i + 1);
            int swapped = cards[i];
            cards[i] = cards[j];
            cards[j] = swapped;
        }
    }

    void fields(Fields fields) {
        state = fields.word("random", state);
    }

    /** The finaliser of SplitMix64: a good 64-bit mixer, used for hashes too. */
    public static long mix(long value) {
        long z = value;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
