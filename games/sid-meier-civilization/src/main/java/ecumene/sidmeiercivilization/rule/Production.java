package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;

import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Producing: what a city can produce, what it costs and how much trade it takes to rush it. */
final class Production {

    /** The technology that unlocks a building, and the one that unlocks its improved form, as bits. */
    private static final long[] UNLOCKED_BY = new long[Building.COUNT];

    private static final long[] OUTDATED_BY = new long[Building.COUNT];

    static {
        for (Technology technology : Technology.ALL) {
            Building building = technology.building();
            Building basic = building == null ? null : building.upgrades();
            if (building != null) {
                UNLOCKED_BY[building.index()] |= technology.bit();
            }
            if (basic != null) {
                OUTDATED_BY[basic.index()] |= technology.bit();
            }
        }
    }

    private Production() {}

    static int cost(SidMeierCivilizationPosition position, int seat, Item item) {
        Arm arm = item.arm();
        Building building = item.building();
        Wonder wonder = item.wonder();
        if (arm != null) {
            return arm.cost(Empire.rank(position, seat, arm));
        }
        if (building != null) {
            return building.cost();
        }
        return wonder != null ? wonder.cost(position.technologies[seat]) : item.figureCost();
    }

    /** The trade that fills a gap in production: 3 for each, and for America 3 for every two. */
    static int rush(SidMeierCivilizationPosition position, int seat, int missing) {
        if (missing <= 0) {
            return 0;
        }
        return Empire.RUSH * (Empire.is(position, seat, Civilization.AMERICANS) ? (missing + 1) / 2 : missing);
    }

    private static boolean isUnlocked(SidMeierCivilizationPosition position, int seat, Building building) {
        return (position.technologies[seat] & UNLOCKED_BY[building.index()]) != 0;
    }

    /** Whether the improved form of a building is unlocked. */
    private static boolean isOutdated(SidMeierCivilizationPosition position, int seat, Building building) {
        return (position.technologies[seat] & OUTDATED_BY[building.index()]) != 0;
    }

    /** Null if a city could produce something, leaving its cost aside. */
    static @Nullable SidMeierCivilizationRefusal available(SidMeierCivilizationPosition position, int city, Item item) {
        int seat = city / CITIES;
        Arm arm = item.arm();
        if (arm != null) {
            if (arm == Arm.AIRCRAFT && !Empire.knows(position, seat, Technology.FLIGHT)) {
                return SidMeierCivilizationRefusal.NOT_UNLOCKED;
            }
            return Draws.hasUnits(position, arm) ? null : SidMeierCivilizationRefusal.DECK_IS_EMPTY;
        }
        Building building = item.building();
        if (building != null) {
            if (!isUnlocked(position, seat, building)) {
                return SidMeierCivilizationRefusal.NOT_UNLOCKED;
            }
            if (building == Building.CITY_WALLS) {
                return position.walls[city] == 0 ? null : SidMeierCivilizationRefusal.WALLS_STAND;
            }
            if (isOutdated(position, seat, building)) {
                return SidMeierCivilizationRefusal.ONLY_THE_IMPROVED_FORM;
            }
            if (position.buildings[building.pool().index()] == 0) {
                return SidMeierCivilizationRefusal.NO_MARKERS_LEFT;
            }
            return Placing.hasPlace(position, city, item) ? null : SidMeierCivilizationRefusal.NO_PLACE_FOR_IT;
        }
        Wonder wonder = item.wonder();
        if (wonder != null) {
            if (position.wonderState[wonder.index()] != SidMeierCivilizationPosition.IN_MARKET) {
                return SidMeierCivilizationRefusal.WONDER_NOT_IN_MARKET;
            }
            return Placing.hasPlace(position, city, item) ? null : SidMeierCivilizationRefusal.NO_PLACE_FOR_IT;
        }
        if (!Figures.hasUnbuilt(position, seat, item == Item.ARMY)) {
            return SidMeierCivilizationRefusal.NO_FIGURE_LEFT;
        }
        return Placing.hasPlace(position, city, item) ? null : SidMeierCivilizationRefusal.NO_PLACE_FOR_IT;
    }

    /** The trade that an item takes with some production. */
    private static int trade(SidMeierCivilizationPosition position, int city, int production, Item item) {
        int seat = city / CITIES;
        return rush(position, seat, cost(position, seat, item) - production);
    }

    private static boolean isPayable(SidMeierCivilizationPosition position, int city, int trade) {
        return trade <= position.trade[city / CITIES];
    }

    /** What takes least to find out comes first. */
    private static boolean canMake(SidMeierCivilizationPosition position, int city, int trade, Item item) {
        return isPayable(position, city, trade) && available(position, city, item) == null;
    }

    static boolean canMakeSomething(SidMeierCivilizationPosition position, int city, int production) {
        for (Item item : Item.ALL) {
            if (canMake(position, city, trade(position, city, production, item), item)) {
                return true;
            }
        }
        return false;
    }

    /** Everything that a city can produce with some production, with the trade it takes. */
    static void list(
            SidMeierCivilizationPosition position, int city, int production, List<SidMeierCivilizationMove> moves) {
        for (Item item : Item.ALL) {
            int trade = trade(position, city, production, item);
            if (canMake(position, city, trade, item)) {
                moves.add(new SidMeierCivilizationMove.Produce(item, trade));
            }
        }
    }

    static SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int city, int production, SidMeierCivilizationMove.Produce produce) {
        SidMeierCivilizationRefusal reason = available(position, city, produce.item());
        if (reason != null) {
            return reason;
        }
        return isPayable(position, city, trade(position, city, production, produce.item()))
                ? SidMeierCivilizationRefusal.OTHER_RUSH
                : SidMeierCivilizationRefusal.NOT_ENOUGH_PRODUCTION;
    }
}
