package ecumene.throughtheages.component;

/** The wonders whose rules are code, by the index of their card. */
public final class Wonders {

    public static final int COLOSSUS = 78;
    public static final int LIBRARY_OF_ALEXANDRIA = 80;
    public static final int GREAT_WALL = 82;
    public static final int ST_PETERS = 83;
    public static final int TAJ_MAHAL = 84;
    public static final int OCEAN_LINER = 88;
    public static final int RAILROAD = 89;
    public static final int FAST_FOOD = 90;
    public static final int SPACE_FLIGHT = 91;
    public static final int HOLLYWOOD = 92;
    public static final int INTERNET = 93;

    private Wonders() {}
}
