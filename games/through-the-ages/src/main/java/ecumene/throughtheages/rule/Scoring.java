package ecumene.throughtheages.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Measure;
import ecumene.engine.Result;
import ecumene.throughtheages.Civilization;
import ecumene.throughtheages.Source;
import ecumene.throughtheages.ThroughTheAgesEvent;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.component.Banks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** End of the Game: the events of Age III that are left, Bill Gates, and who has most culture. */
public final class Scoring {

    private Scoring() {}

    static void end(ThroughTheAgesPosition position, EventLog log) {
        Impacts.scoreAll(position, log);
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.isIn(seat)) {
                LeaderChange.scoreGates(position, seat, log);
            }
        }
        position.steps().clear();
        log.all(new ThroughTheAgesEvent.GameEnded(IntStream.range(0, position.seats())
                .map(seat -> position.civ(seat).culture)
                .boxed()
                .toList()));
    }

    /** Most culture wins, and equals share the victory. Whoever has resigned has lost, with whatever culture. */
    public static Result result(ThroughTheAgesPosition position) {
        int[] culture = new int[position.seats()];
        for (int seat = 0; seat < culture.length; seat++) {
            culture[seat] = position.civ(seat).culture;
        }
        Comparator<Integer> better = Comparator.<Integer>comparingInt(seat -> position.isIn(seat) ? culture[seat] : -1)
                .reversed();
        return Result.ranked(culture, better, position.players() == 1 ? "alone" : "culture");
    }

    public static List<Measure> points(ThroughTheAgesPosition position) {
        List<Measure> points = new ArrayList<>();
        for (int source = 0; source < Source.COUNT; source++) {
            int number = source;
            points.add(measure(
                    Source.NAMES.get(source),
                    position,
                    seat -> position.civ(seat).culture(number)));
        }
        return List.copyOf(points);
    }

    /** What else everybody follows. */
    public static List<Measure> measures(ThroughTheAgesPosition position) {
        return List.of(
                measure("culture", position, seat -> position.civ(seat).culture),
                measure("culture-rating", position, seat -> position.civ(seat).cultureRating),
                measure("science-rating", position, seat -> position.civ(seat).scienceRating),
                measure("strength", position, seat -> position.civ(seat).strength),
                measure("happiness", position, seat -> position.civ(seat).happiness),
                measure("food-production", position, seat -> Ratings.farmOutput(position.civ(seat))),
                measure("resource-production", position, seat -> Ratings.mineOutput(position.civ(seat))),
                measure("population", position, seat -> population(position.civ(seat))),
                measure("wonders-built", position, seat -> position.civ(seat).completedWonders()),
                measure("colonies-held", position, seat -> Integer.bitCount(position.civ(seat).colonies)),
                measure("military-hand", position, seat -> position.civ(seat).militarySize));
    }

    /**
     * By what moves are compared. A button tells the first few that change: what is paid, then what it brings, and last what
     * nearly every move takes. Corruption is not among them: what the bank says after the production can still be changed
     * before it counts, and the forecast tells what this turn costs.
     */
    public static List<Measure> indicators(ThroughTheAgesPosition position) {
        return List.of(
                measure("science", position, seat -> position.civ(seat).science),
                measure("food", position, seat -> position.civ(seat).food()),
                measure("resources", position, seat -> position.civ(seat).resources()),
                measure("culture", position, seat -> position.civ(seat).culture),
                measure("culture-rating", position, seat -> position.civ(seat).cultureRating),
                measure("science-rating", position, seat -> position.civ(seat).scienceRating),
                measure("strength", position, seat -> position.civ(seat).strength),
                measure("happiness", position, seat -> position.civ(seat).happiness),
                measure("discontent", position, seat -> position.civ(seat).discontent()),
                measure("food-production", position, seat -> Ratings.farmOutput(position.civ(seat))),
                measure("resource-production", position, seat -> Ratings.mineOutput(position.civ(seat))),
                measure("wonders-built", position, seat -> position.civ(seat).completedWonders()),
                measure("colonies-held", position, seat -> Integer.bitCount(position.civ(seat).colonies)),
                measure("yellow-tokens", position, seat -> position.civ(seat).yellowTokens),
                measure("blue-tokens", position, seat -> blueTokens(position, seat)),
                measure("colonization", position, seat -> Colonization.modifier(position.civ(seat))),
                measure("civil-total", position, seat -> position.civ(seat).civilTotal),
                measure("military-total", position, seat -> position.civ(seat).militaryTotal),
                measure("hand-limits", position, seat -> beyondActions(position.civ(seat))),
                measure("urban-limit", position, seat -> position.civ(seat).urbanLimit()),
                measure("idle-workers", position, seat -> position.civ(seat).idle),
                measure("consumption", position, seat -> consumption(position.civ(seat))),
                measure("civil-actions", position, seat -> ActionTokens.civil(position, seat)),
                measure("military-actions", position, seat -> ActionTokens.military(position, seat)),
                measure("military-hand", position, seat -> position.civ(seat).militarySize));
    }

    /** All of them, wherever they lie: in the bank they come and go with every payment. Those to be given up are gone. */
    private static int blueTokens(ThroughTheAgesPosition position, int seat) {
        return position.civ(seat).blueTokens - GiveBlueTokens.owed(position, seat);
    }

    /** How many cards more than its actions a hand may hold: the actions are told by themselves. */
    private static int beyondActions(Civilization civ) {
        return civ.handLimit() - civ.civilTotal;
    }

    /** Who has left eats nothing, though the bank is empty. */
    private static int consumption(Civilization civ) {
        return civ.resigned ? 0 : Banks.consumption(civ.yellowBank);
    }

    private static int population(Civilization civ) {
        return civ.employed() + civ.idle;
    }

    private static Measure measure(String name, ThroughTheAgesPosition position, IntUnaryOperator value) {
        return Measure.of(name, position.seats(), value);
    }
}
