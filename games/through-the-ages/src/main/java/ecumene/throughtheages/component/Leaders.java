package ecumene.throughtheages.component;

/** The leaders whose rules are code, by the index of their card. */
public final class Leaders {

    public static final int ALEXANDER = 54;
    public static final int ARISTOTLE = 55;
    public static final int HAMMURABI = 56;
    public static final int HOMER = 57;
    public static final int CAESAR = 58;
    public static final int MOSES = 59;
    public static final int COLUMBUS = 60;
    public static final int BARBAROSSA = 61;
    public static final int GENGHIS_KHAN = 62;
    public static final int JOAN_OF_ARC = 63;
    public static final int LEONARDO = 64;
    public static final int MICHELANGELO = 65;
    public static final int NEWTON = 66;
    public static final int COOK = 67;
    public static final int BACH = 68;
    public static final int ROBESPIERRE = 69;
    public static final int NAPOLEON = 70;
    public static final int SHAKESPEARE = 71;
    public static final int EINSTEIN = 72;
    public static final int GATES = 73;
    public static final int CHAPLIN = 74;
    public static final int GANDHI = 75;
    public static final int MEIER = 76;
    public static final int CHURCHILL = 77;

    private Leaders() {}
}
