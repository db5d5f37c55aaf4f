package ecumene.engine;

import ecumene.engine.data.BadDataException;
import ecumene.engine.data.LoadedFields;
import ecumene.engine.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one board game. A game has no state: everything that changes is in the {@link Position}.
 *
 * <p>This class is the contract between the games and everything else (bots, table, server, command line, tests). What it
 * promises to its callers, for every game:
 *
 * <ul>
 *   <li><b>Same record, same match.</b> The same set-up, seed and moves lead to the same positions and hashes, in every
 *       process and on every machine, as long as {@link GameInfo#rules} is the same.
 *   <li><b>No dead ends.</b> Until a position is finished at least one seat is awaited, and an awaited seat has at least
 *       one legal move.
 *   <li><b>One source of legality.</b> {@link #refusal} says null for exactly the moves in {@link #legalMoves}.
 *   <li><b>Refused moves change nothing.</b>
 *   <li><b>Secrets are kept.</b> The view, the legal moves, the prompt and the events of a seat are the same for all
 *       positions that differ only in what the seat may not know.
 *   <li><b>No outside.</b> No clock, no thread, no hash order, no text of a language takes part in the rules.
 * </ul>
 *
 * <p>A game is made of {@link Step}s; its author writes those, {@link #start}, {@link #view}, {@link #imagine}, {@link
 * #result} and {@link #brokenLaws}. The test kit proves the promises above for each game.
 *
 * @param <P> its positions
 * @param <M> its moves: a sealed interface
 */
public abstract class Game<P extends Position, M extends Move> {

    /** More than any rules do between two questions: who gets here goes round in circles. */
    private static final int MAX_STEPS_UNASKED = 100_000;

    private final GameInfo info;
    private final Class<M> moveType;
    private final Texts texts;
    private final Map<String, Step<P, M>> steps = new HashMap<>();

    protected Game(GameInfo info, Class<M> moveType, List<? extends Step<P, M>> steps) {
        this.info = info;
        this.moveType = moveType;
        this.texts = Texts.of(moveType);
        for (Step<P, M> step : steps) {
            if (this.steps.put(step.name(), step) != null) {
                throw new IllegalArgumentException("two steps are named " + step.name());
            }
        }
    }

    public final GameInfo info() {
        return info;
    }

    /** The sealed interface of this game's moves. */
    public final Class<M> moveType() {
        return moveType;
    }

    /** Every word a person reads, in both languages. */
    public final Texts texts() {
        return texts;
    }

    // ---------------------------------------------------------------- what the author of a game writes

    /**
     * A position of this set-up with nothing in it, of the right shape: {@link #load} fills it, {@link #setUp} deals it.
     */
    protected abstract P blank(Setup setup, long seed);

    /** Puts everything on the table in its first place and pushes the first step. */
    protected abstract void setUp(P position, EventLog log);

    /** Called after a position was loaded, to restore what is derived from its fields. Throws for fields that make no sense. */
    protected void loaded(P position) {}

    /** What a seat, or {@link Seats#SPECTATOR}, may know: built by putting in, never by taking out. */
    public abstract View view(P position, int seat);

    /**
     * A new position that this seat, or {@link Seats#SPECTATOR}, cannot tell from the given one, with everything hidden from the seat dealt anew and the
     * generator seeded anew. It depends on nothing but what the seat may know and the given randomness: two positions that
     * look the same to the seat give the same imagined position. It could have come about: it breaks no law, and play from
     * it reaches the end.
     */
    public abstract P imagine(P position, int seat, Randomness random);

    /** Ranking, scores and reason of a finished position. */
    public abstract Result result(P position);

    /** The part of the game we are in: the text {@code phase.<phase>} names it. */
    public abstract String phase(P position);

    /** The round or turn we are in, counted from 1; 0 before the first. */
    public abstract int round(P position);

    /**
     * The points of each seat by source, as far as everybody may know them now. Of a finished position they are all the
     * points there are: together they are the scores of the result. Always the same sources in the same order.
     */
    public abstract List<Measure> points(P position);

    /** Other public numbers worth following over a match (cities, tokens, cards in hand), always the same in the same order. */
    public List<Measure> measures(P position) {
        return List.of();
    }

    /** Everything printed that a client draws or explains; the same object for every match. */
    public Components components() {
        return new Components.None();
    }

    /**
     * The numbers by which {@link #consequences} are told: those of {@link #points} and {@link #measures}, and whatever else
     * matters to who is about to move, as far as this seat may know it. Always the same in the same order; the text {@code
     * indicator.<name>}, or else {@code measure.<name>}, names each.
     */
    public List<Measure> indicators(P position, int seat) {
        List<Measure> indicators = new ArrayList<>(points(position));
        indicators.addAll(measures(position));
        return indicators;
    }

    /** What the rules tell a seat, or {@link Seats#SPECTATOR}, about what is to come. */
    public Foresight foresight(P position, int seat) {
        return new Foresight.None();
    }

    /** What the bots go by. */
    public abstract Evaluation<P> evaluation();

    /**
     * The conservation laws of this game (every token somewhere, every card once) that a position breaks, each as a short
     * English sentence for developers. Empty for every position that can come about.
     */
    public abstract List<String> brokenLaws(P position);

    // ---------------------------------------------------------------- what everybody else calls

    /** The first position that asks somebody. */
    public final P start(Setup setup, long seed, EventLog log) {
        P position = blank(setup, seed);
        setUp(position, log);
        runToNextQuestion(position, log);
        return position;
    }

    /** An equal position that shares nothing mutable with the given one. */
    @SuppressWarnings("unchecked") // copy() gives back a position of the same class
    public final P copy(P position) {
        return (P) position.copy();
    }

    /** The seats that must decide now, as a bit set of {@link Seats}; nobody exactly when the match is over. */
    public final int awaiting(P position) {
        return position.isFinished() ? Seats.NOBODY : step(position).awaiting(position);
    }

    public final boolean isAwaited(P position, int seat) {
        return Seats.contains(awaiting(position), seat);
    }

    /** Every legal move of a seat now, each exactly once, in a stable order; none when the seat is not asked. */
    public final List<M> legalMoves(P position, int seat) {
        List<M> moves = new ArrayList<>();
        legalMoves(position, seat, moves);
        return moves;
    }

    /** Adds the legal moves to a list, so that a search can use its list again. */
    public final void legalMoves(P position, int seat, List<M> moves) {
        if (isAwaited(position, seat)) {
            step(position).moves(position, seat, moves);
        }
    }

    /** Null if the move is legal, otherwise why not. */
    public final @Nullable Refusal refusal(P position, int seat, M move) {
        if (position.isFinished()) {
            return Refusal.Common.MATCH_OVER;
        }
        if (!isAwaited(position, seat)) {
            return Refusal.Common.NOT_YOUR_TURN;
        }
        return legalMoves(position, seat).contains(move) ? null : step(position).why(position, seat, move);
    }

    /** Plays a move, and whatever the rules do after it until somebody is asked again. */
    public final void play(P position, int seat, M move, EventLog log) {
        Refusal refusal = refusal(position, seat, move);
        if (refusal != null) {
            throw new RefusedMoveException(move, refusal);
        }
        playListed(position, seat, move, log);
    }

    /** {@link #play} for callers that have just taken the move from {@link #legalMoves}: nothing is checked again. */
    public final void playListed(P position, int seat, M move, EventLog log) {
        step(position).play(position, seat, move, log);
        runToNextQuestion(position, log);
    }

    /**
     * {@link #playListed} as far as the round and phase go in which the move is made. What the rules do by themselves in the
     * next ones would happen whatever was played, so nobody takes it for something the move does.
     *
     * @return whether the move itself was of that phase; if not, all it did is to end it
     */
    public final boolean playWithinPhase(P position, int seat, M move, EventLog log) {
        int round = round(position);
        String phase = phase(position);
        step(position).play(position, seat, move, log);
        boolean within = round(position) == round && phase(position).equals(phase);
        boolean goesOn = within;
        while (goesOn && goOn(position, log)) {
            goesOn = round(position) == round && phase(position).equals(phase);
        }
        return within;
    }

    /** Who is asked in a later position that is still in the phase of an earlier one; nobody if it is not. */
    final int asksInPhaseOf(P later, P earlier) {
        boolean same = !later.isFinished()
                && round(later) == round(earlier)
                && phase(later).equals(phase(earlier));
        return same ? awaiting(later) : Seats.NOBODY;
    }

    /** The {@link Seats} and spectators that may know which move this is, as soon as it is made. */
    public final int audience(P position, int seat, M move) {
        return step(position).audience(position, seat, move);
    }

    /** Whether people offer and answer now as often as they like, until a table's clock ends it: see {@link Step#isMarket}. */
    public final boolean isMarket(P position) {
        return !position.isFinished() && step(position).isMarket();
    }

    /** What an awaited seat does if it does not answer. */
    public final M defaultMove(P position, int seat) {
        return step(position).defaultMove(position, seat);
    }

    /**
     * What each of the legal moves of an awaited seat would do, in their order, as far as the seat can know: the moves are
     * played in positions it imagines, so nothing hidden shows through.
     */
    public final List<Consequence> consequences(P position, int seat, List<M> moves) {
        if (moves.isEmpty()) {
            return List.of();
        }
        Consequences<P, M> consequences = new Consequences<>(this, position, seat);
        List<Consequence> all = new ArrayList<>(moves.size());
        for (M move : moves) {
            all.add(consequences.of(move));
        }
        return List.copyOf(all);
    }

    /** The answer that a person may leave standing for the question on top; null if it is asked each time. */
    public final @Nullable M standing(P position, int seat) {
        return step(position).standing(position, seat);
    }

    /** The name of the step on top, by which an answer is left standing. */
    public final String question(P position) {
        return step(position).name();
    }

    /** What a move of an awaited seat throws away; null if nothing. */
    public final @Nullable Loss loss(P position, int seat, M move) {
        return step(position).loss(position, seat, move);
    }

    /** What an awaited seat is asked. */
    public final Prompt prompt(P position, int seat) {
        return step(position).prompt(position, seat);
    }

    /** Reads a position that {@link Position#save} wrote. Data that is no position of this game is a {@link BadDataException}. */
    public final P load(Map<String, ?> saved) {
        LoadedFields fields = new LoadedFields(saved);
        Map<String, String> options = new HashMap<>();
        for (Option option : info.options()) {
            options.put(option.id(), fields.text("option." + option.id(), ""));
        }
        P position = blank(info.setup(fields.number("seats", 0), options), 0);
        try {
            position.fields(fields, this::stepNamed);
            loaded(position);
            List<String> broken = brokenLaws(position);
            if (!broken.isEmpty()) {
                throw new BadDataException(String.join("; ", broken));
            }
            for (int seat : Seats.list(awaiting(position))) {
                if (legalMoves(position, seat).isEmpty()) {
                    throw new BadDataException("seat " + seat + " is asked but has no move");
                }
            }
        } catch (IndexOutOfBoundsException e) {
            throw new BadDataException("a number points to nothing: " + e.getMessage());
        }
        return position;
    }

    @SuppressWarnings("unchecked") // a position holds only steps of its own game: setUp and stepNamed see to it
    private Step<P, M> step(P position) {
        return (Step<P, M>) position.steps().top();
    }

    private Step<P, M> stepNamed(String name) {
        Step<P, M> step = steps.get(name);
        if (step == null) {
            throw new BadDataException("unknown step: " + name);
        }
        return step;
    }

    /** The rules go on by themselves, and moves that are no choice are played, until somebody has a choice. */
    final void runToNextQuestion(P position, EventLog log) {
        for (int guard = 0; goOn(position, log); guard++) {
            if (guard > MAX_STEPS_UNASKED) {
                throw new IllegalStateException(step(position) + " goes round and asks nobody");
            }
        }
    }

    /** One step of what the rules do by themselves; whether there was any. */
    private boolean goOn(P position, EventLog log) {
        if (position.isFinished()) {
            return false;
        }
        Step<P, M> step = step(position);
        int awaiting = step.awaiting(position);
        if (awaiting == Seats.NOBODY) {
            step.proceed(position, log);
            return true;
        }
        if (Seats.count(awaiting) > 1) {
            return false;
        }
        int seat = Seats.first(awaiting);
        M forced = step.forced(position, seat);
        if (forced == null) {
            return false;
        }
        step.play(position, seat, forced, log);
        return true;
    }
}
