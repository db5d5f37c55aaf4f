package ecumene.civilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.civilization.Civilization;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The kinds of trade cards: eleven commodities, four calamities that can be passed on, four with red backs that cannot. The
 * first {@link #KINDS} are those a hand can hold.
 */
public enum TradeCard {
    HIDES,
    OCHRE,
    IRON,
    PAPYRUS,
    SALT,
    GRAIN,
    CLOTH,
    BRONZE,
    SPICES,
    GEMS,
    GOLD,
    EPIDEMIC,
    CIVIL_DISORDER,
    ICONOCLASM_HERESY,
    PIRACY,
    VOLCANO_EARTHQUAKE,
    FAMINE,
    CIVIL_WAR,
    FLOOD;

    /** By index. */
    public static final List<TradeCard> ALL = List.of(values());

    public static final int COUNT = 19;

    public static final int COMMODITIES = 11;

    /** The kinds that a hand can hold: red calamities are laid open at once. */
    public static final int KINDS = 15;

    public static final int STACKS = 9;

    /** How many cards there are. */
    public static final int DECK = 74;

    private static final int[] STACK = numbers("stack");
    private static final int[] COPIES = numbers("count");

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    private static int[] numbers(String column) {
        List<Map<String, String>> rows = Csv.read(Civilization.class, "trade-cards.csv");
        int[] numbers = new int[COUNT];
        for (Map<String, String> row : rows) {
            numbers[of(Area.text(row, "id")).index()] = Integer.parseInt(Area.text(row, column));
        }
        return numbers;
    }

    public static TradeCard at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static TradeCard of(String id) {
        return Ids.find("trade card", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    /** The stack it belongs to, from 1: the value of a commodity, the rank of a calamity. */
    public static int stack(int card) {
        return STACK[card];
    }

    public static int copies(int card) {
        return COPIES[card];
    }

    public int stack() {
        return STACK[index()];
    }

    public int copies() {
        return COPIES[index()];
    }

    public boolean isCommodity() {
        return index() < COMMODITIES;
    }

    /** Calamities with red backs lie open before whoever draws them and are never traded. */
    public boolean isRed() {
        return index() >= KINDS;
    }

    /** What some cards of one kind are worth together: the square of their number times the value (17.4). */
    public static int value(int card, int count) {
        return card < COMMODITIES ? count * count * STACK[card] : 0;
    }

    /** The calamity that belongs to a stack from 2 on. */
    public static int calamity(int stack) {
        return stack >= 6 ? EPIDEMIC.index() + stack - 6 : VOLCANO_EARTHQUAKE.index() + stack - 2;
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
