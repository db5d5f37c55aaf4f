package ecumene.sidmeiercivilization.bot;

import ecumene.engine.Evaluation;
import ecumene.engine.Move;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.rule.Deals;
import java.util.List;

/**
 * What sense tells about deals. By the estimate of {@link SidMeierCivilizationEvaluation} hardly any exchange serves both, so
 * nobody begins one: whoever waits for the offers of others and takes what is good comes off as well and keeps nobody waiting.
 * A gift is accepted, a loss is not. What lies face down counts by its back.
 */
final class Bargains {

    private Bargains() {}

    static void sift(SidMeierCivilizationPosition position, int seat, List<? extends Move> moves) {
        boolean good = Deals.isComposing(position, seat) && serves(position, seat, seat);
        moves.removeIf(move -> switch ((SidMeierCivilizationMove) move) {
            case SidMeierCivilizationMove.OpenDeal ignored -> true;
            case SidMeierCivilizationMove.CounterOffer ignored -> true;
            case SidMeierCivilizationMove.WithdrawOffer ignored -> true;
            case SidMeierCivilizationMove.Give ignored -> true;
            case SidMeierCivilizationMove.Ask ignored -> true;
            case SidMeierCivilizationMove.Keep ignored -> true;
            case SidMeierCivilizationMove.Waive ignored -> true;
            case SidMeierCivilizationMove.SendOffer ignored -> !good;
            case SidMeierCivilizationMove.DropOffer ignored -> good;
            case SidMeierCivilizationMove.RefuseOffer refuse -> isGift(position, refuse.proposer());
            case SidMeierCivilizationMove.AcceptOffer accept ->
                !isGift(position, accept.proposer()) && !serves(position, accept.proposer(), seat);
            default -> false;
        });
    }

    private static boolean isGift(SidMeierCivilizationPosition position, int proposer) {
        for (int i = Deals.at(proposer, 0); i < Deals.at(proposer + 1, 0); i++) {
            if (position.offers.ask[i] > 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether the offer of a seat, if it came about, would make the share of one of the two greater. */
    private static boolean serves(SidMeierCivilizationPosition position, int proposer, int who) {
        int seats = position.seats();
        double[] before = new double[seats];
        SidMeierCivilizationEvaluation.points(position, before);
        SidMeierCivilizationPosition agreed = position.copy();
        double[] hidden = new double[seats];
        int partner = position.offers.partner[proposer];
        pass(agreed, proposer, partner, position.offers.give, proposer, hidden);
        pass(agreed, partner, proposer, position.offers.ask, proposer, hidden);
        double[] after = new double[seats];
        SidMeierCivilizationEvaluation.points(agreed, after);
        for (int seat = 0; seat < seats; seat++) {
            after[seat] += hidden[seat];
        }
        Evaluation.sharesFromPoints(before, seats, SidMeierCivilizationEvaluation.SPREAD);
        Evaluation.sharesFromPoints(after, seats, SidMeierCivilizationEvaluation.SPREAD);
        return after[who] > before[who];
    }

    /** Moves what lies open; what lies face down is only weighed. */
    private static void pass(
            SidMeierCivilizationPosition position, int from, int to, byte[] offer, int proposer, double[] hidden) {
        Deals.move(position, from, to, offer, Deals.at(proposer, 0), Thing.FIRST_MARKER);
        for (int thing = Thing.FIRST_MARKER; thing < Thing.COUNT; thing++) {
            boolean marker = thing < Thing.FIRST_CARD || thing == Thing.HUT || thing == Thing.VILLAGE;
            double worth = offer[Deals.at(proposer, thing)]
                    * (marker ? SidMeierCivilizationEvaluation.MARKER : SidMeierCivilizationEvaluation.CARD);
            hidden[from] -= worth;
            hidden[to] += worth;
        }
    }
}
