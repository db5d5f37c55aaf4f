package ecumene.testkit.sample.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Refusal;
import ecumene.engine.Step;
import ecumene.testkit.sample.SealedBidsEvent.LotOffered;
import ecumene.testkit.sample.SealedBidsMove;
import ecumene.testkit.sample.SealedBidsMove.OfferLot;
import ecumene.testkit.sample.SealedBidsPosition;
import ecumene.testkit.sample.SealedBidsRefusal;
import ecumene.testkit.sample.component.Lots;
import java.util.List;

/** Rule 2: the auctioneer puts one of the open lots under the hammer. The frame's seat is the auctioneer. */
public final class Offer extends Step<SealedBidsPosition, SealedBidsMove> {

    public static final Offer STEP = new Offer();

    /** Moves are small immutable values: made once, shared by all positions. */
    private static final OfferLot[] MOVES = new OfferLot[Lots.COUNT];

    static {
        for (int lot = 0; lot < Lots.COUNT; lot++) {
            MOVES[lot] = new OfferLot(Lots.worth(lot));
        }
    }

    private Offer() {
        super("offer");
    }

    @Override
    public void moves(SealedBidsPosition position, int seat, List<SealedBidsMove> moves) {
        for (int rest = position.openLots; rest != 0; rest &= rest - 1) {
            moves.add(MOVES[Integer.numberOfTrailingZeros(rest)]);
        }
    }

    @Override
    public Refusal why(SealedBidsPosition position, int seat, SealedBidsMove move) {
        return move instanceof OfferLot ? SealedBidsRefusal.LOT_NOT_OPEN : SealedBidsRefusal.NOT_THE_QUESTION;
    }

    @Override
    public void play(SealedBidsPosition position, int seat, SealedBidsMove move, EventLog log) {
        OfferLot offer = (OfferLot) move;
        int lot = 0;
        while (Lots.worth(lot) != offer.lot()) {
            lot++;
        }
        position.steps().pop();
        Auction.begin(position, seat, lot);
        log.all(new LotOffered(seat, offer.lot()));
    }

    @Override
    public SealedBidsMove defaultMove(SealedBidsPosition position, int seat) {
        return MOVES[Integer.numberOfTrailingZeros(position.openLots)];
    }

    @Override
    public Prompt prompt(SealedBidsPosition position, int seat) {
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "offer", "2");
    }
}
