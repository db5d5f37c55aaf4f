package ecumene.throughtheages.component;

import ecumene.engine.data.Csv;
import ecumene.throughtheages.ThroughTheAges;
import java.util.List;
import java.util.Map;

/** The tables of the player board: what the tokens left in the yellow and the blue bank mean. */
public final class Banks {

    /** Squares of the yellow bank; more tokens lie in its last section. */
    public static final int YELLOW_SQUARES = 18;

    public static final int BLUE_SQUARES = 16;

    private static final int[] FOOD_COST = column("yellow-bank.csv", "food_cost");
    private static final int[] CONSUMPTION = column("yellow-bank.csv", "consumption");
    private static final int[] HAPPY_FACES = column("yellow-bank.csv", "happy_faces");
    private static final int[] CORRUPTION = column("blue-bank.csv", "corruption");

    private Banks() {}

    private static int[] column(String file, String name) {
        List<Map<String, String>> rows = Csv.read(ThroughTheAges.class, file);
        int[] column = new int[rows.size()];
        for (Map<String, String> fields : rows) {
            Row row = new Row(fields);
            column[row.number("tokens")] = row.number(name);
        }
        return column;
    }

    /** The food that a new worker costs; nothing can be paid with an empty bank. */
    public static int foodCost(int yellowTokens) {
        return FOOD_COST[Math.min(yellowTokens, YELLOW_SQUARES)];
    }

    public static int consumption(int yellowTokens) {
        return CONSUMPTION[Math.min(yellowTokens, YELLOW_SQUARES)];
    }

    /** The happy faces that the people want. */
    public static int happyFaces(int yellowTokens) {
        return HAPPY_FACES[Math.min(yellowTokens, YELLOW_SQUARES)];
    }

    public static int corruption(int blueTokens) {
        return CORRUPTION[Math.min(blueTokens, BLUE_SQUARES)];
    }
}
