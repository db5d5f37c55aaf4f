package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Variant;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import ecumene.engine.Seats;

/**
 * Civilization cards, from the bottom row of the table to the top (17.1); when all have bought, trade cards beyond the limit
 * of the hand go back (18).
 */
public final class Purchases extends Automatic {

    public static final Purchases STEP = new Purchases();

    private Purchases() {
        super("purchases");
    }

    /** How many seats are done, whether all have bought, and who wants to keep fewer cards than allowed. */
    private static final class Frame {

        private static final int DONE = 0;
        private static final int BOUGHT = 1;
        private static final int KEEP_FEWER = 2;

        static int done(CivilizationPosition position) {
            return position.steps().note(DONE);
        }

        static void setDone(CivilizationPosition position, int seats) {
            position.steps().setNote(DONE, seats);
        }

        static boolean haveBought(CivilizationPosition position) {
            return position.steps().note(BOUGHT) == 1;
        }

        static boolean keepsFewer(CivilizationPosition position, int seat) {
            return Seats.contains(position.steps().note(KEEP_FEWER), seat);
        }

        static void keepFewer(CivilizationPosition position, int seat) {
            position.steps().setNote(KEEP_FEWER, position.steps().note(KEEP_FEWER) | Seats.only(seat));
        }

        static void returnNow(CivilizationPosition position) {
            setDone(position, 0);
            position.steps().setNote(BOUGHT, 1);
        }
    }

    static void begin(CivilizationPosition position) {
        position.steps().push(STEP, 0);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int done = Frame.done(position);
        boolean bought = Frame.haveBought(position);
        if (done == position.seats()) {
            if (bought) {
                position.steps().pop();
            } else {
                Frame.returnNow(position);
            }
            return;
        }
        Frame.setDone(position, done + 1);
        int seat = position.inTableOrder(position.seats() - 1 - done);
        if (!bought && (mightBuy(position, seat) || BuyCards.mayKeepFewer(position, seat))) {
            position.steps().push(BuyCards.STEP, seat);
        } else if (bought && mustReturn(position, seat)) {
            ReturnCards.begin(position, seat, wantsToReturn(position, seat));
        }
    }

    /** Who holds too many cards, who has said that they keep fewer, and everybody where the table wants it. */
    private static boolean mustReturn(CivilizationPosition position, int seat) {
        return !ReturnCards.fits(position, seat) || wantsToReturn(position, seat);
    }

    private static boolean wantsToReturn(CivilizationPosition position, int seat) {
        return Frame.keepsFewer(position, seat) || ReturnCards.isAskedAnyway(position, seat);
    }

    /** A seat that has just bought wants to give trade cards back, although it may keep all. */
    static void keepFewer(CivilizationPosition position, int seat) {
        Frame.keepFewer(position, seat);
    }

    /** Whether a seat can afford any card, as far as everybody knows: the hand may be the best that its size allows. */
    static boolean mightBuy(CivilizationPosition position, int seat) {
        int most = position.pieces().treasury(seat) + mostInHand(position, seat);
        for (int card = 0; card < CivilizationCard.COUNT; card++) {
            if (isAvailable(position, seat, card, 0) && CivilizationCard.price(position.cards(seat), card) <= most) {
                return true;
            }
        }
        return false;
    }

    /** The most that so many cards can be worth, given how many of each stack are away: from what everybody sees. */
    private static int mostInHand(CivilizationPosition position, int seat) {
        int size = position.trade().handSize(seat);
        int[] best = new int[size + 1];
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            int most = Math.min(TradeCard.copies(card), position.trade().away(TradeCard.stack(card)));
            for (int cards = size; cards > 0; cards--) {
                for (int count = 1; count <= Math.min(most, cards); count++) {
                    best[cards] = Math.max(best[cards], best[cards - count] + TradeCard.value(card, count));
                }
            }
        }
        return best[size];
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

    /** Whether a card may be chosen, and why not, apart from its price. */
    public enum State {
        OPEN,
        OWNED,
        CHOSEN,
        ELEVEN_HELD,
        NONE_LEFT,
        LAW_FIRST
    }

    /** How a card stands for a seat beside others that it has chosen. */
    public static State state(CivilizationPosition position, int seat, CivilizationCard card, int basket) {
        int owned = position.cards(seat);
        if (card.isIn(owned)) {
            return State.OWNED;
        }
        if (card.isIn(basket)) {
            return State.CHOSEN;
        }
        if (Integer.bitCount(owned | basket) >= CivilizationCard.MOST) {
            return State.ELEVEN_HELD;
        }
        if (supply(position, card.index()) == 0) {
            return State.NONE_LEFT;
        }
        return hasLaw(owned, card.index()) ? State.OPEN : State.LAW_FIRST;
    }

    /** Whether a seat may choose a card beside others, apart from its price. */
    static boolean isAvailable(CivilizationPosition position, int seat, int card, int basket) {
        return state(position, seat, CivilizationCard.at(card), basket) == State.OPEN;
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
