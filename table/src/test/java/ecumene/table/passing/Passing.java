package ecumene.table.passing;

import ecumene.engine.Evaluation;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.GameInfo;
import ecumene.engine.Measure;
import ecumene.engine.Randomness;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.engine.View;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Four rounds of turns; after each turn the others may answer. The first seat begins, and all have one card that is good. */
public final class Passing extends Game<PassingPosition, PassingMove> {

    public Passing() {
        super(new GameInfo("passing", 2, 4, 1, List.of()), PassingMove.class, List.of(Turn.STEP, Answer.STEP));
    }

    @Override
    protected PassingPosition blank(Setup setup, long seed) {
        return new PassingPosition(setup, seed);
    }

    @Override
    protected void setUp(PassingPosition position, EventLog log) {
        Arrays.fill(position.hands, 1);
        position.steps().push(Turn.STEP, 0);
    }

    @Override
    public View view(PassingPosition position, int seat) {
        return new PassingView(
                position.round,
                Arrays.stream(position.gold).boxed().toList(),
                seat == Seats.SPECTATOR ? -1 : position.hands[seat]);
    }

    @Override
    public PassingPosition imagine(PassingPosition position, int seat, Randomness random) {
        PassingPosition imagined = copy(position);
        imagined.random().reseed(random.nextLong());
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                imagined.hands[other] = random.below(3);
            }
        }
        return imagined;
    }

    @Override
    public Result result(PassingPosition position) {
        return Result.ranked(
                position.gold,
                Comparator.comparingInt((Integer seat) -> position.gold[seat]).reversed(),
                "rounds");
    }

    @Override
    public String phase(PassingPosition position) {
        return "play";
    }

    @Override
    public int round(PassingPosition position) {
        return position.round;
    }

    @Override
    public List<Measure> points(PassingPosition position) {
        return List.of(new Measure("gold", Arrays.stream(position.gold).boxed().toList()));
    }

    @Override
    public Evaluation<PassingPosition> evaluation() {
        return (position, outlook) -> Arrays.fill(outlook, 1.0 / outlook.length);
    }

    @Override
    public List<String> brokenLaws(PassingPosition position) {
        return List.of();
    }
}
