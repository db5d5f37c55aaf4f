package ecumene.civilization;

import ecumene.civilization.component.Area;
import ecumene.engine.data.Fields;
import java.util.Arrays;

/**
 * Tokens, cities and ships: on the map, in treasuries and in stock. Areas and seats are given by their index. Pieces only
 * ever change places: what is neither on the map nor in a treasury is in stock.
 */
public final class Pieces {

    public static final int CITIES = 9;
    public static final int SHIPS = 4;

    /** Areas with land; also the width of a row. */
    private static final int AREAS = Area.FIRST_SEA;

    /** Words of a set of areas. */
    static final int WORDS = 3;

    private final int perSeat;

    private final byte[] tokens;
    /** The owner of the city in an area, plus 1; 0 without a city. */
    private final byte[] city;
    /** The shore of each ship, plus 1; 0 for ships in stock. */
    private final int[] ships;

    private final byte[] treasury;

    // Counted from the above.
    private final byte[] onBoard;
    private final byte[] cities;
    private final long[] tokenAreas;
    private final long[] cityAreas;

    Pieces(int seats, int perSeat) {
        this.perSeat = perSeat;
        tokens = new byte[seats * AREAS];
        city = new byte[AREAS];
        ships = new int[seats * SHIPS];
        treasury = new byte[seats];
        onBoard = new byte[seats];
        cities = new byte[seats];
        tokenAreas = new long[seats * WORDS];
        cityAreas = new long[seats * WORDS];
    }

    Pieces(Pieces other) {
        perSeat = other.perSeat;
        tokens = other.tokens.clone();
        city = other.city.clone();
        ships = other.ships.clone();
        treasury = other.treasury.clone();
        onBoard = other.onBoard.clone();
        cities = other.cities.clone();
        tokenAreas = other.tokenAreas.clone();
        cityAreas = other.cityAreas.clone();
    }

    void fields(Fields fields) {
        fields.bytes("tokens", tokens);
        fields.bytes("city", city);
        fields.numbers("ships", ships);
        fields.bytes("treasury", treasury);
    }

    /** After loading: counts what is on the map. */
    void recount() {
        Arrays.fill(onBoard, (byte) 0);
        Arrays.fill(cities, (byte) 0);
        Arrays.fill(tokenAreas, 0);
        Arrays.fill(cityAreas, 0);
        for (int seat = 0; seat < treasury.length; seat++) {
            for (int area = 0; area < AREAS; area++) {
                int here = tokens[seat * AREAS + area];
                onBoard[seat] += (byte) here;
                if (here > 0) {
                    tokenAreas[seat * WORDS + (area >> 6)] |= 1L << area;
                }
                if (city[area] == seat + 1) {
                    cities[seat]++;
                    cityAreas[seat * WORDS + (area >> 6)] |= 1L << area;
                }
            }
        }
    }

    // ---------------------------------------------------------------- tokens

    /** How many tokens a nation has in all. */
    public int perSeat() {
        return perSeat;
    }

    public int tokens(int seat, int area) {
        return tokens[seat * AREAS + area];
    }

    /** The tokens of everybody in an area. */
    public int tokens(int area) {
        int sum = 0;
        for (int place = area; place < tokens.length; place += AREAS) {
            sum += tokens[place];
        }
        return sum;
    }

    /** The tokens of all others in an area. */
    public int foreign(int seat, int area) {
        return tokens(area) - tokens(seat, area);
    }

    /** Moves tokens between stock and an area; a negative number takes them back. */
    public void addTokens(int seat, int area, int count) {
        int place = seat * AREAS + area;
        int now = tokens[place] + count;
        tokens[place] = (byte) now;
        onBoard[seat] = (byte) (onBoard[seat] + count);
        long bit = 1L << area;
        int word = seat * WORDS + (area >> 6);
        tokenAreas[word] = now > 0 ? tokenAreas[word] | bit : tokenAreas[word] & ~bit;
    }

    /** The tokens of a seat on the map. */
    public int onBoard(int seat) {
        return onBoard[seat];
    }

    public int treasury(int seat) {
        return treasury[seat];
    }

    /** Moves tokens between stock and treasury. */
    public void addTreasury(int seat, int count) {
        treasury[seat] = (byte) (treasury[seat] + count);
    }

    /** The tokens off the map that are not in the treasury. */
    public int stock(int seat) {
        return perSeat - onBoard[seat] - treasury[seat];
    }

    /**
     * The next area from {@code from} on where a seat has tokens; -1 after the last. For walking over them in order.
     */
    public int nextTokens(int seat, int from) {
        return next(tokenAreas, seat, from);
    }

    /** The next area from {@code from} on where a seat has a city; -1 after the last. */
    public int nextCity(int seat, int from) {
        return next(cityAreas, seat, from);
    }

    private static int next(long[] sets, int seat, int from) {
        int word = from >> 6;
        if (word >= WORDS) {
            return -1;
        }
        long rest = sets[seat * WORDS + word] & (-1L << from);
        while (rest == 0) {
            word++;
            if (word == WORDS) {
                return -1;
            }
            rest = sets[seat * WORDS + word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(rest);
    }

    /** The next area from {@code from} on where several seats have tokens or cities; -1 after the last. */
    public int nextShared(int from) {
        for (int word = from >> 6; word < WORDS; word++) {
            long once = 0;
            long shared = 0;
            for (int place = word; place < tokenAreas.length; place += WORDS) {
                long units = tokenAreas[place] | cityAreas[place];
                shared |= once & units;
                once |= units;
            }
            long rest = word == from >> 6 ? shared & (-1L << from) : shared;
            if (rest != 0) {
                return (word << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        return -1;
    }

    /** How many areas hold tokens of a seat. */
    public int areas(int seat) {
        int count = 0;
        for (int word = 0; word < WORDS; word++) {
            count += Long.bitCount(tokenAreas[seat * WORDS + word]);
        }
        return count;
    }

    // ---------------------------------------------------------------- cities

    /** The owner of the city in an area; -1 without a city. */
    public int cityOwner(int area) {
        return city[area] - 1;
    }

    public boolean hasCity(int area) {
        return city[area] != 0;
    }

    public void putCity(int seat, int area) {
        city[area] = (byte) (seat + 1);
        cities[seat]++;
        cityAreas[seat * WORDS + (area >> 6)] |= 1L << area;
    }

    public void removeCity(int area) {
        int seat = city[area] - 1;
        city[area] = 0;
        cities[seat]--;
        cityAreas[seat * WORDS + (area >> 6)] &= ~(1L << area);
    }

    /** The cities of a seat on the map. */
    public int cities(int seat) {
        return cities[seat];
    }

    public int cityStock(int seat) {
        return CITIES - cities[seat];
    }

    /** Whether a seat has a token or a city in an area. */
    public boolean hasUnits(int seat, int area) {
        return tokens(seat, area) > 0 || city[area] == seat + 1;
    }

    /** A token is one point, a city five (22.2.3). */
    public int points(int seat) {
        return onBoard[seat] + 5 * cities[seat];
    }

    // ---------------------------------------------------------------- ships

    /** The shore where a ship lies; -1 for a ship in stock. */
    public int ship(int seat, int ship) {
        return ships[seat * SHIPS + ship] - 1;
    }

    public void setShip(int seat, int ship, int shore) {
        ships[seat * SHIPS + ship] = shore + 1;
    }

    /** How many ships a seat has in play. */
    public int shipsInPlay(int seat) {
        int count = 0;
        for (int ship = 0; ship < SHIPS; ship++) {
            count += ships[seat * SHIPS + ship] != 0 ? 1 : 0;
        }
        return count;
    }

    /** The first ship in stock; -1 if all are in play. */
    public int spareShip(int seat) {
        for (int ship = 0; ship < SHIPS; ship++) {
            if (ships[seat * SHIPS + ship] == 0) {
                return ship;
            }
        }
        return -1;
    }
}
