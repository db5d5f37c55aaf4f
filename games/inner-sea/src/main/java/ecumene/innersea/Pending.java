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

    /** The columns of what is named; of what is kept the same, and the card. */
    private static final int CLAUSE = 0;

    private static final int AREA = 1;
    private static final int VALUE = 2;
    private static final int CARD = 3;

    /** The columns of a loss. */
    private static final int LOSS_POWER = 0;

    private static final int LOSS_WHERE = 1;
    private static final int LOSS_AREA = 2;
    private static final int LOSS_DISKS = 3;
    private static final int LOSS_OWN_ONLY = 4;

    private final Rows named;
    private final Rows kept;
    private final Rows losses;

    Pending() {
        named = new Rows(VALUE + 1, MOST_TARGETS);
        kept = new Rows(CARD + 1, MOST_TARGETS);
        losses = new Rows(LOSS_OWN_ONLY + 1, MOST_LOSSES);
    }

    Pending(Pending other) {
        named = new Rows(other.named);
        kept = new Rows(other.kept);
        losses = new Rows(other.losses);
    }

    void fields(Fields fields) {
        byte[] clauses = named.column(fields, "targetClauses", CLAUSE);
        byte[] areas = named.column(fields, "targetAreas", AREA);
        byte[] values = named.column(fields, "targetValues", VALUE);
        named.load(named.countField(fields, "targetCount"), clauses, areas, values);

        byte[] aimClauses = kept.column(fields, "aimClauses", CLAUSE);
        byte[] aimAreas = kept.column(fields, "aimAreas", AREA);
        byte[] aimValues = kept.column(fields, "aimValues", VALUE);
        int aims = kept.countField(fields, "aimCount");
        byte[] aimCards = kept.column(fields, "aimCards", CARD);
        kept.load(aims, aimClauses, aimAreas, aimValues, aimCards);

        byte[] powers = losses.column(fields, "lossPower", LOSS_POWER);
        byte[] places = losses.column(fields, "lossWhere", LOSS_WHERE);
        byte[] lossAreas = losses.column(fields, "lossArea", LOSS_AREA);
        byte[] disks = losses.column(fields, "lossDisks", LOSS_DISKS);
        byte[] ownOnly = losses.column(fields, "lossOwnOnly", LOSS_OWN_ONLY);
        losses.load(losses.countField(fields, "lossCount"), powers, places, lossAreas, disks, ownOnly);
        for (int index = 0; index < losses.count(); index++) {
            int where = losses.get(index, LOSS_WHERE);
            if (where < 0 || where >= PLACES.size()) {
                throw new BadDataException("lossWhere: " + where);
            }
        }
    }

    // ---------------------------------------------------------------- what has been named

    public int targetCount() {
        return named.count();
    }

    /** The sentence of the card that a thing was named for. */
    public int clause(int index) {
        return named.get(index, CLAUSE);
    }

    /** The area that was named; -1 if it was something else. */
    public int area(int index) {
        return named.get(index, AREA);
    }

    /** The faction in the area, a power, a Wonder, a place or a count; -1 for an area alone. */
    public int value(int index) {
        return named.get(index, VALUE);
    }

    public void nameArea(int clause, int area) {
        aim(named, clause, area, NONE);
    }

    public void nameStack(int clause, int area, int faction) {
        aim(named, clause, area, faction);
    }

    public void nameValue(int clause, int value) {
        aim(named, clause, NONE, value);
    }

    private static int aim(Rows rows, int clause, int area, int value) {
        int row = rows.add();
        rows.set(row, CLAUSE, clause);
        rows.set(row, AREA, area);
        rows.set(row, VALUE, value);
        return row;
    }

    public void dropTargets(int from) {
        named.keep(from);
    }

    // ---------------------------------------------------------------- aims of cards turned over in a competition

    public int aimCount() {
        return kept.count();
    }

    public int aimCard(int index) {
        return kept.get(index, CARD);
    }

    public int aimClause(int index) {
        return kept.get(index, CLAUSE);
    }

    public int aimArea(int index) {
        return kept.get(index, AREA);
    }

    public int aimValue(int index) {
        return kept.get(index, VALUE);
    }

    /** What was named from an index on is kept until the card takes effect. */
    public void keepAims(int card, int from) {
        for (int index = from; index < targetCount(); index++) {
            int row = aim(kept, clause(index), area(index), value(index));
            kept.set(row, CARD, card);
        }
        dropTargets(from);
    }

    /** The aims of a card are what is named again. */
    public void recallAims(int card) {
        int index = 0;
        while (index < aimCount()) {
            if (aimCard(index) == card) {
                aim(named, aimClause(index), aimArea(index), aimValue(index));
                kept.remove(index);
            } else {
                index++;
            }
        }
    }

    // ---------------------------------------------------------------- disks that have to go

    public int lossCount() {
        return losses.count();
    }

    public int lossPower(int index) {
        return losses.get(index, LOSS_POWER);
    }

    public Where lossWhere(int index) {
        return PLACES.get(losses.get(index, LOSS_WHERE));
    }

    /** The area for {@link Where#HERE}; -1 where the owner chooses. */
    public int lossArea(int index) {
        return losses.get(index, LOSS_AREA);
    }

    public int lossDisks(int index) {
        return losses.get(index, LOSS_DISKS);
    }

    /** Whether white allies cannot go instead. */
    public boolean isLossOwnOnly(int index) {
        return losses.get(index, LOSS_OWN_ONLY) != 0;
    }

    public void addLoss(int power, int area, int disks, boolean ownOnly) {
        add(power, Where.HERE, area, disks, ownOnly);
    }

    public void addLoss(int power, Where where, int disks) {
        add(power, where, NONE, disks, true);
    }

    private void add(int power, Where where, int area, int disks, boolean ownOnly) {
        int row = losses.add();
        losses.set(row, LOSS_POWER, power);
        losses.set(row, LOSS_WHERE, where.index());
        losses.set(row, LOSS_AREA, area);
        losses.set(row, LOSS_DISKS, disks);
        losses.set(row, LOSS_OWN_ONLY, ownOnly ? 1 : 0);
    }

    public void setLossDisks(int index, int disks) {
        losses.set(index, LOSS_DISKS, disks);
    }

    public void dropLoss(int index) {
        losses.remove(index);
    }
}
