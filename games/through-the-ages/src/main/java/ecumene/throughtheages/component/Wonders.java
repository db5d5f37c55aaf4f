package ecumene.throughtheages.component;

/** The wonders whose rules are code, by the index of their card. */
public final class Wonders {

    public static final int COLOSSUS = card("A-colossus");
    public static final int LIBRARY_OF_ALEXANDRIA = card("A-library-of-alexandria");
    public static final int GREAT_WALL = card("I-great-wall");
    public static final int ST_PETERS = card("I-st-peters-basilica");
    public static final int TAJ_MAHAL = card("I-taj-mahal");
    public static final int OCEAN_LINER = card("II-ocean-liner-service");
    public static final int RAILROAD = card("II-transcontinental-railroad");
    public static final int FAST_FOOD = card("III-fast-food-chains");
    public static final int SPACE_FLIGHT = card("III-first-space-flight");
    public static final int HOLLYWOOD = card("III-hollywood");
    public static final int INTERNET = card("III-internet");

    private Wonders() {}

    private static int card(String id) {
        return CivilCard.of(id).index();
    }
}
