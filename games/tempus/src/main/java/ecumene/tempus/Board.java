package ecumene.tempus;

import ecumene.engine.data.Fields;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.HexSet;
import java.util.Arrays;
import java.util.List;

/**
 * Tokens and cities on the island, and those beside it. What leaves the board is in the supply of its owner again, so that no
 * rule can lose a piece.
 */
public final class Board {

    public static final int TOKENS = 16;

    /** The city counters of a seat by value, from 2 to 4. */
    public static final List<Integer> CITY_COUNTERS = List.of(3, 3, 2);

    public static final int SMALLEST_CITY = 2;
    public static final int BIGGEST_CITY = 4;
    private static final int CITY_VALUES = BIGGEST_CITY - SMALLEST_CITY + 1;

    // Of each hex: whose it is, how many tokens are there, the number of the city there.
    private final byte[] owner;
    private final byte[] tokens;
    private final byte[] city;

    // By how many tokens Sanitation raises the limit, of each hex for each seat.
    private final byte[] raised;

    // Of each seat: tokens beside the board, and city counters by value.
    private final byte[] supply;
    private final byte[] counters;

    // Counted from the above: the hexes with tokens or a city of each seat, and those with cities.
    private final HexSet[] owned;
    private final HexSet cities;

    Board(int seats) {
        owner = new byte[Hex.COUNT];
        Arrays.fill(owner, (byte) TempusPosition.NONE);
        tokens = new byte[Hex.COUNT];
        city = new byte[Hex.COUNT];
        raised = new byte[seats * Hex.COUNT];
        supply = new byte[seats];
        Arrays.fill(supply, (byte) TOKENS);
        counters = new byte[seats * CITY_VALUES];
        for (int i = 0; i < counters.length; i++) {
            counters[i] = CITY_COUNTERS.get(i % CITY_VALUES).byteValue();
        }
        owned = new HexSet[seats];
        Arrays.setAll(owned, seat -> new HexSet());
        cities = new HexSet();
    }

    Board(Board other) {
        owner = other.owner.clone();
        tokens = other.tokens.clone();
        city = other.city.clone();
        raised = other.raised.clone();
        supply = other.supply.clone();
        counters = other.counters.clone();
        owned = other.owned.clone();
        for (int seat = 0; seat < owned.length; seat++) {
            owned[seat] = new HexSet(owned[seat]);
        }
        cities = new HexSet(other.cities);
    }

    void fields(Fields fields) {
        fields.bytes("owner", owner);
        fields.bytes("tokens", tokens);
        fields.bytes("city", city);
        fields.bytes("raised", raised);
        fields.bytes("supply", supply);
        fields.bytes("counters", counters);
    }

    /** After loading: finds again whose the hexes are. */
    void recount() {
        for (HexSet hexes : owned) {
            hexes.clear();
        }
        cities.clear();
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            if (owner[hex] != TempusPosition.NONE) {
                owned[owner[hex]].add(hex);
            }
            if (city[hex] > 0) {
                cities.add(hex);
            }
        }
    }

    /** Whose tokens or city are in a hex; {@link TempusPosition#NONE} for an empty one. */
    public int owner(int hex) {
        return owner[hex];
    }

    public int tokens(int hex) {
        return tokens[hex];
    }

    /** The number of the city in a hex, 0 without one. */
    public int city(int hex) {
        return city[hex];
    }

    /** By how many tokens Sanitation raises the limit of a hex for a seat. */
    public int raised(int seat, int hex) {
        return raised[seat * Hex.COUNT + hex];
    }

    /** Raises the limit of a hex by one more token for a seat. What others have there stays theirs. */
    public void raise(int seat, int hex) {
        raised[seat * Hex.COUNT + hex]++;
    }

    private void lower(int seat, int hex) {
        raised[seat * Hex.COUNT + hex] = 0;
    }

    /** Whether a seat controls a hex: it has tokens there. */
    public boolean controls(int seat, int hex) {
        return owner[hex] == seat && tokens[hex] > 0;
    }

    /** In how many hexes a seat has tokens. */
    public int held(int seat) {
        return hexesOf(seat).size();
    }

    /** The hexes with tokens of a seat. */
    public HexSet hexesOf(int seat) {
        HexSet hexes = new HexSet(owned[seat]);
        hexes.removeAll(cities);
        return hexes;
    }

    /** The hexes with tokens or a city of a seat: not to be changed. */
    public HexSet ownedBy(int seat) {
        return owned[seat];
    }

    /** The hexes with cities: not to be changed. */
    public HexSet cities() {
        return cities;
    }

    public int supply(int seat) {
        return supply[seat];
    }

    /** Puts tokens from the supply of a seat on a hex that is empty or its own. */
    public void putTokens(int hex, int seat, int count) {
        supply[seat] = (byte) (supply[seat] - count);
        arrive(hex, seat, count);
    }

    /** Takes tokens off a hex, back to the supply of their owner. */
    public void takeTokens(int hex, int count) {
        supply[owner[hex]] = (byte) (supply[owner[hex]] + count);
        leave(hex, count);
    }

    /** Their owner moves tokens away: Sanitation in the hex they leave ends, but for none moved. */
    public void moveTokens(int from, int to, int count) {
        int seat = owner[from];
        if (count > 0) {
            lower(seat, from);
        }
        leave(from, count);
        arrive(to, seat, count);
    }

    private void arrive(int hex, int seat, int count) {
        if (tokens[hex] == 0 && count > 0) {
            own(hex, seat);
        }
        tokens[hex] = (byte) (tokens[hex] + count);
    }

    private void leave(int hex, int count) {
        tokens[hex] = (byte) (tokens[hex] - count);
        if (tokens[hex] == 0 && count > 0) {
            disown(hex);
        }
    }

    private void own(int hex, int seat) {
        owner[hex] = (byte) seat;
        owned[seat].add(hex);
    }

    private void disown(int hex) {
        owned[owner[hex]].remove(hex);
        owner[hex] = TempusPosition.NONE;
    }

    /** How many city counters of a value a seat has left. */
    public int counters(int seat, int value) {
        return counters[seat * CITY_VALUES + value - SMALLEST_CITY];
    }

    /** Places a city counter of a seat on an empty hex; Sanitation of the same seat ends there. */
    public void putCity(int hex, int seat, int value) {
        lower(seat, hex);
        counters[seat * CITY_VALUES + value - SMALLEST_CITY]--;
        city[hex] = (byte) value;
        cities.add(hex);
        own(hex, seat);
    }

    /** Gives the city counter of a hex back to its owner. */
    public void takeCity(int hex) {
        counters[owner[hex] * CITY_VALUES + city[hex] - SMALLEST_CITY]++;
        city[hex] = 0;
        cities.remove(hex);
        disown(hex);
    }

    public int cities(int seat) {
        int left = 0;
        int all = 0;
        for (int value = SMALLEST_CITY; value <= BIGGEST_CITY; value++) {
            left += counters(seat, value);
            all += CITY_COUNTERS.get(value - SMALLEST_CITY);
        }
        return all - left;
    }
}
