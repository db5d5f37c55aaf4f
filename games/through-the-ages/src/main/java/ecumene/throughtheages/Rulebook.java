package ecumene.throughtheages;

/**
 * The headings of the Code of Laws, in English: the places that refusals, prompts and tests name. The texts {@code
 * rule.<heading>} explain each in our words.
 */
public final class Rulebook {

    public static final String SETUP = "Setup";
    public static final String FIRST_TURN = "The First Turn";
    public static final String CARD_ROW = "Replenish the Card Row";
    public static final String END_OF_AGE = "End of an Age";
    public static final String RESOLVE_WAR = "Resolve a War";
    public static final String SHARE_TACTIC = "Make a Tactic Available";

    public static final String POLITICS = "Politics Phase";
    public static final String PREPARE_EVENT = "Prepare an Event";
    public static final String AGGRESSION = "Play an Aggression";
    public static final String WAR = "Declare a War";
    public static final String PACT = "Offer a Pact";
    public static final String CANCEL_PACT = "Cancel a Pact";
    public static final String RESIGN = "Resign";

    public static final String ACTIONS = "Action Phase";
    public static final String TAKE_CARD = "Take a Card";
    public static final String TAKE_WONDER = "Take a Wonder";
    public static final String POPULATION = "Increase Population";
    public static final String BUILD = "Build a Farm, Mine or Urban Building";
    public static final String UPGRADE = "Upgrade a Farm, Mine or Urban Building";
    public static final String DESTROY = "Destroy a Farm, Mine or Urban Building";
    public static final String LEADER = "Play a Leader";
    public static final String WONDER_STAGE = "Build a Stage of a Wonder";
    public static final String DEVELOP = "Develop a Technology";
    public static final String REVOLUTION = "Declare a Revolution";
    public static final String ACTION_CARD = "Play an Action Card";
    public static final String BUILD_UNIT = "Build a Military Unit";
    public static final String UPGRADE_UNIT = "Upgrade a Military Unit";
    public static final String DISBAND = "Disband a Military Unit";
    public static final String PLAY_TACTIC = "Play a Tactic";
    public static final String COPY_TACTIC = "Copy a Tactic";

    public static final String DISCARD = "Discard Excess Military Cards";
    public static final String UPRISING = "Check for an Uprising";
    public static final String PRODUCTION = "Production Phase";
    public static final String DRAW = "Draw Military Cards";
    public static final String RESET = "Reset Actions";

    public static final String EVENT = "Resolve an Event";
    public static final String COLONIZATION = "Colonization";

    public static final String HAND = "Your Hand";
    public static final String RATINGS = "Ratings";
    public static final String TACTICS = "Tactics and Armies";
    public static final String ACTION_TOTALS = "Civil and Military Actions";
    public static final String TOKENS = "Blue and Yellow Tokens";
    public static final String WORKERS = "Workers and Population";
    public static final String FOOD_AND_RESOURCES = "Food and Resources";
    public static final String POINTS = "Science and Culture Points";
    public static final String LEADERS = "Leaders";
    public static final String WONDERS = "Wonders";
    public static final String PACTS = "Pacts";
    public static final String END = "End of the Game";

    /** What no heading says and this house adds: a few limits, and what a table may agree on. */
    public static final String HOUSE = "house";

    private Rulebook() {}
}
