package ecumene.throughtheages.component;

import java.util.Arrays;

/** The leaders whose rules are code, for switches over them. */
public enum Leader {
    /** No leader. */
    NOBODY(-1),
    ALEXANDER(Leaders.ALEXANDER),
    ARISTOTLE(Leaders.ARISTOTLE),
    HAMMURABI(Leaders.HAMMURABI),
    HOMER(Leaders.HOMER),
    CAESAR(Leaders.CAESAR),
    MOSES(Leaders.MOSES),
    COLUMBUS(Leaders.COLUMBUS),
    BARBAROSSA(Leaders.BARBAROSSA),
    GENGHIS_KHAN(Leaders.GENGHIS_KHAN),
    JOAN_OF_ARC(Leaders.JOAN_OF_ARC),
    LEONARDO(Leaders.LEONARDO),
    MICHELANGELO(Leaders.MICHELANGELO),
    NEWTON(Leaders.NEWTON),
    COOK(Leaders.COOK),
    BACH(Leaders.BACH),
    ROBESPIERRE(Leaders.ROBESPIERRE),
    NAPOLEON(Leaders.NAPOLEON),
    SHAKESPEARE(Leaders.SHAKESPEARE),
    EINSTEIN(Leaders.EINSTEIN),
    GATES(Leaders.GATES),
    CHAPLIN(Leaders.CHAPLIN),
    GANDHI(Leaders.GANDHI),
    MEIER(Leaders.MEIER),
    CHURCHILL(Leaders.CHURCHILL);

    /** By the index of the card, from -1 for no card on. */
    private static final Leader[] BY_CARD = byCard();

    private final int card;

    Leader(int card) {
        this.card = card;
    }

    private static Leader[] byCard() {
        Leader[] found = new Leader[CivilCard.COUNT + 1];
        Arrays.fill(found, NOBODY);
        for (Leader each : values()) {
            found[each.card + 1] = each;
        }
        return found;
    }

    /** Whose card has an index; -1 is no card. */
    public static Leader at(int card) {
        return BY_CARD[card + 1];
    }
}
