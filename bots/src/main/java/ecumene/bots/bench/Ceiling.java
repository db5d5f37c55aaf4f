package ecumene.bots.bench;

import ecumene.engine.Randomness;
import java.util.ArrayList;
import java.util.List;

/**
 * How fast plain Java is in the same process and the same minute: a {@link PlainGame} that lists about as many moves and has
 * positions of about as many bytes as the game it is compared with.
 */
final class Ceiling {

    private static final int POSITIONS = 64;
    private static final int MOST_TOKENS = 60;
    private static final int FEWEST_TURNS = 60;
    private static final int MOST_TURNS = 2_000;

    private final PlainGame game;
    private final double branching;
    private final Randomness random;
    private final List<PlainGame.Act> acts = new ArrayList<>();
    private final List<PlainGame.Table> middles = new ArrayList<>();

    /** Keeps what is made, so that the compiler cannot leave the making out. */
    private final PlainGame.Table[] kept = new PlainGame.Table[POSITIONS];

    private Ceiling(PlainGame game, double branching, Randomness random) {
        this.game = game;
        this.branching = branching;
        this.random = random;
        int turns = game.turns();
        for (int i = 0; i < POSITIONS; i++) {
            PlainGame.Table table = game.start(random);
            for (int left = turns / 3 + random.below(turns / 3); left > 0; left--) {
                playMove(table);
            }
            middles.add(table);
        }
    }

    /** A plain game of comparable weight. */
    static Ceiling of(int seats, double branching, double bytes, double movesPerMatch) {
        // Its own randomness, always the same: a game is compared with the same plain game in every run.
        Randomness random = new Randomness(1);
        int turns = Math.clamp((long) movesPerMatch, FEWEST_TURNS, MOST_TURNS);
        int borders = 2;
        int tokens = 1;
        double best = Double.MAX_VALUE;
        for (int tried = 2; tried <= 6; tried += 4) {
            for (int stock = 1; stock <= MOST_TOKENS; stock = stock + 1 + stock / 6) {
                double difference =
                        Math.abs(new PlainGame(seats, tried, stock, turns, 0).branching(random) - branching);
                if (difference < best) {
                    best = difference;
                    borders = tried;
                    tokens = stock;
                }
            }
        }
        Ceiling light = new Ceiling(new PlainGame(seats, borders, tokens, turns, 0), 0, random);
        int ballast = (int) Math.max(0, bytes - Meter.run(0.01, light::copyAll).bytesEach());
        PlainGame game = new PlainGame(seats, borders, tokens, turns, ballast);
        return new Ceiling(game, game.branching(random), random);
    }

    double branching() {
        return branching;
    }

    /** A random match to its end; the number of its moves. */
    long playMatch() {
        PlainGame.Table table = game.start(random);
        while (!game.isOver(table)) {
            playMove(table);
        }
        return game.turns();
    }

    private void playMove(PlainGame.Table table) {
        acts.clear();
        game.list(table, acts);
        game.play(table, acts.get(random.below(acts.size())));
    }

    long copyAll() {
        for (int i = 0; i < POSITIONS; i++) {
            kept[i] = new PlainGame.Table(middles.get(i));
        }
        return POSITIONS;
    }
}
