package ecumene.sidmeiercivilization.bot;

import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;

/** What technologies are good for beyond their place in the pyramid. */
final class Talents {

    /** What an icon is worth that a building of a known kind could bring, and how many squares count at most. */
    private static final double ICON = 0.22;

    private static final int MOST = 3;

    private static final double[] WORTH = new double[Technology.COUNT];

    static {
        for (Technology technology : Technology.ALL) {
            double worth = technology.arm() != null ? 0.2 : 0;
            worth += 0.2 * technology.hand();
            worth += technology.stacking() > 0 ? 0.15 : 0;
            worth += technology.speed() > 0 ? 0.2 : 0;
            worth += switch (technology) {
                case IRRIGATION -> 4;
                case POTTERY, PRINTING_PRESS, DEMOCRACY -> 0.5;
                case MONARCHY -> 0.3;
                default -> 0;
            };
            WORTH[technology.index()] = worth;
        }
    }

    private Talents() {}

    static double worth(Yields yields, long known) {
        double worth = 0;
        for (long rest = known; rest != 0; rest &= rest - 1) {
            worth += WORTH[Long.numberOfTrailingZeros(rest)];
        }
        return worth + ICON * buildings(yields, known);
    }

    /** The icons that the buildings of known kinds would bring to bare squares, by the best of each terrain. */
    private static double buildings(Yields yields, long known) {
        double icons = 0;
        icons += bare(yields, Terrain.WATER) * best(known, Technology.NAVIGATION, 2, Technology.NAVIGATION, 2);
        icons += bare(yields, Terrain.DESERT) * best(known, Technology.CODE_OF_LAWS, 2, Technology.CODE_OF_LAWS, 2);
        icons += bare(yields, Terrain.MOUNTAIN) * best(known, Technology.CONSTRUCTION, 1.2, Technology.RAILROAD, 1.8);
        double library = best(known, Technology.WRITING, 2, Technology.PRINTING_PRESS, 4);
        double granary = best(known, Technology.POTTERY, 1.6, Technology.ENGINEERING, 3.2);
        icons += bare(yields, Terrain.GRASSLAND) * Math.max(library, granary);
        double market = best(known, Technology.CURRENCY, 2.6, Technology.BANKING, 5);
        double temple = best(known, Technology.PHILOSOPHY, 2, Technology.THEOLOGY, 3);
        double barracks = best(known, Technology.METALWORKING, 2.2, Technology.MILITARY_SCIENCE, 2.6);
        icons += yields.unlimited * Math.max(market, Math.max(temple, barracks));
        return icons;
    }

    private static int bare(Yields yields, Terrain terrain) {
        return Math.min(MOST, yields.bare[terrain.index()]);
    }

    private static double best(long known, Technology basic, double plain, Technology improved, double more) {
        return (known & improved.bit()) != 0 ? more : (known & basic.bit()) != 0 ? plain : 0;
    }
}
