package ecumene.testkit.sample.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.testkit.sample.SealedBidsEvent.BidLaid;
import ecumene.testkit.sample.SealedBidsEvent.BidsShown;
import ecumene.testkit.sample.SealedBidsEvent.LotWon;
import ecumene.testkit.sample.SealedBidsEvent.OwnBidLaid;
import ecumene.testkit.sample.SealedBidsMove;
import ecumene.testkit.sample.SealedBidsMove.LayBid;
import ecumene.testkit.sample.SealedBidsPosition;
import ecumene.testkit.sample.SealedBidsRefusal;
import ecumene.testkit.sample.component.Cards;
import ecumene.testkit.sample.component.Lots;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Rule 3: all lay a card face down, each when they like; nobody knows the others' cards before all are laid.
 */
public final class Auction extends Step<SealedBidsPosition, SealedBidsMove> {

    public static final Auction STEP = new Auction();

    private static final LayBid[] MOVES = new LayBid[Cards.HIGHEST + 1];

    static {
        for (int card = Cards.LOWEST; card <= Cards.HIGHEST; card++) {
            MOVES[card] = new LayBid(card);
        }
    }

    /** What this step must remember: the lot under the hammer. */
    private static final class Frame {

        private static final int LOT = 0;

        static void push(SealedBidsPosition position, int seat, int lot) {
            position.steps().push(STEP, seat);
            position.steps().setNote(LOT, lot);
        }

        static int lot(SealedBidsPosition position) {
            return position.steps().note(LOT);
        }
    }

    private Auction() {
        super("auction");
    }

    static void begin(SealedBidsPosition position, int seat, int lot) {
        Frame.push(position, seat, lot);
    }

    /** The lot under the hammer, while this step is on top. */
    public static int lot(SealedBidsPosition position) {
        return Frame.lot(position);
    }

    /** Everybody who has not laid a card; when all have, the rules go on with {@link #proceed}. */
    @Override
    public int awaiting(SealedBidsPosition position) {
        int awaiting = Seats.NOBODY;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.laid[seat] == 0) {
                awaiting |= Seats.only(seat);
            }
        }
        return awaiting;
    }

    @Override
    public void moves(SealedBidsPosition position, int seat, List<SealedBidsMove> moves) {
        for (long rest = position.hands[seat]; rest != 0; rest &= rest - 1) {
            moves.add(MOVES[Cards.first(rest)]);
        }
    }

    /** A bid lies face down: only its owner knows it. */
    @Override
    public int audience(SealedBidsPosition position, int seat, SealedBidsMove move) {
        return Seats.only(seat);
    }

    @Override
    public Refusal why(SealedBidsPosition position, int seat, SealedBidsMove move) {
        return move instanceof LayBid ? SealedBidsRefusal.CARD_NOT_IN_HAND : SealedBidsRefusal.NOT_THE_QUESTION;
    }

    @Override
    public void play(SealedBidsPosition position, int seat, SealedBidsMove move, EventLog log) {
        int card = ((LayBid) move).card();
        position.hands[seat] &= ~Cards.only(card);
        position.laid[seat] = (byte) card;
        log.all(new BidLaid(seat));
        log.only(seat, new OwnBidLaid(card));
    }

    /** All have laid: show the cards, hand out the lot, go on or end. */
    @Override
    public void proceed(SealedBidsPosition position, EventLog log) {
        int lot = lot(position);
        int winner = winner(position, Lots.worth(lot));
        tell(position, lot, winner, log);
        for (int seat = 0; seat < position.seats(); seat++) {
            position.shown |= position.laidSet(seat);
            position.laid[seat] = 0;
        }
        position.reveal();
        position.openLots &= ~(1 << lot);
        position.won[winner] |= 1 << lot;
        if (position.round == position.rounds()) {
            position.steps().clear();
            return;
        }
        position.round++;
        position.turnUpLots();
        position.steps().pop();
        position.steps().push(Offer.STEP, winner);
    }

    private static int winner(SealedBidsPosition position, int worth) {
        int winner = 0;
        for (int seat = 1; seat < position.seats(); seat++) {
            boolean higher = position.laid[seat] > position.laid[winner];
            if (higher == (worth > 0)) {
                winner = seat;
            }
        }
        return winner;
    }

    private static void tell(SealedBidsPosition position, int lot, int winner, EventLog log) {
        List<Integer> cards = new ArrayList<>();
        for (byte card : position.laid) {
            cards.add((int) card);
        }
        log.all(new BidsShown(cards));
        log.all(new LotWon(winner, Lots.worth(lot), position.laid[winner]));
    }

    @Override
    public SealedBidsMove defaultMove(SealedBidsPosition position, int seat) {
        return MOVES[Cards.first(position.hands[seat])];
    }

    @Override
    public Prompt prompt(SealedBidsPosition position, int seat) {
        int worth = Lots.worth(lot(position));
        return new Prompt(Prompt.Shape.CHOOSE_ONE, "auction", "3", Map.of("lot", worth));
    }
}
