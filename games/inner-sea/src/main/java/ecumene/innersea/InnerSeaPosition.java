package ecumene.innersea;

import ecumene.engine.Position;
import ecumene.engine.Setup;
import ecumene.engine.data.BadDataException;
import ecumene.engine.data.Fields;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import java.util.Arrays;
import java.util.List;

/**
 * Everything on the table. A <em>power</em> is a civilization in play, 0 to 5; a seat plays one or several, the system plays
 * the others. Frames of the stack are about powers, not seats.
 */
public final class InnerSeaPosition extends Position {

    /** Stands for an area, a power or a card where there is none. */
    public static final int NONE = -1;

    public static final int POWERS = 6;

    /** The faction after the powers. */
    public static final int BARBARIANS = POWERS;

    public static final int FACTIONS = POWERS + 1;

    /** Disks of a colour that can be in play: fifty less the two markers on the tracks. */
    public static final int DISKS = 48;

    public static final int HAND_LIMIT = 6;

    private static final List<Phase> PHASES = List.of(Phase.values());

    private static final int STATS = Stat.values().length;

    public static final List<Source> SOURCES = List.of(Source.values());

    private final Terms terms;
    private final Board board;
    private final Cards cards;

    private final short[] stats;
    private final short[] points;
    private final byte[] order;
    private final byte[] newOrder;

    private final Monuments monuments;

    // Time.
    private int epoch;
    private int turn;
    private Phase phase = Phase.SETUP;

    private final Pending pending;
    private boolean negated;

    // The competition going on, and what holds for the rest of the phase.
    private int arena = NONE;
    private int marching;
    private int shielded;
    private int temple;
    private boolean epochOver;

    // Between Epochs: more disks and cards for all.
    private int plenty;
    private int learning;

    /** Gold of the scenarios. */
    private AreaSet gold = AreaSet.EMPTY;

    /** How a scenario ended before its time: 0 not, otherwise 1 more than the winning power, or -1 for the system. */
    private int decided;

    public InnerSeaPosition(Setup setup, long seed) {
        super(setup, seed);
        terms = new Terms(setup);
        board = new Board();
        cards = new Cards();
        pending = new Pending();
        monuments = new Monuments();
        stats = new short[STATS * POWERS];
        Arrays.fill(stats, 0, 2 * POWERS, (short) NONE);
        points = new short[SOURCES.size() * POWERS];
        order = new byte[POWERS];
        newOrder = new byte[POWERS];
    }

    private InnerSeaPosition(InnerSeaPosition other) {
        super(other);
        terms = other.terms;
        board = new Board(other.board);
        cards = new Cards(other.cards);
        pending = new Pending(other.pending);
        monuments = new Monuments(other.monuments);
        stats = other.stats.clone();
        points = other.points.clone();
        order = other.order.clone();
        newOrder = other.newOrder.clone();
        epoch = other.epoch;
        turn = other.turn;
        phase = other.phase;
        negated = other.negated;
        arena = other.arena;
        marching = other.marching;
        shielded = other.shielded;
        temple = other.temple;
        epochOver = other.epochOver;
        plenty = other.plenty;
        learning = other.learning;
        gold = other.gold;
        decided = other.decided;
    }

    @Override
    public InnerSeaPosition copy() {
        return new InnerSeaPosition(this);
    }

    @Override
    protected void ownFields(Fields fields) {
        board.fields(fields);
        cards.fields(fields);
        pending.fields(fields);
        monuments.fields(fields);
        shortNumbers(fields, "stats", stats);
        shortNumbers(fields, "points", points);
        fields.bytes("order", order);
        fields.bytes("newOrder", newOrder);
        epoch = fields.number("epoch", epoch);
        turn = fields.number("turn", turn);
        phase = phaseAt(fields.number("phase", phase.index()));
        negated = fields.flag("negated", negated);
        arena = fields.number("arena", arena);
        marching = fields.number("marching", marching);
        shielded = fields.number("shielded", shielded);
        temple = fields.number("temple", temple);
        epochOver = fields.flag("epochOver", epochOver);
        plenty = fields.number("plenty", plenty);
        learning = fields.number("learning", learning);
        gold = set(fields, "gold", gold);
        decided = fields.number("decided", decided);
    }

    private static void shortNumbers(Fields fields, String name, short[] values) {
        int[] numbers = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            numbers[i] = values[i];
        }
        fields.numbers(name, numbers);
        for (int i = 0; i < values.length; i++) {
            values[i] = (short) numbers[i];
            if (values[i] != numbers[i]) {
                throw new BadDataException(name + ": " + numbers[i]);
            }
        }
    }

    private static Phase phaseAt(int index) {
        if (index < 0 || index >= PHASES.size()) {
            throw new BadDataException("phase: " + index);
        }
        return PHASES.get(index);
    }

    private static AreaSet set(Fields fields, String name, AreaSet areas) {
        return new AreaSet(fields.word(name + "Low", areas.low()), fields.word(name + "High", areas.high()));
    }

    public Terms terms() {
        return terms;
    }

    public Board board() {
        return board;
    }

    public Cards cards() {
        return cards;
    }

    // ---------------------------------------------------------------- powers

    public int powers() {
        return terms.powers();
    }

    public int get(Stat stat, int power) {
        return stats[stat.index() * POWERS + power];
    }

    public void set(Stat stat, int power, int value) {
        stats[stat.index() * POWERS + power] = (short) value;
    }

    public void add(Stat stat, int power, int value) {
        stats[stat.index() * POWERS + power] += (short) value;
    }

    public boolean is(Stat stat, int power) {
        return get(stat, power) != 0;
    }

    public void clear(Stat stat) {
        Arrays.fill(stats, stat.index() * POWERS, (stat.index() + 1) * POWERS, (short) 0);
    }

    /** The civilization of a power; the Barbarians for their faction, and for a power that has not chosen yet. */
    public Civilization civilization(int faction) {
        if (faction >= BARBARIANS || get(Stat.CIVILIZATION, faction) == NONE) {
            return Civilization.BARBARIANS;
        }
        return Civilization.at(get(Stat.CIVILIZATION, faction));
    }

    /** The faction of a civilization; -1 if it is not in play. */
    public int faction(Civilization civilization) {
        if (civilization == Civilization.BARBARIANS) {
            return BARBARIANS;
        }
        for (int power = 0; power < powers(); power++) {
            if (get(Stat.CIVILIZATION, power) == civilization.index()) {
                return power;
            }
        }
        return NONE;
    }

    public int home(int power) {
        return get(Stat.HOME, power);
    }

    public int talents(int power) {
        return get(Stat.TALENTS, power);
    }

    /** The power in a place of the Turn Order. */
    public int inOrder(int place) {
        return order[place];
    }

    public int placeOf(int power) {
        for (int place = 0; place < powers(); place++) {
            if (order[place] == power) {
                return place;
            }
        }
        throw new IllegalStateException("power " + power + " has no place");
    }

    public void setOrder(int place, int power) {
        order[place] = (byte) power;
    }

    /** The power that has taken a place of the next Turn Order; -1 while it is free. */
    public int inNewOrder(int place) {
        return newOrder[place] - 1;
    }

    public void setNewOrder(int place, int power) {
        newOrder[place] = (byte) (power + 1);
    }

    // ---------------------------------------------------------------- points

    public int points(int power) {
        int sum = 0;
        for (int source = 0; source < SOURCES.size(); source++) {
            sum += points[source * POWERS + power];
        }
        return sum;
    }

    public int points(Source source, int power) {
        return points[source.index() * POWERS + power];
    }

    public void score(Source source, int power, int count) {
        points[source.index() * POWERS + power] += (short) count;
    }

    /** Takes points away, as far as there are any; gives back how many. */
    public int losePoints(int power, int count) {
        int lost = Math.min(count, points(power));
        score(Source.LOSSES, power, -lost);
        return lost;
    }

    // ---------------------------------------------------------------- Wonders

    public Monuments monuments() {
        return monuments;
    }

    /** Whether it stands, face up, in an area that its owner occupies. */
    public boolean isActive(int wonder) {
        return monuments.isBuilt(wonder)
                && !monuments.isBuried(wonder)
                && board.disks(monuments.owner(wonder), monuments.area(wonder)) > 0;
    }

    /** The areas where a power has a disk beside a Wonder of its own that is not buried. */
    public int activeWonders(int power) {
        int count = 0;
        for (int wonder = 0; wonder < Wonder.COUNT; wonder++) {
            if (monuments.owner(wonder) == power && isActive(wonder)) {
                count++;
            }
        }
        return count;
    }

    /** A new turn: what was used may be used again. */
    public void clearUsed() {
        monuments.clearUsed();
        cards.clearUsed();
    }

    // ---------------------------------------------------------------- time

    public int epoch() {
        return epoch;
    }

    public void setEpoch(int number) {
        epoch = number;
    }

    public int turn() {
        return turn;
    }

    public void setTurn(int number) {
        turn = number;
    }

    public Phase phase() {
        return phase;
    }

    public void setPhase(Phase now) {
        phase = now;
    }

    public boolean isEpochOver() {
        return epochOver;
    }

    public void setEpochOver(boolean over) {
        epochOver = over;
    }

    public int decided() {
        return decided;
    }

    public void decide(int value) {
        decided = value;
    }

    public int plenty() {
        return plenty;
    }

    public void setPlenty(int disks) {
        plenty = disks;
    }

    public int learning() {
        return learning;
    }

    public void setLearning(int more) {
        learning = more;
    }

    // ---------------------------------------------------------------- walls

    /** Whether cards can do no harm in an area: behind the walls of Troy. */
    public boolean isWalled(int area) {
        for (int power = 0; power < powers(); power++) {
            if (get(Stat.HOME, power) == area && civilization(power).hasWalls() && board.disks(power, area) >= 2) {
                return true;
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- what is under way

    /** What has been named for cards, and the disks that still have to go. */
    public Pending pending() {
        return pending;
    }

    /** Whether the card under the one just resolved was negated; asking forgets it. */
    public boolean takeNegated() {
        boolean was = negated;
        negated = false;
        return was;
    }

    public void negate() {
        negated = true;
    }

    // ---------------------------------------------------------------- competitions

    /** The area of the competition going on; -1 without one. */
    public int arena() {
        return arena;
    }

    public void setArena(int area) {
        arena = area;
    }

    /** Powers whose armored infantry joins every later competition of the phase. */
    public boolean isMarching(int power) {
        return (marching >> power & 1) != 0;
    }

    public void setMarching(int power) {
        marching |= 1 << power;
    }

    public void haltAll() {
        marching = 0;
    }

    /** Powers whose disks no opposing card removes in this competition. */
    public boolean isShielded(int power) {
        return power < BARBARIANS && (shielded >> power & 1) != 0;
    }

    public void setShielded(int power) {
        shielded |= 1 << power;
    }

    /** Whether a power has announced the Grand Temple in this competition. */
    public boolean hasAnnouncedTemple(int power) {
        return (temple >> power & 1) != 0;
    }

    public void announceTemple(int power) {
        temple |= 1 << power;
    }

    public void forgetCompetition() {
        shielded = 0;
        temple = 0;
        clear(Stat.ANNOUNCED);
        clear(Stat.LOST_HERE);
    }

    // ---------------------------------------------------------------- gold of the scenarios

    public AreaSet gold() {
        return gold;
    }

    public void setGold(AreaSet areas) {
        gold = areas;
    }

    // ---------------------------------------------------------------- seats

    /** The powers that a seat plays, as a bit set. */
    public int powersOf(int seat) {
        int set = 0;
        for (int power = 0; power < powers(); power++) {
            if (terms.seatOf(power) == seat) {
                set |= 1 << power;
            }
        }
        return set;
    }

    /** Whether two powers belong to the same person. */
    public boolean areOfOneSeat(int power, int other) {
        return terms.seatOf(power) != NONE && terms.seatOf(power) == terms.seatOf(other);
    }

    /** Whether a card of the deck may still be anywhere that is hidden. */
    public boolean mayBeHeld(FateCard card) {
        return !cards.isOpen(card.index());
    }
}
