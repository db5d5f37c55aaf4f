package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import java.util.ArrayList;
import java.util.List;

/** Trade cards: a card from as many stacks as one has cities, the fewest cities first (15). */
public final class TradeCards extends Automatic {

    public static final TradeCards STEP = new TradeCards();

    private TradeCards() {
        super("trade-cards");
    }

    /** How many seats have drawn. */
    private static final class Frame {

        private static final int DRAWN = 0;

        static int drawn(CivilizationPosition position) {
            return position.steps().note(DRAWN);
        }

        static void setDrawn(CivilizationPosition position, int seats) {
            position.steps().setNote(DRAWN, seats);
        }
    }

    static void begin(CivilizationPosition position) {
        Census.sort(position, seat -> position.pieces().cities(seat));
        position.steps().push(STEP, 0);
    }

    @Override
    public void proceed(CivilizationPosition position, EventLog log) {
        int drawn = Frame.drawn(position);
        if (drawn == position.seats()) {
            position.steps().pop();
            return;
        }
        Frame.setDrawn(position, drawn + 1);
        int seat = position.inOrder(drawn);
        draw(position, seat, log);
        if (BuyGold.isSold(position) && BuyGold.canBuy(position, seat)) {
            position.steps().push(BuyGold.STEP, seat);
        }
    }

    private static void draw(CivilizationPosition position, int seat, EventLog log) {
        List<TradeCard> cards = new ArrayList<>(TradeCard.STACKS);
        for (int stack = 1; stack <= position.pieces().cities(seat); stack++) {
            if (position.trade().stackSize(stack) > 0) {
                cards.add(draw(position, seat, stack, log));
            }
        }
        if (!cards.isEmpty()) {
            log.all(new CivilizationEvent.CardsDrawn(seat, cards.size()));
            log.only(seat, new CivilizationEvent.OwnCardsDrawn(cards));
        }
    }

    /** Draws a card; a red calamity is laid open at once. */
    static TradeCard draw(CivilizationPosition position, int seat, int stack, EventLog log) {
        TradeCard card = TradeCard.at(position.trade().draw(seat, stack));
        position.reveal();
        if (card.isRed()) {
            log.all(new CivilizationEvent.CalamityDrawn(seat, card));
        }
        return card;
    }
}
