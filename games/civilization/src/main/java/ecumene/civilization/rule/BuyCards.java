package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.TradeDeck;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import ecumene.engine.Loss;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A seat chooses civilization cards and lays trade cards down for them, in any order, until it wants nothing more; the exact
 * rest comes from the treasury. All of it is one purchase, which lies face down until it is complete (17.10).
 */
public final class BuyCards extends Question {

    public static final BuyCards STEP = new BuyCards();

    private static final CivilizationMove[] BUY =
            CivilizationCard.ALL.stream().map(CivilizationMove.BuyCard::new).toArray(CivilizationMove[]::new);

    static final CivilizationMove KEEP_FEWER = new CivilizationMove.KeepFewer();

    private BuyCards() {
        super("buy-cards");
    }

    /** What the cards cost that the seat on turn has chosen. */
    public static int price(CivilizationPosition position, int seat) {
        return Purchases.price(position.cards(seat), position.basket());
    }

    /** What the seat on turn can pay in all: cards that lie down already still make sets with those in hand. */
    public static int means(CivilizationPosition position, int seat) {
        int value = position.pieces().treasury(seat);
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            value += TradeCard.value(
                    card, position.trade().inHand(seat, card) + position.trade().laid(card));
        }
        return value;
    }

    /** What the treasury adds if nothing more is laid down. */
    private static int fromTreasury(CivilizationPosition position, int seat) {
        return Math.max(0, price(position, seat) - position.trade().laidValue());
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        int price = price(position, seat);
        int means = means(position, seat);
        for (int card = 0; card < CivilizationCard.COUNT; card++) {
            if (reason(position, seat, CivilizationCard.at(card), means - price) == null) {
                moves.add(BUY[card]);
            }
        }
        if (reasonNotToSpend(position, seat) == null) {
            for (int card = 0; card < TradeCard.COMMODITIES; card++) {
                for (int count = 1; count <= position.trade().inHand(seat, card); count++) {
                    moves.add(new CivilizationMove.Spend(TradeCard.at(card), count));
                }
            }
        }
        if (reasonNotToEnd(position, seat) == null) {
            moves.add(DONE);
            if (mayKeepFewer(position, seat)) {
                moves.add(KEEP_FEWER);
            }
        }
    }

    /** Why a seat that can still pay so much cannot choose a card; null if it can. */
    private static @Nullable CivilizationRefusal reason(
            CivilizationPosition position, int seat, CivilizationCard card, int left) {
        return switch (Purchases.state(position, seat, card, position.basket())) {
            case OWNED, CHOSEN -> CivilizationRefusal.ALREADY_OWNED;
            case ELEVEN_HELD -> CivilizationRefusal.ELEVEN_CARDS_AT_MOST;
            case NONE_LEFT -> CivilizationRefusal.NONE_LEFT;
            case LAW_FIRST -> CivilizationRefusal.LAW_COMES_FIRST;
            case OPEN ->
                CivilizationCard.price(position.cards(seat), card.index()) > left
                        ? CivilizationRefusal.TOO_EXPENSIVE
                        : null;
        };
    }

    /**
     * Why no commodity can be laid down; null if those in hand can. A set may be worth more than is missing: the rest is lost
     * (17.9). Nothing is laid down beyond what is paid.
     */
    private static @Nullable CivilizationRefusal reasonNotToSpend(CivilizationPosition position, int seat) {
        if (position.basket() == 0) {
            return CivilizationRefusal.NOTHING_TO_PAY;
        }
        return fromTreasury(position, seat) == 0 ? CivilizationRefusal.PAID_ALREADY : null;
    }

    private static @Nullable CivilizationRefusal reasonNotToEnd(CivilizationPosition position, int seat) {
        return fromTreasury(position, seat) > position.pieces().treasury(seat)
                ? CivilizationRefusal.NOT_PAID_YET
                : null;
    }

    /**
     * Nobody has to keep as many cards as allowed: whoever holds any ends with a word about it (18, 19.4), unless they are asked
     * about it afterwards in any case. All of this is public, so being asked tells the others nothing.
     */
    static boolean mayKeepFewer(CivilizationPosition position, int seat) {
        return position.trade().handSize(seat) > 0
                && ReturnCards.fits(position, seat)
                && !ReturnCards.isAskedAnyway(position, seat);
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.BuyCard buy ->
                given(reason(position, seat, buy.card(), means(position, seat) - price(position, seat)));
            case CivilizationMove.Spend spend -> whyNotSpend(position, seat, spend);
            case CivilizationMove.Done ignored -> given(reasonNotToEnd(position, seat));
            case CivilizationMove.KeepFewer ignored -> {
                CivilizationRefusal reason = reasonNotToEnd(position, seat);
                yield reason == null ? CivilizationRefusal.NOTHING_TO_KEEP_FEWER_OF : reason;
            }
            default -> CivilizationRefusal.BUY_CARDS_NOW;
        };
    }

    private static CivilizationRefusal whyNotSpend(
            CivilizationPosition position, int seat, CivilizationMove.Spend spend) {
        if (!spend.card().isCommodity()) {
            return CivilizationRefusal.CALAMITIES_BUY_NOTHING;
        }
        boolean held = spend.count() > 0
                && spend.count() <= position.trade().inHand(seat, spend.card().index());
        if (!held) {
            return CivilizationRefusal.CARD_NOT_IN_HAND_TO_PAY;
        }
        return given(reasonNotToSpend(position, seat));
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        switch (move) {
            case CivilizationMove.BuyCard buy ->
                position.setBasket(position.basket() | buy.card().bit());
            case CivilizationMove.Spend spend ->
                position.trade().lay(seat, spend.card().index(), spend.count());
            default -> {
                pay(position, seat, log);
                if (move instanceof CivilizationMove.KeepFewer) {
                    Purchases.keepFewer(position, seat);
                }
            }
        }
    }

    private static void pay(CivilizationPosition position, int seat, EventLog log) {
        int basket = position.basket();
        int treasury = fromTreasury(position, seat);
        position.steps().pop();
        position.setBasket(0);
        if (basket == 0) {
            return;
        }
        List<CivilizationCard> bought = new ArrayList<>();
        for (CivilizationCard card : CivilizationCard.ALL) {
            if (card.isIn(basket)) {
                bought.add(card);
            }
        }
        List<TradeCard> paid = new ArrayList<>();
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            for (int copy = 0; copy < position.trade().laid(card); copy++) {
                paid.add(TradeCard.at(card));
            }
        }
        position.reveal();
        position.pieces().addTreasury(seat, -treasury);
        position.addCards(seat, basket);
        position.trade().returnLaid(position.random());
        log.all(new CivilizationEvent.CardsBought(seat, bought, paid, treasury));
    }

    /** Cards that could be bought too; and what is paid too much, since no change is given (17.9). */
    @Override
    public @Nullable Loss loss(CivilizationPosition position, int seat, CivilizationMove move) {
        if (move instanceof CivilizationMove.Spend spend) {
            TradeDeck trade = position.trade();
            int card = spend.card().index();
            int laid = trade.laidValue()
                    - TradeCard.value(card, trade.laid(card))
                    + TradeCard.value(card, trade.laid(card) + spend.count());
            int over = laid - price(position, seat);
            return over > 0 ? new Loss("no-change", Map.of("points", over)) : null;
        }
        if (isEnd(move)) {
            int open = open(position, seat);
            String kind = position.basket() == 0 ? "nothing-bought" : "more-to-buy";
            return open > 0 ? new Loss(kind, Map.of("count", open)) : null;
        }
        return null;
    }

    private static boolean isEnd(CivilizationMove move) {
        return move instanceof CivilizationMove.Done || move instanceof CivilizationMove.KeepFewer;
    }

    /** How many cards can still be chosen. */
    private static int open(CivilizationPosition position, int seat) {
        int open = 0;
        for (CivilizationMove move : STEP.list(position, seat)) {
            open += move instanceof CivilizationMove.BuyCard ? 1 : 0;
        }
        return open;
    }

    /** The purchase is shown when it is complete. */
    @Override
    public int audience(CivilizationPosition position, int seat, CivilizationMove move) {
        return isEnd(move) ? Seats.EVERYONE : Seats.only(seat);
    }

    /** Who holds cards is always asked: what they are worth is not known to the others. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return position.trade().handSize(seat) + position.trade().laidCount() > 0 ? null : super.forced(position, seat);
    }

    /** Who can buy nothing, as everybody knows, is only asked what to keep: mostly all. */
    @Override
    public @Nullable CivilizationMove standing(CivilizationPosition position, int seat) {
        return position.basket() == 0 && mayKeepFewer(position, seat) && !Purchases.mightBuy(position, seat)
                ? DONE
                : null;
    }

    /** Nothing more; what is chosen is paid with trade cards as far as needed. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = list(position, seat);
        return moves.contains(DONE) ? DONE : moves.getLast();
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        int treasury = position.pieces().treasury(seat);
        if (position.basket() == 0) {
            // What there is to choose then is whether to keep the cards.
            boolean nothing = open(position, seat) == 0;
            boolean keeps = nothing && mayKeepFewer(position, seat);
            return new Prompt(
                    keeps ? Prompt.Shape.YES_OR_NO : Prompt.Shape.CHOOSE_SOME,
                    keeps ? "KeepCards" : nothing ? "BuyNothing" : "BuyCards",
                    keeps ? Rulebook.HAND_LIMIT : Rulebook.PURCHASES,
                    Map.of(
                            "hand", position.trade().handValue(seat),
                            "cards", position.trade().handSize(seat),
                            "calamities", position.trade().calamities(seat),
                            "treasury", treasury,
                            "excess", ReturnCards.excess(position, seat)));
        }
        int price = price(position, seat);
        int paid = position.trade().laidValue();
        int missing = fromTreasury(position, seat);
        boolean enough = missing == 0 || (paid > 0 && missing <= treasury);
        return enough
                ? new Prompt(
                        Prompt.Shape.CHOOSE_SOME,
                        "Paid",
                        Rulebook.PURCHASES,
                        Map.of("price", price, "paid", paid, "missing", missing, "more", open(position, seat)))
                : new Prompt(
                        Prompt.Shape.PAY,
                        "Pay",
                        Rulebook.PURCHASES,
                        Map.of("price", price, "paid", paid, "rest", price - paid, "treasury", treasury));
    }
}
