package ecumene.throughtheages.component;

/** The pacts, by the index of their card. */
public final class Pacts {

    public static final int OPEN_BORDERS = card("I-open-borders-agreement");
    public static final int TRADE_ROUTES = card("I-trade-routes-agreement");
    public static final int SUPREMACY = card("II-acceptance-of-supremacy");
    public static final int TRADE_AGREEMENT = card("II-international-trade-agreement");
    public static final int MILITARY_PROTECTION = card("II-promise-of-military-protection");
    public static final int SCIENTIFIC_COOPERATION = card("II-scientific-cooperation");
    public static final int TOURISM = card("III-international-tourism");
    public static final int LOSS_OF_SOVEREIGNTY = card("III-loss-of-sovereignty");
    public static final int MILITARY_PACT = card("III-military-pact");
    public static final int PEACE_TREATY = card("III-peace-treaty");

    private Pacts() {}

    private static int card(String id) {
        return MilitaryCard.of(id).index();
    }
}
