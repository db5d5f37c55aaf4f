package ecumene.civilization;

import ecumene.civilization.component.Board;
import ecumene.civilization.component.Nation;
import ecumene.engine.Setup;
import ecumene.engine.data.BadDataException;
import java.util.Locale;

/** The games of the rulebook: the complete one, three shorter ones (30) and two simpler ones (31, 32). */
public enum Variant {
    COMPLETE(Nation.FINAL_SPACE),
    SHORT_5(crossed(5)),
    SHORT_8(crossed(8)),
    SHORT_13(crossed(13)),
    NOMADS(Nation.FINAL_SPACE),
    PEASANTS(8);

    private final int goal;
    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    Variant(int goal) {
        this.goal = goal;
    }

    /** The space where a marker stands that has crossed a column (30.2): the one behind it. */
    private static int crossed(int column) {
        return column + 1;
    }

    static Variant of(Setup setup) {
        String id = setup.choice(Civilization.VARIANT);
        for (Variant variant : values()) {
            if (variant.id.equals(id)) {
                return variant;
            }
        }
        throw new IllegalArgumentException(id);
    }

    /** Refuses options that make no sense together, rather than leave one of them without effect. */
    static void check(Setup setup) {
        Variant variant = of(setup);
        if (setup.number(Civilization.SHORTENED) > 0 && variant != PEASANTS) {
            throw new BadDataException("only Peasants and Citizens can be shortened, not " + variant.id);
        }
        if (isSecondBoard(setup) && variant.isSimple()) {
            throw new BadDataException(variant.id + " is always played on the board for seven");
        }
        if (setup.flag(Civilization.ASK_WHAT_TO_KEEP) && variant.isSimple()) {
            throw new BadDataException(variant.id + " has no trade cards to keep");
        }
        if (variant == NOMADS && setup.number(Civilization.ROUND_LIMIT) >= Nation.FINAL_SPACE) {
            throw new BadDataException("nomads ends after " + Nation.FINAL_SPACE + " rounds without a limit");
        }
    }

    private static boolean isSecondBoard(Setup setup) {
        return setup.choice(Civilization.BOARD).equals(Civilization.SECOND);
    }

    /** The space of the table that ends the match. */
    int goal(Setup setup) {
        return this == PEASANTS ? goal - setup.number(Civilization.SHORTENED) : goal;
    }

    /** The board: the simple games use the one for seven players. */
    Board board(Setup setup) {
        return isSimple() ? Board.of("7") : Board.of(setup.seats(), isSecondBoard(setup));
    }

    /** How many tokens each nation has (4.6, 24 to 29, 31.2.2). */
    int tokens(int seats) {
        if (isSimple()) {
            return 55;
        }
        return seats == 8 ? 56 : seats % 2 == 0 ? 55 : 47;
    }

    /** Without treasury, trade and civilization cards. */
    public boolean isSimple() {
        return this == NOMADS || this == PEASANTS;
    }

    /** Whether a shorter game: it ends at a line of the table, and Mysticism is left out. */
    public boolean isShort() {
        return this == SHORT_5 || this == SHORT_8 || this == SHORT_13;
    }

    public String id() {
        return id;
    }
}
