package ecumene.bots;

import ecumene.engine.Evaluation;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Looks one move ahead and takes what the game's evaluation likes best, as a mean over a few imagined positions. Every move
 * is judged on the same imagined positions, so that luck in imagining does not favour any.
 */
public final class GreedyBot implements Bot {

    private static final int IMAGININGS = 4;

    @Override
    public String name() {
        return "greedy";
    }

    @Override
    public <P extends Position, M extends Move> Choice<M> choose(
            Knowledge<P, M> knowledge, Budget budget, Randomness random) {
        List<M> moves = knowledge.legalMoves();
        if (moves.size() == 1) {
            return new Choice<>(moves.getFirst(), Explanation.onlyMove());
        }
        List<P> imagined = new ArrayList<>(IMAGININGS);
        for (int i = 0; i < IMAGININGS; i++) {
            imagined.add(knowledge.imagine(random));
        }
        moves = new ArrayList<>(moves);
        knowledge.game().evaluation().sift(imagined.getFirst(), knowledge.seat(), moves);
        double best = Double.NEGATIVE_INFINITY;
        List<M> bestMoves = new ArrayList<>();
        for (M move : moves) {
            double share = meanShare(knowledge, imagined, move);
            if (share > best) {
                best = share;
                bestMoves.clear();
            }
            if (share == best) {
                bestMoves.add(move);
            }
        }
        M move = bestMoves.get(random.below(bestMoves.size()));
        return new Choice<>(
                move, new Explanation("greedy", Map.of("moves", moves.size(), "percent", Explanation.percent(best))));
    }

    private static <P extends Position, M extends Move> double meanShare(
            Knowledge<P, M> knowledge, List<P> imagined, M move) {
        Game<P, M> game = knowledge.game();
        Evaluation<P> evaluation = game.evaluation();
        double[] outlook = new double[knowledge.seats()];
        double sum = 0;
        for (P position : imagined) {
            P after = game.copy(position);
            game.playListed(after, knowledge.seat(), move, EventLog.SILENT);
            evaluation.outlook(after, outlook);
            sum += outlook[knowledge.seat()];
        }
        return sum / imagined.size();
    }
}
