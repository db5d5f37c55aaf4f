package ecumene.civilization.bot;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.rule.Scoring;
import ecumene.engine.Evaluation;

/** Estimates how far each seat will come. */
public final class CivilizationEvaluation implements Evaluation<CivilizationPosition> {

    public static final CivilizationEvaluation INSTANCE = new CivilizationEvaluation();

    private CivilizationEvaluation() {}

    @Override
    public void outlook(CivilizationPosition position, double[] outlook) {
        if (position.isFinished()) {
            Evaluation.sharesFromResult(Scoring.result(position), outlook);
            return;
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            outlook[seat] =
                    Scoring.total(position, seat) + 3 * position.pieces().points(seat);
        }
        Evaluation.sharesFromPoints(outlook, position.seats(), 100);
    }
}
