package ecumene.engine.match;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.RefusedMoveException;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One game being played, in memory: the record so far, the position it leads to, and the undo horizon. */
public final class Match<P extends Position, M extends Move> {

    private final Game<P, M> game;
    private final Setup setup;
    private final long seed;
    private final @Nullable Map<String, Object> start;
    private final List<PlayedMove<M>> moves = new ArrayList<>();
    private P position;

    /** What leads back before a move, and whether it only let something pass: see {@link ecumene.engine.Step#standing}. */
    private record WayBack<P>(P position, boolean passing) {}

    /** The latest moves that could still be taken back, the newest last: of one seat, and what others let pass meanwhile. */
    private final Deque<WayBack<P>> back = new ArrayDeque<>();

    private int mover = Seats.SPECTATOR;

    private Match(Game<P, M> game, Setup setup, long seed, @Nullable Map<String, Object> start, P position) {
        this.game = game;
        this.setup = setup;
        this.seed = seed;
        this.start = start;
        this.position = position;
    }

    public static <P extends Position, M extends Move> Match<P, M> start(Game<P, M> game, Setup setup, long seed) {
        return start(game, setup, seed, EventLog.SILENT);
    }

    /** A match whose set-up is told to a log. */
    public static <P extends Position, M extends Move> Match<P, M> start(
            Game<P, M> game, Setup setup, long seed, EventLog log) {
        return new Match<>(game, setup, seed, null, game.start(setup, seed, log));
    }

    /** A match that begins with a given position; the position belongs to the match from now on. */
    public static <P extends Position, M extends Move> Match<P, M> from(Game<P, M> game, P position) {
        return new Match<>(game, position.setup(), 0, position.save(), position);
    }

    /** The match of a record, up to a number of moves. */
    public static <P extends Position, M extends Move> Match<P, M> replay(
            Game<P, M> game, MatchRecord<M> record, int upTo) {
        Match<P, M> match;
        if (record.start() != null) {
            match = from(game, game.load(record.start()));
        } else {
            match = start(game, game.info().setup(record.seats(), record.options()), record.seed());
        }
        for (int ply = 0; ply < Math.min(upTo, record.moves().size()); ply++) {
            PlayedMove<M> played = record.moves().get(ply);
            try {
                match.play(played.seat(), played.move());
            } catch (RefusedMoveException e) {
                throw new CannotReplayException(ply, e.refusal().name(), e);
            }
        }
        return match;
    }

    public Game<P, M> game() {
        return game;
    }

    /** How many moves have been made. */
    public int ply() {
        return moves.size();
    }

    /** The present position. It is the match's own: look, copy, do not touch. */
    public P position() {
        return position;
    }

    public List<M> legalMoves(int seat) {
        return game.legalMoves(position, seat);
    }

    public Knowledge<P, M> knowledge(int seat) {
        return new Knowledge<>(game, position, seat);
    }

    /** Plays a move and gives back what happened; a {@link RefusedMoveException} changes nothing. */
    public List<ToldEvent> play(int seat, M move) {
        ToldEvent.Keeper log = new ToldEvent.Keeper();
        P earlier = game.copy(position);
        game.play(position, seat, move, log);
        boolean passing = seat != mover && move.equals(game.standing(earlier, seat));
        if (seat != mover && !passing) {
            forgetBefore(seat);
            mover = seat;
        }
        back.add(new WayBack<>(earlier, passing));
        if (position.knowsMoreThan(earlier)) {
            back.clear();
        }
        moves.add(new PlayedMove<>(seat, move));
        return log.events();
    }

    /** Whoever let something pass and then acts can still go back over both, but not over what others did before. */
    private void forgetBefore(int seat) {
        int own = 0;
        int passed = 0;
        for (Iterator<WayBack<P>> ways = back.descendingIterator();
                ways.hasNext() && ways.next().passing(); ) {
            passed++;
            own = moves.get(moves.size() - passed).seat() == seat ? passed : own;
        }
        while (back.size() > own) {
            back.removeFirst();
        }
    }

    /**
     * Whether a seat may take back its latest move: since then others have at most let something pass, chance was not used
     * and nothing hidden was shown to anybody.
     */
    public boolean canUndo(int seat) {
        int ply = moves.size();
        for (Iterator<WayBack<P>> ways = back.descendingIterator(); ways.hasNext(); ) {
            boolean passing = ways.next().passing();
            if (moves.get(--ply).seat() == seat) {
                return true;
            }
            if (!passing) {
                return false;
            }
        }
        return false;
    }

    /** Takes back the latest move of a seat, back to the exact position before it, and what others have let pass since. */
    public void undo(int seat) {
        if (!canUndo(seat)) {
            throw new IllegalStateException("seat " + seat + " cannot take back a move");
        }
        boolean own = false;
        while (!own) {
            position = back.removeLast().position();
            own = moves.removeLast().seat() == seat;
        }
    }

    public boolean isFinished() {
        return position.isFinished();
    }

    public @Nullable Result result() {
        return isFinished() ? game.result(position) : null;
    }

    public MatchRecord<M> record() {
        return new MatchRecord<>(
                MatchRecord.FORMAT,
                game.info().id(),
                game.info().rules(),
                setup.seats(),
                setup.options(),
                seed,
                start,
                List.copyOf(moves),
                result());
    }
}
