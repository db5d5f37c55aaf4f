package ecumene.tempus;

/**
 * The headings of the rulebook, in English: the places that refusals, prompts and tests name. The texts {@code
 * rule.<heading>} explain each in our words.
 */
public final class Rulebook {

    /** Laying the map tiles. */
    public static final String SETUP_4 = "Setup 4";
    /** Placing the first tokens. */
    public static final String SETUP_5 = "Setup 5";

    public static final String ACTIONS = "Actions";
    public static final String MOVE = "Move";
    public static final String CHILDREN = "Have Children";
    public static final String FIGHT = "Fight";
    public static final String IDEA = "Have an Idea";
    public static final String CITY = "Build a City";
    public static final String PROGRESS = "Progress";
    public static final String END_OF_ERA = "End of the Era";
    public static final String WINNING = "Winning the Game";

    // The idea cards.
    public static final String EDUCATION = "Education";
    public static final String FORTIFICATIONS = "Fortifications";
    public static final String MEDICINE = "Medicine";
    public static final String MILITARY_LEADER = "Military Leader";
    public static final String TRANSPORT = "Transport";
    public static final String SANITATION = "Sanitation";
    public static final String WEAPONS = "Weapons";
    public static final String RELIGION = "Religion";
    public static final String GOVERNMENT = "Government";

    /** What the rulebook does not say, and we had to. */
    public static final String HOUSE = "house";

    private Rulebook() {}
}
