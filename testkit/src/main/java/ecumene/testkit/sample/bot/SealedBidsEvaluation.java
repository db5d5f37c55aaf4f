package ecumene.testkit.sample.bot;

import ecumene.engine.Evaluation;
import ecumene.testkit.sample.SealedBids;
import ecumene.testkit.sample.SealedBidsPosition;
import ecumene.testkit.sample.component.Cards;
import ecumene.testkit.sample.component.Lots;
import ecumene.testkit.sample.rule.Auction;

/**
 * Points won, what the card just laid may win, and what the cards in hand may win later: a card is worth the chance that it
 * beats everybody else's.
 */
public final class SealedBidsEvaluation implements Evaluation<SealedBidsPosition> {

    public static final SealedBidsEvaluation INSTANCE = new SealedBidsEvaluation();

    /** The lead that makes a win about three times as likely. */
    private static final double SPREAD = 5;

    private static final double MEAN_WORTH = 3.1;

    private SealedBidsEvaluation() {}

    @Override
    public void outlook(SealedBidsPosition position, double[] outlook) {
        int seats = position.seats();
        if (position.isFinished()) {
            Evaluation.sharesFromResult(SealedBids.rank(position), outlook);
            return;
        }
        boolean auction = position.steps().isTop(Auction.STEP);
        int worth = auction ? Lots.worth(Auction.lot(position)) : 0;
        int auctionsLeft = position.rounds() - position.round + 1 - (auction ? 1 : 0);
        for (int seat = 0; seat < seats; seat++) {
            double points = position.points(seat);
            int laid = position.laid[seat];
            if (laid != 0) {
                points += worth * (worth > 0 ? chance(laid, seats) : chance(Cards.HIGHEST + 1 - laid, seats));
            }
            points += hand(position.hands[seat], seats) * MEAN_WORTH * auctionsLeft;
            outlook[seat] = points;
        }
        Evaluation.sharesFromPoints(outlook, seats, SPREAD);
    }

    /** The mean chance of the cards of a hand. */
    private static double hand(long hand, int seats) {
        double sum = 0;
        for (long rest = hand; rest != 0; rest &= rest - 1) {
            sum += chance(Cards.first(rest), seats);
        }
        return hand == 0 ? 0 : sum / Long.bitCount(hand);
    }

    private static double chance(int card, int seats) {
        double beaten = (card - 0.5) / Cards.HIGHEST;
        double chance = beaten;
        for (int other = 2; other < seats; other++) {
            chance *= beaten;
        }
        return chance;
    }
}
