package ecumene.innersea;

import ecumene.engine.data.Fields;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;
import java.util.Arrays;

/**
 * The disks on the map, those in the supplies, the white allies and the blocks of the Wonders. Factions are the powers 0 to 5
 * and the Barbarians, 6. Disks only ever change places.
 */
public final class Board {

    private static final int AREAS = Area.COUNT;
    private static final int FACTIONS = InnerSeaPosition.FACTIONS;

    /** Shared by all positions without white disks, which are most: never written to. */
    private static final byte[] NO_ALLIES = new byte[InnerSeaPosition.POWERS * AREAS];

    // Counted from the disks: where each faction has one, two, three or more; two words for each.
    private static final int ONE = 0;
    private static final int TWO = 2 * FACTIONS;
    private static final int THREE = 4 * FACTIONS;

    private final byte[] disks;
    private byte[] allies;
    private final int[] supply;
    private final long[] counted;

    Board() {
        disks = new byte[FACTIONS * AREAS];
        allies = NO_ALLIES;
        supply = new int[FACTIONS];
        counted = new long[6 * FACTIONS];
    }

    Board(Board other) {
        disks = other.disks.clone();
        allies = other.sharesNoAllies() ? NO_ALLIES : other.allies.clone();
        supply = other.supply.clone();
        counted = other.counted.clone();
    }

    void fields(Fields fields) {
        fields.bytes("disks", disks);
        byte[] white = allies.clone();
        fields.bytes("allies", white);
        allies = Arrays.equals(white, NO_ALLIES) ? NO_ALLIES : white;
        fields.numbers("supply", supply);
    }

    /** After loading: counts again. */
    void recount() {
        for (int faction = 0; faction < FACTIONS; faction++) {
            for (int area = 0; area < AREAS; area++) {
                mark(faction, area, disks[faction * AREAS + area]);
            }
        }
    }

    private void mark(int faction, int area, int count) {
        int word = 2 * faction + (area >= Long.SIZE ? 1 : 0);
        long bit = 1L << area;
        mark(ONE + word, bit, count > 0);
        mark(TWO + word, bit, count > 1);
        mark(THREE + word, bit, count > 2);
    }

    private void mark(int word, long bit, boolean there) {
        counted[word] = there ? counted[word] | bit : counted[word] & ~bit;
    }

    private AreaSet counted(int level, int faction) {
        return new AreaSet(counted[level + 2 * faction], counted[level + 2 * faction + 1]);
    }

    // ---------------------------------------------------------------- looking

    public int disks(int faction, int area) {
        return disks[faction * AREAS + area];
    }

    public int supply(int faction) {
        return supply[faction];
    }

    /** White disks that help a power in an area. */
    public int allies(int power, int area) {
        return allies[power * AREAS + area];
    }

    /** Disks and allies: what counts in a competition. */
    public int strength(int faction, int area) {
        return disks(faction, area) + (faction < InnerSeaPosition.BARBARIANS ? allies(faction, area) : 0);
    }

    public AreaSet occupied(int faction) {
        return counted(ONE, faction);
    }

    /** Where a faction has two disks or more. */
    public AreaSet pairs(int faction) {
        return counted(TWO, faction);
    }

    /** Where a faction has three disks or more. */
    public AreaSet threes(int faction) {
        return counted(THREE, faction);
    }

    /** Areas with a City: three disks or more of a civilization on land. */
    public AreaSet cities(int power) {
        return power == InnerSeaPosition.BARBARIANS
                ? AreaSet.EMPTY
                : threes(power).and(Area.LAND);
    }

    public int cityCount(int power) {
        return cities(power).size();
    }

    /** Land areas with exactly two disks of a faction. */
    public AreaSet settlements(int power) {
        return pairs(power).minus(threes(power)).and(Area.LAND);
    }

    /** Where any other faction stands. */
    public AreaSet others(int faction) {
        long low = 0;
        long high = 0;
        for (int other = 0; other < FACTIONS; other++) {
            if (other != faction) {
                low |= counted[ONE + 2 * other];
                high |= counted[ONE + 2 * other + 1];
            }
        }
        return new AreaSet(low, high);
    }

    /** Where anybody stands. */
    public AreaSet anybody() {
        return others(FACTIONS);
    }

    /** Areas that hold disks of this faction alone. */
    public AreaSet controlled(int faction) {
        return occupied(faction).minus(others(faction));
    }

    /** Areas of this faction that others share and in which somebody has two disks or more. */
    public AreaSet contestedBy(int faction) {
        long low = 0;
        long high = 0;
        for (int other = 0; other < FACTIONS; other++) {
            low |= counted[TWO + 2 * other];
            high |= counted[TWO + 2 * other + 1];
        }
        return occupied(faction).and(others(faction)).and(new AreaSet(low, high));
    }

    public int disksOnMap(int faction) {
        int count = 0;
        for (int area = faction * AREAS; area < (faction + 1) * AREAS; area++) {
            count += disks[area];
        }
        return count;
    }

    /** Whether several factions are here and one of them has two disks or more, allies included. */
    public boolean isContested(int area) {
        int present = 0;
        int strongest = 0;
        for (int faction = 0; faction < FACTIONS; faction++) {
            if (disks(faction, area) > 0) {
                present++;
                strongest = Math.max(strongest, strength(faction, area));
            }
        }
        return present > 1 && strongest > 1 && !Area.isDeep(area);
    }

    /** Whether no other faction has more disks here than this one. */
    public boolean isUnsurpassed(int faction, int area) {
        int own = disks(faction, area);
        for (int other = 0; other < FACTIONS; other++) {
            if (disks(other, area) > own) {
                return false;
            }
        }
        return true;
    }

    /** Every contested area. */
    public AreaSet contested() {
        long onceLow = 0;
        long onceHigh = 0;
        long low = 0;
        long high = 0;
        for (int faction = 0; faction < FACTIONS; faction++) {
            low |= onceLow & counted[ONE + 2 * faction];
            high |= onceHigh & counted[ONE + 2 * faction + 1];
            onceLow |= counted[ONE + 2 * faction];
            onceHigh |= counted[ONE + 2 * faction + 1];
        }
        return new AreaSet(low, high).where(this::isContested);
    }

    // ---------------------------------------------------------------- moving

    void setSupply(int faction, int count) {
        supply[faction] = count;
    }

    /** From the supply to the map, or back with a negative count. */
    public void place(int faction, int area, int count) {
        int index = faction * AREAS + area;
        disks[index] += (byte) count;
        supply[faction] -= count;
        mark(faction, area, disks[index]);
    }

    public void remove(int faction, int area, int count) {
        place(faction, area, -count);
    }

    /** From the supply to somewhere beside the map (Ready, a card), or back with a negative count. */
    public void takeFromSupply(int faction, int count) {
        supply[faction] -= count;
    }

    public void addAllies(int power, int area, int count) {
        if (sharesNoAllies()) {
            allies = NO_ALLIES.clone();
        }
        allies[power * AREAS + area] += (byte) count;
    }

    @SuppressWarnings("ReferenceEquality") // the one array that all boards share while they have no allies
    private boolean sharesNoAllies() {
        return allies == NO_ALLIES;
    }

    /** All white disks leave the map. */
    public void dismissAllies() {
        allies = NO_ALLIES;
    }
}
