package ecumene.innersea;

import ecumene.engine.data.Fields;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.AreaSet;

/**
 * The disks on the map, those in the supplies, the white allies and the blocks of the Wonders. Factions are the powers 0 to 5
 * and the Barbarians, 6. Disks only ever change places.
 */
public final class Board {

    private static final int AREAS = Area.COUNT;
    private static final int FACTIONS = InnerSeaPosition.FACTIONS;

    private final byte[] disks;
    private final byte[] allies;
    private final int[] supply;

    // Counted from the disks: where each faction has one, two, three or more; two words for each.
    private final long[] one;
    private final long[] two;
    private final long[] three;

    Board() {
        disks = new byte[FACTIONS * AREAS];
        allies = new byte[InnerSeaPosition.POWERS * AREAS];
        supply = new int[FACTIONS];
        one = new long[2 * FACTIONS];
        two = new long[2 * FACTIONS];
        three = new long[2 * FACTIONS];
    }

    Board(Board other) {
        disks = other.disks.clone();
        allies = other.allies.clone();
        supply = other.supply.clone();
        one = other.one.clone();
        two = other.two.clone();
        three = other.three.clone();
    }

    void fields(Fields fields) {
        fields.bytes("disks", disks);
        fields.bytes("allies", allies);
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
        one[word] = count > 0 ? one[word] | bit : one[word] & ~bit;
        two[word] = count > 1 ? two[word] | bit : two[word] & ~bit;
        three[word] = count > 2 ? three[word] | bit : three[word] & ~bit;
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
        return new AreaSet(one[2 * faction], one[2 * faction + 1]);
    }

    /** Where a faction has two disks or more. */
    public AreaSet pairs(int faction) {
        return new AreaSet(two[2 * faction], two[2 * faction + 1]);
    }

    /** Where a faction has three disks or more. */
    public AreaSet threes(int faction) {
        return new AreaSet(three[2 * faction], three[2 * faction + 1]);
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
                low |= one[2 * other];
                high |= one[2 * other + 1];
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
            low |= two[2 * other];
            high |= two[2 * other + 1];
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
            low |= onceLow & one[2 * faction];
            high |= onceHigh & one[2 * faction + 1];
            onceLow |= one[2 * faction];
            onceHigh |= one[2 * faction + 1];
        }
        AreaSet shared = new AreaSet(low, high);
        AreaSet found = AreaSet.EMPTY;
        for (int area = shared.first(); area >= 0; area = shared.after(area)) {
            if (isContested(area)) {
                found = found.with(area);
            }
        }
        return found;
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
        allies[power * AREAS + area] += (byte) count;
    }

    /** All white disks leave the map. */
    public void dismissAllies() {
        java.util.Arrays.fill(allies, (byte) 0);
    }
}
