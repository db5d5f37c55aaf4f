package ecumene.civilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.civilization.Civilization;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The sixteen kinds of civilization cards. */
public enum CivilizationCard {
    POTTERY,
    CLOTH_MAKING,
    METALWORKING,
    AGRICULTURE,
    ENGINEERING,
    ASTRONOMY,
    COINAGE,
    MEDICINE,
    MYSTICISM,
    DRAMA_POETRY,
    MUSIC,
    ARCHITECTURE,
    LITERACY,
    LAW,
    DEMOCRACY,
    PHILOSOPHY;

    /** By index. */
    public static final List<CivilizationCard> ALL = List.of(values());

    public static final int COUNT = 16;

    /** No player keeps more kinds than this (17.7). */
    public static final int MOST = 11;

    private static final List<Map<String, String>> ROWS = Csv.read(Civilization.class, "civilization-cards.csv");
    private static final int[] COST = numbers("cost");
    private static final int[] COPIES = numbers("copies");
    private static final int[] GROUPS = printedGroups();
    private static final int[][] CREDITS = printedCredits();

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    private static Map<String, String> row(int index) {
        Map<String, String> row = ROWS.get(index);
        if (!ALL.get(index).id.equals(row.get("id"))) {
            throw new IllegalStateException("civilization-cards.csv: " + row + " is not " + ALL.get(index));
        }
        return row;
    }

    private static int[] numbers(String column) {
        int[] numbers = new int[COUNT];
        for (int i = 0; i < COUNT; i++) {
            numbers[i] = Integer.parseInt(Area.text(row(i), column));
        }
        return numbers;
    }

    private static int[] printedGroups() {
        int[] groups = new int[COUNT];
        for (int i = 0; i < COUNT; i++) {
            for (String group : Area.words(row(i), "groups")) {
                groups[i] |= 1 << CardGroup.of(group).index();
            }
        }
        return groups;
    }

    private static int[][] printedCredits() {
        int[][] credits = new int[COUNT][COUNT];
        for (int i = 0; i < COUNT; i++) {
            for (String pair : Area.words(row(i), "credits")) {
                int colon = pair.indexOf(':');
                credits[i][of(pair.substring(0, colon)).index()] = Integer.parseInt(pair.substring(colon + 1));
            }
        }
        return credits;
    }

    public static CivilizationCard at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static CivilizationCard of(String id) {
        return Ids.find("civilization card", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    public int bit() {
        return 1 << index();
    }

    public boolean isIn(int set) {
        return (set & bit()) != 0;
    }

    public int cost() {
        return COST[index()];
    }

    /** How many there are with eight players. */
    public int copies() {
        return COPIES[index()];
    }

    /** The card groups it belongs to, as a bit set. */
    public int groups() {
        return GROUPS[index()];
    }

    /** What this card takes off the price of another one: the better of its group credit and its special one (17.12). */
    public int credit(CivilizationCard bought) {
        return CREDITS[index()][bought.index()];
    }

    /** What a set of owned cards takes off the price of a card. */
    public static int credits(int owned, int bought) {
        int sum = 0;
        for (int rest = owned; rest != 0; rest &= rest - 1) {
            sum += CREDITS[Integer.numberOfTrailingZeros(rest)][bought];
        }
        return sum;
    }

    /** The printed value of a set of cards. */
    public static int value(int set) {
        int sum = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            sum += COST[Integer.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /** The card groups that a set of cards shows. */
    public static int groups(int set) {
        int shown = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            shown |= GROUPS[Integer.numberOfTrailingZeros(rest)];
        }
        return shown;
    }

    /** What a card costs whoever owns a set of cards: all credits count, and nothing is paid back (17.15). */
    public static int price(int owned, int bought) {
        return Math.max(0, COST[bought] - credits(owned, bought));
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
