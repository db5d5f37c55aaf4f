package ecumene.innersea;

/**
 * The headings of the rulebook, in English: the places that refusals, prompts and tests name. The texts {@code
 * rule.<heading>} explain each in our words.
 */
public final class Rulebook {

    public static final String AREAS = "Areas";
    public static final String SETUP = "Set-up";
    public static final String DISKS = "Disks";
    public static final String STACKING = "Stacking";
    public static final String RETIREMENT = "Retirement Step";
    public static final String ACQUISITION = "Acquisition Step";
    public static final String RESETTLEMENT = "Resettlement Step";
    public static final String DEPLOYMENT = "Deployment Step";
    public static final String CARDS = "Card Phase";
    public static final String PLAYING = "Playing a Fate Card";
    public static final String NEGATE = "Negate Cards";
    public static final String INVESTMENT = "Investment Cards";
    public static final String EVENTS = "Events";
    public static final String LOSSES = "Alternative Losses";
    public static final String BARBARIANS = "Limits of the Barbarians";
    public static final String WONDERS = "Building a Wonder";
    public static final String USING_WONDERS = "Using Wonders";
    public static final String PASSING = "Passing";
    public static final String COMPETITION = "Competition Phase";
    public static final String COMPETITION_CARDS = "Competition Cards";
    public static final String LOOT = "Loot";
    public static final String DOMINATION = "Sea Domination Step";
    public static final String SCORING = "Victory Scoring Step";
    public static final String TURN_ORDER = "Turn Order Reset Step";
    public static final String AENEAS = "Aeneas Step";
    public static final String SUDDEN_DEATH = "Sudden Death Step";
    public static final String DRAW = "Draw Step";
    public static final String HAND = "Hand Size";
    public static final String END_OF_EPOCH = "End of Epoch Phase";
    public static final String CHANGE = "Epoch Change Table";
    public static final String OPTIONS = "Optional Rules";
    public static final String END = "End of the Game";
    public static final String ABILITIES = "Civilization Displays";
    public static final String SYSTEM = "Non-Player Civilizations";
    public static final String SCENARIOS = "Scenarios";

    private Rulebook() {}
}
