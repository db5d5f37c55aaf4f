package ecumene.innersea.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import ecumene.innersea.InnerSea;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A civilization with the abilities of its display; the last one are the Barbarians, who have none. */
public final class Civilization {

    /** By index. */
    public static final List<Civilization> ALL = all();

    public static final Civilization BARBARIANS = of("barbarians");

    /** How many ways to bring help to competitions a display has at most. */
    public static final int SLOTS = 3;

    /** Where help may go. */
    public enum Where {
        /** The home area. */
        HOME,
        /** The home area and the land around it. */
        AROUND,
        LAND,
        /** Land other than the home area. */
        AWAY,
        SEA,
        /** Shallow seas that touch the home area. */
        COAST,
        /** Shallow seas that do not. */
        OFFING,
        ANY
    }

    /**
     * Help in competitions.
     *
     * @param count how often in a phase
     * @param own whether it is a disk of the own colour, which stays, and not a white one
     */
    public record Help(String id, int count, Where where, boolean own) {}

    /** How sea areas count at Victory Scoring. */
    public enum SeaPoints {
        NONE,
        OCCUPIED,
        ALONE
    }

    private final int index;
    private final String id;
    private final int home;
    private final boolean playable;
    private final int extra;
    private final int extraAtSea;
    private final AreaSet watched;
    private final List<Help> help;
    private final SeaPoints seaPoints;
    private final boolean seafarer;
    private final AreaSet starts;
    private final boolean walls;
    private final int disksIfThere;
    private final int disksIfCity;
    private final int talentsIfThere;
    private final int talentsIfTwo;
    private final int talentsIfCity;
    private final int choiceIfCity;
    private final int farHelpInEpoch4;
    private final int lootTalents;
    private final int phaseTalents;
    private final boolean alphabet;

    private Civilization(int index, Map<String, String> row) {
        this.index = index;
        id = text(row, "id");
        home = text(row, "home").isEmpty() ? -1 : Area.of(text(row, "home")).index();
        playable = number(row, "playable") != 0;
        extra = number(row, "extra");
        extraAtSea = number(row, "extra_sea");
        watched = watched(text(row, "watched"));
        List<Help> slots = new ArrayList<>();
        for (String slot : Words.of(text(row, "allies"), ";")) {
            List<String> words = Words.of(slot);
            if (words.size() == 4) {
                slots.add(new Help(
                        words.get(0),
                        Integer.parseInt(words.get(1)),
                        Where.valueOf(words.get(2).toUpperCase(Locale.ROOT)),
                        words.get(3).equals("own")));
            }
        }
        help = List.copyOf(slots);
        String points = text(row, "sea_points");
        seaPoints = points.isEmpty() ? SeaPoints.NONE : SeaPoints.valueOf(points.toUpperCase(Locale.ROOT));
        seafarer = number(row, "seafarer") != 0;
        walls = number(row, "walls") != 0;
        disksIfThere = number(row, "disks_there");
        disksIfCity = number(row, "disks_city");
        talentsIfThere = number(row, "talents_there");
        talentsIfTwo = number(row, "talents_two");
        talentsIfCity = number(row, "talents_city");
        choiceIfCity = number(row, "choice_city");
        farHelpInEpoch4 = number(row, "far_allies_in_4");
        lootTalents = number(row, "loot_talent");
        phaseTalents = number(row, "phase_talent");
        alphabet = number(row, "alphabet") != 0;
        starts = switch (text(row, "starts")) {
            case "land" -> Area.LAND;
            case "shallow" -> Area.SHALLOW;
            default -> AreaSet.EMPTY;
        };
    }

    private AreaSet watched(String words) {
        if (words.isEmpty()) {
            return AreaSet.EMPTY;
        }
        if (words.equals("around")) {
            return Area.neighbours(home).and(Area.LAND).with(home);
        }
        AreaSet found = AreaSet.EMPTY;
        for (String word : Words.of(words)) {
            found = found.with(Area.of(word).index());
        }
        return found;
    }

    private static String text(Map<String, String> row, String column) {
        return row.getOrDefault(column, "");
    }

    private static int number(Map<String, String> row, String column) {
        return Integer.parseInt(text(row, column));
    }

    private static List<Civilization> all() {
        List<Civilization> found = new ArrayList<>();
        for (Map<String, String> row : Csv.read(InnerSea.class, "civilizations.csv")) {
            found.add(new Civilization(found.size(), row));
        }
        return List.copyOf(found);
    }

    public static Civilization at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Civilization of(String id) {
        return Ids.find("civilization", ALL, id);
    }

    public int index() {
        return index;
    }

    /** The index of the home area. */
    public int home() {
        return home;
    }

    /** Whether it is one of the ten of the box, and not made for a scenario. */
    public boolean isPlayable() {
        return playable;
    }

    /** Ready disks it always gets in the Acquisition Step beyond the others. */
    public int extra() {
        return extra;
    }

    /** The same, for disks that must go to sea. */
    public int extraAtSea() {
        return extraAtSea;
    }

    /** The areas its growth abilities look at. */
    public AreaSet watched() {
        return watched;
    }

    public int disksIfThere() {
        return disksIfThere;
    }

    public int disksIfCity() {
        return disksIfCity;
    }

    public int talentsIfThere() {
        return talentsIfThere;
    }

    public int talentsIfTwo() {
        return talentsIfTwo;
    }

    public int talentsIfCity() {
        return talentsIfCity;
    }

    /** With a City in a watched area: so many disks in place of the extra ones, or a card; 0 for no such choice. */
    public int choiceIfCity() {
        return choiceIfCity;
    }

    public List<Help> help() {
        return help;
    }

    /** How many uses of the first help may go to any land in Epoch IV. */
    public int farHelpInEpoch4() {
        return farHelpInEpoch4;
    }

    /** The kind of areas in which its help may begin a competition. */
    public AreaSet starts() {
        return starts;
    }

    /** Whether it sails the deep seas in every Epoch. */
    public boolean isSeafarer() {
        return seafarer;
    }

    /** Whether cards cannot harm its home area. */
    public boolean hasWalls() {
        return walls;
    }

    public boolean hasAlphabet() {
        return alphabet;
    }

    public SeaPoints seaPoints() {
        return seaPoints;
    }

    /** Talents more for the first loot of a phase. */
    public int lootTalents() {
        return lootTalents;
    }

    /** Talents at the start of a Competition Phase. */
    public int phaseTalents() {
        return phaseTalents;
    }

    @JsonValue
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
