package ecumene.throughtheages.component;

import java.util.Arrays;

/** The wonders whose rules are code, for switches over them. */
public enum Wonder {
    /** One that needs no code. */
    OTHER(-1),
    COLOSSUS(Wonders.COLOSSUS),
    LIBRARY_OF_ALEXANDRIA(Wonders.LIBRARY_OF_ALEXANDRIA),
    GREAT_WALL(Wonders.GREAT_WALL),
    ST_PETERS(Wonders.ST_PETERS),
    TAJ_MAHAL(Wonders.TAJ_MAHAL),
    OCEAN_LINER(Wonders.OCEAN_LINER),
    RAILROAD(Wonders.RAILROAD),
    FAST_FOOD(Wonders.FAST_FOOD),
    SPACE_FLIGHT(Wonders.SPACE_FLIGHT),
    HOLLYWOOD(Wonders.HOLLYWOOD),
    INTERNET(Wonders.INTERNET);

    /** By the index of the card, from -1 for no card on. */
    private static final Wonder[] BY_CARD = byCard();

    private final int card;

    Wonder(int card) {
        this.card = card;
    }

    private static Wonder[] byCard() {
        Wonder[] found = new Wonder[CivilCard.COUNT + 1];
        Arrays.fill(found, OTHER);
        for (Wonder each : values()) {
            found[each.card + 1] = each;
        }
        return found;
    }

    /** Whose card has an index; -1 is no card. */
    public static Wonder at(int card) {
        return BY_CARD[card + 1];
    }
}
