package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.Measure;
import ecumene.engine.Result;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.UnitCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * How far everybody has come. The rulebook knows a winner and nobody else. Only at an agreed limit of turns three races are
 * added up.
 */
public final class Standing {

    /** The names of what cities can harvest, resource by resource. */
    private static final List<String> HARVESTS = IntStream.range(0, Resource.IN_MARKET)
            .mapToObj(resource -> "harvest-" + Resource.at(resource))
            .toList();

    private Standing() {}

    /** What is added up at a limit of turns; nothing where none was agreed or somebody has won before. */
    static List<Measure> points(SidMeierCivilizationPosition position) {
        boolean counts = position.setup().number(SidMeierCivilization.ROUND_LIMIT) > 0
                && position.winner == NONE
                && position.ending != Ending.LEARNING.index();
        return counts ? races(position) : List.of();
    }

    private static List<Measure> races(SidMeierCivilizationPosition position) {
        return List.of(
                measure(position, "technologies", seat -> Long.bitCount(position.technologies[seat])),
                measure(position, "coins", seat -> coins(position, seat)),
                measure(position, "culture-spaces", seat -> position.level[seat]));
    }

    private static int coins(SidMeierCivilizationPosition position, int seat) {
        return position.civilization[seat] == NONE ? 0 : Empire.coins(position, seat);
    }

    static List<Measure> measures(SidMeierCivilizationPosition position) {
        List<Measure> measures = new ArrayList<>(points(position).isEmpty() ? races(position) : List.of());
        measures.addAll(others(position));
        return measures;
    }

    private static List<Measure> others(SidMeierCivilizationPosition position) {
        return List.of(
                measure(position, "trade", seat -> position.trade[seat]),
                measure(
                        position,
                        "income",
                        seat -> position.civilization[seat] == NONE ? 0 : Empire.income(position, seat)),
                measure(position, "culture-tokens", seat -> position.culture[seat]),
                measure(position, "cities", seat -> Empire.cities(position, seat)),
                measure(position, "units", seat -> units(position, seat)));
    }

    /** What else a move can change, all of it open to everybody. */
    static List<Measure> abilities(SidMeierCivilizationPosition position) {
        List<Measure> abilities = new ArrayList<>(List.of(
                measure(position, "production", seat -> ofCities(position, seat, Empire::production)),
                measure(position, "art", seat -> ofCities(position, seat, Empire::art))));
        // What is built upon a resource covers it: that must be told with what it brings.
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            int resource = i;
            abilities.add(measure(
                    position,
                    HARVESTS.get(i),
                    seat -> ofCities(position, seat, (at, city) -> Empire.harvests(at, city, resource) ? 1 : 0)));
        }
        abilities.addAll(List.of(
                measure(
                        position,
                        "armies",
                        seat -> onMap(position, seat, Board::armies) + inBattle(position, seat, position.battleArmies)),
                measure(
                        position,
                        "scouts",
                        seat -> onMap(position, seat, Board::scouts) + inBattle(position, seat, position.battleScouts)),
                measure(position, "resources", seat -> resources(position, seat)),
                measure(position, "huts-and-villages", seat -> markers(position, seat)),
                measure(position, "events", position::handSize),
                measure(position, "hand-limit", seat -> able(position, seat, Empire::handLimit)),
                measure(position, "city-limit", seat -> able(position, seat, Empire::cityLimit)),
                measure(position, "stacking-limit", seat -> able(position, seat, Empire::stackingLimit)),
                measure(position, "speed", seat -> able(position, seat, Empire::speed)),
                measure(position, "combat-bonus", seat -> able(position, seat, Empire::combatBonus)),
                measure(position, "battle-hand", seat -> able(position, seat, Empire::battleHand))));
        return abilities;
    }

    private interface Reading {
        int of(SidMeierCivilizationPosition position, int what);
    }

    /** Before it has a civilization a seat is able to do nothing. */
    private static int able(SidMeierCivilizationPosition position, int seat, Reading reading) {
        return position.civilization[seat] == NONE ? 0 : reading.of(position, seat);
    }

    private static int ofCities(SidMeierCivilizationPosition position, int seat, Reading reading) {
        int sum = 0;
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            sum += position.citySquare[city] == NONE ? 0 : reading.of(position, city);
        }
        return sum;
    }

    private static int onMap(SidMeierCivilizationPosition position, int seat, Reading reading) {
        int sum = 0;
        for (int square : position.layout.squares()) {
            sum += Board.owner(position, square) == seat ? reading.of(position, square) : 0;
        }
        return sum;
    }

    /** Whoever attacks has left the map, but is not lost. */
    private static int inBattle(SidMeierCivilizationPosition position, int seat, int figures) {
        return position.attacker == seat ? figures : 0;
    }

    private static int resources(SidMeierCivilizationPosition position, int seat) {
        int sum = 0;
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            sum += position.tokens[seat * Resource.IN_MARKET + i];
        }
        return sum;
    }

    private static int markers(SidMeierCivilizationPosition position, int seat) {
        return position.markerCount(seat, true) + position.markerCount(seat, false);
    }

    /** Units in the standing forces and in a battle. */
    private static int units(SidMeierCivilizationPosition position, int seat) {
        int units = position.forces(seat);
        for (int side = 0; side < 2; side++) {
            boolean own = side == 0 ? position.attacker == seat : position.defender == seat && !position.barbarians;
            if (own) {
                units += position.battleHandSize(side);
                for (int i = 2 * side; i < position.frontsSize; i += 4) {
                    units += position.fronts[i] == NONE ? 0 : 1;
                }
            }
        }
        return Math.min(units, UnitCard.COUNT * UnitCard.COUNT);
    }

    private static Measure measure(SidMeierCivilizationPosition position, String name, IntUnaryOperator value) {
        return Measure.of(name, position.seats(), value);
    }

    public static Result result(SidMeierCivilizationPosition position) {
        int[] scores = new int[position.seats()];
        for (Measure source : points(position)) {
            for (int seat = 0; seat < scores.length; seat++) {
                scores[seat] += source.values().get(seat);
            }
        }
        return Result.ranked(
                scores,
                Comparator.comparingInt((Integer seat) -> seat == position.winner ? 1 : 0)
                        .thenComparingInt(seat -> scores[seat])
                        .reversed(),
                Ending.at(position.ending).id());
    }
}
