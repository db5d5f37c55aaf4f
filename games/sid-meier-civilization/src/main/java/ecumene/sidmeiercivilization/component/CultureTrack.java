package ecumene.sidmeiercivilization.component;

import java.util.List;

/** The culture track: what each space costs and gives. */
public final class CultureTrack {

    /** The last space: whoever enters it wins. */
    public static final int LAST = 21;

    private static final List<Data.Row> ROWS = Data.rows("culture-track.csv");
    private static final int[] CULTURE = new int[LAST + 1];
    private static final int[] TRADE = new int[LAST + 1];
    private static final boolean[] PERSON = new boolean[LAST + 1];
    private static final Era[] ERAS = new Era[LAST + 1];

    static {
        ERAS[0] = Era.ANCIENT;
        for (Data.Row row : ROWS) {
            int space = row.number("space");
            CULTURE[space] = row.number("culture");
            TRADE[space] = row.number("trade");
            PERSON[space] = row.text("kind").equals("great-person");
            ERAS[space] = Era.at(row.number("era") - 1);
        }
    }

    private CultureTrack() {}

    /** Culture tokens for entering a space. */
    public static int culture(int space) {
        return CULTURE[space];
    }

    /** Trade for entering a space. */
    public static int trade(int space) {
        return TRADE[space];
    }

    /** Whether a space gives a great person; the others give an event, but the last gives the victory. */
    public static boolean isPerson(int space) {
        return PERSON[space];
    }

    /** The deck that an event of this space is drawn from. */
    public static Era era(int space) {
        return ERAS[space];
    }
}
