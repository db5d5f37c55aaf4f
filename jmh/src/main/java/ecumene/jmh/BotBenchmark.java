package ecumene.jmh;

import ecumene.bots.BotSpec;
import ecumene.bots.Choice;
import ecumene.bots.mcts.MctsBot;
import ecumene.engine.Move;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What thinking costs. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(value = 2, jvmArgs = "-XX:+UseSerialGC")
public class BotBenchmark {

    private static final int ITERATIONS = 500;

    private final BotSpec greedy = BotSpec.parse("greedy");

    @Benchmark
    public Choice<Move> greedy(Middle middle) {
        return greedy.choose(middle.knowledge(), middle.random);
    }

    /** One iteration of a tree that grows to {@value #ITERATIONS}. */
    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public void mctsIteration(Middle middle) {
        MctsBot.think(middle.knowledge(), ITERATIONS, middle.random);
    }
}
