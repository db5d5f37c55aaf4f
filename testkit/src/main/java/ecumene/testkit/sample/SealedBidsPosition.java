package ecumene.testkit.sample;

import ecumene.engine.Position;
import ecumene.engine.Setup;
import ecumene.engine.data.Fields;
import ecumene.testkit.sample.component.Cards;
import ecumene.testkit.sample.component.Lots;

/** All that is true in a match of sealed bids. The lot under the hammer is a note of the auction's frame. */
public final class SealedBidsPosition extends Position {

    /** Each seat's cards. */
    public final long[] hands;

    /** The card each seat has laid face down, 0 for none. */
    public final byte[] laid;

    /** The lots each seat has won. */
    public final int[] won;

    /** Cards that everybody has seen. */
    public long shown;

    /** Cards that nobody has seen. */
    public long aside;

    /** The pile of closed lots, its top last; only the first {@link #closedLots} count. */
    public final byte[] lots;

    public int closedLots;
    public int openLots;
    public int round;

    SealedBidsPosition(Setup setup, long seed) {
        super(setup, seed);
        hands = new long[setup.seats()];
        laid = new byte[setup.seats()];
        won = new int[setup.seats()];
        lots = new byte[Lots.COUNT];
    }

    private SealedBidsPosition(SealedBidsPosition other) {
        super(other);
        hands = other.hands.clone();
        laid = other.laid.clone();
        won = other.won.clone();
        shown = other.shown;
        aside = other.aside;
        lots = other.lots.clone();
        closedLots = other.closedLots;
        openLots = other.openLots;
        round = other.round;
    }

    @Override
    public SealedBidsPosition copy() {
        return new SealedBidsPosition(this);
    }

    @Override
    protected void ownFields(Fields fields) {
        fields.words("hands", hands);
        fields.bytes("laid", laid);
        fields.numbers("won", won);
        shown = fields.word("shown", shown);
        aside = fields.word("aside", aside);
        closedLots = fields.bytes("lots", lots, closedLots);
        openLots = fields.number("open-lots", openLots);
        round = fields.number("round", round);
    }

    /** How many auctions this match has. */
    public int rounds() {
        int limit = setup().number("round-limit");
        return limit == 0 ? SealedBids.ROUNDS : Math.min(limit, SealedBids.ROUNDS);
    }

    public int points(int seat) {
        return Lots.worthOfAll(won[seat]);
    }

    /** The card a seat has laid, as a set. */
    public long laidSet(int seat) {
        return laid[seat] == 0 ? 0 : Cards.only(laid[seat]);
    }

    /** Opens lots until enough lie open. */
    public void turnUpLots() {
        while (Integer.bitCount(openLots) < Lots.OPEN) {
            closedLots--;
            openLots |= 1 << lots[closedLots];
            reveal();
        }
    }
}
