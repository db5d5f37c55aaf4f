package ecumene.innersea;

import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Fields;
import java.util.List;

/**
 * What has been named for the cards under way, what the cards turned over in a competition are aimed at until they take effect,
 * and the disks that still have to go.
 */
public final class Pending {

    /** Where a disk that has to go may be taken from. */
    public enum Where {
        /** From one area. */
        HERE,
        ANYWHERE,
        SHALLOW_SEAS,
        SETTLEMENTS,
        CITIES;

        @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
        int index() {
            return ordinal();
        }
    }

    private static final List<Where> PLACES = List.of(Where.values());

    public static final int MOST_TARGETS = 24;
    public static final int MOST_LOSSES = 128;

    private static final int NONE = InnerSeaPosition.NONE;

    private final Aims named;
    private final Aims kept;
    private final byte[] keptCards;

    private final byte[] lossPower;
    private final byte[] lossWhere;
    private final byte[] lossArea;
    private final byte[] lossDisks;
    private final byte[] lossOwnOnly;
    private int lossCount;

    Pending() {
        named = new Aims();
        kept = new Aims();
        keptCards = new byte[MOST_TARGETS];
        lossPower = new byte[MOST_LOSSES];
        lossWhere = new byte[MOST_LOSSES];
        lossArea = new byte[MOST_LOSSES];
        lossDisks = new byte[MOST_LOSSES];
        lossOwnOnly = new byte[MOST_LOSSES];
    }

    Pending(Pending other) {
        named = new Aims(other.named);
        kept = new Aims(other.kept);
        keptCards = other.keptCards.clone();
        lossPower = other.lossPower.clone();
        lossWhere = other.lossWhere.clone();
        lossArea = other.lossArea.clone();
        lossDisks = other.lossDisks.clone();
        lossOwnOnly = other.lossOwnOnly.clone();
        lossCount = other.lossCount;
    }

    void fields(Fields fields) {
        named.fields(fields, "target");
        kept.fields(fields, "aim");
        fields.bytes("aimCards", keptCards);
        fields.bytes("lossPower", lossPower);
        fields.bytes("lossWhere", lossWhere);
        fields.bytes("lossArea", lossArea);
        fields.bytes("lossDisks", lossDisks);
        fields.bytes("lossOwnOnly", lossOwnOnly);
        lossCount = fields.number("lossCount", lossCount);
        if (lossCount < 0 || lossCount > MOST_LOSSES) {
            throw new BadDataException("lossCount: " + lossCount);
        }
        for (int index = 0; index < lossCount; index++) {
            if (lossWhere[index] < 0 || lossWhere[index] >= PLACES.size()) {
                throw new BadDataException("lossWhere: " + lossWhere[index]);
            }
        }
    }

    // ---------------------------------------------------------------- what has been named

    public int targetCount() {
        return named.count;
    }

    /** The sentence of the card that a thing was named for. */
    public int clause(int index) {
        return named.clauses[index];
    }

    /** The area that was named; -1 if it was something else. */
    public int area(int index) {
        return named.areas[index];
    }

    /** The faction in the area, a power, a Wonder, a place or a count; -1 for an area alone. */
    public int value(int index) {
        return named.values[index];
    }

    public void nameArea(int clause, int area) {
        named.add(clause, area, NONE);
    }

    public void nameStack(int clause, int area, int faction) {
        named.add(clause, area, faction);
    }

    public void nameValue(int clause, int value) {
        named.add(clause, NONE, value);
    }

    public void dropTargets(int from) {
        while (named.count > from) {
            named.removeLast();
        }
    }

    // ---------------------------------------------------------------- aims of cards turned over in a competition

    public int aimCount() {
        return kept.count;
    }

    public int aimCard(int index) {
        return keptCards[index];
    }

    public int aimClause(int index) {
        return kept.clauses[index];
    }

    public int aimArea(int index) {
        return kept.areas[index];
    }

    public int aimValue(int index) {
        return kept.values[index];
    }

    /** What was named from an index on is kept until the card takes effect. */
    public void keepAims(int card, int from) {
        for (int index = from; index < named.count; index++) {
            keptCards[kept.count] = (byte) card;
            kept.add(named.clauses[index], named.areas[index], named.values[index]);
        }
        dropTargets(from);
    }

    /** The aims of a card are what is named again. */
    public void recallAims(int card) {
        int left = 0;
        int all = kept.count;
        for (int index = 0; index < all; index++) {
            if (keptCards[index] == card) {
                named.add(kept.clauses[index], kept.areas[index], kept.values[index]);
            } else {
                keptCards[left] = keptCards[index];
                kept.move(index, left);
                left++;
            }
        }
        while (kept.count > left) {
            kept.removeLast();
            keptCards[kept.count] = 0;
        }
    }

    // ---------------------------------------------------------------- disks that have to go

    public int lossCount() {
        return lossCount;
    }

    public int lossPower(int index) {
        return lossPower[index];
    }

    public Where lossWhere(int index) {
        return PLACES.get(lossWhere[index]);
    }

    /** The area for {@link Where#HERE}; -1 where the owner chooses. */
    public int lossArea(int index) {
        return lossArea[index];
    }

    public int lossDisks(int index) {
        return lossDisks[index];
    }

    /** Whether white allies cannot go instead. */
    public boolean isLossOwnOnly(int index) {
        return lossOwnOnly[index] != 0;
    }

    public void addLoss(int power, int area, int disks, boolean ownOnly) {
        add(power, Where.HERE, area, disks, ownOnly);
    }

    public void addLoss(int power, Where where, int disks) {
        add(power, where, NONE, disks, true);
    }

    private void add(int power, Where where, int area, int disks, boolean ownOnly) {
        lossPower[lossCount] = (byte) power;
        lossWhere[lossCount] = (byte) where.index();
        lossArea[lossCount] = (byte) area;
        lossDisks[lossCount] = (byte) disks;
        lossOwnOnly[lossCount] = (byte) (ownOnly ? 1 : 0);
        lossCount++;
    }

    public void setLossDisks(int index, int disks) {
        lossDisks[index] = (byte) disks;
    }

    public void dropLoss(int index) {
        lossCount--;
        close(lossPower, index);
        close(lossWhere, index);
        close(lossArea, index);
        close(lossDisks, index);
        close(lossOwnOnly, index);
    }

    private void close(byte[] column, int index) {
        System.arraycopy(column, index + 1, column, index, lossCount - index);
        column[lossCount] = 0;
    }

    /** Things named one after the other; behind the last one lies 0. */
    private static final class Aims {

        private final byte[] clauses;
        private final byte[] areas;
        private final byte[] values;
        private int count;

        Aims() {
            clauses = new byte[MOST_TARGETS];
            areas = new byte[MOST_TARGETS];
            values = new byte[MOST_TARGETS];
        }

        Aims(Aims other) {
            clauses = other.clauses.clone();
            areas = other.areas.clone();
            values = other.values.clone();
            count = other.count;
        }

        void fields(Fields fields, String name) {
            fields.bytes(name + "Clauses", clauses);
            fields.bytes(name + "Areas", areas);
            fields.bytes(name + "Values", values);
            count = fields.number(name + "Count", count);
            if (count < 0 || count > MOST_TARGETS) {
                throw new BadDataException(name + "Count: " + count);
            }
        }

        void add(int clause, int area, int value) {
            clauses[count] = (byte) clause;
            areas[count] = (byte) area;
            values[count] = (byte) value;
            count++;
        }

        void move(int from, int to) {
            clauses[to] = clauses[from];
            areas[to] = areas[from];
            values[to] = values[from];
        }

        void removeLast() {
            count--;
            clauses[count] = 0;
            areas[count] = 0;
            values[count] = 0;
        }
    }
}
