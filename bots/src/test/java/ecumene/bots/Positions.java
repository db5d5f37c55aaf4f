package ecumene.bots;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import java.util.List;
import java.util.function.Consumer;

/** Positions out of random matches, for tests. */
public final class Positions {

    private Positions() {}

    /** Shows some of the positions of a random match; the match goes on after the visit. */
    public static <P extends Position, M extends Move> void visit(
            Game<P, M> game, int seats, long seed, int oneIn, Consumer<P> visitor) {
        P position = game.start(game.info().setup(seats), seed, EventLog.SILENT);
        Randomness random = new Randomness(seed);
        while (!position.isFinished()) {
            if (random.below(oneIn) == 0) {
                visitor.accept(position);
            }
            List<Integer> awaited = Seats.list(game.awaiting(position));
            int seat = awaited.get(random.below(awaited.size()));
            List<M> moves = game.legalMoves(position, seat);
            game.playListed(position, seat, moves.get(random.below(moves.size())), EventLog.SILENT);
        }
    }
}
