package ecumene.bots.mcts;

import ecumene.engine.Evaluation;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import java.util.ArrayList;
import java.util.List;

/**
 * What is expected where the tree ends. The seat asked there plays on until somebody else is asked, so that its turn is not
 * judged half done; then the game's evaluation judges.
 */
final class Horizon<P extends Position, M extends Move> {

    private final Game<P, M> game;
    private final Evaluation<P> evaluation;
    private final Tuning tuning;
    private final Randomness random;
    private final List<M> moves = new ArrayList<>();
    private final double[] trial;

    Horizon(Game<P, M> game, int seats, Tuning tuning, Randomness random) {
        this.game = game;
        this.evaluation = game.evaluation();
        this.tuning = tuning;
        this.random = random;
        this.trial = new double[seats];
    }

    /** Writes each seat's expected share of the victory; the position is used up. */
    void judge(P position, double[] outlook) {
        int seat = Seats.NOBODY;
        for (int i = 0; i < tuning.horizon() && !position.isFinished(); i++) {
            int asked = Seats.first(game.awaiting(position));
            if (i > 0 && asked != seat) {
                break;
            }
            seat = asked;
            game.playListed(position, seat, offHand(position, seat), EventLog.SILENT);
        }
        evaluation.outlook(position, outlook);
    }

    /** A move as one makes it without thinking much. */
    M offHand(P position, int seat) {
        moves.clear();
        game.legalMoves(position, seat, moves);
        sift(position, seat, moves);
        return pick(position, seat);
    }

    /** Leaves what is worth a thought. */
    void sift(P position, int seat, List<M> list) {
        if (list.size() > 1) {
            evaluation.sift(position, seat, list);
        }
    }

    /** The best of a few random moves: nearly as quick as any move, and far less foolish. */
    private M pick(P position, int seat) {
        M best = moves.get(random.below(moves.size()));
        if (tuning.candidates() == 1 || moves.size() == 1) {
            return best;
        }
        double bestShare = share(position, seat, best);
        for (int i = 1; i < tuning.candidates(); i++) {
            M move = moves.get(random.below(moves.size()));
            double share = share(position, seat, move);
            if (share > bestShare) {
                bestShare = share;
                best = move;
            }
        }
        return best;
    }

    /** What the evaluation gives a seat right after a move. */
    double share(P position, int seat, M move) {
        P after = game.copy(position);
        game.playListed(after, seat, move, EventLog.SILENT);
        evaluation.outlook(after, trial);
        return trial[seat];
    }
}
