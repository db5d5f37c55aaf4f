package ecumene.innersea;

import ecumene.engine.Setup;
import ecumene.engine.data.BadDataException;
import ecumene.innersea.component.AreaSet;
import ecumene.innersea.component.PlayedMap;
import ecumene.innersea.component.Scenario;

/** What was agreed before the match, worked out once and shared by all copies of a position. */
public final class Terms {

    static final String SCENARIO = "scenario";
    static final String EPOCHS = "epochs";
    static final String EACH = "civilizations-each";
    static final String SYSTEM = "system-civilizations";
    static final String LEVEL = "level";
    static final String LAST_EVENT = "last-epoch-event";
    static final String HORDES = "barbarian-hordes";
    static final String USUAL = "usual";

    /** How hard the civilizations are that the system runs. */
    public enum Level {
        EASY,
        NORMAL,
        HARD,
        EXPERT
    }

    private static final int BARBARIAN_DISKS = 50;

    private final Scenario scenario;
    private final int seats;
    private final int powers;
    private final int people;
    private final int[] seatOf;
    private final PlayedMap map;
    private final int firstEpoch;
    private final int lastEpoch;
    private final Level level;
    private final boolean lastEvent;
    private final int barbarians;

    Terms(Setup setup) {
        scenario = Scenario.of(setup.choice(SCENARIO));
        seats = setup.seats();
        int each = scenario.isOpen() ? setup.number(EACH) : 1;
        int system = scenario.isOpen() ? setup.number(SYSTEM) : 0;
        people = seats * each;
        powers = Math.max(scenario.leastPowers(), people + system);
        seatOf = new int[powers];
        for (int power = 0; power < powers; power++) {
            seatOf[power] = power < people ? power % seats : InnerSeaPosition.NONE;
        }
        map = scenario.map(powers);
        firstEpoch = scenario.firstEpoch();
        String epochs = setup.choice(EPOCHS);
        boolean agreed = scenario.isOpen() && !epochs.equals(USUAL);
        lastEpoch = firstEpoch + (agreed ? Integer.parseInt(epochs) : scenario.epochs()) - 1;
        level = Level.valueOf(setup.choice(LEVEL).toUpperCase(java.util.Locale.ROOT));
        lastEvent = setup.flag(LAST_EVENT);
        // Barbarian Hordes: a colour that nobody plays joins them.
        barbarians = setup.flag(HORDES) ? 2 * BARBARIAN_DISKS : BARBARIAN_DISKS;
    }

    /** Refuses options that cannot all be met, rather than leave one of them without effect. */
    static void check(Setup setup) {
        Scenario scenario = Scenario.of(setup.choice(SCENARIO));
        if (!scenario.isOpen()) {
            boolean agreed = !setup.choice(EPOCHS).equals(USUAL);
            if (agreed || setup.number(EACH) != 1 || setup.number(SYSTEM) != 0) {
                throw new BadDataException("the scenario " + scenario.id()
                        + " says itself how many Epochs are played and who plays which civilization");
            }
            return;
        }
        int people = setup.seats() * setup.number(EACH);
        int powers = people + setup.number(SYSTEM);
        if (powers > scenario.mostPowers()) {
            throw new BadDataException("at most " + scenario.mostPowers() + " civilizations take part in "
                    + scenario.id() + ", not " + people + " of people and " + setup.number(SYSTEM) + " of the system");
        }
        if (powers == InnerSeaPosition.POWERS && setup.flag(HORDES)) {
            throw new BadDataException("with six civilizations no colour is left for Barbarian Hordes");
        }
    }

    public Scenario scenario() {
        return scenario;
    }

    /** How many civilizations take part, those of the system included. */
    public int powers() {
        return powers;
    }

    /** The seat that a civilization belongs to; -1 if the system runs it. */
    public int seatOf(int power) {
        return seatOf[power];
    }

    public boolean isSystem(int power) {
        return power >= people;
    }

    /** How many civilizations each seat plays. */
    public int each() {
        return people / seats;
    }

    /** How many civilizations people play. */
    public int people() {
        return people;
    }

    /** The areas in play. */
    public AreaSet map() {
        return map.areas();
    }

    /** The areas in play and the edges of the map. */
    public PlayedMap playedMap() {
        return map;
    }

    public int firstEpoch() {
        return firstEpoch;
    }

    public int lastEpoch() {
        return lastEpoch;
    }

    public Level level() {
        return level;
    }

    /** Whether the table of change is used after the last Epoch too. */
    public boolean hasLastEvent() {
        return lastEvent;
    }

    /** How many disks the Barbarians have. */
    public int barbarians() {
        return barbarians;
    }
}
