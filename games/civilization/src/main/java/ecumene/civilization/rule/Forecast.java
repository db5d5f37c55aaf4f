package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Pieces;
import ecumene.civilization.Variant;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Epoch;
import ecumene.civilization.component.Nation;
import ecumene.civilization.component.Shore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/** What the rules will do if nobody does anything more: for foresight, losses and indicators. */
public final class Forecast {

    private Forecast() {}

    // ---------------------------------------------------------------- population

    /** How many tokens the next growth brings to an area of a seat, if the stock suffices for all. */
    public static int growth(CivilizationPosition position, int seat, int area) {
        Pieces pieces = position.pieces();
        return pieces.hasCity(area) ? 0 : Growth.of(pieces.tokens(seat, area));
    }

    /** How many tokens of a seat in an area will be surplus, leaving aside those that can become a city. */
    public static int surplus(CivilizationPosition position, int seat, int area) {
        return Math.max(0, position.pieces().tokens(seat, area) - Surplus.most(position, seat, area));
    }

    /**
     * How many tokens of a seat in an area no city can be made of will be surplus; where people fight, of those that the fight
     * will leave there alone.
     */
    public static int surplusAfterMovement(CivilizationPosition position, int seat, int area) {
        if (!isContested(position, area)) {
            return CityBuilding.canBuild(position, seat, area) ? 0 : surplus(position, seat, area);
        }
        if (position.pieces().hasCity(area)) {
            return 0;
        }
        int[] left = battle(position, area);
        boolean alone = Arrays.stream(left).sum() == left[seat];
        boolean city =
                left[seat] >= Area.at(area).cityCost() && position.pieces().cityStock(seat) > 0;
        return alone && !city ? Math.max(0, left[seat] - position.populationLimit(seat, area)) : 0;
    }

    /** What a fight will leave of each seat's tokens; in a city's area of those who come to attack it, if they are enough. */
    public static int[] battle(CivilizationPosition position, int area) {
        if (!position.pieces().hasCity(area)) {
            return Battle.outcome(position, area, Area.at(area).limit());
        }
        int[] force = Battle.outcome(position, area, Battle.TO_THE_LAST);
        return Arrays.stream(force).anyMatch(tokens -> tokens >= attackers(position, area))
                ? force
                : new int[force.length]; // fewer are always taken off (11.6.1)
    }

    /** Whether there will be a conflict in an area (11.1). */
    public static boolean isContested(CivilizationPosition position, int area) {
        Pieces pieces = position.pieces();
        if (pieces.hasCity(area)) {
            return pieces.foreign(pieces.cityOwner(area), area) > 0;
        }
        int nations = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            nations += pieces.tokens(seat, area) > 0 ? 1 : 0;
        }
        return nations > 1 && pieces.tokens(area) > Area.at(area).limit();
    }

    /** How many more tokens of a seat can come to an area where others live without a conflict (11.1). */
    public static int peacefulRoom(CivilizationPosition position, int seat, int area) {
        Pieces pieces = position.pieces();
        boolean shared = !pieces.hasCity(area) && pieces.foreign(seat, area) > 0;
        return shared ? Math.max(0, Area.at(area).limit() - pieces.tokens(area)) : 0;
    }

    /** How many tokens of one nation it takes to attack the city of an area. */
    public static int attackers(CivilizationPosition position, int area) {
        return Conflict.needed(position, area);
    }

    /** Whether a city will be attacked whose owner has not the tokens to defend it (11.6.1, 11.8.1). */
    public static boolean surrenders(CivilizationPosition position, int area) {
        boolean attacked = Arrays.stream(battle(position, area)).sum() > 0;
        return attacked && position.pieces().stock(position.pieces().cityOwner(area)) < Conflict.DEFENDERS;
    }

    // ---------------------------------------------------------------- cities

    /** The tokens that the next taxes take at the usual rate. */
    public static int tax(CivilizationPosition position, int seat) {
        return position.variant().isSimple()
                ? 0
                : Taxes.USUAL_RATE * position.pieces().cities(seat);
    }

    /** How many cities will revolt because their taxes cannot be paid at the lowest rate the seat may choose. */
    public static int revolts(CivilizationPosition position, int seat) {
        if (position.variant().isSimple()) {
            return 0;
        }
        int rate = position.has(seat, CivilizationCard.COINAGE) ? TaxRate.LOWEST_RATE : Taxes.USUAL_RATE;
        int stock = position.pieces().perSeat()
                - Scoring.onTheMap(position, seat)
                - position.pieces().treasury(seat);
        return Math.max(0, position.pieces().cities(seat) - stock / rate);
    }

    /** How many cities of a seat have too few tokens to support them. */
    public static int unsupported(CivilizationPosition position, int seat) {
        return Math.max(0, position.pieces().cities(seat) - Scoring.onTheMap(position, seat) / Support.PER_CITY);
    }

    // ---------------------------------------------------------------- ships

    /** The areas with land that a ship can reach in one voyage, from its own on. */
    public static List<Area> reach(CivilizationPosition position, int seat, int ship) {
        boolean openSea = Voyage.mayCrossOpenSea(position, seat);
        TreeSet<Integer> seen = new TreeSet<>();
        int home = position.pieces().ship(seat, ship);
        int area = Shore.at(home).area().index();
        seen.add(home);
        if (position.pieces().hasUnits(seat, area)) {
            for (int shore : Shore.of(area)) {
                seen.add(shore);
            }
        }
        List<Integer> edge = new ArrayList<>(seen);
        for (int left = Voyage.borders(position, seat); left > 0; left--) {
            List<Integer> next = new ArrayList<>();
            for (int shore : edge) {
                for (int to : position.board().water(shore, openSea)) {
                    if (seen.add(to)) {
                        next.add(to);
                    }
                }
            }
            edge = next;
        }
        return seen.stream()
                .map(shore -> Shore.at(shore).area())
                .filter(found -> !found.isOpenSea())
                .distinct()
                .toList();
    }

    // ---------------------------------------------------------------- the succession table

    /** What the next space asks of a seat beyond what it has already. */
    public enum Need {
        CITIES,
        GROUPS,
        CARDS,
        POINTS
    }

    /** Whether a marker will fall back for want of a city (20). */
    public static boolean falls(CivilizationPosition position, int seat) {
        return position.variant() != Variant.NOMADS
                && position.nation(seat).epoch(position.space(seat)) != Epoch.NEOLITHIC
                && position.pieces().cities(seat) == 0;
    }

    /** How much of something the next space asks for; 0 if it does not. */
    public static int needed(CivilizationPosition position, int seat, Need need) {
        int space = position.space(seat) + 1;
        Nation nation = position.nation(seat);
        if (position.variant() == Variant.NOMADS || space > position.goal()) {
            return 0;
        }
        boolean peasants = position.variant() == Variant.PEASANTS;
        boolean gate = nation.isGate(space);
        Epoch epoch = nation.epoch(space);
        return switch (need) {
            case CITIES ->
                !gate || epoch != Epoch.EARLY_BRONZE_AGE ? 0 : peasants ? Table.PEASANT_CITIES : nation.cities();
            case GROUPS -> gate && epoch == Epoch.LATE_BRONZE_AGE && !peasants ? Table.GROUPS : 0;
            case CARDS -> gate && epoch == Epoch.IRON_AGE && !peasants ? Table.CARDS : 0;
            case POINTS -> peasants ? 0 : Table.points(position, seat, space);
        };
    }

    /** How much of it a seat has; of its points those that everybody sees. */
    public static int had(CivilizationPosition position, int seat, Need need) {
        return switch (need) {
            case CITIES -> position.pieces().cities(seat);
            case GROUPS -> Integer.bitCount(CivilizationCard.groups(position.cards(seat)));
            case CARDS -> Integer.bitCount(position.cards(seat));
            case POINTS ->
                CivilizationCard.value(position.cards(seat)) + position.pieces().treasury(seat);
        };
    }

    /** The seats as the census would order them now. */
    public static List<Integer> census(CivilizationPosition position) {
        CivilizationPosition counted = position.copy();
        Census.sort(counted, seat -> -counted.pieces().onBoard(seat));
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < position.seats(); place++) {
            order.add(counted.inOrder(place));
        }
        return List.copyOf(order);
    }
}
