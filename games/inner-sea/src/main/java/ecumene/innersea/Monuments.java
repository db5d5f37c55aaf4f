package ecumene.innersea;

import ecumene.engine.data.Fields;
import ecumene.innersea.component.Wonder;
import java.util.Arrays;

/** The seven Wonders: who built them, where their blocks stand, the disks on their cards, and which are buried or used. */
public final class Monuments {

    private static final int NONE = InnerSeaPosition.NONE;

    private final byte[] owner;
    private final byte[] area;
    private final byte[] disks;
    private int buried;
    private int used;
    private int silent;

    Monuments() {
        owner = new byte[Wonder.COUNT];
        area = new byte[Wonder.COUNT];
        disks = new byte[Wonder.COUNT];
        Arrays.fill(owner, (byte) NONE);
        Arrays.fill(area, (byte) NONE);
    }

    Monuments(Monuments other) {
        owner = other.owner.clone();
        area = other.area.clone();
        disks = other.disks.clone();
        buried = other.buried;
        used = other.used;
        silent = other.silent;
    }

    void fields(Fields fields) {
        fields.bytes("wonderOwner", owner);
        fields.bytes("wonderArea", area);
        fields.bytes("wonderDisks", disks);
        buried = fields.number("buried", buried);
        used = fields.number("wondersUsed", used);
        silent = fields.number("wondersSilent", silent);
    }

    public boolean isBuilt(int wonder) {
        return owner[wonder] != NONE;
    }

    /** The power that built a Wonder; -1 while it can be built. */
    public int owner(int wonder) {
        return owner[wonder];
    }

    /** Where the block stands. */
    public int area(int wonder) {
        return area[wonder];
    }

    /** The disks on the card. */
    public int disks(int wonder) {
        return disks[wonder];
    }

    public void addDisks(int wonder, int count) {
        disks[wonder] += (byte) count;
    }

    public boolean isBuried(int wonder) {
        return (buried >> wonder & 1) != 0;
    }

    public void setBuried(int wonder, boolean value) {
        buried = value ? buried | 1 << wonder : buried & ~(1 << wonder);
    }

    public void build(int wonder, int power, int where) {
        owner[wonder] = (byte) power;
        area[wonder] = (byte) where;
    }

    /** The Wonder whose block stands in an area; -1 if there is none. */
    public int in(int where) {
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            if (isBuilt(wonder) && area[wonder] == where) {
                return wonder;
            }
        }
        return NONE;
    }

    public boolean isUsed(int wonder) {
        return (used >> wonder & 1) != 0;
    }

    public void setUsed(int wonder) {
        used |= 1 << wonder;
    }

    /** Whether bad omens have stopped it for this turn. */
    public boolean isSilent(int wonder) {
        return (silent >> wonder & 1) != 0;
    }

    public void setSilent(int wonder) {
        silent |= 1 << wonder;
    }

    void clearUsed() {
        used = 0;
        silent = 0;
    }
}
