package ecumene.innersea.rule;

import ecumene.engine.Measure;
import ecumene.engine.Result;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Source;
import ecumene.innersea.Stat;
import ecumene.innersea.Terms;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The End of the Game: points by seat, ties, and how the match against the system or a scenario ended. */
public final class Scoring {

    private static final int DECISIVE = 7;

    /** What decides among equal points, by the texts of the reasons. */
    private static final List<String> TIES = List.of("wonders", "cities", "disks", "areas");

    private Scoring() {}

    /** The points of a seat: those of its best civilization. */
    public static int score(InnerSeaPosition position, int seat) {
        return position.points(best(position, seat));
    }

    /** The civilization that a seat wins or loses with: the best of those it plays. */
    private static int best(InnerSeaPosition position, int seat) {
        int best = InnerSeaPosition.NONE;
        for (int power = 0; power < position.powers(); power++) {
            if (position.terms().seatOf(power) == seat
                    && (best == InnerSeaPosition.NONE || compare(position, power, best) < 0)) {
                best = power;
            }
        }
        return best;
    }

    public static Result result(InnerSeaPosition position) {
        int[] scores = new int[position.seats()];
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = score(position, seat);
        }
        int decided = position.decided();
        if (ScenarioRules.isDrawn(position)) {
            return new Result(List.of(everybody(position)), boxed(scores), reason(position));
        }
        Comparator<Integer> better = (a, b) -> {
            if (decided > 0) {
                int winner = position.terms().seatOf(decided - 1);
                if (a == winner || b == winner) {
                    return a.equals(b) ? 0 : a == winner ? -1 : 1;
                }
            }
            return compare(position, best(position, a), best(position, b));
        };
        return Result.ranked(scores, better, reason(position));
    }

    /**
     * All civilizations as they stand, those of the system among those of people, the best first; equals together. The result
     * of a match knows seats only, so this is where the system has its place.
     */
    public static List<List<Integer>> ranking(InnerSeaPosition position) {
        int[] points = new int[position.powers()];
        if (ScenarioRules.isDrawn(position)) {
            return List.of(IntStream.range(0, points.length).boxed().toList());
        }
        int winner = position.decided() - 1;
        Comparator<Integer> better = Comparator.comparing((Integer power) -> power != winner);
        return Result.ranked(points, better.thenComparing((a, b) -> compare(position, a, b)), "")
                .ranking();
    }

    private static List<Integer> everybody(InnerSeaPosition position) {
        return IntStream.range(0, position.seats()).boxed().toList();
    }

    private static List<Integer> boxed(int[] scores) {
        return IntStream.of(scores).boxed().toList();
    }

    /**
     * Which of two civilizations is ahead, whoever plays them: more points, then more own Wonders in occupied areas, Cities,
     * disks on the map, occupied areas.
     */
    private static int compare(InnerSeaPosition position, int a, int b) {
        int by = Integer.compare(position.points(b), position.points(a));
        for (int criterion = 0; by == 0 && criterion < TIES.size(); criterion++) {
            by = Integer.compare(standingOf(position, b, criterion), standingOf(position, a, criterion));
        }
        return by;
    }

    private static int standingOf(InnerSeaPosition position, int power, int criterion) {
        return switch (criterion) {
            case 0 -> position.activeWonders(power);
            case 1 -> position.board().cityCount(power);
            case 2 -> position.board().disksOnMap(power);
            default -> position.board().occupied(power).size();
        };
    }

    /** Why the match is over: an Epoch ran out, a scenario was decided, or how a person did against the system. */
    private static String reason(InnerSeaPosition position) {
        Terms terms = position.terms();
        if (position.seats() > 1) {
            return position.decided() != 0
                    ? "conquest"
                    : ScenarioRules.isDrawn(position) ? "drawn" : amongTheSystem(position);
        }
        if (position.decided() != 0) {
            boolean won = position.decided() > 0 && terms.seatOf(position.decided() - 1) == 0;
            boolean decisive =
                    won && terms.scenario().story().isFall() && ScenarioRules.lastCities(position) >= DECISIVE;
            return decisive ? "solitaire-decisive" : won ? "solitaire-won" : "solitaire-lost";
        }
        if (ScenarioRules.isDrawn(position)) {
            return "solitaire-drawn";
        }
        return againstTheSystem(position);
    }

    private static String againstTheSystem(InnerSeaPosition position) {
        int own = best(position, 0);
        int better = systemWhere(position, own, true);
        if (better == 0) {
            return systemWhere(position, own, false) == 0 ? "solitaire-won" : "solitaire-drawn";
        }
        return better == 1 && ScenarioRules.secondIsADraw(position) ? "solitaire-drawn" : "solitaire-lost";
    }

    /** People and the system are ranked together: the best civilization may be one that nobody plays. */
    private static String amongTheSystem(InnerSeaPosition position) {
        int first = best(position, 0);
        for (int seat = 1; seat < position.seats(); seat++) {
            int other = best(position, seat);
            first = compare(position, other, first) < 0 ? other : first;
        }
        if (systemWhere(position, first, true) > 0) {
            return "system-won";
        }
        return systemWhere(position, first, false) > 0 ? "system-shared" : amongPeople(position, first);
    }

    /** What put the first before another with as many points, if there is one; the last that was needed. */
    private static String amongPeople(InnerSeaPosition position, int first) {
        int needed = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            int other = best(position, seat);
            if (other != first && position.points(other) == position.points(first)) {
                int criterion = 0;
                while (criterion < TIES.size()
                        && standingOf(position, other, criterion) == standingOf(position, first, criterion)) {
                    criterion++;
                }
                needed = Math.max(needed, criterion < TIES.size() ? criterion + 1 : 0);
            }
        }
        return needed == 0 ? "epochs" : "epochs-" + TIES.get(needed - 1);
    }

    /** How many civilizations of the system are ahead of a power, or level with it. */
    private static int systemWhere(InnerSeaPosition position, int power, boolean ahead) {
        int count = 0;
        for (int other = 0; other < position.powers(); other++) {
            if (position.terms().isSystem(other)) {
                int by = compare(position, other, power);
                count += (ahead ? by < 0 : by == 0) ? 1 : 0;
            }
        }
        return count;
    }

    // ---------------------------------------------------------------- measures

    public static List<Measure> points(InnerSeaPosition position) {
        int[] best = new int[position.seats()];
        for (int seat = 0; seat < best.length; seat++) {
            best[seat] = best(position, seat);
        }
        List<Measure> measures = new ArrayList<>();
        for (Source source : InnerSeaPosition.SOURCES) {
            measures.add(Measure.of(source.id(), best.length, seat -> position.points(source, best[seat])));
        }
        return List.copyOf(measures);
    }

    public static List<Measure> measures(InnerSeaPosition position) {
        return List.of(
                measure(position, "city-count", power -> position.board().cityCount(power)),
                measure(position, "disks", power -> position.board().disksOnMap(power)),
                measure(
                        position,
                        "areas",
                        power -> position.board().occupied(power).size()),
                measure(position, "wonder-count", position::activeWonders),
                // What was looted is there already, though it cannot be spent yet.
                measure(position, "talents", power -> position.talents(power) + position.get(Stat.LOOT, power)),
                measure(position, "hand", power -> position.cards().handSize(power)));
    }

    /** What the map brings in a growth to come; it means the same before and after that of this turn. */
    public static Measure growth(InnerSeaPosition position) {
        return measure(
                position, "growth", power -> isChosen(position, power) ? Acquisition.regular(position, power) : 0);
    }

    /** The disks to be placed in this growth: those that are Ready, and before they are those that will be. */
    public static Measure ready(InnerSeaPosition position) {
        return measure(
                position,
                "ready",
                power -> isChosen(position, power)
                        ? position.get(Stat.READY, power) + GrowthPhase.expected(position, power)
                        : 0);
    }

    private static boolean isChosen(InnerSeaPosition position, int power) {
        return position.get(Stat.CIVILIZATION, power) != InnerSeaPosition.NONE;
    }

    private static Measure measure(InnerSeaPosition position, String name, IntUnaryOperator of) {
        return Measure.of(name, position.seats(), seat -> {
            int sum = 0;
            for (int power = 0; power < position.powers(); power++) {
                sum += position.terms().seatOf(power) == seat ? of.applyAsInt(power) : 0;
            }
            return sum;
        });
    }
}
