package ecumene.testkit.sample;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.engine.Move;

/** Every move of sealed bids. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface SealedBidsMove extends Move {

    /** The auctioneer puts an open lot under the hammer; it is named by its worth. */
    @JsonTypeName("OfferLot")
    record OfferLot(int lot) implements SealedBidsMove {}

    /** Somebody lays a card face down. */
    @JsonTypeName("LayBid")
    record LayBid(int card) implements SealedBidsMove {}
}
