package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Ending;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Clash;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Discount;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Fight;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Offer;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.PyramidRow;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Realm;
import ecumene.sidmeiercivilization.SidMeierCivilizationForesight.Stand;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationView.Race;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.CultureTrack;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** What can be reckoned up from the position: strengths, prices, sites and the ways to win. */
public final class Prospects {

    private Prospects() {}

    public static Realm realm(SidMeierCivilizationPosition position, int seat) {
        return new Realm(
                seat,
                Empire.coins(position, seat),
                Empire.cityLimit(position, seat),
                Empire.combatBonus(position, seat),
                Empire.battleHand(position, seat),
                Empire.crossesWater(position, seat),
                Empire.stopsInWater(position, seat),
                pyramid(position, seat));
    }

    // ---------------------------------------------------------------- the ways to win

    private static List<PyramidRow> pyramid(SidMeierCivilizationPosition position, int seat) {
        return IntStream.rangeClosed(1, Empire.TOP_LEVEL)
                .mapToObj(level -> new PyramidRow(
                        level,
                        Empire.researchCost(position, seat, level),
                        Technology.ALL.stream()
                                .filter(technology -> Empire.knows(position, seat, technology)
                                        && Empire.row(position, seat, technology) == level)
                                .toList(),
                        Empire.hasPlaceInRow(position, seat, level),
                        Empire.missingBelow(position, seat, level),
                        Math.max(0, Empire.researchCost(position, seat, level) - position.trade[seat])))
                .toList();
    }

    /** The capital of a rival is taken at once or not at all; the other ways are gone step by step. */
    public static List<Race> races(SidMeierCivilizationPosition position, int seat) {
        int technologies = 0;
        int wanted = 0;
        for (int level = 1; level <= Empire.TOP_LEVEL; level++) {
            int inRow = Empire.TOP_LEVEL + 1 - level;
            wanted += inRow;
            technologies += Math.min(inRow, Empire.inRow(position, seat, level));
        }
        return List.of(
                new Race("culture", position.level[seat], CultureTrack.LAST),
                new Race("technology", technologies, wanted),
                new Race("economy", Empire.coins(position, seat), Empire.COINS_TO_WIN),
                new Race("conquest", hasConquered(position, seat) ? 1 : 0, 1));
    }

    private static boolean hasConquered(SidMeierCivilizationPosition position, int seat) {
        return position.winner == seat && position.ending == Ending.CONQUEST.index();
    }

    // ---------------------------------------------------------------- battles

    private static Map<String, Integer> byUnit(ToIntFunction<UnitCard> value) {
        Map<String, Integer> map = new LinkedHashMap<>();
        UnitCard.ALL.forEach(unit -> map.put(unit.id(), value.applyAsInt(unit)));
        return map;
    }

    /** What the units of a seat are worth outside of battles, by card. */
    public static Map<String, Integer> strengths(SidMeierCivilizationPosition position, int seat) {
        return byUnit(unit -> Combat.strengthOf(position, seat, unit));
    }

    /** What units are worth on a side of the battle, by card. */
    public static Map<String, Integer> strengthsIn(SidMeierCivilizationPosition position, int side) {
        return byUnit(unit -> Combat.strength(position, side, unit.index()));
    }

    /** What all units of a side in play and its bonus add up to. */
    public static int sum(SidMeierCivilizationPosition position, int side) {
        return Fronts.total(position, side) + position.battleBonus[side];
    }

    /** Every square that is held by armies or a city. Nobody fights with more units than they have. */
    public static List<Stand> stands(SidMeierCivilizationPosition position) {
        List<Stand> stands = new ArrayList<>();
        for (int square : position.layout.squares()) {
            int city = Board.city(position, square);
            int armies = Board.armies(position, square);
            int seat = armies > 0 ? Board.owner(position, square) : Board.seatOf(city);
            if (seat != NONE) {
                int units = position.forces(seat);
                stands.add(new Stand(
                        seat,
                        Square.at(square),
                        armies == 0 ? 0 : Math.min(units, Combat.attackCards(position, seat, armies)),
                        armies == 0 ? 0 : Empire.combatBonus(position, seat),
                        Math.min(units, Combat.defenceCards(position, seat, square)),
                        Combat.defenceBonus(position, seat, square)));
            }
        }
        return List.copyOf(stands);
    }

    public static Fight fight(SidMeierCivilizationPosition position, int viewer) {
        return new Fight(
                Fronts.isForged(position, Combat.ATTACKER),
                Fronts.isForged(position, Combat.DEFENDER),
                clashes(position, viewer));
    }

    /** How the units in the viewer's own hand would fare; those of the other side are a secret or at least its affair. */
    private static List<Clash> clashes(SidMeierCivilizationPosition position, int viewer) {
        List<Clash> clashes = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            for (int unit = 0; Combat.seat(position, side) == viewer && unit < UnitCard.COUNT; unit++) {
                for (int front = 0; front < Fronts.count(position); front++) {
                    if (position.battleHand[side * UnitCard.COUNT + unit] > 0
                            && Fronts.isOpenTo(position, front, side)) {
                        clashes.add(Fronts.clash(position, side, unit, front));
                    }
                }
            }
        }
        return List.copyOf(clashes);
    }

    // ---------------------------------------------------------------- cities

    public static List<Offer> offers(SidMeierCivilizationPosition position, int seat) {
        List<Offer> offers = new ArrayList<>();
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            for (Item item : position.citySquare[city] == NONE ? List.<Item>of() : Item.ALL) {
                if (Production.available(position, city, item) == null) {
                    offers.add(offer(position, city, item));
                }
            }
        }
        return List.copyOf(offers);
    }

    private static Offer offer(SidMeierCivilizationPosition position, int city, Item item) {
        int seat = city / CITIES;
        int cost = Production.cost(position, seat, item);
        int trade = Production.rush(position, seat, cost - Empire.production(position, city));
        List<Square> squares = new ArrayList<>();
        for (int square : Square.around(position.citySquare[city])) {
            if (Placing.isPutOnTheMap(item) && Placing.reason(position, city, item, square) == null) {
                squares.add(Square.at(square));
            }
        }
        return new Offer(
                Square.at(position.citySquare[city]), item, cost, trade, trade <= position.trade[seat], squares);
    }

    public static Map<String, Integer> prices(SidMeierCivilizationPosition position, int seat) {
        Map<String, Integer> prices = new LinkedHashMap<>();
        Item.ALL.forEach(item -> prices.put(item.id(), Production.cost(position, seat, item)));
        return prices;
    }

    public static Map<String, Technology> locked(SidMeierCivilizationPosition position, int seat) {
        Map<String, Technology> locked = new LinkedHashMap<>();
        for (Technology technology : Technology.ALL) {
            Building building = technology.building();
            if (building != null && !Empire.knows(position, seat, technology)) {
                locked.put(building.id(), technology);
            }
        }
        return locked;
    }

    public static List<Discount> discounts(SidMeierCivilizationPosition position, int seat) {
        List<Discount> discounts = new ArrayList<>();
        for (Wonder wonder : Wonder.ALL) {
            Technology technology = wonder.technology();
            if (technology != null && !Empire.knows(position, seat, technology)) {
                discounts.add(new Discount(wonder, technology, wonder.discounted()));
            }
        }
        return List.copyOf(discounts);
    }

    /** None for who may not found another city. */
    public static List<Square> sites(SidMeierCivilizationPosition position, int seat) {
        if (Empire.cities(position, seat) >= Empire.cityLimit(position, seat)) {
            return List.of();
        }
        return IntStream.of(position.layout.squares())
                .filter(square -> Board.isRevealed(position, square)
                        && !Groups.isHostile(position, seat, square)
                        && Cities.site(position, seat, square) == null)
                .mapToObj(Square::at)
                .toList();
    }
}
