package ecumene.table;

import ecumene.engine.Event;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Measure;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Prompt;
import ecumene.engine.Randomness;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.View;
import ecumene.engine.match.Match;
import ecumene.engine.match.ToldEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How a match went so far: its moves with what was told of them, and its position at any moment. */
final class Course<P extends Position, M extends Move> {

    /** A position is kept after every so many moves; those between are replayed from it. */
    private static final int BETWEEN_KEPT = 50;

    private final Game<P, M> game;
    private final Match<P, M> match;

    /** The set-up, then a row for each move. */
    private final List<Row<M>> rows = new ArrayList<>();

    /** The positions after 0, 50, 100 … moves. */
    private final List<P> kept = new ArrayList<>();

    /** What each seat, and last a spectator, sees of the present position; null until somebody looks. */
    private final @Nullable Sight<M>[] sights;

    private @Nullable List<Measure> points;

    /**
     * A move and what came of it; the set-up has neither move nor seat.
     *
     * @param audience who may know which move it was
     * @param byBot whether a bot or a caretaker made it
     * @param marketSince since when the market has been open that is open after it; null if none is
     */
    private record Row<M extends Move>(
            int seat,
            @Nullable M move,
            int audience,
            boolean byBot,
            Instant at,
            int round,
            String phase,
            @Nullable Instant marketSince,
            List<ToldEvent> told) {}

    /** What somebody sees; the last three only if it is asked. */
    record Sight<M extends Move>(
            View view,
            @Nullable Prompt prompt,
            List<M> moves,
            @Nullable M defaultMove) {

        /** Whether two sights show the same question. */
        boolean asksTheSameAs(Sight<M> other) {
            return Objects.equals(prompt, other.prompt) && moves.equals(other.moves);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
    Course(Game<P, M> game, Beginning beginning) {
        this.game = game;
        ToldEvent.Keeper told = new ToldEvent.Keeper();
        TableInfo info = beginning.info();
        Map<String, Object> start = beginning.start();
        this.match = start == null
                ? Match.start(game, game.info().setup(beginning.seats().size(), info.options()), beginning.seed(), told)
                : Match.from(game, game.load(start));
        this.sights = new Sight[beginning.seats().size() + 1];
        rows.add(row(Seats.SPECTATOR, null, Seats.EVERYONE, false, info.created(), told.events()));
        kept.add(game.copy(match.position()));
    }

    Match<P, M> match() {
        return match;
    }

    int ply() {
        return match.ply();
    }

    int awaiting() {
        return game.awaiting(match.position());
    }

    void play(Instant at, int seat, M move, boolean byBot) {
        int audience = game.audience(match.position(), seat, move) | Seats.only(seat);
        List<ToldEvent> told = match.play(seat, move);
        rows.add(row(seat, move, audience, byBot, at, told));
        if (ply() % BETWEEN_KEPT == 0) {
            kept.add(game.copy(match.position()));
        }
        forgetSights();
    }

    /** The latest move is a person's, within the undo horizon; once the match is over everybody has seen everything. */
    boolean canUndo(int seat) {
        return !match.isFinished() && match.canUndo(seat) && !rows.getLast().byBot();
    }

    void undo(int seat) {
        match.undo(seat);
        rows.removeLast();
        while (kept.size() > ply() / BETWEEN_KEPT + 1) {
            kept.removeLast();
        }
        forgetSights();
    }

    /** The first move a seat made when so many moves, or more, had been made; null if it has made none since. */
    @Nullable
    M firstMoveSince(int seat, int ply) {
        for (int made = ply + 1; made < rows.size(); made++) {
            if (rows.get(made).seat() == seat) {
                return rows.get(made).move();
            }
        }
        return null;
    }

    int round() {
        return rows.getLast().round();
    }

    String phase() {
        return rows.getLast().phase();
    }

    /** Since when the market has been open that is open now; null if none is. */
    @Nullable
    Instant marketSince() {
        return rows.getLast().marketSince();
    }

    /** The log from a ply on, as a seat or a spectator was told; after the end all of it. */
    List<LogLine> log(int viewer, int from) {
        boolean all = match.isFinished();
        List<LogLine> log = new ArrayList<>();
        for (int ply = from; ply < rows.size(); ply++) {
            Row<M> row = rows.get(ply);
            List<Event> events =
                    all ? row.told().stream().map(ToldEvent::event).toList() : ToldEvent.toldTo(viewer, row.told());
            log.add(new LogLine(
                    ply,
                    row.move() == null ? null : row.seat(),
                    all || Seats.contains(row.audience(), viewer) ? row.move() : null,
                    row.at(),
                    row.round(),
                    row.phase(),
                    events));
        }
        return log;
    }

    /** What a seat or a spectator sees now; worked out once for each position. */
    Sight<M> sight(int viewer) {
        int index = viewer == Seats.SPECTATOR ? sights.length - 1 : viewer;
        Sight<M> sight = sights[index];
        if (sight == null) {
            P position = match.position();
            boolean asked = viewer != Seats.SPECTATOR && game.isAwaited(position, viewer);
            sight = new Sight<>(
                    game.view(position, viewer),
                    asked ? game.prompt(position, viewer) : null,
                    asked ? List.copyOf(game.legalMoves(position, viewer)) : List.of(),
                    asked ? game.defaultMove(position, viewer) : null);
            sights[index] = sight;
        }
        return sight;
    }

    /** Public points by source, now. */
    List<Measure> points() {
        List<Measure> now = points;
        if (now == null) {
            now = game.points(match.position());
            points = now;
        }
        return now;
    }

    /** A moment of the time line, through the eyes of a seat or a spectator. */
    PastState at(int viewer, int ply) {
        P position = positionAfter(ply);
        return new PastState(
                ply,
                viewer == Seats.SPECTATOR ? null : viewer,
                rows.get(ply).round(),
                rows.get(ply).phase(),
                Seats.list(game.awaiting(position)),
                game.view(position, viewer),
                game.points(position));
    }

    /** A saved position to begin a new match with: imagined by a viewer while the match runs, exact after its end. */
    Map<String, Object> fork(int viewer, int ply, long seed) {
        P position = positionAfter(ply);
        if (position.isFinished()) {
            throw TableException.refused(Refusal.Common.MATCH_OVER);
        }
        return match.isFinished()
                ? position.save()
                : game.imagine(position, viewer, new Randomness(seed)).save();
    }

    /** Counts, outside of any lock, what the match was like at the end of each round. */
    Supplier<Statistics> statistics() {
        P start = game.copy(kept.getFirst());
        List<Row<M>> track = List.copyOf(rows);
        boolean finished = match.isFinished();
        return () -> {
            List<Statistics.Moment> moments = new ArrayList<>();
            for (int ply = 0; ply < track.size(); ply++) {
                step(start, track.get(ply));
                int round = track.get(ply).round();
                if (ply + 1 == track.size() || track.get(ply + 1).round() != round) {
                    moments.add(new Statistics.Moment(
                            ply, round, game.points(start), game.measures(start), finished ? outlook(start) : null));
                }
            }
            return new Statistics(List.copyOf(moments));
        };
    }

    private List<Double> outlook(P position) {
        double[] outlook = new double[position.seats()];
        game.evaluation().outlook(position, outlook);
        return Arrays.stream(outlook).boxed().toList();
    }

    private P positionAfter(int ply) {
        P position = game.copy(kept.get(ply / BETWEEN_KEPT));
        for (int made = ply / BETWEEN_KEPT * BETWEEN_KEPT + 1; made <= ply; made++) {
            step(position, rows.get(made));
        }
        return position;
    }

    private void step(P position, Row<M> row) {
        M move = row.move();
        if (move != null) {
            game.playListed(position, row.seat(), move, EventLog.SILENT);
        }
    }

    private Row<M> row(int seat, @Nullable M move, int audience, boolean byBot, Instant at, List<ToldEvent> told) {
        P position = match.position();
        Instant marketSince = null;
        if (game.isMarket(position)) {
            Instant before = rows.isEmpty() ? null : rows.getLast().marketSince();
            marketSince = before == null ? at : before;
        }
        return new Row<>(
                seat,
                move,
                audience,
                byBot,
                at,
                game.round(position),
                game.phase(position),
                marketSince,
                List.copyOf(told));
    }

    private void forgetSights() {
        Arrays.fill(sights, null);
        points = null;
    }
}
