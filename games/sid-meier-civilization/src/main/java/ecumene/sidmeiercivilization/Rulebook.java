package ecumene.sidmeiercivilization;

/**
 * The headings of the rulebook, in English: the places that refusals, prompts and tests name. The texts {@code
 * rule.<heading>} explain each in our words.
 */
public final class Rulebook {

    public static final String LEARNING = "First Game";
    public static final String SETUP = "General Setup";
    public static final String PLAYER_SETUP = "Player Setup";
    public static final String CIVILIZATIONS = "Civilizations";
    public static final String START = "Start of Turn";
    public static final String CITIES = "Building New Cities";
    public static final String GOVERNMENTS = "Changing Governments";
    public static final String GOVERNMENT_CARDS = "Government Cards";
    public static final String TRADE = "Trade";
    public static final String DEALS = "Negotiating and Trading";
    public static final String CITY = "City Management";
    public static final String PRODUCTION = "Producing";
    public static final String FIGURES = "Producing Figures";
    public static final String UNITS = "Producing Units";
    public static final String BUILDINGS = "Producing Buildings";
    public static final String WONDERS = "Producing Wonders";
    public static final String REPLACING = "Replacing Buildings and Wonders";
    public static final String ARTS = "Devoting to the Arts";
    public static final String TRACK = "Spending Culture";
    public static final String EVENTS = "Culture Events";
    public static final String PERSONS = "Great Persons";
    public static final String HARVEST = "Harvesting Resources";
    public static final String MOVEMENT = "Movement";
    public static final String STACKING = "Groups and Stacking Limit";
    public static final String WATER = "Crossing Water";
    public static final String DISCOVERY = "Discovering Map Tiles";
    public static final String TRIBES = "Huts and Villages";
    public static final String ENEMIES = "Enemy Figures and Cities";
    public static final String RESEARCH = "Research";
    public static final String PYRAMID = "Technology Pyramid";
    public static final String ABILITIES = "Abilities of Technologies";
    public static final String RESOURCES = "Resource Abilities";
    public static final String WINNING = "Winning the Game";
    public static final String COMBAT = "Combat";
    public static final String FRONTS = "Fronts and Attacks";
    public static final String BATTLE_ABILITIES = "Battle Abilities";
    public static final String LOOT = "Losses and Loot";
    public static final String COINS = "Coins";
    public static final String SCOUTS = "Gathering with Scouts";
    public static final String BLOCKADES = "Blockades";
    public static final String OBSOLETE = "Obsolete Wonders";
    public static final String ROUND_LIMIT = "Round Limit";

    /** What no rulebook says and a house full of machines needs. */
    public static final String HOUSE = "Rules of the House";

    private Rulebook() {}
}
