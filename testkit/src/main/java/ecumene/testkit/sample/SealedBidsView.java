package ecumene.testkit.sample;

import ecumene.engine.Seats;
import ecumene.engine.View;
import ecumene.testkit.sample.component.Cards;
import ecumene.testkit.sample.component.Lots;
import ecumene.testkit.sample.rule.Auction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a seat, or a spectator, may see.
 *
 * @param round the auction we are in, from 1
 * @param rounds how many there are
 * @param auctioneer who offers
 * @param lot the lot under the hammer, by its worth; null if none is
 * @param openLots the open lots, by their worth
 * @param closedLots how many lots are still closed
 * @param shown the cards everybody has seen
 * @param players what everybody sees of each seat
 * @param hand the viewer's own cards; empty for a spectator
 * @param laid the card the viewer has laid; null if none
 */
public record SealedBidsView(
        int round,
        int rounds,
        int auctioneer,
        @Nullable Integer lot,
        List<Integer> openLots,
        int closedLots,
        List<Integer> shown,
        List<Player> players,
        List<Integer> hand,
        @Nullable Integer laid)
        implements View {

    /** What everybody sees of a seat. */
    public record Player(int cards, boolean hasLaid, int points, List<Integer> lots) {}

    static SealedBidsView of(SealedBidsPosition position, int seat) {
        boolean over = position.isFinished();
        boolean spectator = seat == Seats.SPECTATOR;
        List<Player> players = new ArrayList<>();
        for (int each = 0; each < position.seats(); each++) {
            players.add(new Player(
                    Long.bitCount(position.hands[each]),
                    position.laid[each] != 0,
                    position.points(each),
                    worths(position.won[each])));
        }
        return new SealedBidsView(
                position.round,
                position.rounds(),
                over ? 0 : position.steps().seat(),
                !over && position.steps().isTop(Auction.STEP) ? Lots.worth(Auction.lot(position)) : null,
                worths(position.openLots),
                position.closedLots,
                cards(position.shown),
                players,
                spectator ? List.of() : cards(position.hands[seat]),
                spectator || position.laid[seat] == 0 ? null : (int) position.laid[seat]);
    }

    private static List<Integer> worths(int lots) {
        List<Integer> worths = new ArrayList<>();
        for (int rest = lots; rest != 0; rest &= rest - 1) {
            worths.add(Lots.worth(Integer.numberOfTrailingZeros(rest)));
        }
        return worths;
    }

    private static List<Integer> cards(long set) {
        List<Integer> cards = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            cards.add(Cards.first(rest));
        }
        return cards;
    }
}
