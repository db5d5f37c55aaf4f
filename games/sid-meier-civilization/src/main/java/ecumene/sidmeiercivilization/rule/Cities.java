package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Ending;
import ecumene.sidmeiercivilization.SidMeierCivilization;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Square;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Building New Cities, and what happens to a city that is destroyed. */
final class Cities {

    private static final int APART = 3;
    private static final int NEIGHBOURS = 8;

    private Cities() {}

    /** Null if a city may be built on a square by one of the own figures there. */
    static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int seat, int square, boolean army) {
        if (Board.owner(position, square) != seat
                || (army ? Board.armies(position, square) : Board.scouts(position, square)) == 0) {
            return SidMeierCivilizationRefusal.NOBODY_TO_BUILD_A_CITY;
        }
        if (army && Empire.government(position, seat) != Government.REPUBLIC) {
            return SidMeierCivilizationRefusal.ONLY_SCOUTS_BUILD_CITIES;
        }
        if (Empire.cities(position, seat) >= Empire.cityLimit(position, seat)) {
            return SidMeierCivilizationRefusal.NO_MORE_CITIES;
        }
        SidMeierCivilizationRefusal site = site(position, seat, square);
        return site == null && !canMakeRoom(position, seat, square)
                ? SidMeierCivilizationRefusal.NO_ROOM_TO_STEP_ASIDE
                : site;
    }

    /** Null if a square is a legal site. */
    static @Nullable SidMeierCivilizationRefusal site(SidMeierCivilizationPosition position, int seat, int square) {
        if (Board.isWater(position, square)) {
            return SidMeierCivilizationRefusal.NO_CITY_IN_WATER;
        }
        int revealed = 0;
        for (int near : Square.around(square)) {
            revealed += Board.isRevealed(position, near) ? 1 : 0;
        }
        if (revealed < NEIGHBOURS) {
            return SidMeierCivilizationRefusal.CITY_NEEDS_KNOWN_LAND;
        }
        for (int city : position.citySquare) {
            if (city != NONE && Square.distance(city, square) < APART) {
                return SidMeierCivilizationRefusal.CITY_TOO_CLOSE;
            }
        }
        for (int near : Square.around(square)) {
            if (Board.isTribe(position, near)) {
                return SidMeierCivilizationRefusal.TRIBE_NEXT_TO_CITY;
            }
            if (Board.isEnemy(position, near, seat)) {
                return SidMeierCivilizationRefusal.ENEMY_NEXT_TO_CITY;
            }
        }
        return null;
    }

    /** Whether the other figures of the square find room around it. */
    private static boolean canMakeRoom(SidMeierCivilizationPosition position, int seat, int square) {
        int others = Board.figures(position, square) - 1;
        int room = 0;
        for (int near : Square.around(square)) {
            room += roomFor(position, seat, near);
        }
        return room >= others;
    }

    /** How many more own figures may stop on a square. */
    static int roomFor(SidMeierCivilizationPosition position, int seat, int square) {
        if (!Board.isRevealed(position, square)
                || Board.isEnemy(position, square, seat)
                || Board.isTribe(position, square)
                || Board.city(position, square) != NONE
                || (Board.isWater(position, square) && !Empire.stopsInWater(position, seat))) {
            return 0;
        }
        return Math.max(0, Empire.stackingLimit(position, seat) - Board.figures(position, square));
    }

    /** The city by which people say where a square is; of two that are as near, one of the seat's own. */
    static int nearest(SidMeierCivilizationPosition position, int seat, int square) {
        int nearest = seat * CITIES;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < position.citySquare.length; i++) {
            int city = (seat * CITIES + i) % position.citySquare.length;
            int distance = position.citySquare[city] == NONE
                    ? Integer.MAX_VALUE
                    : Square.distance(position.citySquare[city], square);
            if (distance < least) {
                nearest = city;
                least = distance;
            }
        }
        return nearest;
    }

    static void list(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        if (Empire.cities(position, seat) >= Empire.cityLimit(position, seat)) {
            return;
        }
        for (int square = Board.nextWithFigures(position, seat, NONE);
                square != NONE;
                square = Board.nextWithFigures(position, seat, square)) {
            if (reason(position, seat, square, false) == null) {
                moves.add(new SidMeierCivilizationMove.BuildCity(Square.at(square)));
            }
            if (reason(position, seat, square, true) == null) {
                moves.add(new SidMeierCivilizationMove.BuildCityWithArmy(Square.at(square)));
            }
        }
    }

    static void build(SidMeierCivilizationPosition position, int seat, int square, boolean army, EventLog log) {
        Board.kill(position, square, army ? 1 : 0, army ? 0 : 1);
        StartOfTurn.recall(position, seat, square);
        int city = seat * CITIES;
        while (position.citySquare[city] != NONE) {
            city++;
        }
        Board.putCity(position, square, city);
        position.walls[city] = 0;
        log.all(new SidMeierCivilizationEvent.CityBuilt(seat, Square.at(square)));
        if (Empire.cities(position, seat) == CITIES && position.setup().flag(SidMeierCivilization.LEARNING)) {
            Upkeep.end(position, Ending.LEARNING, log);
            return;
        }
        if (Board.figures(position, square) > 0) {
            StepAside.Frame.push(position, seat, square);
        }
        CultureLevel.triumph(position, seat, log);
    }

    /** The marker goes back to its owner, buildings to the market, wonders and great persons out of the match. */
    static void destroy(SidMeierCivilizationPosition position, int city, EventLog log) {
        int centre = position.citySquare[city];
        for (int square : Square.around(centre)) {
            Board.clear(position, square, NONE);
        }
        position.ownMap()[centre] = Board.EMPTY;
        position.citySquare[city] = NONE;
        position.walls[city] = 0;
        position.actions[city] = 0;
        position.actionsTaken[city] = 0;
        position.bonus[city] = 0;
        for (int i = 0; i < position.sentSquare.length; i++) {
            if (position.sentSquare[i] != NONE && position.sentCity[i] == city) {
                position.sentSquare[i] = NONE;
            }
        }
        log.all(new SidMeierCivilizationEvent.CityDestroyed(city / CITIES, Square.at(centre)));
    }
}
