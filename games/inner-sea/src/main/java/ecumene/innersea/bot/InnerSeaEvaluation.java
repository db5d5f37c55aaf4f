package ecumene.innersea.bot;

import ecumene.engine.Evaluation;
import ecumene.innersea.InnerSeaPosition;
import ecumene.innersea.rule.Scoring;

/** Estimates the final points of each seat. */
public final class InnerSeaEvaluation implements Evaluation<InnerSeaPosition> {

    public static final InnerSeaEvaluation INSTANCE = new InnerSeaEvaluation();

    private InnerSeaEvaluation() {}

    @Override
    public void outlook(InnerSeaPosition position, double[] outlook) {
        if (position.isFinished()) {
            Evaluation.sharesFromResult(Scoring.result(position), outlook);
            return;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            outlook[seat] = Scoring.score(position, seat);
        }
        Evaluation.sharesFromPoints(outlook, position.seats(), 5);
    }
}
