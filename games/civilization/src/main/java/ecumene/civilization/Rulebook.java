package ecumene.civilization;

/** The sections of the rulebook that refusals, prompts and tests name. The texts {@code rule.<section>} explain each in our words. */
public final class Rulebook {

    public static final String STACKS = "4.2";
    public static final String CHOICE_OF_NATION = "4.4";
    public static final String TOKEN_NUMBERS = "4.6";
    public static final String TABLE_ORDER = "5.2";
    public static final String SEQUENCE = "5.7";

    public static final String TAXES = "6.1";
    public static final String REVOLTS = "6.3";
    public static final String GROWTH = "7.1";
    public static final String GROWTH_CITIES = "7.2";
    public static final String GROWTH_SHORT = "7.4";
    public static final String CENSUS = "8.1";

    public static final String SHIP_COST = "9.1";
    public static final String SHIP_PLACE = "9.2";
    public static final String SHIP_UPKEEP = "9.3";
    public static final String SHIP_REBUILT = "9.4";
    public static final String SHIP_NUMBER = "9.5";

    public static final String MOVEMENT = "10.1";
    public static final String BY_LAND = "10.2";
    public static final String ENTERING = "10.3";
    public static final String OVER_LIMIT = "10.4";
    public static final String BOARDING = "10.5";
    public static final String SAILING = "10.6";
    public static final String OPEN_SEA = "10.7";
    public static final String LOADS = "10.8";
    public static final String ASHORE = "10.9";
    public static final String WATERS = "10.10";

    public static final String CONFLICT = "11.1";
    public static final String TOKENS_FIGHT = "11.5";
    public static final String CITY_ATTACKED = "11.6";
    public static final String CITY_DEFENDED = "11.7";
    public static final String SURRENDER = "11.8";

    public static final String ONE_CITY = "12.1";
    public static final String CITY_COST = "12.2";
    public static final String CITY_NUMBER = "12.3";
    public static final String SURPLUS = "13.1";
    public static final String SURPLUS_SHIPS = "13.2";
    public static final String SUPPORT = "14.2";
    public static final String REDUCTION = "14.3";
    public static final String REDUCTION_SHORT = "14.4";

    public static final String TRADE_CARDS = "15.1";
    public static final String TRADE_CARD_ORDER = "15.2";
    public static final String EMPTY_STACK = "15.4";
    public static final String SECRET_CARDS = "15.5";
    public static final String GOLD = "15.7";

    public static final String TRADE = "16.1";
    public static final String BARTER = "16.2";
    public static final String OFFERS = "16.3";
    public static final String DEALS = "16.4";
    public static final String END_OF_TRADE = "16.5";
    public static final String CALAMITY_VALUE = "16.6";

    public static final String PURCHASE_ORDER = "17.1";
    public static final String PURCHASES = "17.2";
    public static final String SETS = "17.4";
    public static final String CREDITS = "17.5";
    public static final String SPENT = "17.6";
    public static final String ONE_OF_A_KIND = "17.7";
    public static final String EXACT_TREASURY = "17.8";
    public static final String NO_CHANGE = "17.9";
    public static final String CREDITS_LATER = "17.10";
    public static final String CREDITS_EACH = "17.11";
    public static final String BETTER_CREDIT = "17.12";
    public static final String TWO_GROUPS = "17.14";
    public static final String ALL_CREDITS = "17.15";
    public static final String HAND_LIMIT = "18";

    public static final String RED_CALAMITIES = "19.2";
    public static final String BLACK_CALAMITIES = "19.3";
    public static final String KEPT_CALAMITIES = "19.4";
    public static final String CALAMITY_ORDER = "19.6";
    public static final String TWO_CALAMITIES = "19.7";
    public static final String SECOND_SUPPORT = "19.8";

    public static final String TABLE = "20.1";
    public static final String EPOCHS = "20.2";
    public static final String GOING_BACK = "20.3";
    public static final String VICTORY = "21.1";
    public static final String TIE = "21.2";

    public static final String COMMODITIES = "22.1";
    public static final String VOLCANO = "22.2.4";
    public static final String FAMINE = "22.2.5";
    public static final String CIVIL_WAR = "22.2.6";
    public static final String FLOOD = "22.2.7";
    public static final String EPIDEMIC = "22.2.8";
    public static final String CIVIL_DISORDER = "22.2.9";
    public static final String ICONOCLASM = "22.2.10";
    public static final String PIRACY = "22.2.11";
    public static final String LOSSES = "22.2.12";

    public static final String CARD_NUMBERS = "22.3.1";
    public static final String CLOTH_MAKING = "22.3.3";
    public static final String METALWORKING = "22.3.9";
    public static final String AGRICULTURE = "22.3.10";
    public static final String COINAGE = "22.3.11";
    public static final String ENGINEERING = "22.3.13";
    public static final String LAW = "22.3.15";

    public static final String SEVERAL_PLAYERS = "23.2";
    public static final String TWO_COASTS = "23.3";
    public static final String FEWER_PLAYERS = "III";
    public static final String SHORT_GAMES = "30";
    public static final String NOMADS = "31";
    public static final String NOMADS_RULES = "31.5";
    public static final String PEASANTS = "32";

    /** What the rulebook does not say: how this house asks, and what it had to decide. */
    public static final String HOUSE = "house";

    private Rulebook() {}
}
