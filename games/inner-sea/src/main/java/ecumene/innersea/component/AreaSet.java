package ecumene.innersea.component;

import java.util.function.IntPredicate;

/** A set of areas as two words of bits; cheap enough to be made in passing. */
public record AreaSet(long low, long high) {

    public static final AreaSet EMPTY = new AreaSet(0, 0);

    public static AreaSet of(int area) {
        return new AreaSet(lowBit(area), highBit(area));
    }

    private static long lowBit(int area) {
        return area < Long.SIZE ? 1L << area : 0;
    }

    private static long highBit(int area) {
        return area < Long.SIZE ? 0 : 1L << area;
    }

    public boolean contains(int area) {
        return ((area < Long.SIZE ? low : high) >>> area & 1) != 0;
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    public AreaSet or(AreaSet other) {
        return new AreaSet(low | other.low, high | other.high);
    }

    public AreaSet and(AreaSet other) {
        return new AreaSet(low & other.low, high & other.high);
    }

    public AreaSet minus(AreaSet other) {
        return new AreaSet(low & ~other.low, high & ~other.high);
    }

    public AreaSet with(int area) {
        return new AreaSet(low | lowBit(area), high | highBit(area));
    }

    public AreaSet without(int area) {
        return new AreaSet(low & ~lowBit(area), high & ~highBit(area));
    }

    public boolean meets(AreaSet other) {
        return ((low & other.low) | (high & other.high)) != 0;
    }

    public boolean isWithin(AreaSet other) {
        return ((low & ~other.low) | (high & ~other.high)) == 0;
    }

    /** The first area, in the order of the competitions; -1 when there is none. */
    public int first() {
        return after(-1);
    }

    /** The next area after one; -1 when there is none. */
    public int after(int area) {
        int from = area + 1;
        if (from < Long.SIZE) {
            long rest = low & (-1L << from);
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
            from = Long.SIZE;
        }
        if (from >= 2 * Long.SIZE) {
            return -1;
        }
        long rest = high & (-1L << from);
        return rest == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(rest);
    }

    /** Those of the areas that fit. */
    public AreaSet where(IntPredicate fits) {
        long fitLow = 0;
        long fitHigh = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            if (fits.test(Long.numberOfTrailingZeros(rest))) {
                fitLow |= rest & -rest;
            }
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            if (fits.test(Long.SIZE + Long.numberOfTrailingZeros(rest))) {
                fitHigh |= rest & -rest;
            }
        }
        return new AreaSet(fitLow, fitHigh);
    }

    /** Every area that borders on one of these. */
    public AreaSet neighbours() {
        long nearLow = 0;
        long nearHigh = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            AreaSet near = Area.neighbours(Long.numberOfTrailingZeros(rest));
            nearLow |= near.low;
            nearHigh |= near.high;
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            AreaSet near = Area.neighbours(Long.SIZE + Long.numberOfTrailingZeros(rest));
            nearLow |= near.low;
            nearHigh |= near.high;
        }
        return new AreaSet(nearLow, nearHigh);
    }
}
