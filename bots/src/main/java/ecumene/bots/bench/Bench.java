package ecumene.bots.bench;

import ecumene.bots.mcts.MctsBot;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Knowledge;
import ecumene.engine.Move;
import ecumene.engine.Option;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures one game with one thread: random matches, copies and imaginings of positions from the middle of a match, and the
 * thinking of {@link MctsBot} there. Speeds are per second of the thread's processor time, once the compiler is through.
 * Beside them stands a {@link Ceiling} measured in the same run.
 */
public final class Bench<P extends Position, M extends Move> {

    /** How long a match of a game may last that has no end of its own. */
    private static final int ROUNDS = 30;

    private static final int POSITIONS = 64;
    private static final int MCTS_ITERATIONS = 200;

    private final Game<P, M> game;
    private final Setup setup;
    private final Randomness random;
    private final List<M> moves = new ArrayList<>();
    private final List<P> middles = new ArrayList<>();

    // what the random matches looked like
    private long matches;
    private long played;
    private long listed;

    /** Keeps what is made, so that the compiler cannot leave the making out. */
    private final Position[] kept = new Position[POSITIONS];

    public Bench(Game<P, M> game, Setup setup, long seed) {
        this.game = game;
        this.setup = setup;
        this.random = new Randomness(seed);
    }

    /** The options chosen and otherwise the default ones; where the game can limit its rounds and nobody does, a limit. */
    public static Setup usualSetup(Game<?, ?> game, int seats, Map<String, String> chosen) {
        Map<String, String> options = new HashMap<>(chosen);
        for (Option option : game.info().options()) {
            if (option.id().equals("round-limit") && option.defaultValue().equals("0")) {
                int most = Math.min(ROUNDS, Integer.parseInt(option.values().getLast()));
                options.putIfAbsent(option.id(), Integer.toString(most));
            }
        }
        return game.info().setup(seats, options);
    }

    /** Measures for about so many seconds, warm-ups not counted, and gives back the numbers by name. */
    public Map<String, Object> run(double seconds) {
        // What a match looks like must be known before there is something to compare it with.
        Meter.run(0.05 * seconds, this::playMatch);
        Meter.run(0, this::playMatch);
        double movesPerMatch = (double) played / matches;
        double branching = (double) listed / played;
        for (int i = 0; i < POSITIONS; i++) {
            middles.add(middle((int) movesPerMatch / 3));
        }
        Ceiling ceiling =
                Ceiling.of(setup.seats(), branching, Meter.run(0, this::copyAll).bytesEach(), movesPerMatch);
        List<Meter.Reading> copyings = Meter.measureBoth(0.12 * seconds, this::copyAll, ceiling::copyAll);
        List<Meter.Reading> playings = Meter.measureBoth(0.25 * seconds, this::playMatch, ceiling::playMatch);
        Meter.Reading imagining = Meter.measure(0.08 * seconds, this::imagineAll);
        Meter.Reading thinking = Meter.measure(0.18 * seconds, this::think);

        Meter.Reading playing = playings.getFirst();
        Meter.Reading copying = copyings.getFirst();
        double movesPerSecond = playing.perSecond();
        double mostMoves = playings.getLast().perSecond();
        double mostCopies = copyings.getLast().perSecond();
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("game", game.info().id());
        result.put("seats", setup.seats());
        result.put("playouts_per_second", round(movesPerSecond / movesPerMatch));
        result.put("moves_per_second", round(movesPerSecond));
        result.put("copies_per_second", round(copying.perSecond()));
        result.put("position_bytes", round(copying.bytesEach()));
        result.put("mean_branching", round(branching));
        result.put("moves_per_match", round(movesPerMatch));
        result.put("mcts_iterations_per_second", round(thinking.perSecond()));
        result.put("ceiling_moves_per_second", round(mostMoves));
        result.put("ceiling_copies_per_second", round(mostCopies));
        result.put("moves_of_ceiling", share(movesPerSecond / mostMoves));
        result.put("copies_of_ceiling", share(copying.perSecond() / mostCopies));
        result.put("ceiling_branching", round(ceiling.branching()));
        result.put("ceiling_bytes", round(copyings.getLast().bytesEach()));
        result.put("bytes_per_move", round(playing.bytesEach()));
        result.put("imaginings_per_second", round(imagining.perSecond()));
        result.put("options", setup.options());
        result.put("seconds", seconds);
        result.put("java", Runtime.version().toString());
        return result;
    }

    private static double round(double value) {
        return value < 1000 ? Math.round(10 * value) / 10.0 : Math.round(value);
    }

    private static double share(double value) {
        return Math.round(1000 * value) / 1000.0;
    }

    /** A random match to its end; the number of its moves. */
    private long playMatch() {
        P position = game.start(setup, random.nextLong(), EventLog.SILENT);
        long before = played;
        while (!position.isFinished()) {
            playMove(position);
        }
        matches++;
        return played - before;
    }

    private void playMove(P position) {
        int seat = Seats.first(game.awaiting(position));
        moves.clear();
        game.legalMoves(position, seat, moves);
        game.playListed(position, seat, moves.get(random.below(moves.size())), EventLog.SILENT);
        listed += moves.size();
        played++;
    }

    /** A position from the middle third of a random match. */
    private P middle(int third) {
        while (true) {
            P position = game.start(setup, random.nextLong(), EventLog.SILENT);
            int left = third + random.below(third + 1);
            while (left > 0 && !position.isFinished()) {
                playMove(position);
                left--;
            }
            if (!position.isFinished()) {
                return position;
            }
        }
    }

    private long copyAll() {
        for (int i = 0; i < POSITIONS; i++) {
            kept[i] = game.copy(middles.get(i));
        }
        return POSITIONS;
    }

    private long imagineAll() {
        for (int i = 0; i < POSITIONS; i++) {
            kept[i] = knowledge(i).imagine(random);
        }
        return POSITIONS;
    }

    private long think() {
        MctsBot.think(knowledge(random.below(POSITIONS)), MCTS_ITERATIONS, random);
        return MCTS_ITERATIONS;
    }

    private Knowledge<P, M> knowledge(int number) {
        P position = middles.get(number);
        return new Knowledge<>(game, position, Seats.first(game.awaiting(position)));
    }
}
