package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Marching;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Way;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Square;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/**
 * Movement, foreseen: where figures could go. On the way others may interrupt, and what lies under a tile is not known: each
 * step is played by itself.
 */
public final class Reach {

    private static final int UNSEEN = -1;

    private Reach() {}

    /** The group that is on its way, or every group that may set out now or in the next movement phase. */
    public static List<Marching> of(SidMeierCivilizationPosition position, int seat) {
        if (position.steps().isTop(March.STEP)) {
            if (position.steps().seat() != seat) {
                return List.of();
            }
            int square = March.Frame.square(position);
            return List.of(marching(position, March.group(position, seat), square, March.Frame.left(position)));
        }
        boolean now = position.steps().isTop(Movement.STEP);
        List<Marching> all = new ArrayList<>();
        for (int square : position.layout.squares()) {
            if (Board.owner(position, square) == seat && !position.isFrozen(square)) {
                int armies = Movement.freshArmies(position, square);
                int scouts = Movement.freshScouts(position, square);
                for (int a = 0; a <= armies; a++) {
                    for (int s = 0; s <= scouts; s++) {
                        // Parts of a group are of interest when they can set out; until then the arms apart and all.
                        boolean plain = (a == 0 || a == armies) && (s == 0 || s == scouts);
                        if (a + s > 0 && (now || plain)) {
                            Groups.Group group = new Groups.Group(seat, square, a, s);
                            all.add(marching(position, group, square, Empire.speed(position, seat)));
                        }
                    }
                }
            }
        }
        return List.copyOf(all);
    }

    private static Marching marching(SidMeierCivilizationPosition position, Groups.Group group, int from, int left) {
        List<Way> ways = position.isFrozen(group.ground()) ? List.of() : ways(position, group, from, left);
        boolean setOut = left < Empire.speed(position, group.seat());
        return new Marching(
                Square.at(from), group.armies(), group.scouts(), left, setOut, units(position, group), ways);
    }

    /** Nobody fights with more units than they have. */
    private static int units(SidMeierCivilizationPosition position, Groups.Group group) {
        return group.armies() == 0
                ? 0
                : Math.min(position.forces(group.seat()), Combat.attackCards(position, group.seat(), group.armies()));
    }

    /** The squares in the order of their distance: who follows {@code by} back finds a shortest way. */
    private static List<Way> ways(SidMeierCivilizationPosition position, Groups.Group group, int from, int left) {
        int[] steps = new int[Square.COUNT];
        Arrays.fill(steps, UNSEEN);
        steps[from] = 0;
        Set<Integer> discovered = new HashSet<>();
        List<Way> ways = new ArrayList<>();
        Queue<Integer> edge = new ArrayDeque<>(List.of(from));
        while (!edge.isEmpty()) {
            int here = edge.remove();
            int more = left - steps[here] - 1;
            boolean end = more < 0 || (here != from && group.isEnd(position, here));
            for (int next : end ? new int[0] : Square.neighbours(here)) {
                int slot = position.layout.slot(next);
                if (slot == NONE || steps[next] != UNSEEN) {
                    continue;
                }
                if (!Board.isRevealed(position, next)) {
                    if (group.canFinish(position, here, more) && discovered.add(slot)) {
                        ways.add(new Way(Square.at(next), Square.at(here), steps[here] + 1, "discover", 0));
                    }
                } else if (group.enterReason(position, next) == null && group.canFinish(position, next, more)) {
                    steps[next] = steps[here] + 1;
                    edge.add(next);
                    String does = does(position, group, next);
                    int against = against(position, group.seat(), next, does);
                    ways.add(new Way(Square.at(next), Square.at(here), steps[next], does, against));
                }
            }
        }
        return List.copyOf(ways);
    }

    /** What happens to a group that ends its move on a square. */
    private static String does(SidMeierCivilizationPosition position, Groups.Group group, int square) {
        if (group.stopReason(position, square) != null) {
            return "pass";
        }
        if (!Groups.isHostile(position, group.seat(), square)) {
            return "stop";
        }
        if (!Board.isTribe(position, square) || Board.isEnemy(position, square, group.seat())) {
            return "attack";
        }
        return position.onMap[square] == Board.HUT ? "hut" : "village";
    }

    /** Scouts alone are killed without a battle. */
    private static int against(SidMeierCivilizationPosition position, int seat, int square, String does) {
        return switch (does) {
            case "village" -> Combat.barbarianCards();
            case "attack" -> {
                int city = Board.seatOf(Board.city(position, square));
                int defender = city == NONE || city == seat ? Board.owner(position, square) : city;
                boolean fights = defender == city || Board.armies(position, square) > 0;
                yield fights ? Math.min(position.forces(defender), Combat.defenceCards(position, defender, square)) : 0;
            }
            default -> 0;
        };
    }
}
