package ecumene.testkit.sample;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.engine.match.Match;
import ecumene.testkit.GameTests;
import ecumene.testkit.Rule;
import ecumene.testkit.sample.SealedBidsMove.LayBid;
import ecumene.testkit.sample.SealedBidsMove.OfferLot;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The test kit tried on its own small game, with the rules of that game. */
class SealedBidsTest extends GameTests<SealedBidsPosition, SealedBidsMove> {

    private final SealedBids game = new SealedBids();

    SealedBidsTest() {
        super(new SealedBids(), SealedBidsEvent.class, SealedBidsRefusal.class);
    }

    @Override
    protected Path rulesPage() {
        return Path.of("src/test/resources/ecumene/sealed-bids/rules.md");
    }

    @Rule("2")
    @Test
    void onlyAnOpenLotIsOffered() {
        SealedBidsPosition position = game.start(game.info().setup(2), 1, EventLog.SILENT);
        int seat = Seats.first(game.awaiting(position));
        List<SealedBidsMove> moves = game.legalMoves(position, seat);
        assertThat(moves).hasSize(2);
        for (int worth : new int[] {-3, -2, 1, 2, 3, 4, 5, 6, 7, 8, 9}) {
            OfferLot move = new OfferLot(worth);
            assertThat(game.refusal(position, seat, move))
                    .isEqualTo(moves.contains(move) ? null : SealedBidsRefusal.LOT_NOT_OPEN);
        }
        assertThat(game.refusal(position, seat, new LayBid(1))).isEqualTo(SealedBidsRefusal.NOT_THE_QUESTION);
    }

    @Rule("3")
    @Test
    void theHighestCardGetsAGoodLotAndTheLowestABadOne() {
        for (int seed = 1; seed <= 20; seed++) {
            SealedBidsPosition position = game.start(game.info().setup(3), seed, EventLog.SILENT);
            int auctioneer = Seats.first(game.awaiting(position));
            OfferLot offer = (OfferLot) game.legalMoves(position, auctioneer).getFirst();
            game.play(position, auctioneer, offer, EventLog.SILENT);
            assertThat(game.awaiting(position)).as("all bid at once").isEqualTo(Seats.all(3));
            List<Integer> bids = new ArrayList<>();
            for (int seat : List.of(2, 0, 1)) {
                assertThat(game.isAwaited(position, seat)).isTrue();
                LayBid bid = (LayBid) game.legalMoves(position, seat).getLast();
                game.play(position, seat, bid, EventLog.SILENT);
                bids.add(bid.card());
            }
            int winner = Seats.first(game.awaiting(position));
            int index = List.of(2, 0, 1).indexOf(winner);
            int expected = offer.lot() > 0
                    ? bids.stream().mapToInt(Integer::intValue).max().orElseThrow()
                    : bids.stream().mapToInt(Integer::intValue).min().orElseThrow();
            assertThat(bids.get(index)).isEqualTo(expected);
            assertThat(position.points(winner)).isEqualTo(offer.lot());
        }
    }

    @Rule("3")
    @Test
    void aBidIsTakenBackOnlyUntilSomebodyElseHasActed() {
        Match<SealedBidsPosition, SealedBidsMove> match =
                Match.start(game, game.info().setup(2), 3);
        int auctioneer = Seats.first(game.awaiting(match.position()));
        match.play(auctioneer, match.legalMoves(auctioneer).getFirst());
        int other = 1 - auctioneer;
        match.play(auctioneer, match.legalMoves(auctioneer).getFirst());
        assertThat(match.canUndo(auctioneer)).isTrue();
        assertThat(match.canUndo(other)).isFalse();
        match.play(other, match.legalMoves(other).getFirst());
        assertThat(match.canUndo(other)).as("the bids were shown").isFalse();
        assertThat(match.canUndo(auctioneer)).isFalse();
    }
}
