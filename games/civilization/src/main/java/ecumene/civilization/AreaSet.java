package ecumene.civilization;

import ecumene.engine.data.Fields;
import java.util.Arrays;

/** Some areas with land, by their index. */
public final class AreaSet {

    private final long[] words;

    AreaSet() {
        words = new long[Pieces.WORDS];
    }

    AreaSet(AreaSet other) {
        words = other.words.clone();
    }

    void fields(String name, Fields fields) {
        fields.words(name, words);
    }

    public boolean contains(int area) {
        return (words[area >> 6] & (1L << area)) != 0;
    }

    public void add(int area) {
        words[area >> 6] |= 1L << area;
    }

    public void remove(int area) {
        words[area >> 6] &= ~(1L << area);
    }

    public void flip(int area) {
        words[area >> 6] ^= 1L << area;
    }

    public void clear() {
        Arrays.fill(words, 0);
    }
}
