package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;

/**
 * What lies and figureSquares on the squares of the map. A square holds one thing at most besides figures: a hut or village, a city,
 * a building, a wonder or a great person.
 */
public final class Board {

    public static final int EMPTY = 0;
    public static final int HUT = 1;
    public static final int VILLAGE = 2;

    static final int FIRST_CITY = 3;
    static final int FIRST_BUILDING = 16;
    static final int FIRST_WONDER = 32;
    static final int FIRST_PERSON = 48;

    private Board() {}

    // ---------------------------------------------------------------- land

    /** The tile at a place of the table, face up or down. */
    public static MapTile tile(SidMeierCivilizationPosition position, int slot) {
        int homes = position.layout.homes();
        return slot < homes
                ? Civilization.at(position.civilization[slot]).tile()
                : MapTile.at(position.neutral[slot - homes]);
    }

    /** The land of a revealed square, as {@link MapTile} counts it. */
    private static int land(SidMeierCivilizationPosition position, int square) {
        int slot = position.layout.slot(square);
        int homes = position.layout.homes();
        int tile = slot < homes
                ? Civilization.at(position.civilization[slot]).tile().index()
                : position.neutral[slot - homes];
        return MapTile.land(tile, position.turned[slot], position.layout.place(square));
    }

    /** Whether a square is on the map and its tile lies face up. */
    public static boolean isRevealed(SidMeierCivilizationPosition position, int square) {
        int slot = position.layout.slot(square);
        return slot >= 0 && position.turned[slot] != NONE;
    }

    private static int printed(SidMeierCivilizationPosition position, int square) {
        return MapTile.printed(position.layout.place(square), position.turned[position.layout.slot(square)]);
    }

    public static Terrain terrain(SidMeierCivilizationPosition position, int square) {
        if (position.disaster[square] != 0) {
            return Terrain.at(position.disaster[square] - 1);
        }
        return MapTile.landTerrain(land(position, square));
    }

    /** A disaster makes a square this terrain. */
    public static void wither(SidMeierCivilizationPosition position, int square, Terrain terrain) {
        position.disaster = position.disaster.clone();
        position.disaster[square] = (byte) (1 + terrain.index());
    }

    public static boolean isWater(SidMeierCivilizationPosition position, int square) {
        return terrain(position, square) == Terrain.WATER;
    }

    /** Everything that a revealed square yields to whoever has it. */
    public static int icons(SidMeierCivilizationPosition position, int square) {
        int thing = position.onMap[square];
        if (thing >= FIRST_PERSON) {
            return Person.at(thing - FIRST_PERSON).icons();
        }
        if (thing >= FIRST_WONDER) {
            return Wonder.at(thing - FIRST_WONDER).icons();
        }
        if (thing >= FIRST_BUILDING) {
            return Building.at(thing - FIRST_BUILDING).icons();
        }
        if (thing >= FIRST_CITY) {
            return 0;
        }
        if (position.disaster[square] != 0) {
            return Terrain.at(position.disaster[square] - 1).icons();
        }
        return MapTile.landIcons(land(position, square));
    }

    /** The resource that can be harvested from a revealed square, or {@link MapTile#NO_RESOURCE}. */
    public static int resource(SidMeierCivilizationPosition position, int square) {
        return position.onMap[square] >= FIRST_CITY || position.disaster[square] != 0
                ? MapTile.NO_RESOURCE
                : MapTile.landResource(land(position, square));
    }

    /** Whether a hut (or a village) is printed on a square of a tile face up. */
    public static boolean hasHutIcon(SidMeierCivilizationPosition position, int square) {
        return tile(position, position.layout.slot(square)).hut(printed(position, square));
    }

    public static boolean hasVillageIcon(SidMeierCivilizationPosition position, int square) {
        return tile(position, position.layout.slot(square)).village(printed(position, square));
    }

    // ---------------------------------------------------------------- what lies there

    public static boolean isTribe(SidMeierCivilizationPosition position, int square) {
        return position.onMap[square] == HUT || position.onMap[square] == VILLAGE;
    }

    /** The city whose centre a square is, or NONE. */
    public static int city(SidMeierCivilizationPosition position, int square) {
        int thing = position.onMap[square];
        return thing >= FIRST_CITY && thing < FIRST_BUILDING ? thing - FIRST_CITY : NONE;
    }

    public static void putCity(SidMeierCivilizationPosition position, int square, int city) {
        position.ownMap()[square] = (byte) (FIRST_CITY + city);
        position.citySquare[city] = square;
    }

    /** The city in whose outskirts a square lies, or NONE. */
    public static int cityAround(SidMeierCivilizationPosition position, int square) {
        for (int near : Square.around(square)) {
            int city = city(position, near);
            if (city != NONE) {
                return city;
            }
        }
        return NONE;
    }

    /** Whose city it is; nobody's if there is none. */
    public static int seatOf(int city) {
        return city == NONE ? NONE : city / CITIES;
    }

    /** Whose city has a square as its centre, or NONE. */
    public static int seatAt(SidMeierCivilizationPosition position, int square) {
        return seatOf(city(position, square));
    }

    /** In whose outskirts a square lies, or NONE. */
    public static int seatAround(SidMeierCivilizationPosition position, int square) {
        return seatOf(cityAround(position, square));
    }

    /** The index of the building on a square, or NONE. */
    public static int building(SidMeierCivilizationPosition position, int square) {
        int thing = position.onMap[square];
        return thing >= FIRST_BUILDING && thing < FIRST_WONDER ? thing - FIRST_BUILDING : NONE;
    }

    public static int wonder(SidMeierCivilizationPosition position, int square) {
        int thing = position.onMap[square];
        return thing >= FIRST_WONDER && thing < FIRST_PERSON ? thing - FIRST_WONDER : NONE;
    }

    public static int person(SidMeierCivilizationPosition position, int square) {
        int thing = position.onMap[square];
        return thing >= FIRST_PERSON ? thing - FIRST_PERSON : NONE;
    }

    public static void putBuilding(SidMeierCivilizationPosition position, int square, int building) {
        position.ownMap()[square] = (byte) (FIRST_BUILDING + building);
        position.buildings[Building.at(building).pool().index()]--;
    }

    /** Turns a basic building over. */
    public static void upgrade(SidMeierCivilizationPosition position, int square, int building) {
        position.ownMap()[square] = (byte) (FIRST_BUILDING + building);
    }

    public static void putWonder(SidMeierCivilizationPosition position, int square, int wonder) {
        position.ownMap()[square] = (byte) (FIRST_WONDER + wonder);
        position.wonderState[wonder] = SidMeierCivilizationPosition.BUILT;
        position.wonderSquare[wonder] = square;
    }

    public static void putPerson(SidMeierCivilizationPosition position, int square, int person) {
        position.ownMap()[square] = (byte) (FIRST_PERSON + person);
    }

    /**
     * Takes a building, wonder or person off a square: a building goes back to the market, a wonder out of the match, a
     * person to the reserve of a seat or, without one, out of the match.
     */
    public static void clear(SidMeierCivilizationPosition position, int square, int keeper) {
        int building = building(position, square);
        int wonder = wonder(position, square);
        int person = person(position, square);
        position.ownMap()[square] = EMPTY;
        if (building != NONE) {
            position.buildings[Building.at(building).pool().index()]++;
        } else if (wonder != NONE) {
            position.wonderState[wonder] = SidMeierCivilizationPosition.GONE;
            position.wonderSquare[wonder] = NONE;
            if (wonder == Wonder.PANAMA_CANAL.index()) {
                position.panamaCoins = 0;
            }
        } else if (person != NONE && keeper != NONE) {
            position.reserve[keeper * Person.COUNT + person]++;
        }
    }

    // ---------------------------------------------------------------- figures

    public static int armies(SidMeierCivilizationPosition position, int square) {
        return position.figures[square] >> 2 & 7;
    }

    public static int scouts(SidMeierCivilizationPosition position, int square) {
        return position.figures[square] >> 5 & 3;
    }

    public static int figures(SidMeierCivilizationPosition position, int square) {
        return armies(position, square) + scouts(position, square);
    }

    /** Whose figures stand on a square, or NONE. */
    public static int owner(SidMeierCivilizationPosition position, int square) {
        return position.figures[square] == 0 ? NONE : position.figures[square] & 3;
    }

    /** Whether figures of another seat stand there. */
    public static boolean isEnemy(SidMeierCivilizationPosition position, int square, int seat) {
        int figures = position.figures[square];
        return figures != 0 && (figures & 3) != seat;
    }

    private static void set(SidMeierCivilizationPosition position, int square, int seat, int armies, int scouts) {
        position.ownFigures()[square] = (byte) (armies + scouts == 0 ? 0 : seat | armies << 2 | scouts << 5);
        if (armies + scouts == 0) {
            position.figureSquares.remove(seat, square);
        } else {
            position.figureSquares.add(seat, square);
        }
    }

    /** The next square after one on which a seat has figures; NONE when there is none. */
    public static int nextWithFigures(SidMeierCivilizationPosition position, int seat, int after) {
        return position.figureSquares.next(seat, after);
    }

    /** After loading: counts again. */
    static void recount(SidMeierCivilizationPosition position) {
        for (int square : position.layout.squares()) {
            int owner = owner(position, square);
            if (owner != NONE && owner < position.seats()) {
                position.figureSquares.add(owner, square);
            }
        }
    }

    public static void add(SidMeierCivilizationPosition position, int square, int seat, int armies, int scouts) {
        set(position, square, seat, armies(position, square) + armies, scouts(position, square) + scouts);
    }

    /** Takes figures off a square; they are not yet anywhere else. */
    public static void remove(SidMeierCivilizationPosition position, int square, int armies, int scouts) {
        int seat = position.figures[square] & 3;
        int armiesLeft = armies(position, square) - armies;
        int scoutsLeft = scouts(position, square) - scouts;
        set(position, square, seat, armiesLeft, scoutsLeft);
        setMoved(
                position,
                square,
                Math.min(movedArmies(position, square), armiesLeft),
                Math.min(movedScouts(position, square), scoutsLeft));
    }

    /** Armies on a square that have moved. */
    public static int movedArmies(SidMeierCivilizationPosition position, int square) {
        return FigureCount.armies(position.moved[square]);
    }

    /** Scouts on a square that have moved. */
    public static int movedScouts(SidMeierCivilizationPosition position, int square) {
        return FigureCount.scouts(position.moved[square]);
    }

    public static void setMoved(SidMeierCivilizationPosition position, int square, int armies, int scouts) {
        position.ownMoved()[square] = (byte) FigureCount.of(armies, scouts);
    }

    /** Figures go back beside the sheet of their owner. */
    public static void kill(SidMeierCivilizationPosition position, int square, int armies, int scouts) {
        int seat = position.figures[square] & 3;
        remove(position, square, armies, scouts);
        position.unbuiltArmies[seat] += (byte) armies;
        position.unbuiltScouts[seat] += (byte) scouts;
    }
}
