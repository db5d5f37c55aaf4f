package ecumene.sidmeiercivilization;

import ecumene.sidmeiercivilization.component.Square;

/**
 * Where the figures of each seat stand, as bit sets of squares. It is counted from the figures on the map and no field of its
 * own: few of the many squares hold figures, and the rules look for them all the time.
 */
final class FigureSquares {

    private static final int WORDS = Square.COUNT / Long.SIZE;

    private final long[] sets;

    FigureSquares(int seats) {
        sets = new long[seats * WORDS];
    }

    FigureSquares(FigureSquares other) {
        sets = other.sets.clone();
    }

    void add(int seat, int square) {
        sets[word(seat, square)] |= 1L << square;
    }

    void remove(int seat, int square) {
        sets[word(seat, square)] &= ~(1L << square);
    }

    private static int word(int seat, int square) {
        return seat * WORDS + square / Long.SIZE;
    }

    /** The next square of a seat after one; NONE when there is none. */
    int next(int seat, int after) {
        int from = after + 1;
        if (from == Square.COUNT) {
            return SidMeierCivilizationPosition.NONE;
        }
        int word = from / Long.SIZE;
        long rest = sets[seat * WORDS + word] & -1L << from;
        while (rest == 0) {
            word++;
            if (word == WORDS) {
                return SidMeierCivilizationPosition.NONE;
            }
            rest = sets[seat * WORDS + word];
        }
        return word * Long.SIZE + Long.numberOfTrailingZeros(rest);
    }
}
