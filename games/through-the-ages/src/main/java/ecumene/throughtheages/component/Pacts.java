package ecumene.throughtheages.component;

/** The pacts, by the index of their card. */
public final class Pacts {

    public static final int OPEN_BORDERS = 81;
    public static final int TRADE_ROUTES = 82;
    public static final int SUPREMACY = 83;
    public static final int TRADE_AGREEMENT = 84;
    public static final int MILITARY_PROTECTION = 85;
    public static final int SCIENTIFIC_COOPERATION = 86;
    public static final int TOURISM = 87;
    public static final int LOSS_OF_SOVEREIGNTY = 88;
    public static final int MILITARY_PACT = 89;
    public static final int PEACE_TREATY = 90;

    private Pacts() {}
}
