package ecumene.tempus.component;

/** A set of hexes by their index, in three words: whole sets are joined and compared at once, which makes the search fast. */
public final class HexSet {

    /** How many words a set has. */
    public static final int WORDS = 3;

    private static final HexSet[] BESIDE = beside();

    // The columns from west to east: hexes 0 to 63, 64 to 127 and the others.
    private long west;
    private long middle;
    private long east;

    public HexSet() {}

    public HexSet(HexSet other) {
        west = other.west;
        middle = other.middle;
        east = other.east;
    }

    private static HexSet[] beside() {
        HexSet[] beside = new HexSet[Hex.COUNT];
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            beside[hex] = new HexSet();
            for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
                int neighbour = Hex.step(hex, direction);
                if (neighbour != Hex.OUTSIDE) {
                    beside[hex].add(neighbour);
                }
            }
        }
        return beside;
    }

    /** The hexes beside one, land or water: not to be changed. */
    public static HexSet beside(int hex) {
        return BESIDE[hex];
    }

    /** One of the words, for loops over the hexes of a set, see {@link #hex}. */
    public long word(int number) {
        return number == 0 ? west : number == 1 ? middle : east;
    }

    /** The first hex in what is left of a word. */
    public static int hex(int word, long rest) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(rest);
    }

    public boolean isEmpty() {
        return (west | middle | east) == 0;
    }

    public int size() {
        return Long.bitCount(west) + Long.bitCount(middle) + Long.bitCount(east);
    }

    /** The first hex of a set that is not empty. */
    public int first() {
        int word = west != 0 ? 0 : middle != 0 ? 1 : 2;
        return hex(word, word(word));
    }

    public boolean contains(int hex) {
        return (word(hex >> 6) & (1L << hex)) != 0;
    }

    public boolean meets(HexSet other) {
        return ((west & other.west) | (middle & other.middle) | (east & other.east)) != 0;
    }

    /** Whether every hex of this set is in another one. */
    public boolean isWithin(HexSet other) {
        return ((west & ~other.west) | (middle & ~other.middle) | (east & ~other.east)) == 0;
    }

    public void clear() {
        west = 0;
        middle = 0;
        east = 0;
    }

    public void set(HexSet other) {
        west = other.west;
        middle = other.middle;
        east = other.east;
    }

    public void add(int hex) {
        if (hex < Long.SIZE) {
            west |= 1L << hex;
        } else if (hex < 2 * Long.SIZE) {
            middle |= 1L << hex;
        } else {
            east |= 1L << hex;
        }
    }

    public void remove(int hex) {
        if (hex < Long.SIZE) {
            west &= ~(1L << hex);
        } else if (hex < 2 * Long.SIZE) {
            middle &= ~(1L << hex);
        } else {
            east &= ~(1L << hex);
        }
    }

    public void addAll(HexSet other) {
        west |= other.west;
        middle |= other.middle;
        east |= other.east;
    }

    public void removeAll(HexSet other) {
        west &= ~other.west;
        middle &= ~other.middle;
        east &= ~other.east;
    }

    public void keepOnly(HexSet other) {
        west &= other.west;
        middle &= other.middle;
        east &= other.east;
    }

    /** The hexes in order. */
    public int[] hexes() {
        int[] hexes = new int[size()];
        int found = 0;
        for (int word = 0; word < WORDS; word++) {
            for (long rest = word(word); rest != 0; rest &= rest - 1) {
                hexes[found++] = hex(word, rest);
            }
        }
        return hexes;
    }

    /** Adds the hexes beside those of another set. */
    public void addBeside(HexSet others) {
        for (int word = 0; word < WORDS; word++) {
            for (long rest = others.word(word); rest != 0; rest &= rest - 1) {
                addAll(BESIDE[hex(word, rest)]);
            }
        }
    }
}
