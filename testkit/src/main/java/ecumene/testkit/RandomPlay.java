package ecumene.testkit;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Option;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Random legal play, from many seeds and over all set-ups of a game. What fails is shrunk and can be played again. */
public final class RandomPlay<P extends Position, M extends Move> {

    /** Looks at a position on the way; throws if something is wrong with it. */
    @FunctionalInterface
    public interface Visitor<P extends Position> {
        void visit(P position);
    }

    /** No game of the house takes longer than this, played at random. */
    private static final int MAX_MOVES = 60_000;

    private final Game<P, M> game;

    public RandomPlay(Game<P, M> game) {
        this.game = game;
    }

    /** How many matches the build plays: the system property {@code ecumene.matches}. */
    public static int matches() {
        return Integer.getInteger("ecumene.matches", 400);
    }

    /** Every number of seats, with the default options and with each other value of each option that so many can choose. */
    public List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
            setups.add(game.info().setup(seats, roundLimit()));
            for (Option option : game.info().options()) {
                if (option.kind() != Option.Kind.NUMBER) {
                    for (String value : option.values()) {
                        if (!value.equals(option.defaultValue()) && option.allows(value, seats)) {
                            Map<String, String> chosen = new java.util.HashMap<>(roundLimit());
                            chosen.put(option.id(), value);
                            setups.add(game.info().setup(seats, chosen));
                        }
                    }
                }
            }
        }
        return setups;
    }

    /** Games without a bound of their own are cut, as the protocol foresees. */
    private Map<String, String> roundLimit() {
        return game.info().options().stream().anyMatch(option -> option.id().equals("round-limit"))
                ? Map.of("round-limit", "12")
                : Map.of();
    }

    /** Plays matches 1 to n, going round the set-ups, and shows every position to the visitor. */
    public void visitMatches(int matches, Visitor<P> visitor) {
        List<Setup> setups = setups();
        for (int n = 1; n <= matches; n++) {
            visitMatch(setups.get(n % setups.size()), n, visitor);
        }
    }

    /** Plays one match; on a failure looks for a shorter way to it and says how to get there. */
    public void visitMatch(Setup setup, long seed, Visitor<P> visitor) {
        List<Integer> choices = new ArrayList<>();
        Randomness random = new Randomness(~seed);
        try {
            run(setup, seed, visitor, choices, random, Integer.MAX_VALUE);
        } catch (AssertionError | RuntimeException failure) {
            List<Integer> shorter = shrink(setup, seed, visitor, choices);
            throw new AssertionError(
                    game.info().id() + ", " + setup.seats() + " seats, " + setup.options() + ", seed " + seed
                            + ", after " + shorter.size() + " choices " + shorter + ": " + failure,
                    failure);
        }
    }

    /** A position of a random match after a number of moves, or the last one. */
    public P positionAfter(Setup setup, long seed, int moves) {
        return run(setup, seed, position -> {}, new ArrayList<>(), new Randomness(~seed), moves);
    }

    private P run(Setup setup, long seed, Visitor<P> visitor, List<Integer> choices, Randomness random, int maxMoves) {
        P position = game.start(setup, seed, EventLog.SILENT);
        visitor.visit(position);
        for (int played = 0; !position.isFinished() && played < maxMoves; played++) {
            if (played > MAX_MOVES) {
                throw new AssertionError("no end after " + MAX_MOVES + " moves");
            }
            int choice = (int) (random.nextLong() >>> 33);
            choices.add(choice);
            playChoice(position, choice);
            visitor.visit(position);
        }
        return position;
    }

    private void playChoice(P position, int choice) {
        List<Integer> awaited = Seats.list(game.awaiting(position));
        if (awaited.isEmpty()) {
            throw new AssertionError("nobody is asked, but the match is not over");
        }
        int seat = awaited.get(choice % awaited.size());
        List<M> moves = game.legalMoves(position, seat);
        if (moves.isEmpty()) {
            throw new AssertionError("seat " + seat + " is asked but has no move in phase " + game.phase(position));
        }
        game.playListed(position, seat, moves.get(choice % moves.size()), EventLog.SILENT);
    }

    /** Leaves out ever smaller pieces of the choices while the match still fails. */
    private List<Integer> shrink(Setup setup, long seed, Visitor<P> visitor, List<Integer> choices) {
        List<Integer> best = choices;
        int tries = 200;
        for (int piece = best.size() / 2; piece > 0 && tries > 0; piece /= 2) {
            for (int start = 0; start + piece <= best.size() && tries > 0; tries--) {
                List<Integer> candidate = new ArrayList<>(best);
                candidate.subList(start, start + piece).clear();
                if (fails(setup, seed, visitor, candidate)) {
                    best = candidate;
                } else {
                    start += piece;
                }
            }
        }
        return best;
    }

    private boolean fails(Setup setup, long seed, Visitor<P> visitor, List<Integer> choices) {
        try {
            P position = game.start(setup, seed, EventLog.SILENT);
            visitor.visit(position);
            for (int choice : choices) {
                if (position.isFinished()) {
                    return false;
                }
                playChoice(position, choice);
                visitor.visit(position);
            }
            return false;
        } catch (AssertionError | RuntimeException failure) {
            return true;
        }
    }
}
