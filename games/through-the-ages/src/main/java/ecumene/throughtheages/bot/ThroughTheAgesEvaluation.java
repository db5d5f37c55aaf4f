package ecumene.throughtheages.bot;

import ecumene.engine.Evaluation;
import ecumene.throughtheages.ThroughTheAgesPosition;
import ecumene.throughtheages.rule.Scoring;

/** Estimates the final culture of each seat. */
public final class ThroughTheAgesEvaluation implements Evaluation<ThroughTheAgesPosition> {

    public static final ThroughTheAgesEvaluation INSTANCE = new ThroughTheAgesEvaluation();

    private static final double SPREAD = 40;

    private ThroughTheAgesEvaluation() {}

    @Override
    public void outlook(ThroughTheAgesPosition position, double[] outlook) {
        if (position.isFinished()) {
            Evaluation.sharesFromResult(Scoring.result(position), outlook);
            return;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            outlook[seat] = position.isIn(seat) ? position.civ(seat).culture : -1000;
        }
        Evaluation.sharesFromPoints(outlook, position.seats(), SPREAD);
    }
}
