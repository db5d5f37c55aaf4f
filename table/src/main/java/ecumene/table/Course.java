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
import java.lang.ref.SoftReference;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** How a match went so far: its moves with what was told of them, and its position at any moment. */
final class Course<P extends Position, M extends Move> {

    /** A position is kept after every so many moves; those between are replayed from it. */
    private static final int BETWEEN_KEPT = 50;

    private final Game<P, M> game;
    private final Match<P, M> match;

    /** So many moves had been made before those that the match knows of. */
    private final int before;

    private final Chronicle<M> chronicle;

    /** Positions by how many moves led to them, first the one with which the chronicle begins. */
    private final NavigableMap<Integer, P> kept = new TreeMap<>();

    /** Whose moves {@link Match#canUndo the match} would take back; nobody's before the first. */
    private int mover = Seats.SPECTATOR;

    /** The public numbers at the end of each round that was over {@link #counted} moves after the beginning. */
    private final List<Statistics.Moment> moments = new ArrayList<>();

    private int counted;

    /** What everybody sees of the present position, as long as there is room for it: it can be worked out again. */
    private @Nullable SoftReference<Sights<M>> sights;

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

    /** What each seat, and last a spectator, sees and can foresee of a position, and the points; null until somebody looks. */
    private static final class Sights<M extends Move> {

        private final @Nullable Sight<M>[] sights;
        private final @Nullable Prospect[] prospects;
        private @Nullable List<Measure> points;

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
        Sights(int seats) {
            sights = new Sight[seats + 1];
            prospects = new Prospect[seats + 1];
        }

        private static int place(int viewer, int places) {
            return viewer == Seats.SPECTATOR ? places - 1 : viewer;
        }
    }

    /** What somebody can foresee: what each of its moves would do, if it is asked, and what the rules tell of what is to come. */
    record Prospect(List<Consequence> consequences, Foresight foresight) {}

    Course(Game<P, M> game, Beginning beginning) {
        this.game = game;
        ToldEvent.Keeper told = new ToldEvent.Keeper();
        TableInfo info = beginning.info();
        Map<String, Object> start = beginning.start();
        this.match = start == null
                ? Match.start(game, game.info().setup(beginning.seats().size(), info.options()), beginning.seed(), told)
                : Match.from(game, game.load(start));
        this.before = 0;
        this.chronicle = new Chronicle<>(0);
        chronicle.add(row(-1, Seats.SPECTATOR, null, Seats.EVERYONE, Row.By.TABLE, info.created(), told.events()));
        kept.put(0, game.copy(match.position()));
    }

    /**
     * A course that goes on from how it stood.
     *
     * @param position belongs to the course from now on
     */
    Course(Game<P, M> game, Kept stood, P position) {
        this.game = game;
        this.before = stood.ply();
        this.match = Match.from(game, position);
        this.chronicle = new Chronicle<>(stood.ply());
        chronicle.add(new Row<>(
                stood.ply() - 1,
                stood.latest(),
                null,
                Seats.NOBODY,
                Row.By.TABLE,
                false,
                stood.updated(),
                game.round(position),
                game.phase(position),
                stood.marketSince(),
                List.of()));
        kept.put(stood.ply(), game.copy(position));
        moments.addAll(stood.moments());
        counted = stood.ply();
    }

    Match<P, M> match() {
        return match;
    }

    int ply() {
        return before + match.ply();
    }

    /** So many moves had been made when what is known here begins. */
    int first() {
        return chronicle.first();
    }

    /**
     * Whether nobody can ever take back anything from before a gesture that begins with this move, and what can be taken back
     * after it does not depend on what came before: then the course can go on from here with nothing but the position.
     */
    boolean beginsAnew(int seat, M move) {
        if (move.equals(game.standing(match.position(), seat))) {
            return false;
        }
        int latest = chronicle.last().seat();
        boolean noWayBack = !match.canUndo(latest);
        return !match.canUndo(seat) && (noWayBack || (seat != mover && seat != latest));
    }

    /** Forgets what came before so many moves. */
    void forgetBefore(int ply, P position) {
        chronicle.forgetBefore(ply);
        kept.headMap(ply).clear();
        kept.put(ply, position);
    }

    int awaiting() {
        return game.awaiting(match.position());
    }

    /** Plays a gesture; if it throws, this course is of no use any more. */
    void play(Instant at, int seat, List<M> moves, Row.By by) {
        int from = ply();
        for (M move : moves) {
            int audience = game.audience(match.position(), seat, move) | Seats.only(seat);
            boolean standing = move.equals(game.standing(match.position(), seat));
            int previous = chronicle.mover();
            List<ToldEvent> told = match.play(seat, move);
            if (!standing) {
                mover = seat;
            }
            boolean goesBack = standing && by == Row.By.BOT && previous != seat && match.canUndo(previous);
            chronicle.add(row(from, seat, move, audience, goesBack ? Row.By.BOT_PASSING : by, at, told));
            if (ply() % BETWEEN_KEPT == 0) {
                kept.put(ply(), game.copy(match.position()));
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
        if (!match.canUndo(chronicle.mover())) {
            chronicle.close();
        }
        kept.tailMap(ply(), false).clear();
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
        P position = game.copy(kept.firstEntry().getValue());
        int at = kept.firstKey();
        for (Act act : acts) {
            if (act.ply() == ply() && !alsoNow) {
                seen.add(act);
                continue;
            }
            Map.Entry<Integer, P> nearest = kept.floorEntry(act.ply());
            if (nearest.getKey() > at) {
                position = game.copy(nearest.getValue());
                at = nearest.getKey();
            }
            while (at < act.ply()) {
                step(position, chronicle.row(++at));
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
        @Nullable Sight<M>[] known = sights().sights;
        int index = Sights.place(viewer, known.length);
        Sight<M> sight = known[index];
        if (sight == null) {
            P position = match.position();
            boolean asked = viewer != Seats.SPECTATOR && game.isAwaited(position, viewer);
            sight = new Sight<>(
                    game.view(position, viewer),
                    asked ? game.prompt(position, viewer) : null,
                    asked ? List.copyOf(game.legalMoves(position, viewer)) : List.of(),
                    asked ? game.defaultMove(position, viewer) : null);
            known[index] = sight;
        }
        return sight;
    }

    /** What a seat or a spectator can foresee now; worked out once for each position, and only for who looks. */
    Prospect prospect(int viewer) {
        @Nullable Prospect[] known = sights().prospects;
        int index = Sights.place(viewer, known.length);
        Prospect prospect = known[index];
        if (prospect == null) {
            P position = match.position();
            List<M> moves = sight(viewer).moves();
            prospect = new Prospect(
                    moves.isEmpty() ? List.of() : game.consequences(position, viewer, moves),
                    match.isFinished() ? new Foresight.None() : game.foresight(position, viewer));
            known[index] = prospect;
        }
        return prospect;
    }

    /** Public points by source, now. */
    List<Measure> points() {
        Sights<M> known = sights();
        List<Measure> now = known.points;
        if (now == null) {
            now = game.points(match.position());
            known.points = now;
        }
        return now;
    }

    private Sights<M> sights() {
        Sights<M> known = sights == null ? null : sights.get();
        if (known == null) {
            known = new Sights<>(match.position().seats());
            sights = new SoftReference<>(known);
        }
        return known;
    }

    /** A moment of the time line, through the eyes of a seat or a spectator. */
    PastState at(int viewer, int ply) {
        P position = positionAfter(ply);
        return new PastState(
                ply,
                viewer == Seats.SPECTATOR ? null : viewer,
                chronicle.row(ply).round(),
                chronicle.row(ply).phase(),
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

    /** What the match was like at the end of each round. */
    Statistics statistics() {
        List<Statistics.Moment> all = new ArrayList<>(moments);
        addMoments(all, counted);
        all.add(moment(ply(), match.position()));
        boolean finished = match.isFinished();
        return new Statistics(all.stream()
                .map(moment -> finished ? moment : moment.withoutOutlook())
                .toList());
    }

    /** The numbers of the rounds that are over. What has been counted is never taken back: it {@link #beginsAnew begins anew}. */
    List<Statistics.Moment> count() {
        addMoments(moments, counted);
        counted = ply();
        return moments;
    }

    private void addMoments(List<Statistics.Moment> all, int from) {
        for (int ply = from; ply < ply(); ply++) {
            if (chronicle.row(ply + 1).round() != chronicle.row(ply).round()) {
                all.add(moment(ply, positionAfter(ply)));
            }
        }
    }

    private Statistics.Moment moment(int ply, P position) {
        return new Statistics.Moment(
                ply, chronicle.row(ply).round(), game.points(position), game.measures(position), outlook(position));
    }

    /** Null if the evaluation fails: it is for bots and charts, and keeps nobody from playing. */
    private @Nullable List<Double> outlook(P position) {
        double[] outlook = new double[position.seats()];
        try {
            game.evaluation().outlook(position, outlook);
        } catch (RuntimeException e) {
            return null;
        }
        return Arrays.stream(outlook).boxed().toList();
    }

    private P positionAfter(int ply) {
        Map.Entry<Integer, P> nearest = kept.floorEntry(ply);
        P position = game.copy(nearest.getValue());
        for (int made = nearest.getKey() + 1; made <= ply; made++) {
            step(position, chronicle.row(made));
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
        sights = null;
    }
}
