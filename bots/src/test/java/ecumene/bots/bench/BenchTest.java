package ecumene.bots.bench;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BenchTest {

    @Test
    void sealedBids() {
        Map<String, Object> numbers = check(new SealedBids(), 4);
        assertThat(numbers).containsEntry("moves_per_match", 35.0).containsEntry("game", "sealed-bids");
    }

    @Test
    void tempus() {
        assertThat(check(new Tempus(), 5)).containsEntry("seats", 5);
    }

    private static Map<String, Object> check(Game<?, ?> game, int seats) {
        Map<String, Object> numbers = new Bench<>(game, Bench.usualSetup(game, seats), 1).run(0.05);
        assertThat(numbers.keySet().stream().limit(9))
                .containsExactly(
                        "game",
                        "seats",
                        "playouts_per_second",
                        "moves_per_second",
                        "copies_per_second",
                        "position_bytes",
                        "mean_branching",
                        "moves_per_match",
                        "mcts_iterations_per_second");
        for (String name : new String[] {"playouts_per_second", "position_bytes", "imaginings_per_second"}) {
            assertThat((Double) numbers.get(name)).as(name).isPositive();
        }
        return numbers;
    }
}
