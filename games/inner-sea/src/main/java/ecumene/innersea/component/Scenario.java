package ecumene.innersea.component;

import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import ecumene.innersea.InnerSea;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A way to set the table up: the basic one of the rulebook, and those of the scenarios. */
public final class Scenario {

    /** The stories of the scenarios, each with rules of its own; one for each row of {@code scenarios.csv}. */
    public enum Story {
        BASIC,
        EXTENDED_EAST,
        WESTERN_HALF,
        PUNIC_WARS,
        HANNIBAL,
        TRIO,
        GOD_KINGS,
        GREEKS_PERSIANS,
        ALEXANDER,
        GALLIC_WARS,
        FALL_WEST,
        FALL_EAST;

        /** Whether Rome falls. */
        public boolean isFall() {
            return this == FALL_WEST || this == FALL_EAST;
        }
    }

    /** Disks in one area at the start. */
    public record Stack(int area, int count) {}

    /** What a civilization starts with. */
    public record Start(List<Stack> disks, int talents, AreaSet gold, List<FateCard> hand) {}

    private static final List<Map<String, String>> STARTS = Csv.read(InnerSea.class, "starts.csv");

    /** The civilizations of the basic set-ups for two to six. */
    private static final List<String> BY_NUMBER = List.of(
            "egypt troy",
            "celt-iberia carthage mycenae",
            "gaul carthage troy egypt",
            "gaul mauretania rome troy egypt",
            "gaul mauretania rome carthage troy egypt");

    public static final List<Scenario> ALL = all();

    public static final Scenario BASIC = of("basic");

    private final String id;
    private final Story story;
    private final int leastSeats;
    private final int mostSeats;
    private final int leastPowers;
    private final int mostPowers;
    private final int firstEpoch;
    private final int epochs;
    private final boolean fixedTurns;
    private final String map;

    /** The civilizations to choose from, from the least number of powers on. */
    private final List<List<Civilization>> civilizations = new ArrayList<>();

    // By civilization: what it starts with, usually and among three.
    private final List<Start> starts = new ArrayList<>();
    private final List<Start> startsForThree = new ArrayList<>();

    private Scenario(Map<String, String> row) {
        id = row.getOrDefault("id", "");
        story = Story.valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
        leastSeats = number(row, "least_seats");
        mostSeats = number(row, "most_seats");
        leastPowers = number(row, "least_powers");
        mostPowers = number(row, "most_powers");
        firstEpoch = number(row, "first_epoch");
        epochs = number(row, "epochs");
        fixedTurns = number(row, "fixed_turns") != 0;
        map = row.getOrDefault("map", "");
        for (int powers = leastPowers; powers <= mostPowers; powers++) {
            civilizations.add(civilizations(row.getOrDefault("civilizations", ""), powers));
        }
        for (Civilization civilization : Civilization.ALL) {
            starts.add(findStart(civilization, false));
            startsForThree.add(findStart(civilization, true));
        }
    }

    private static List<Scenario> all() {
        List<Scenario> found = new ArrayList<>();
        for (Map<String, String> row : Csv.read(InnerSea.class, "scenarios.csv")) {
            found.add(new Scenario(row));
        }
        return List.copyOf(found);
    }

    public static Scenario of(String id) {
        return Ids.find("scenario", ALL, id);
    }

    private static int number(Map<String, String> row, String column) {
        return Integer.parseInt(row.getOrDefault(column, ""));
    }

    public Story story() {
        return story;
    }

    public int leastSeats() {
        return leastSeats;
    }

    public int mostSeats() {
        return mostSeats;
    }

    public int leastPowers() {
        return leastPowers;
    }

    public int mostPowers() {
        return mostPowers;
    }

    public int firstEpoch() {
        return firstEpoch;
    }

    /** How many Epochs are played unless something else is agreed. */
    public int epochs() {
        return epochs;
    }

    /** Whether every Epoch has all its turns, without a sudden death. */
    public boolean hasFixedTurns() {
        return fixedTurns;
    }

    /** Whether number of Epochs and of civilizations can be agreed. */
    public boolean isOpen() {
        return leastPowers != mostPowers;
    }

    /** The part of the map that is played on. */
    public PlayedMap map(int powers) {
        return switch (map) {
            case "east" -> PlayedMap.EAST_OF_THE_LINE;
            case "west" -> PlayedMap.WESTERN_HALF;
            default ->
                switch (powers) {
                    case 2 -> PlayedMap.EAST_OF_THE_LINE;
                    case 3 -> PlayedMap.WEST_OF_THE_LINE;
                    default -> PlayedMap.WHOLE;
                };
        };
    }

    /** The civilizations to choose from. */
    public List<Civilization> civilizations(int powers) {
        return civilizations.get(powers - leastPowers);
    }

    private static List<Civilization> civilizations(String words, int powers) {
        List<Civilization> found = new ArrayList<>();
        for (String word : Words.of(words.equals("by-number") ? BY_NUMBER.get(powers - 2) : words)) {
            found.add(Civilization.of(word));
        }
        return List.copyOf(found);
    }

    /** What a civilization starts with; the basic start where the scenario has none of its own. */
    public Start start(Civilization civilization, int powers) {
        return (powers == 3 ? startsForThree : starts).get(civilization.index());
    }

    private Start findStart(Civilization civilization, boolean three) {
        Map<String, String> found = null;
        for (Map<String, String> start : STARTS) {
            String of = start.getOrDefault("scenario", "");
            boolean fits = of.equals(id)
                    || (of.equals("basic") && civilization.isPlayable())
                    || (of.equals("basic-3") && id.equals("basic") && three);
            if (fits && civilization.id().equals(start.get("civilization"))) {
                found = start;
            }
        }
        return found == null ? new Start(List.of(), 0, AreaSet.EMPTY, List.of()) : start(found);
    }

    private static Start start(Map<String, String> row) {
        List<Stack> stacks = new ArrayList<>();
        for (String word : words(row, "disks")) {
            List<String> stack = Words.of(word, ":");
            stacks.add(new Stack(Area.of(stack.getFirst()).index(), Integer.parseInt(stack.getLast())));
        }
        AreaSet gold = AreaSet.EMPTY;
        for (String word : words(row, "gold")) {
            gold = gold.with(Area.of(word).index());
        }
        List<FateCard> hand = new ArrayList<>();
        for (String word : words(row, "hand")) {
            hand.add(FateCard.of(word));
        }
        return new Start(
                List.copyOf(stacks), Integer.parseInt(row.getOrDefault("talents", "")), gold, List.copyOf(hand));
    }

    private static List<String> words(Map<String, String> row, String column) {
        return Words.of(row.getOrDefault(column, ""));
    }

    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
