package ecumene.bots.bench;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.engine.Randomness;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import java.util.ArrayList;
import java.util.List;
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

    @Test
    void theOptionsAreThoseAskedFor() {
        Tempus game = new Tempus();
        assertThat(Bench.usualSetup(game, 3, Map.of("island", "random")).choice("island"))
                .isEqualTo("random");
        assertThat(Bench.usualSetup(new SealedBids(), 3, Map.of("round-limit", "4"))
                        .options())
                .containsEntry("round-limit", "4");
    }

    @Test
    void theCeilingIsOfComparableWeight() {
        for (double branching : new double[] {4.3, 12, 20, 35}) {
            Ceiling ceiling = Ceiling.of(4, branching, 2_500, 400);
            assertThat(ceiling.branching()).isBetween(0.75 * branching, 1.33 * branching);
            assertThat(Meter.run(0.01, ceiling::copyAll).bytesEach()).isBetween(2_400.0, 2_600.0);
            assertThat(ceiling.playMatch()).isEqualTo(400);
        }
    }

    /** The plain game never stops for want of a move or a piece. */
    @Test
    void thePlainGameGoesOn() {
        Randomness random = new Randomness(2);
        for (int borders = 2; borders <= 6; borders += 2) {
            for (int stock = 1; stock <= 40; stock += 3) {
                PlainGame game = new PlainGame(3, borders, stock, 1_000, 10);
                PlainGame.Table table = game.start(random);
                List<PlainGame.Act> acts = new ArrayList<>();
                while (!game.isOver(table)) {
                    acts.clear();
                    game.list(table, acts);
                    assertThat(acts).isNotEmpty();
                    game.play(table, acts.get(random.below(acts.size())));
                    for (int seat = 0; seat < 3; seat++) {
                        assertThat(table.supply[seat]).isBetween((byte) 0, (byte) stock);
                    }
                }
            }
        }
    }

    private static Map<String, Object> check(Game<?, ?> game, int seats) {
        Map<String, Object> numbers = new Bench<>(game, Bench.usualSetup(game, seats, Map.of()), 1).run(0.05);
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
        for (String name : new String[] {
            "playouts_per_second",
            "position_bytes",
            "imaginings_per_second",
            "ceiling_moves_per_second",
            "ceiling_copies_per_second",
            "moves_of_ceiling",
            "copies_of_ceiling"
        }) {
            assertThat((Double) numbers.get(name)).as(name).isPositive();
        }
        return numbers;
    }
}
