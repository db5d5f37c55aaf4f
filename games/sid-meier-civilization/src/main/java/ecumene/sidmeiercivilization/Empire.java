package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.COIN_CARDS;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.SCOUTS;

import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Icons;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Wonder;

/** What a seat is able to do and what its cities yield: read off the position, never stored. */
public final class Empire {

    public static final int MOST_TRADE = 27;
    public static final int COINS_TO_WIN = 15;
    public static final int MOST_TOKENS_ON_CARD = 4;

    /** Trade for one missing production. */
    public static final int RUSH = 3;

    private static final int FIRST_SPEED = 2;
    private static final int FIRST_STACKING = 2;
    private static final int FIRST_CITIES = 2;
    public static final int FIRST_CULTURE_HAND = 2;
    private static final int FIRST_BATTLE_HAND = 3;
    private static final int COINS_FOR_A_CARD = 5;
    private static final int COINS_FOR_PRODUCTION = 3;
    public static final int TOP_LEVEL = 5;

    /** The cards that hold coin tokens, in the order of their tokens in the position. */
    private static final Technology[] COIN_HOLDERS = {
        Technology.CODE_OF_LAWS, Technology.POTTERY, Technology.DEMOCRACY, Technology.PRINTING_PRESS
    };

    static final int MOST_RANK = 4;
    private static final int MOST_STACKING = 6;

    // Sets of technologies: by level, with a coin, with a place for a card, by arm and rank, by stacking limit.
    private static final long[] LEVELS = new long[TOP_LEVEL + 1];
    private static final long COIN_ICONS;
    private static final long HAND_ICONS;
    /** Coins printed on all map tiles. */
    private static final int PRINTED_COINS;

    private static final int[] PERSON_COINS =
            Person.ALL.stream().mapToInt(person -> Icons.coins(person.icons())).toArray();

    private static final long[] RANKS = new long[Arm.COUNT * (MOST_RANK + 1)];
    private static final long[] STACKINGS = new long[MOST_STACKING + 1];

    static {
        long coins = 0;
        long hands = 0;
        int printed = 0;
        for (Technology technology : Technology.ALL) {
            LEVELS[technology.level()] |= technology.bit();
            coins |= technology.coins() > 0 ? technology.bit() : 0;
            hands |= technology.hand() > 0 ? technology.bit() : 0;
            STACKINGS[technology.stacking()] |= technology.bit();
            Arm arm = technology.arm();
            if (arm != null) {
                RANKS[arm.index() * (MOST_RANK + 1) + technology.rank()] |= technology.bit();
            }
        }
        COIN_ICONS = coins;
        HAND_ICONS = hands;
        for (MapTile tile : MapTile.ALL) {
            for (int square = 0; square < MapTile.SQUARES; square++) {
                printed += Icons.coins(tile.icons(square));
            }
        }
        PRINTED_COINS = printed;
    }

    private Empire() {}

    public static Civilization civilization(SidMeierCivilizationPosition position, int seat) {
        return Civilization.at(position.civilization[seat]);
    }

    public static boolean is(SidMeierCivilizationPosition position, int seat, Civilization civilization) {
        return position.civilization[seat] == civilization.index();
    }

    public static Government government(SidMeierCivilizationPosition position, int seat) {
        return Government.at(position.government[seat]);
    }

    // ---------------------------------------------------------------- technologies

    public static boolean knows(SidMeierCivilizationPosition position, int seat, Technology technology) {
        return (position.technologies[seat] & technology.bit()) != 0;
    }

    /** The row of the pyramid that a technology lies in: the one a civilization began with lies in the lowest. */
    public static int row(SidMeierCivilizationPosition position, int seat, Technology technology) {
        return civilization(position, seat).technology() == technology ? 1 : technology.level();
    }

    /** How many technologies lie in a row. */
    public static int inRow(SidMeierCivilizationPosition position, int seat, int row) {
        return inRow(position, seat, position.technologies[seat], row);
    }

    /** How many technologies would lie in a row if a seat knew these. */
    public static int inRow(SidMeierCivilizationPosition position, int seat, long known, int row) {
        Technology first = civilization(position, seat).technology();
        int count = Long.bitCount(known & LEVELS[row]);
        if (first.level() != 1) {
            count += row == 1 ? 1 : row == first.level() ? -1 : 0;
        }
        return count;
    }

    /** Whether there is a technology of a level that a seat does not know. */
    public static boolean canLearnAt(SidMeierCivilizationPosition position, int seat, int level) {
        return (LEVELS[level] & ~position.technologies[seat]) != 0;
    }

    /** Whether a technology that a seat does not know has a place in its pyramid. */
    public static boolean hasPlace(SidMeierCivilizationPosition position, int seat, Technology technology) {
        return !knows(position, seat, technology) && hasPlaceInRow(position, seat, technology.level());
    }

    /** Whether there is a free place in a row. */
    public static boolean hasPlaceInRow(SidMeierCivilizationPosition position, int seat, int row) {
        return missingBelow(position, seat, row) == 0;
    }

    /** How many technologies of the row below are wanting before a row has a free place: each card lies on two. */
    public static int missingBelow(SidMeierCivilizationPosition position, int seat, int row) {
        return row == 1 ? 0 : Math.max(0, inRow(position, seat, row) + 2 - inRow(position, seat, row - 1));
    }

    /** The trade that a technology of a level needs. */
    public static int researchCost(SidMeierCivilizationPosition position, int seat, int level) {
        return 1 + 5 * level - (wonderWorks(position, seat, Wonder.PORCELAIN_TOWER) ? 5 : 0);
    }

    public static int speed(SidMeierCivilizationPosition position, int seat) {
        long known = position.technologies[seat];
        if ((known & Technology.FLIGHT.bit()) != 0) {
            return Technology.FLIGHT.speed();
        }
        if ((known & Technology.STEAM_POWER.bit()) != 0) {
            return Technology.STEAM_POWER.speed();
        }
        if ((known & Technology.SAILING.bit()) != 0) {
            return Technology.SAILING.speed();
        }
        return (known & Technology.HORSEBACK_RIDING.bit()) != 0 ? Technology.HORSEBACK_RIDING.speed() : FIRST_SPEED;
    }

    public static int stackingLimit(SidMeierCivilizationPosition position, int seat) {
        int limit = MOST_STACKING;
        while (limit > FIRST_STACKING && (position.technologies[seat] & STACKINGS[limit]) == 0) {
            limit--;
        }
        return limit + civilization(position, seat).stacking() - FIRST_STACKING;
    }

    private static final long STOPPERS =
            Technology.SAILING.bit() | Technology.STEAM_POWER.bit() | Technology.FLIGHT.bit();

    /** Whether figures may stop, or be placed, in water. */
    public static boolean stopsInWater(SidMeierCivilizationPosition position, int seat) {
        return (position.technologies[seat] & STOPPERS) != 0;
    }

    public static boolean crossesWater(SidMeierCivilizationPosition position, int seat) {
        return (position.technologies[seat] & (STOPPERS | Technology.NAVIGATION.bit())) != 0;
    }

    public static int cityLimit(SidMeierCivilizationPosition position, int seat) {
        return knows(position, seat, Technology.IRRIGATION) ? Technology.IRRIGATION.cities() : FIRST_CITIES;
    }

    public static int cities(SidMeierCivilizationPosition position, int seat) {
        int count = 0;
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            count += position.citySquare[city] == NONE ? 0 : 1;
        }
        return count;
    }

    /** Which of its owner's cities a city is: 0 the capital, 1 the first of the others that stand. */
    public static int cityNumber(SidMeierCivilizationPosition position, int city) {
        int number = 0;
        for (int other = city / CITIES * CITIES; other < city; other++) {
            number += position.citySquare[other] == NONE ? 0 : 1;
        }
        return number;
    }

    /** The rank of an arm. With the option that no rank is skipped, a higher one waits for the lower. */
    public static int rank(SidMeierCivilizationPosition position, int seat, Arm arm) {
        int rank = 1;
        for (int next = 2; next <= MOST_RANK; next++) {
            boolean known = (position.technologies[seat] & RANKS[arm.index() * (MOST_RANK + 1) + next]) != 0;
            if (known && (rank == next - 1 || !position.ranksOneByOne)) {
                rank = next;
            }
        }
        return rank;
    }

    /** Culture events that a seat may hold. */
    public static int handLimit(SidMeierCivilizationPosition position, int seat) {
        int limit = FIRST_CULTURE_HAND + Long.bitCount(position.technologies[seat] & HAND_ICONS);
        return limit + byComputers(position, seat);
    }

    private static int byComputers(SidMeierCivilizationPosition position, int seat) {
        return knows(position, seat, Technology.COMPUTERS) ? coins(position, seat) / COINS_FOR_A_CARD : 0;
    }

    /** Cards in the battle hand before armies and cities are counted. */
    public static int battleHand(SidMeierCivilizationPosition position, int seat) {
        return FIRST_BATTLE_HAND + government(position, seat).hand() + byComputers(position, seat);
    }

    // ---------------------------------------------------------------- wonders

    /** Whose wonder it is, or NONE. */
    public static int wonderOwner(SidMeierCivilizationPosition position, int wonder) {
        int square = position.wonderSquare[wonder];
        return square == NONE ? NONE : Board.seatAround(position, square);
    }

    /** Whether a seat may use the ability of a wonder: its own, not obsolete and not blockaded. */
    public static boolean wonderWorks(SidMeierCivilizationPosition position, int seat, Wonder wonder) {
        int square = position.wonderSquare[wonder.index()];
        return square != NONE
                && (position.obsolete & 1 << wonder.index()) == 0
                && wonderOwner(position, wonder.index()) == seat
                && !Board.isEnemy(position, square, seat);
    }

    // ---------------------------------------------------------------- yields

    /** The city that a scout sends a square to this turn, or NONE. It stays sent whatever becomes of the scout. */
    static int sentTo(SidMeierCivilizationPosition position, int square) {
        for (int i = 0; i < position.sentSquare.length; i++) {
            if (position.sentSquare[i] == square && position.sentCity[i] != NONE) {
                return position.sentCity[i];
            }
        }
        return NONE;
    }

    /** Whether a square of the outskirts of a city yields to it: not blockaded, and not sent to another city this turn. */
    static boolean hasOutskirts(SidMeierCivilizationPosition position, int city, int square) {
        if (Board.isEnemy(position, square, city / CITIES)) {
            return false;
        }
        int sent = sentTo(position, square);
        return sent == NONE || sent == city;
    }

    /** Whether a scout stays on a square that it sent last turn, to gather there again. */
    public static boolean keepsGathering(SidMeierCivilizationPosition position, int index) {
        int square = position.sentSquare[index];
        return square != NONE
                && position.sentCity[index] == NONE
                && Board.owner(position, square) == index / SCOUTS
                && Board.scouts(position, square) > 0;
    }

    /** Coins of squares that were sent last turn: they are kept until their owner has had the chance to send them again. */
    private static int keptCoins(SidMeierCivilizationPosition position, int seat) {
        int coins = 0;
        for (int i = seat * SCOUTS; i < (seat + 1) * SCOUTS; i++) {
            if (keepsGathering(position, i) && Board.seatAround(position, position.sentSquare[i]) != seat) {
                coins += Icons.coins(Board.icons(position, position.sentSquare[i]));
            }
        }
        return coins;
    }

    /** Whether a square from outside the outskirts is sent to a city and not blockaded. */
    static boolean gains(SidMeierCivilizationPosition position, int index, int city) {
        int square = position.sentSquare[index];
        return square != NONE
                && position.sentCity[index] == city
                && Square.distance(square, position.citySquare[city]) > 1
                && !Board.isEnemy(position, square, city / CITIES);
    }

    /** All icons of a city: its outskirts without squares that are blockaded or sent elsewhere, and what scouts send. */
    public static int icons(SidMeierCivilizationPosition position, int city) {
        int seat = city / CITIES;
        int icons = 0;
        for (int square : Square.around(position.citySquare[city])) {
            if (hasOutskirts(position, city, square)) {
                icons += Board.icons(position, square);
            }
        }
        for (int i = seat * SCOUTS; i < (seat + 1) * SCOUTS; i++) {
            if (gains(position, i, city)) {
                icons += Board.icons(position, position.sentSquare[i]);
            }
        }
        return icons;
    }

    /** Whether a resource can be harvested by a city. */
    public static boolean harvests(SidMeierCivilizationPosition position, int city, int resource) {
        int seat = city / CITIES;
        for (int square : Square.around(position.citySquare[city])) {
            if (Board.resource(position, square) == resource && hasOutskirts(position, city, square)) {
                return true;
            }
        }
        for (int i = seat * SCOUTS; i < (seat + 1) * SCOUTS; i++) {
            if (gains(position, i, city) && Board.resource(position, position.sentSquare[i]) == resource) {
                return true;
            }
        }
        return false;
    }

    /** Trade of all cities. */
    public static int income(SidMeierCivilizationPosition position, int seat) {
        int trade = 0;
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                trade += Icons.trade(icons(position, city));
            }
        }
        return trade;
    }

    public static int production(SidMeierCivilizationPosition position, int city) {
        int seat = city / CITIES;
        return Icons.production(icons(position, city))
                + government(position, seat).production()
                + position.bonus[city]
                + productionByCoins(position, seat);
    }

    static int productionByCoins(SidMeierCivilizationPosition position, int seat) {
        return knows(position, seat, Technology.MILITARY_SCIENCE) ? coins(position, seat) / COINS_FOR_PRODUCTION : 0;
    }

    /** What a city gains when it is devoted to the arts. */
    public static int art(SidMeierCivilizationPosition position, int city) {
        return 1 + Icons.culture(icons(position, city));
    }

    /** All coins of a seat: on technologies, its government, its sheet, the Panama Canal and the map. */
    public static int coins(SidMeierCivilizationPosition position, int seat) {
        int coins = coinsOnCards(position, seat) + keptCoins(position, seat);
        if (position.panamaCoins > 0 && wonderWorks(position, seat, Wonder.PANAMA_CANAL)) {
            coins += position.panamaCoins;
        }
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                coins += Icons.coins(icons(position, city));
            }
        }
        return coins;
    }

    private static int coinsOnCards(SidMeierCivilizationPosition position, int seat) {
        int coins = Long.bitCount(position.technologies[seat] & COIN_ICONS)
                + government(position, seat).coins()
                + position.sheetCoins[seat];
        for (int i = seat * COIN_CARDS; i < (seat + 1) * COIN_CARDS; i++) {
            coins += position.coinTokens[i];
        }
        return coins;
    }

    /** No seat has more coins on the map than this: printed ones, banks and the great persons that have left the stock. */
    public static int mostCoinsOnMap(SidMeierCivilizationPosition position) {
        int coins = PRINTED_COINS + Building.MARKET.markers() - position.buildings[Building.MARKET.index()];
        for (int person = 0; person < Person.COUNT; person++) {
            coins += PERSON_COINS[person] * (Person.at(person).markers() - position.personPool[person]);
        }
        return coins;
    }

    /** Whether a seat has the coins to win. Mostly its cards tell that even all coins of the map would be too few. */
    public static boolean hasCoinsToWin(SidMeierCivilizationPosition position, int seat, int mostOnMap) {
        int most = coinsOnCards(position, seat) + position.panamaCoins + mostOnMap;
        return most >= COINS_TO_WIN && coins(position, seat) >= COINS_TO_WIN;
    }

    /** Where the coin tokens of a technology are counted, or NONE. */
    public static int coinHolder(Technology technology) {
        for (int i = 0; i < COIN_HOLDERS.length; i++) {
            if (COIN_HOLDERS[i] == technology) {
                return i;
            }
        }
        return NONE;
    }

    public static boolean hasRoomForCoin(SidMeierCivilizationPosition position, int seat, Technology technology) {
        return position.coinTokens[seat * COIN_CARDS + coinHolder(technology)] < MOST_TOKENS_ON_CARD;
    }

    /**
     * The bonus in battle by all barracks and academies that a seat has built and all generals that it has on the map. A
     * blockade takes away what a square yields to its city; these count for their owner all the same.
     */
    public static int combatBonus(SidMeierCivilizationPosition position, int seat) {
        int bonus = 0;
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                for (int square : Square.around(position.citySquare[city])) {
                    int building = Board.building(position, square);
                    int person = Board.person(position, square);
                    bonus += building == NONE ? 0 : Building.at(building).combat();
                    bonus += person == NONE ? 0 : Person.at(person).combat();
                }
            }
        }
        return bonus;
    }

    /** A seat gains trade, as much of it as the dial has room for: that is what comes back. */
    public static int addTrade(SidMeierCivilizationPosition position, int seat, int trade) {
        int gained = Math.min(trade, MOST_TRADE - position.trade[seat]);
        position.trade[seat] += gained;
        return gained;
    }
}
