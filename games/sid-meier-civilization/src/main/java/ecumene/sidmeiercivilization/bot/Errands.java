package ecumene.sidmeiercivilization.bot;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Icons;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.rule.March;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What figures on the map are for, and how near they are to it: armies to huts, villages, unknown land and weak cities,
 * scouts to sites of cities and squares that yield something. Steps that a marching group still has bring it that much nearer.
 */
final class Errands {

    private static final int SIGHT = 5;
    private static final double ARMY = 0.35;
    private static final int ENOUGH_ARMIES = 2;
    private static final double SCOUT = 0.2;
    private static final double HUT = 0.55;
    private static final double VILLAGE = 0.5;
    private static final double UNKNOWN = 0.4;
    private static final double STEP = 0.06;
    private static final double BLOCKADE = 0.15;
    private static final double SITE = 0.7;
    private static final double HOPE = 0.3;
    private static final double FAR = 0.06;

    /** The squares within sight of each, the nearest first. */
    private static final int[][] NEAR = new int[Square.COUNT][];

    static {
        for (int from = 0; from < Square.COUNT; from++) {
            int square = from;
            List<Integer> near = new ArrayList<>();
            for (int to = 0; to < Square.COUNT; to++) {
                if (steps(from, to) <= SIGHT) {
                    near.add(to);
                }
            }
            near.sort(Comparator.comparingInt(to -> steps(square, to)));
            NEAR[from] = near.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    private Errands() {}

    private static int steps(int from, int to) {
        return Math.abs(from % Square.WIDTH - to % Square.WIDTH) + Math.abs(from / Square.WIDTH - to / Square.WIDTH);
    }

    /** Adds what figures are worth, and to the yields what scouts gather or are going to found. */
    static void read(SidMeierCivilizationPosition position, Yields[] yields, int[] strength, double[] worth) {
        int marching = NONE;
        int left = 0;
        for (int depth = 0; depth < position.steps().size(); depth++) {
            if (March.STEP.equals(position.steps().below(depth))) {
                marching = March.Frame.square(position, depth);
                left = March.Frame.left(position, depth);
                // Who goes nowhere better stays: a march by itself is worth nothing.
                worth[position.steps().seat(depth)] -= 0.01;
            }
        }
        int[] counted = new int[position.seats()];
        for (int square : position.layout.squares()) {
            if (position.figures[square] == 0) {
                continue;
            }
            int seat = Board.owner(position, square);
            int ahead = square == marching ? left : 0;
            int armies = Board.armies(position, square);
            int scouts = Board.scouts(position, square);
            if (armies > 0) {
                worth[seat] += ARMY * Math.max(0, Math.min(armies, ENOUGH_ARMIES - counted[seat])) + 0.04 * armies;
                counted[seat] += armies;
                worth[seat] += army(position, seat, square, armies, ahead, yields, strength);
            }
            if (scouts > 0) {
                worth[seat] += SCOUT * scouts;
                scout(position, seat, square, scouts, ahead, yields[seat]);
            }
            int city = Board.cityAround(position, square);
            if (city != NONE && city / CITIES != seat) {
                worth[seat] += BLOCKADE;
            }
        }
    }

    private static double army(
            SidMeierCivilizationPosition position,
            int seat,
            int from,
            int armies,
            int ahead,
            Yields[] yields,
            int[] strength) {
        double best = 0;
        boolean beatsTribes = Warfare.attack(position, seat, armies, strength[seat], yields[seat].combat) > 7.5;
        for (int square : NEAR[from]) {
            int far = Math.max(0, steps(from, square) - ahead);
            if (HUT - STEP * far <= best) {
                break;
            }
            int slot = position.layout.slot(square);
            if (slot == NONE) {
                continue;
            }
            double value = 0;
            if (position.turned[slot] == NONE) {
                value = UNKNOWN;
            } else if (position.onMap[square] == Board.HUT) {
                value = HUT;
            } else if (position.onMap[square] == Board.VILLAGE && beatsTribes) {
                value = VILLAGE;
            }
            best = Math.max(best, value - STEP * far);
        }
        return Math.max(best, conquest(position, seat, from, armies, ahead, yields, strength));
    }

    /** A city that this group would probably take draws it, a capital most of all. */
    private static double conquest(
            SidMeierCivilizationPosition position,
            int seat,
            int from,
            int armies,
            int ahead,
            Yields[] yields,
            int[] strength) {
        if (armies < 2 && position.forces(seat) < 4) {
            return 0;
        }
        double power = Warfare.attack(position, seat, armies, strength[seat], yields[seat].combat);
        double best = 0;
        for (int city = 0; city < position.citySquare.length; city++) {
            int centre = position.citySquare[city];
            int owner = city / CITIES;
            if (centre == NONE || owner == seat) {
                continue;
            }
            double chance =
                    Warfare.chance(power - Warfare.defence(position, city, strength[owner], yields[owner].combat));
            if (chance > 0.4) {
                int far = Math.max(0, steps(from, centre) - ahead);
                double value = chance * (city % CITIES == 0 ? 6 : 2);
                best = Math.max(best, value * Math.max(0.1, 1 - 0.06 * far));
            }
        }
        return best;
    }

    private static void scout(
            SidMeierCivilizationPosition position, int seat, int from, int scouts, int ahead, Yields yields) {
        int founding = Math.min(scouts, Empire.cityLimit(position, seat) - yields.cities);
        if (founding > 0) {
            yields.addScout(0, founding * site(position, seat, from, ahead));
        }
        if (scouts > founding) {
            yields.addScout(gathered(position, seat, from, ahead), 0);
        }
    }

    /** How much of a city a scout already is. */
    private static double site(SidMeierCivilizationPosition position, int seat, int from, int ahead) {
        double best = HOPE;
        for (int square : NEAR[from]) {
            int far = Math.max(0, steps(from, square) - ahead);
            if (SITE + 0.1 - FAR * far <= best) {
                break;
            }
            if (isSite(position, seat, square)) {
                best = Math.max(best, SITE - FAR * far + 0.01 * Math.min(10, promise(position, square)));
            }
        }
        return best;
    }

    private static int promise(SidMeierCivilizationPosition position, int centre) {
        int icons = 0;
        for (int square : Square.around(centre)) {
            icons += Board.icons(position, square);
        }
        return Icons.trade(icons) + Icons.culture(icons) + Icons.production(icons) / 2;
    }

    private static boolean isSite(SidMeierCivilizationPosition position, int seat, int square) {
        int[] around = Square.around(square);
        if (around.length < 8 || !Board.isRevealed(position, square) || Board.isWater(position, square)) {
            return false;
        }
        for (int city : position.citySquare) {
            if (city != NONE && Square.distance(city, square) < 3) {
                return false;
            }
        }
        for (int near : around) {
            if (!Board.isRevealed(position, near)
                    || Board.isTribe(position, near)
                    || Board.isEnemy(position, near, seat)) {
                return false;
            }
        }
        return true;
    }

    /** The best icons that a scout gathers or can reach this turn, outside of the own cities. */
    private static int gathered(SidMeierCivilizationPosition position, int seat, int from, int ahead) {
        int best = 0;
        for (int square : NEAR[from]) {
            if (steps(from, square) > ahead) {
                break;
            }
            int city = Board.isRevealed(position, square) ? Board.cityAround(position, square) : NONE;
            boolean free = Board.isRevealed(position, square)
                    && (city == NONE || city / CITIES != seat)
                    && !Board.isTribe(position, square)
                    && !Board.isEnemy(position, square, seat);
            if (free) {
                int icons = Board.icons(position, square);
                best = weight(icons) > weight(best) ? icons : best;
            }
        }
        return best;
    }

    static int weight(int icons) {
        return 4 * Icons.trade(icons) + 2 * Icons.production(icons) + 4 * Icons.culture(icons) + 8 * Icons.coins(icons);
    }
}
