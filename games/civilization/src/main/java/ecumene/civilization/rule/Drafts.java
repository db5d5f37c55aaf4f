package ecumene.civilization.rule;

import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Market;
import ecumene.civilization.component.TradeCard;
import java.util.ArrayList;
import java.util.List;

/** What can be done with an offer or answer that a seat puts together, in the order in which it is done. */
final class Drafts {

    private static final CivilizationMove NO_WISH = new CivilizationMove.NoWish();
    private static final CivilizationMove NO_CLAIM = new CivilizationMove.NoClaim();

    private Drafts() {}

    static void list(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Market market = position.market();
        if (!Trade.isGone(position, seat)) {
            for (int card = 0; card < TradeCard.KINDS; card++) {
                int more = position.trade().inHand(seat, card) - market.drafted(seat, card);
                for (int count = 1; count <= more; count++) {
                    moves.add(new CivilizationMove.AddCards(TradeCard.at(card), count));
                }
            }
            for (int card = 0; card < TradeCard.KINDS; card++) {
                for (int count = 1; count <= market.drafted(seat, card); count++) {
                    moves.add(new CivilizationMove.TakeOut(TradeCard.at(card), count));
                }
            }
            listWords(market, seat, moves);
            if (market.draftCount(seat) >= Trade.FEWEST) {
                listPosts(position, seat, moves);
            }
        }
        moves.add(Trade.ABANDON);
    }

    /** What else can be said, and unsaid, of a draft. */
    private static void listWords(Market market, int seat, List<CivilizationMove> moves) {
        int wish = market.draftWish(seat);
        int claim = market.draftClaim(seat);
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            if (card != wish) {
                moves.add(new CivilizationMove.Wish(TradeCard.at(card)));
            }
            if (card != claim) {
                moves.add(new CivilizationMove.Claim(TradeCard.at(card)));
            }
        }
        if (wish >= 0) {
            moves.add(NO_WISH);
        }
        if (claim >= 0) {
            moves.add(NO_CLAIM);
        }
    }

    private static void listPosts(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Market market = position.market();
        List<CivilizationMove> toOne = new ArrayList<>();
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            if (market.drafted(seat, card) > 0) {
                TradeCard named = TradeCard.at(card);
                moves.add(new CivilizationMove.Post(named, null));
                for (int other = 0; other < position.seats() && market.answering(seat) == 0; other++) {
                    if (other != seat && Trade.canTrade(position, other)) {
                        toOne.add(new CivilizationMove.Post(named, other));
                    }
                }
            }
        }
        moves.addAll(toOne);
    }
}
