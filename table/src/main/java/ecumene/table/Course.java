package ecumene.table;

import ecumene.engine.Consequence;
import ecumene.engine.EventLog;
import ecumene.engine.Foresight;
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

    private final Chronicle<M> chronicle = new Chronicle<>();

    /** The positions after 0, 50, 100 … moves. */
    private final List<P> kept = new ArrayList<>();

    /** What each seat, and last a spectator, sees of the present position; null until somebody looks. */
    private final @Nullable Sight<M>[] sights;

    /** What each seat, and last a spectator, can foresee from the present position; null until somebody looks. */
    private final @Nullable Prospect[] prospects;

    private @Nullable List<Measure> points;

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

    /** What somebody can foresee: what each of its moves would do, if it is asked, and what the rules tell of what is to come. */
    record Prospect(List<Consequence> consequences, Foresight foresight) {}

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
        this.prospects = new Prospect[sights.length];
        chronicle.add(row(-1, Seats.SPECTATOR, null, Seats.EVERYONE, Row.By.TABLE, info.created(), told.events()));
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

    /** Plays a gesture; if it throws, this course is of no use any more. */
    void play(Instant at, int seat, List<M> moves, Row.By by) {
        int from = ply();
        for (M move : moves) {
            int audience = game.audience(match.position(), seat, move) | Seats.only(seat);
            boolean passing = by == Row.By.BOT && move.equals(game.standing(match.position(), seat));
            int mover = chronicle.mover();
            List<ToldEvent> told = match.play(seat, move);
            boolean goesBack = passing && mover != seat && match.canUndo(mover);
            chronicle.add(row(from, seat, move, audience, goesBack ? Row.By.BOT_PASSING : by, at, told));
            if (ply() % BETWEEN_KEPT == 0) {
                kept.add(game.copy(match.position()));
            }
        }
        forgetSights();
    }

    /**
     * The latest gesture is this person's, whatever bots have let pass since, within the undo horizon; once the match is over
     * everybody has seen everything.
     */
    boolean canUndo(int seat) {
        return !match.isFinished() && chronicle.horizon(seat) < ply();
    }

    /** Whether what a seat has done before a move could still be taken back after it: nothing comes to light by it. */
    boolean canTakeBack(int seat, M move) {
        P after = game.copy(match.position());
        game.playListed(after, seat, move, EventLog.SILENT);
        return !after.isFinished() && !after.knowsMoreThan(match.position());
    }

    /** Takes back the latest gesture of a seat, what the table has answered for it since, and what bots have let pass. */
    void undo(int seat) {
        int horizon = chronicle.horizon(seat);
        while (ply() > horizon) {
            match.undo(seat);
            chronicle.shortenTo(ply());
        }
        chronicle.closeBefore(seat);
        while (kept.size() > ply() / BETWEEN_KEPT + 1) {
            kept.removeLast();
        }
        forgetSights();
    }

    Chronicle<M> chronicle() {
        return chronicle;
    }

    int round() {
        return chronicle.last().round();
    }

    String phase() {
        return chronicle.last().phase();
    }

    /** The log from a ply on, as a seat or a spectator was told; after the end all of it. */
    List<LogLine> log(int viewer, int from) {
        return chronicle.log(viewer, from, match.isFinished());
    }

    /** Acts with what a seat or a spectator saw at the end of each; those that end now go without. */
    List<Act> withViews(int viewer, List<Act> acts, boolean alsoNow) {
        List<Act> seen = new ArrayList<>();
        P position = game.copy(kept.getFirst());
        int at = 0;
        for (Act act : acts) {
            if (act.ply() == ply() && !alsoNow) {
                seen.add(act);
                continue;
            }
            int nearest = act.ply() / BETWEEN_KEPT * BETWEEN_KEPT;
            if (nearest > at) {
                position = game.copy(kept.get(act.ply() / BETWEEN_KEPT));
                at = nearest;
            }
            while (at < act.ply()) {
                step(position, chronicle.rows().get(++at));
            }
            seen.add(new Act(
                    act.from(),
                    act.ply(),
                    act.seat(),
                    act.round(),
                    act.phase(),
                    game.view(position, viewer),
                    game.points(position)));
        }
        return seen;
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

    /** What a seat or a spectator can foresee now; worked out once for each position, and only for who looks. */
    Prospect prospect(int viewer) {
        int index = viewer == Seats.SPECTATOR ? prospects.length - 1 : viewer;
        Prospect prospect = prospects[index];
        if (prospect == null) {
            P position = match.position();
            List<M> moves = sight(viewer).moves();
            prospect = new Prospect(
                    moves.isEmpty() ? List.of() : game.consequences(position, viewer, moves),
                    match.isFinished() ? new Foresight.None() : game.foresight(position, viewer));
            prospects[index] = prospect;
        }
        return prospect;
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
                chronicle.rows().get(ply).round(),
                chronicle.rows().get(ply).phase(),
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
        List<Row<M>> track = List.copyOf(chronicle.rows());
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
            step(position, chronicle.rows().get(made));
        }
        return position;
    }

    private void step(P position, Row<M> row) {
        M move = row.move();
        if (move != null) {
            game.playListed(position, row.seat(), move, EventLog.SILENT);
        }
    }

    private Row<M> row(
            int from, int seat, @Nullable M move, int audience, Row.By by, Instant at, List<ToldEvent> told) {
        P position = match.position();
        Instant marketSince = null;
        if (game.isMarket(position)) {
            Instant before = chronicle.marketSince();
            marketSince = before == null ? at : before;
        }
        return new Row<>(
                from,
                seat,
                move,
                audience,
                by,
                move != null && match.canUndo(seat),
                at,
                game.round(position),
                game.phase(position),
                marketSince,
                List.copyOf(told));
    }

    private void forgetSights() {
        Arrays.fill(sights, null);
        Arrays.fill(prospects, null);
        points = null;
    }
}
