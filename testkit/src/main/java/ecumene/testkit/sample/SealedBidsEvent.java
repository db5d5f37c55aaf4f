package ecumene.testkit.sample;

import ecumene.engine.Event;
import java.util.List;

/** What can happen in sealed bids. */
public sealed interface SealedBidsEvent extends Event {

    record LotOffered(int seat, int lot) implements SealedBidsEvent {}

    /** Everybody sees that a card was laid, not which. */
    record BidLaid(int seat) implements SealedBidsEvent {}

    /** Only the one who laid it is told the card. */
    record OwnBidLaid(int card) implements SealedBidsEvent {}

    /** The laid cards, seat by seat. */
    record BidsShown(List<Integer> cards) implements SealedBidsEvent {}

    record LotWon(int seat, int lot, int card) implements SealedBidsEvent {}
}
