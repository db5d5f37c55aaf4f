package ecumene.innersea.rule;

import ecumene.engine.Measure;
import ecumene.engine.Result;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.Source;
import ecumene.innersea.Terms;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The End of the Game: points by seat, ties, and how the match against the system or a scenario ended. */
public final class Scoring {

    /** A person pays so many points for each civilization beyond the first. */
    private static final int COST_OF_A_CIVILIZATION = 4;

    private static final int DECISIVE = 7;

    private Scoring() {}

    /** The points of a seat: those of its civilization, or the average of several less what they cost. */
    public static int score(InnerSeaPosition position, int seat) {
        int sum = sum(position, seat, Source.values());
        int each = position.terms().each();
        return Math.max(0, sum / each - COST_OF_A_CIVILIZATION * (each - 1));
    }

    private static int sum(InnerSeaPosition position, int seat, Source... sources) {
        int sum = 0;
        for (int power = 0; power < position.powers(); power++) {
            if (position.terms().seatOf(power) == seat) {
                for (Source source : sources) {
                    sum += position.points(source, power);
                }
            }
        }
        return sum;
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
            return compare(position, a, b);
        };
        return Result.ranked(scores, better, reason(position));
    }

    private static List<Integer> everybody(InnerSeaPosition position) {
        return IntStream.range(0, position.seats()).boxed().toList();
    }

    private static List<Integer> boxed(int[] scores) {
        return IntStream.of(scores).boxed().toList();
    }

    /** More points, then more own Wonders in occupied areas, Cities, disks on the map, occupied areas. */
    private static int compare(InnerSeaPosition position, int a, int b) {
        int by = Integer.compare(score(position, b), score(position, a));
        for (int criterion = 0; by == 0 && criterion < 4; criterion++) {
            by = Integer.compare(standing(position, b, criterion), standing(position, a, criterion));
        }
        return by;
    }

    private static int standing(InnerSeaPosition position, int seat, int criterion) {
        int sum = 0;
        for (int power = 0; power < position.powers(); power++) {
            if (position.terms().seatOf(power) == seat) {
                sum += standingOf(position, power, criterion);
            }
        }
        return sum;
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
            return position.decided() != 0 ? "conquest" : ScenarioRules.isDrawn(position) ? "drawn" : "epochs";
        }
        if (position.decided() != 0) {
            boolean won = position.decided() > 0 && terms.seatOf(position.decided() - 1) == 0;
            boolean decisive =
                    won && terms.scenario().id().startsWith("fall-") && ScenarioRules.lastCities(position) >= DECISIVE;
            return decisive ? "solitaire-decisive" : won ? "solitaire-won" : "solitaire-lost";
        }
        if (ScenarioRules.isDrawn(position)) {
            return "solitaire-drawn";
        }
        return againstTheSystem(position);
    }

    private static String againstTheSystem(InnerSeaPosition position) {
        int own = score(position, 0);
        int better = 0;
        int equal = 0;
        for (int power = 0; power < position.powers(); power++) {
            if (position.terms().isSystem(power)) {
                better += position.points(power) > own ? 1 : 0;
                equal += position.points(power) == own ? 1 : 0;
            }
        }
        if (better == 0) {
            return equal == 0 ? "solitaire-won" : "solitaire-drawn";
        }
        return better == 1 && ScenarioRules.secondIsADraw(position) ? "solitaire-drawn" : "solitaire-lost";
    }

    // ---------------------------------------------------------------- measures

    public static List<Measure> points(InnerSeaPosition position) {
        List<Measure> measures = new ArrayList<>();
        for (Source source : InnerSeaPosition.SOURCES) {
            List<Integer> values = new ArrayList<>();
            for (int seat = 0; seat < position.seats(); seat++) {
                values.add(sum(position, seat, source));
            }
            measures.add(new Measure(source.name().toLowerCase(Locale.ROOT), values));
        }
        List<Integer> sharing = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            sharing.add(score(position, seat) - sum(position, seat, Source.values()));
        }
        measures.add(new Measure("several", sharing));
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
                measure(position, "talents", position::talents),
                measure(position, "hand", power -> position.cards().handSize(power)));
    }

    private static Measure measure(InnerSeaPosition position, String name, IntUnaryOperator of) {
        List<Integer> values = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            int sum = 0;
            for (int power = 0; power < position.powers(); power++) {
                sum += position.terms().seatOf(power) == seat ? of.applyAsInt(power) : 0;
            }
            values.add(sum);
        }
        return new Measure(name, values);
    }
}
