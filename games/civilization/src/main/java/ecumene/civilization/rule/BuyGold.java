package ecumene.civilization.rule;

import ecumene.civilization.CivilizationEvent;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Rulebook;
import ecumene.civilization.component.TradeCard;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import java.util.List;

/** Who has drawn may buy cards of the ninth stack from the treasury, whatever they turn out to be (15.7). */
public final class BuyGold extends Question {

    public static final BuyGold STEP = new BuyGold();

    static final int PRICE = 18;

    private static final CivilizationMove BUY = new CivilizationMove.BuyGold();

    private BuyGold() {
        super("buy-gold");
    }

    /** The ninth phase, with what can be bought in it, takes place only if there are cities (5.7). */
    static boolean isSold(CivilizationPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.pieces().cities(seat) > 0) {
                return true;
            }
        }
        return false;
    }

    static boolean canBuy(CivilizationPosition position, int seat) {
        return position.pieces().treasury(seat) >= PRICE && position.trade().stackSize(TradeCard.STACKS) > 0;
    }

    @Override
    public void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        moves.add(BUY);
        moves.add(DONE);
    }

    @Override
    public CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        return CivilizationRefusal.BUY_GOLD_NOW;
    }

    @Override
    public void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        if (move instanceof CivilizationMove.BuyGold) {
            position.pieces().addTreasury(seat, -PRICE);
            TradeCard card = TradeCards.draw(position, seat, TradeCard.STACKS, log);
            log.all(new CivilizationEvent.GoldBought(seat));
            log.only(seat, new CivilizationEvent.OwnCardsDrawn(List.of(card)));
            if (canBuy(position, seat)) {
                return;
            }
        }
        position.steps().pop();
    }

    @Override
    public CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        return DONE;
    }

    @Override
    public Prompt prompt(CivilizationPosition position, int seat) {
        return new Prompt(Prompt.Shape.YES_OR_NO, "BuyGold", Rulebook.GOLD);
    }
}
