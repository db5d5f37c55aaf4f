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
 * A seat chooses all the civilization cards of this round, then pays: trade cards face down, the exact rest from the
 * treasury (17). All of it lies face down until it is complete.
 */
public final class BuyCards extends Question {

    public static final BuyCards STEP = new BuyCards();

    private static final CivilizationMove[] BUY =
            CivilizationCard.ALL.stream().map(CivilizationMove.BuyCard::new).toArray(CivilizationMove[]::new);

    private BuyCards() {
        super("buy-cards");
    }

    /** What the cards cost that the seat on turn has chosen. */
    public static int price(CivilizationPosition position, int seat) {
        return Purchases.price(position.cards(seat), position.basket());
    }

    private static boolean canAfford(CivilizationPosition position, int seat, int price) {
        return price <= position.trade().handValue(seat) + position.pieces().treasury(seat);
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        int basket = position.basket();
        int price = price(position, seat);
        int laid = position.trade().laidValue();
        if (laid == 0) {
            for (int card = 0; card < CivilizationCard.COUNT; card++) {
                if (Purchases.isAvailable(position, seat, card, basket)
                        && canAfford(position, seat, price + CivilizationCard.price(position.cards(seat), card))) {
                    moves.add(BUY[card]);
                }
            }
        }
        // More than the price asks for can be given: the rest is lost (17.9).
        for (int card = 0; card < TradeCard.COMMODITIES && basket != 0; card++) {
            for (int count = 1; count <= position.trade().inHand(seat, card); count++) {
                moves.add(new CivilizationMove.Spend(TradeCard.at(card), count));
            }
        }
        if (laid + position.pieces().treasury(seat) >= price) {
            moves.add(DONE);
        }
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return switch (move) {
            case CivilizationMove.BuyCard buy -> why(position, seat, buy.card());
            case CivilizationMove.Spend spend -> whyNotSpend(position, seat, spend);
            case CivilizationMove.Done ignored -> CivilizationRefusal.NOT_PAID_YET;
            default -> CivilizationRefusal.BUY_CARDS_NOW;
        };
    }

    private static CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationCard card) {
        return switch (Purchases.state(position, seat, card, position.basket())) {
            case OWNED, CHOSEN -> CivilizationRefusal.ALREADY_OWNED;
            case ELEVEN_HELD -> CivilizationRefusal.ELEVEN_CARDS_AT_MOST;
            case NONE_LEFT -> CivilizationRefusal.NONE_LEFT;
            case LAW_FIRST -> CivilizationRefusal.LAW_COMES_FIRST;
            case OPEN ->
                position.trade().laidValue() > 0
                        ? CivilizationRefusal.CHOOSE_ALL_BEFORE_PAYING
                        : CivilizationRefusal.TOO_EXPENSIVE;
        };
    }

    private static CivilizationRefusal whyNotSpend(
            CivilizationPosition position, int seat, CivilizationMove.Spend spend) {
        if (!spend.card().isCommodity()) {
            return CivilizationRefusal.CALAMITIES_BUY_NOTHING;
        }
        boolean held = spend.count() > 0
                && spend.count() <= position.trade().inHand(seat, spend.card().index());
        return held ? CivilizationRefusal.NOTHING_TO_PAY : CivilizationRefusal.CARD_NOT_IN_HAND;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        switch (move) {
            case CivilizationMove.BuyCard buy ->
                position.setBasket(position.basket() | buy.card().bit());
            case CivilizationMove.Spend spend ->
                position.trade().lay(seat, spend.card().index(), spend.count());
            default -> pay(position, seat, log);
        }
    }

    private static void pay(CivilizationPosition position, int seat, EventLog log) {
        int basket = position.basket();
        int treasury = Math.max(0, price(position, seat) - position.trade().laidValue());
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

    /** Going without a card that could be bought; and what is paid too much, since no change is given (17.9). */
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
        if (move instanceof CivilizationMove.Done && position.basket() == 0) {
            long open = list(position, seat).stream()
                    .filter(CivilizationMove.BuyCard.class::isInstance)
                    .count();
            return open > 0 ? new Loss("nothing-bought", Map.of("count", (int) open)) : null;
        }
        return null;
    }

    /** The purchase is shown when it is complete. */
    @Override
    public int audience(CivilizationPosition position, int seat, CivilizationMove move) {
        return move instanceof CivilizationMove.Done ? Seats.EVERYONE : Seats.only(seat);
    }

    /** Who holds cards is always asked: what they are worth is not known to the others. */
    @Override
    public @Nullable CivilizationMove forced(CivilizationPosition position, int seat) {
        return position.trade().handSize(seat) + position.trade().laidCount() > 0 ? null : super.forced(position, seat);
    }

    /** Nothing more; what is chosen is paid with trade cards as far as needed. */
    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = list(position, seat);
        return moves.contains(DONE) ? DONE : moves.getLast();
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        int price = price(position, seat);
        return position.basket() == 0
                ? new Prompt(
                        Prompt.Shape.CHOOSE_SOME,
                        "BuyCards",
                        Rulebook.PURCHASES,
                        Map.of(
                                "hand", position.trade().handValue(seat),
                                "treasury", position.pieces().treasury(seat)))
                : new Prompt(
                        Prompt.Shape.PAY,
                        "Pay",
                        Rulebook.PURCHASES,
                        Map.of(
                                "price", price,
                                "paid", position.trade().laidValue(),
                                "treasury", position.pieces().treasury(seat)));
    }
}
