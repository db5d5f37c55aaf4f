package ecumene.throughtheages;

import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import java.util.List;

/** Players who take the best of a few random moves, as far as they can know: quick, and not without sense. */
final class LivelyPlay {

    /** As many candidates as there are moves. */
    static final int BEST = Integer.MAX_VALUE;

    final Randomness random;
    private final ThroughTheAges game;
    private final int candidates;

    LivelyPlay(ThroughTheAges game, int candidates, long seed) {
        this.game = game;
        this.candidates = candidates;
        this.random = new Randomness(seed);
    }

    int seat(ThroughTheAgesPosition position) {
        return Seats.first(game.awaiting(position));
    }

    ThroughTheAgesMove choose(ThroughTheAgesPosition position, int seat) {
        List<ThroughTheAgesMove> moves = game.legalMoves(position, seat);
        if (candidates == 1 || moves.size() == 1) {
            return moves.get(random.below(moves.size()));
        }
        ThroughTheAgesPosition imagined = game.imagine(position, seat, random);
        double[] outlook = new double[position.seats()];
        ThroughTheAgesMove best = moves.getFirst();
        double most = -1;
        for (int i = 0; i < Math.min(candidates, moves.size()); i++) {
            ThroughTheAgesMove move = candidates == BEST ? moves.get(i) : moves.get(random.below(moves.size()));
            ThroughTheAgesPosition after = game.copy(imagined);
            game.playListed(after, seat, move, EventLog.SILENT);
            game.evaluation().outlook(after, outlook);
            if (outlook[seat] > most) {
                most = outlook[seat];
                best = move;
            }
        }
        return best;
    }
}
