package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Variant;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.EventLog;

/**
 * Civilization cards, from the bottom row of the table to the top (17.1); when all have bought, trade cards beyond the limit
 * of the hand go back (18). Note 0: how many seats are done, note 1: whether all have bought.
 */
public final class Purchases extends Automatic {

    public static final Purchases STEP = new Purchases();

    private static final int READY = 0;
    private static final int BOUGHT = 1;

    private Purchases() {
        super("purchases");
    }

    static void begin(CivilizationPosition position) {
        position.steps().push(STEP, 0);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int ready = position.steps().note(READY);
        boolean bought = position.steps().note(BOUGHT) == 1;
        if (ready == position.seats()) {
            if (bought) {
                position.steps().pop();
            } else {
                position.steps().setNote(READY, 0);
                position.steps().setNote(BOUGHT, 1);
            }
            return;
        }
        position.steps().setNote(READY, ready + 1);
        int seat = position.inTableOrder(position.seats() - 1 - ready);
        if (!bought && mightBuy(position, seat)) {
            position.steps().push(BuyCards.STEP, seat);
        } else if (bought && ReturnCards.isAsked(position, seat)) {
            position.steps().push(ReturnCards.STEP, seat);
        }
    }

    /** As far as everybody knows: with money or cards in hand, or a card that costs nothing. */
    private static boolean mightBuy(CivilizationPosition position, int seat) {
        if (position.trade().handSize(seat) > 0 || position.pieces().treasury(seat) > 0) {
            return true;
        }
        for (int card = 0; card < CivilizationCard.COUNT; card++) {
            if (isAvailable(position, seat, card, 0) && CivilizationCard.price(position.cards(seat), card) == 0) {
                return true;
            }
        }
        return false;
    }

    /** How many of a card there are for so many players (22.3.1, III, 30.3). */
    public static int copies(CivilizationPosition position, int card) {
        int seats = position.seats();
        if (card == CivilizationCard.MYSTICISM.index()) {
            return position.variant() != Variant.COMPLETE ? 0 : seats >= 6 ? 3 : seats >= 4 ? 2 : 1;
        }
        return CivilizationCard.at(card).copies() - (seats < 8 ? 1 : 0);
    }

    public static int supply(CivilizationPosition position, int card) {
        int left = copies(position, card);
        for (int seat = 0; seat < position.seats(); seat++) {
            left -= (position.cards(seat) >> card) & 1;
        }
        return left;
    }

    /** Whether a seat may choose a card beside others, apart from its price. */
    static boolean isAvailable(CivilizationPosition position, int seat, int card, int basket) {
        int owned = position.cards(seat);
        return ((owned | basket) & (1 << card)) == 0
                && Integer.bitCount(owned | basket) < CivilizationCard.MOST
                && supply(position, card) > 0
                && hasLaw(owned, card);
    }

    /** Democracy and Philosophy need Law from an earlier round (22.3.15). */
    static boolean hasLaw(int owned, int card) {
        return card < CivilizationCard.DEMOCRACY.index() || CivilizationCard.LAW.isIn(owned);
    }

    /** The price of a set of cards: credits come only from cards of earlier rounds (17.10). */
    public static int price(int owned, int basket) {
        int price = 0;
        for (int rest = basket; rest != 0; rest &= rest - 1) {
            price += CivilizationCard.price(owned, Integer.numberOfTrailingZeros(rest));
        }
        return price;
    }
}
