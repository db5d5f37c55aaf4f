package ecumene.innersea.component;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything that is carried out sentence by sentence: the effect of each card, the use of each Wonder, and the further uses of
 * cards. A number names each, so that a frame can hold it: first the cards, then the Wonders, then the uses.
 */
public final class Script {

    private static final List<List<Clause>> ALL = new ArrayList<>();
    private static final int FIRST_WONDER = FateCard.COUNT;
    private static final int FIRST_USE = FIRST_WONDER + Wonder.COUNT;
    private static final int[] CARD_OF_USE = new int[64];
    private static final int[] USE_OF_CARD = new int[FateCard.COUNT];

    static {
        for (FateCard card : FateCard.ALL) {
            ALL.add(card.effect());
        }
        for (Wonder wonder : Wonder.ALL) {
            ALL.add(wonder.use());
        }
        for (FateCard card : FateCard.ALL) {
            USE_OF_CARD[card.index()] = ALL.size();
            for (List<Clause> use : card.uses()) {
                CARD_OF_USE[ALL.size() - FIRST_USE] = card.index();
                ALL.add(use);
            }
        }
    }

    public static final int COUNT = ALL.size();

    private static final Clause[][] CLAUSES =
            ALL.stream().map(clauses -> clauses.toArray(new Clause[0])).toArray(Clause[][]::new);

    private Script() {}

    /** The id of the card or Wonder. */
    public static String id(int script) {
        return isWonder(script)
                ? Wonder.at(wonder(script)).id()
                : FateCard.at(card(script)).id();
    }

    public static List<Clause> clauses(int script) {
        return ALL.get(script);
    }

    /** How many sentences there are. */
    public static int size(int script) {
        return CLAUSES[script].length;
    }

    public static Clause clause(int script, int index) {
        return CLAUSES[script][index];
    }

    /** Whether it is the effect of a card; its number is then the card's index. */
    public static boolean isCard(int script) {
        return script >= 0 && script < FIRST_WONDER;
    }

    public static boolean isWonder(int script) {
        return script >= FIRST_WONDER && script < FIRST_USE;
    }

    public static int ofWonder(int wonder) {
        return FIRST_WONDER + wonder;
    }

    public static int wonder(int script) {
        return script - FIRST_WONDER;
    }

    /** One of the uses of an Investment, or of a card that serves in another step too. */
    public static int ofUse(int card, int way) {
        return USE_OF_CARD[card] + way;
    }

    /** The card that is played or used; not for Wonders. */
    public static int card(int script) {
        return isCard(script) ? script : CARD_OF_USE[script - FIRST_USE];
    }
}
