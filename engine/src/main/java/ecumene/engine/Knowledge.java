package ecumene.engine;

import java.util.List;

/**
 * All that a bot gets to see of a match: what its own seat may know. The true position stays inside.
 */
public final class Knowledge<P extends Position, M extends Move> {

    private final Game<P, M> game;
    private final P truth;
    private final int seat;

    /** What an awaited seat knows of a position, which is not changed and not kept longer than this object. */
    public Knowledge(Game<P, M> game, P truth, int seat) {
        this.game = game;
        this.truth = truth;
        this.seat = seat;
    }

    public Game<P, M> game() {
        return game;
    }

    public int seat() {
        return seat;
    }

    public int seats() {
        return truth.seats();
    }

    public List<M> legalMoves() {
        return game.legalMoves(truth, seat);
    }

    public View view() {
        return game.view(truth, seat);
    }

    /** A position as it might be, for all this seat knows. */
    public P imagine(Randomness random) {
        return game.imagine(truth, seat, random);
    }
}
