package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where in the outskirts of a city something new may be put. A city has one limited building and one wonder: another one can
 * only take the place of the first.
 */
final class Placing {

    private Placing() {}

    /** Null if a thing may be put on a square of the outskirts of a city. */
    static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int city, Item item, int square) {
        if (Square.distance(square, position.citySquare[city]) != 1) {
            return SidMeierCivilizationRefusal.ONLY_IN_THE_OUTSKIRTS;
        }
        int seat = city / CITIES;
        if (item.isFigure()) {
            return figure(position, seat, square, item == Item.ARMY);
        }
        if (Board.isEnemy(position, square, seat)) {
            return SidMeierCivilizationRefusal.SQUARE_IS_BLOCKADED;
        }
        Building building = item.building();
        if (building != null) {
            if (!building.fits(Board.terrain(position, square))) {
                return SidMeierCivilizationRefusal.WRONG_TERRAIN;
            }
            return building.limited() && hasLimited(position, city, square)
                    ? SidMeierCivilizationRefusal.NO_PLACE_FOR_IT
                    : null;
        }
        if (Board.isWater(position, square)) {
            return SidMeierCivilizationRefusal.WRONG_TERRAIN;
        }
        return hasWonder(position, city, square) ? SidMeierCivilizationRefusal.NO_PLACE_FOR_IT : null;
    }

    /** Null if a figure may be put on a square; an army may also attack there. */
    private static @Nullable SidMeierCivilizationRefusal figure(
            SidMeierCivilizationPosition position, int seat, int square, boolean army) {
        if (Board.isWater(position, square) && !Empire.stopsInWater(position, seat)) {
            return SidMeierCivilizationRefusal.NOT_IN_WATER;
        }
        if (Board.isEnemy(position, square, seat)) {
            return army ? null : SidMeierCivilizationRefusal.SQUARE_IS_BLOCKADED;
        }
        return Board.figures(position, square) < Empire.stackingLimit(position, seat)
                ? null
                : SidMeierCivilizationRefusal.STACK_IS_FULL;
    }

    /** Whether a limited building stands in a city, other than on a square that is to be replaced. */
    private static boolean hasLimited(SidMeierCivilizationPosition position, int city, int but) {
        for (int square : Square.around(position.citySquare[city])) {
            int building = Board.building(position, square);
            if (square != but && building != NONE && Building.at(building).limited()) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasWonder(SidMeierCivilizationPosition position, int city, int but) {
        for (int square : Square.around(position.citySquare[city])) {
            if (square != but && Board.wonder(position, square) != NONE) {
                return true;
            }
        }
        return false;
    }

    /** Units go to the standing forces and walls around the city itself: only the rest is put on a square. */
    static boolean isPutOnTheMap(Item item) {
        return item.arm() == null && item.building() != Building.CITY_WALLS;
    }

    static boolean hasPlace(SidMeierCivilizationPosition position, int city, Item item) {
        for (int square : Square.around(position.citySquare[city])) {
            if (reason(position, city, item, square) == null) {
                return true;
            }
        }
        return false;
    }

    /** Null if a great person may be put on a square. */
    static @Nullable SidMeierCivilizationRefusal person(SidMeierCivilizationPosition position, int seat, int square) {
        boolean outskirts = Board.city(position, square) == NONE && Board.isRevealed(position, square);
        if (!outskirts || Board.seatAround(position, square) != seat) {
            return SidMeierCivilizationRefusal.ONLY_IN_THE_OUTSKIRTS;
        }
        if (Board.isWater(position, square)) {
            return SidMeierCivilizationRefusal.WRONG_TERRAIN;
        }
        return Board.isEnemy(position, square, seat) ? SidMeierCivilizationRefusal.SQUARE_IS_BLOCKADED : null;
    }

    /** What has to make room for something new. */
    static @Nullable Loss loss(SidMeierCivilizationPosition position, int square) {
        int building = Board.building(position, square);
        int wonder = Board.wonder(position, square);
        if (wonder != NONE) {
            return new Loss("wonder", Map.of("wonder", Wonder.at(wonder)));
        }
        if (building != NONE) {
            return new Loss("building", Map.of("building", Building.at(building)));
        }
        int person = Board.person(position, square);
        return person == NONE ? null : new Loss("person", Map.of("person", Person.at(person)));
    }

    /** What producing something throws away because the one place for it is taken: then nobody is asked where it goes. */
    static @Nullable Loss onlyPlace(SidMeierCivilizationPosition position, int city, Item item) {
        int only = NONE;
        for (int square : Square.around(position.citySquare[city])) {
            if (reason(position, city, item, square) == null) {
                if (only != NONE) {
                    return null;
                }
                only = square;
            }
        }
        return only == NONE || item.isFigure() || !isPutOnTheMap(item) ? null : loss(position, only);
    }

    /** What stands on a square of a seat goes, and everybody is told. */
    static void makeRoom(SidMeierCivilizationPosition position, int seat, int square, EventLog log) {
        int building = Board.building(position, square);
        int wonder = Board.wonder(position, square);
        int person = Board.person(position, square);
        if (person != NONE) {
            log.all(new SidMeierCivilizationEvent.PersonReplaced(seat, Person.at(person), Square.at(square)));
        } else if (building != NONE || wonder != NONE) {
            Item item = building == NONE ? Item.of(Wonder.at(wonder)) : Item.of(Building.at(building));
            log.all(new SidMeierCivilizationEvent.ItemReplaced(seat, item, Square.at(square)));
        }
        Board.clear(position, square, seat);
    }

    static void put(SidMeierCivilizationPosition position, int seat, Item item, int square, EventLog log) {
        Building building = item.building();
        Wonder wonder = item.wonder();
        if (building != null) {
            makeRoom(position, seat, square, log);
            Board.putBuilding(position, square, building.index());
        } else if (wonder != null) {
            makeRoom(position, seat, square, log);
            Board.putWonder(position, square, wonder.index());
        }
    }
}
