package ecumene.jmh;

import ecumene.engine.EventLog;
import ecumene.engine.Move;
import ecumene.engine.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What rules cost: one call of the contract each. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 2, jvmArgs = "-XX:+UseSerialGC")
public class GameBenchmark {

    private final List<Move> moves = new ArrayList<>();
    private final double[] outlook = new double[8];

    @Benchmark
    public List<Move> listMoves(Middle middle) {
        Position position = middle.position();
        moves.clear();
        middle.game.legalMoves(position, middle.seat(position), moves);
        return moves;
    }

    /** A move on a fresh copy: take away {@link #copy} to get the move alone. */
    @Benchmark
    public Position copyAndPlay(Middle middle) {
        Position position = middle.game.copy(middle.position());
        middle.game.playListed(position, middle.seat(position), middle.move(), EventLog.SILENT);
        return position;
    }

    @Benchmark
    public Position copy(Middle middle) {
        return middle.game.copy(middle.position());
    }

    @Benchmark
    public long hash(Middle middle) {
        return middle.position().hash();
    }

    @Benchmark
    public Position imagine(Middle middle) {
        return middle.knowledge().imagine(middle.random);
    }

    @Benchmark
    public double[] evaluate(Middle middle) {
        middle.game.evaluation().outlook(middle.position(), outlook);
        return outlook;
    }
}
