package ecumene.throughtheages.component;

import java.util.Arrays;

/** The pacts, for switches over them. */
public enum Pact {
    /** No pact. */
    OTHER(-1),
    OPEN_BORDERS(Pacts.OPEN_BORDERS),
    TRADE_ROUTES(Pacts.TRADE_ROUTES),
    SUPREMACY(Pacts.SUPREMACY),
    TRADE_AGREEMENT(Pacts.TRADE_AGREEMENT),
    MILITARY_PROTECTION(Pacts.MILITARY_PROTECTION),
    SCIENTIFIC_COOPERATION(Pacts.SCIENTIFIC_COOPERATION),
    TOURISM(Pacts.TOURISM),
    LOSS_OF_SOVEREIGNTY(Pacts.LOSS_OF_SOVEREIGNTY),
    MILITARY_PACT(Pacts.MILITARY_PACT),
    PEACE_TREATY(Pacts.PEACE_TREATY);

    /** By the index of the card, from -1 for no card on. */
    private static final Pact[] BY_CARD = byCard();

    private final int card;

    Pact(int card) {
        this.card = card;
    }

    private static Pact[] byCard() {
        Pact[] found = new Pact[MilitaryCard.COUNT + 1];
        Arrays.fill(found, OTHER);
        for (Pact each : values()) {
            found[each.card + 1] = each;
        }
        return found;
    }

    /** Whose card has an index; -1 is no card. */
    public static Pact at(int card) {
        return BY_CARD[card + 1];
    }
}
