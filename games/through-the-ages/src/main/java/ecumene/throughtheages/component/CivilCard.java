package ecumene.throughtheages.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import ecumene.throughtheages.ThroughTheAges;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * A civil card, or one of the six technologies printed on the player boards. Equal cards cannot be told apart. The indexes
 * speak, whatever the order of the file: cards come by type, level and id. So first there are the technologies that take
 * workers, of which the first can hold blue tokens, then special technologies, governments, leaders, wonders and action cards.
 */
public final class CivilCard {

    public static final List<CivilCard> ALL = read();

    /** Technologies that take workers come first. */
    public static final int WORKPLACES = first(CivilType.CIVIL);

    /** Farms, mines and labs: what blue tokens can lie on. */
    public static final int STORES = first(CivilType.TEMPLE);

    public static final int FIRST_MINE = first(CivilType.MINE);
    public static final int FIRST_LAB = first(CivilType.LAB);
    public static final int FIRST_THEATER = first(CivilType.THEATER);
    public static final int FIRST_UNIT = first(CivilType.INFANTRY);
    public static final int FIRST_SPECIAL = WORKPLACES;
    public static final int FIRST_GOVERNMENT = first(CivilType.GOVERNMENT);
    public static final int TECHNOLOGIES = first(CivilType.LEADER);
    public static final int FIRST_LEADER = TECHNOLOGIES;
    public static final int FIRST_WONDER = first(CivilType.WONDER);
    public static final int FIRST_ACTION = first(CivilType.ACTION);
    public static final int WONDERS = FIRST_ACTION - FIRST_WONDER;
    public static final int COUNT = ALL.size();

    public static final int AGRICULTURE = of("A-agriculture").index;
    public static final int BRONZE = of("A-bronze").index;
    public static final int PHILOSOPHY = of("A-philosophy").index;
    public static final int RELIGION = of("A-religion").index;
    public static final int WARRIORS = of("A-warriors").index;
    public static final int DESPOTISM = of("A-despotism").index;

    private static final CivilCard[] BY_INDEX = ALL.toArray(new CivilCard[0]);

    /** For each card where the cards of its type end. */
    private static final int[] END_OF_TYPE = endOfType();

    /** For each type its technologies, as bits. */
    private static final long[] TECHNOLOGIES_OF = technologiesOfTypes();

    /** For each card what a blue token on it is worth: goods are counted all the time. */
    private static final int[] TOKENS = ALL.stream().mapToInt(CivilCard::token).toArray();

    private final int index;
    private final String id;
    private final String kind;
    private final int level;
    private final CivilType type;
    private final ActionEffect effect;
    private final int[] copies;
    private final int scienceCost;
    private final int revolutionCost;
    private final int resourceCost;
    private final int[] stages;
    private final int token;
    private final int science;
    private final int culture;
    private final int strength;
    private final int happiness;
    private final int civilActions;
    private final int militaryActions;
    private final int urbanLimit;
    private final int blueTokens;
    private final int colonization;
    private final int[] amounts;

    private CivilCard(int index, Row row) {
        this.index = index;
        id = row.text("id");
        kind = id.substring(id.indexOf('-') + 1);
        level = Age.of(row.text("age")).level();
        type = CivilType.of(row.text("type"));
        effect = type == CivilType.ACTION ? ActionEffect.of(kind) : ActionEffect.NONE;
        copies = row.copies();
        scienceCost = row.number("science_cost");
        revolutionCost = row.number("revolution_cost");
        resourceCost = row.number("resource_cost");
        stages = row.numbers("stages");
        token = row.number("token");
        science = row.number("science");
        culture = row.number("culture");
        strength = row.number("strength");
        happiness = row.number("happiness");
        civilActions = row.number("civil_actions");
        militaryActions = row.number("military_actions");
        urbanLimit = row.number("urban_limit");
        blueTokens = row.number("blue_tokens");
        colonization = row.number("colonization");
        amounts = row.numbers("amounts");
    }

    private static List<CivilCard> read() {
        List<Row> rows = new ArrayList<>();
        for (Map<String, String> fields : Csv.read(ThroughTheAges.class, "civil-cards.csv")) {
            rows.add(new Row(fields));
        }
        rows.sort(Comparator.comparingInt(
                        (Row row) -> CivilType.of(row.text("type")).index())
                .thenComparingInt(row -> Age.of(row.text("age")).level())
                .thenComparing(row -> row.text("id")));
        List<CivilCard> cards = new ArrayList<>();
        for (Row row : rows) {
            cards.add(new CivilCard(cards.size(), row));
        }
        return List.copyOf(cards);
    }

    /** The index of the first card of a type. */
    private static int first(CivilType type) {
        int first = 0;
        while (ALL.get(first).type != type) {
            first++;
        }
        return first;
    }

    /** All technologies of a type, as a set of bits. */
    public static long technologiesOf(CivilType type) {
        return TECHNOLOGIES_OF[type.index()];
    }

    private static long[] technologiesOfTypes() {
        long[] sets = new long[CivilType.ALL.size()];
        for (CivilCard card : ALL.subList(0, TECHNOLOGIES)) {
            sets[card.type.index()] |= 1L << card.index;
        }
        return sets;
    }

    private static int[] endOfType() {
        int[] end = new int[BY_INDEX.length];
        for (int i = BY_INDEX.length - 1; i >= 0; i--) {
            boolean last = i + 1 == BY_INDEX.length || BY_INDEX[i + 1].type != BY_INDEX[i].type;
            end[i] = last ? i + 1 : end[i + 1];
        }
        return end;
    }

    /** The index after the last card of the same type; before it they come by their level. */
    public static int endOfType(int index) {
        return END_OF_TYPE[index];
    }

    public static CivilCard at(int index) {
        return BY_INDEX[index];
    }

    @JsonCreator
    public static CivilCard of(String id) {
        return Ids.find("civil card", ALL, id);
    }

    public int index() {
        return index;
    }

    /** The number of the age: A is 0. */
    public int level() {
        return level;
    }

    public CivilType type() {
        return type;
    }

    public boolean isTechnology() {
        return isTechnology(index);
    }

    // For a card of which only the index is at hand: without a look at the card itself.

    public static boolean isTechnology(int index) {
        return index < TECHNOLOGIES;
    }

    public static boolean isLeader(int index) {
        return index >= FIRST_LEADER && index < FIRST_WONDER;
    }

    public static boolean isWonder(int index) {
        return index >= FIRST_WONDER && index < FIRST_ACTION;
    }

    /** What a blue token on a card is worth. */
    public static int token(int index) {
        return TOKENS[index];
    }

    /** How many of this card the deck has with so many players. */
    public int copies(int players) {
        return copies[players];
    }

    /** What it costs to develop; a government peacefully. */
    public int scienceCost() {
        return scienceCost;
    }

    public int revolutionCost() {
        return revolutionCost;
    }

    /** What a worker on it costs. */
    public int resourceCost() {
        return resourceCost;
    }

    public int stages() {
        return stages.length;
    }

    public int stageCost(int stage) {
        return stages[stage];
    }

    /** What a blue token on it is worth. */
    public int token() {
        return token;
    }

    /** The symbols at the bottom: for each worker, or once for a card without workers. */
    public int science() {
        return science;
    }

    public int culture() {
        return culture;
    }

    public int strength() {
        return strength;
    }

    public int happiness() {
        return happiness;
    }

    public int civilActions() {
        return civilActions;
    }

    public int militaryActions() {
        return militaryActions;
    }

    public int urbanLimit() {
        return urbanLimit;
    }

    public int blueTokens() {
        return blueTokens;
    }

    public int colonization() {
        return colonization;
    }

    /** A number of the card's text; what it means is known to the rule of the card. */
    public int amount(int place) {
        return amounts[place];
    }

    public List<Integer> amounts() {
        return Arrays.stream(amounts).boxed().toList();
    }

    @JsonValue
    public String id() {
        return id;
    }

    /** What happens when it is played as an action card. */
    public ActionEffect effect() {
        return effect;
    }

    /** The id without its age: cards of different ages with the same text. */
    public String kind() {
        return kind;
    }

    @Override
    public String toString() {
        return id;
    }
}
