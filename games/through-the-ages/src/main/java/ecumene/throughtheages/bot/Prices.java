package ecumene.throughtheages.bot;

/**
 * What food, resources, science and workers are worth in culture, by the number of turns in which they can still be used:
 * much while they grow into more, nothing at the end. A <em>flow</em> is one unit in every production to come.
 */
final class Prices {

    // What a unit is worth when the end is far, and the number of turns before the end at which half of it is left.
    private static final double RESOURCE = 0.6;
    private static final double RESOURCE_HALF = 2.5;
    private static final double SCIENCE = 0.8;
    private static final double SCIENCE_HALF = 4.5;
    private static final double FOOD = 0.49;
    private static final double FOOD_HALF = 2.2;
    private static final double WORKER = 13.9;
    private static final double WORKER_HALF = 3.8;

    /** Turns are counted in quarters. */
    private static final int PARTS = 4;

    private static final int MOST = 40 * PARTS;

    private static Prices[] table() {
        Prices[] table = new Prices[MOST + 1];
        for (int i = 0; i <= MOST; i++) {
            table[i] = new Prices((double) i / PARTS);
        }
        return table;
    }

    private static final Prices[] BY_TURNS = table();

    final double resource;
    final double science;
    final double food;
    final double worker;

    final double resourceFlow;
    final double scienceFlow;
    final double foodFlow;

    private Prices(double turns) {
        resource = price(turns, RESOURCE, RESOURCE_HALF);
        science = price(turns, SCIENCE, SCIENCE_HALF);
        food = price(turns, FOOD, FOOD_HALF);
        worker = price(turns, WORKER, WORKER_HALF);
        resourceFlow = flow(turns, RESOURCE, RESOURCE_HALF);
        scienceFlow = flow(turns, SCIENCE, SCIENCE_HALF);
        foodFlow = flow(turns, FOOD, FOOD_HALF);
    }

    private static double price(double turns, double most, double half) {
        return turns <= 0 ? 0 : most * turns / (turns + half);
    }

    /** What is produced at the end of a turn can be used in the turns after it. */
    private static double flow(double productions, double most, double half) {
        double sum = 0;
        for (double left = productions - 1; left > 0; left--) {
            sum += price(left, most, half);
        }
        return sum;
    }

    static Prices with(double turns) {
        return BY_TURNS[Math.clamp(Math.round(turns * PARTS), 0, MOST)];
    }
}
