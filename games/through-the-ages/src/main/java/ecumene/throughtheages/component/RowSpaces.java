package ecumene.throughtheages.component;

import ecumene.engine.data.Csv;
import ecumene.throughtheages.ThroughTheAges;
import java.util.List;
import java.util.Map;

/** The spaces of the card row, from the left. */
public final class RowSpaces {

    public static final int COUNT = 13;

    private static final int[] COST = new int[COUNT];
    private static final int[] SWEPT = new int[5];

    static {
        List<Map<String, String>> rows = Csv.read(ThroughTheAges.class, "card-row.csv");
        for (Map<String, String> fields : rows) {
            Row row = new Row(fields);
            COST[row.number("space") - 1] = row.number("civil_actions");
            for (int players = 2; players <= 4; players++) {
                SWEPT[players] += row.yes("swept_with_" + players) ? 1 : 0;
            }
        }
    }

    private RowSpaces() {}

    /** The civil actions that a card in a space costs; spaces are counted from 0. */
    public static int cost(int space) {
        return COST[space];
    }

    /** How many spaces on the left cost no more than so many civil actions. */
    public static int within(int actions) {
        int spaces = 0;
        while (spaces < COUNT && COST[spaces] <= actions) {
            spaces++;
        }
        return spaces;
    }

    /** How many spaces on the left are cleared before the row is refilled. */
    public static int swept(int players) {
        return SWEPT[players];
    }
}
