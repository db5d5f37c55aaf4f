package ecumene.civilization.rule;

import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.civilization.Market;
import ecumene.civilization.component.TradeCard;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be done with an offer or answer that a seat puts together, in the order in which it is done. */
final class Drafts {

    private static final CivilizationMove NO_WISH = new CivilizationMove.NoWish();
    private static final CivilizationMove NO_CLAIM = new CivilizationMove.NoClaim();

    private Drafts() {}

    static void list(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        Market market = position.market();
        if (!Trade.isGone(position, seat)) {
            for (int card = 0; card < TradeCard.KINDS; card++) {
                for (int count = 1; reasonNotToAdd(position, seat, card, count) == null; count++) {
                    moves.add(new CivilizationMove.AddCards(TradeCard.at(card), count));
                }
            }
            for (int card = 0; card < TradeCard.KINDS; card++) {
                for (int count = 1; reasonNotToTakeOut(position, seat, card, count) == null; count++) {
                    moves.add(new CivilizationMove.TakeOut(TradeCard.at(card), count));
                }
            }
            listWords(market, seat, moves);
            listPosts(position, seat, moves);
        }
        moves.add(Trade.ABANDON);
    }

    /** What else can be said, and unsaid, of a draft. */
    private static void listWords(Market market, int seat, List<CivilizationMove> moves) {
        int wish = market.draftWish(seat);
        int claim = market.draftClaim(seat);
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            if (reasonNotToSay(card, wish) == null) {
                moves.add(new CivilizationMove.Wish(TradeCard.at(card)));
            }
            if (reasonNotToSay(card, claim) == null) {
                moves.add(new CivilizationMove.Claim(TradeCard.at(card)));
            }
        }
        if (reasonNotToUnsay(wish) == null) {
            moves.add(NO_WISH);
        }
        if (reasonNotToUnsay(claim) == null) {
            moves.add(NO_CLAIM);
        }
    }

    private static void listPosts(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        List<CivilizationMove> toOne = new ArrayList<>();
        for (int card = 0; card < TradeCard.COMMODITIES; card++) {
            if (reasonNotToName(position, seat, card) == null) {
                TradeCard named = TradeCard.at(card);
                moves.add(new CivilizationMove.Post(named, null));
                for (int other = 0; other < position.seats(); other++) {
                    if (reasonNotToAddress(position, seat, other) == null) {
                        toOne.add(new CivilizationMove.Post(named, other));
                    }
                }
            }
        }
        moves.addAll(toOne);
    }

    // ---------------------------------------------------------------- reasons

    /** The reason against a move that is not listed. */
    static CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        Market market = position.market();
        return switch (move) {
            case CivilizationMove.AddCards add ->
                Question.given(reasonNotToAdd(position, seat, add.card().index(), add.count()));
            case CivilizationMove.TakeOut out ->
                Question.given(reasonNotToTakeOut(position, seat, out.card().index(), out.count()));
            case CivilizationMove.NoWish ignored -> Question.given(reasonNotToUnsay(market.draftWish(seat)));
            case CivilizationMove.NoClaim ignored -> Question.given(reasonNotToUnsay(market.draftClaim(seat)));
            case CivilizationMove.Wish wish ->
                Question.given(reasonNotToSay(wish.commodity().index(), market.draftWish(seat)));
            case CivilizationMove.Claim claim ->
                Question.given(reasonNotToSay(claim.commodity().index(), market.draftClaim(seat)));
            case CivilizationMove.Post post -> {
                CivilizationRefusal reason =
                        reasonNotToName(position, seat, post.named().index());
                Integer to = post.to();
                yield Question.given(reason == null && to != null ? reasonNotToAddress(position, seat, to) : reason);
            }
            default -> CivilizationRefusal.CHOOSE_CARDS_NOW;
        };
    }

    private static @Nullable CivilizationRefusal reasonNotToAdd(
            CivilizationPosition position, int seat, int card, int count) {
        int more = position.trade().inHand(seat, card) - position.market().drafted(seat, card);
        return count < 1 || count > more ? CivilizationRefusal.CARD_NOT_IN_HAND : null;
    }

    private static @Nullable CivilizationRefusal reasonNotToTakeOut(
            CivilizationPosition position, int seat, int card, int count) {
        return count < 1 || count > position.market().drafted(seat, card) ? CivilizationRefusal.NOT_IN_THE_OFFER : null;
    }

    /** Why a card cannot be wished for or claimed where another, or none, is already. */
    private static @Nullable CivilizationRefusal reasonNotToSay(int card, int said) {
        if (card >= TradeCard.COMMODITIES) {
            return CivilizationRefusal.ONLY_COMMODITIES_ARE_SPOKEN_OF;
        }
        return card == said ? CivilizationRefusal.ALREADY_SAID : null;
    }

    private static @Nullable CivilizationRefusal reasonNotToUnsay(int said) {
        return said < 0 ? CivilizationRefusal.NOTHING_SAID : null;
    }

    /** Why a draft cannot be hung up with this name. */
    private static @Nullable CivilizationRefusal reasonNotToName(CivilizationPosition position, int seat, int card) {
        if (card >= TradeCard.COMMODITIES) {
            return CivilizationRefusal.ONLY_COMMODITIES;
        }
        if (position.market().draftCount(seat) < Trade.FEWEST) {
            return CivilizationRefusal.THREE_CARDS_AT_LEAST;
        }
        return position.market().drafted(seat, card) == 0 ? CivilizationRefusal.NOT_AMONG_THE_CARDS : null;
    }

    /** Why a draft cannot be meant for one seat alone: an answer is for whoever made the offer. */
    private static @Nullable CivilizationRefusal reasonNotToAddress(
            CivilizationPosition position, int seat, int other) {
        boolean partner = other >= 0 && other < position.seats() && other != seat;
        return partner && position.market().answering(seat) == 0 && Trade.canTrade(position, other)
                ? null
                : CivilizationRefusal.NOT_TO_THAT_SEAT;
    }
}
