package ecumene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import ecumene.bots.BotSpec;
import ecumene.engine.data.BadDataException;
import ecumene.engine.text.Language;
import ecumene.testkit.sample.SealedBids;
import ecumene.testkit.sample.SealedBidsMove;
import ecumene.testkit.sample.SealedBidsPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ArenaTest {

    private final SealedBids game = new SealedBids();

    private ArenaPlan<SealedBidsPosition, SealedBidsMove> plan(String lineup, int matches, int threads) {
        List<BotSpec> bots = BotSpec.parseAll(lineup);
        return new ArenaPlan<>(game, game.info().setup(bots.size()), bots, matches, 1, threads);
    }

    private static ArenaResult run(ArenaPlan<SealedBidsPosition, SealedBidsMove> plan) throws InterruptedException {
        return new Arena<>(plan).run((finished, all, elapsed) -> {});
    }

    @Test
    void everyBotVisitsEverySeatEquallyOften() {
        ArenaPlan<?, ?> plan = plan("greedy,random,random,random", 8, 1);
        for (int bot = 0; bot < 4; bot++) {
            int[] visits = new int[4];
            for (int match = 0; match < 8; match++) {
                int seat = plan.seatOf(bot, match);
                visits[seat]++;
                assertThat(plan.botOn(seat, match)).isEqualTo(bot);
            }
            assertThat(visits).containsOnly(2);
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void countsAddUp() throws InterruptedException {
        ArenaResult result = run(plan("greedy,random,random", 30, 2));
        Map<String, Object> map = result.toMap();
        assertThat(map)
                .containsEntry("game", "sealed-bids")
                .containsEntry("matches_finished", 30)
                .containsEntry("seed", "1")
                .containsEntry("lineup", List.of("greedy", "random", "random"))
                .containsKeys("wins_by_seat", "wins_of_first_to_act", "moves_per_match", "reasons");
        List<Map<String, Object>> bots = (List<Map<String, Object>>) map.get("bots");
        assertThat(bots).extracting(bot -> bot.get("bot")).containsExactly("greedy", "random");
        assertThat(bots).extracting(bot -> bot.get("seats")).containsExactly(1, 2);
        for (BotTally bot : result.bots()) {
            int turns = (int) bot.toMap().get("turns");
            assertThat(turns).isBetween(30, bot.decisions());
            assertThat(turns * bot.meanTurnMillis())
                    .as("all time is in some turn")
                    .isCloseTo(bot.decisions() * bot.meanMillis(), withinPercentage(0.1));
        }
        assertThat(bots.getFirst())
                .containsKeys("wins", "mean_score", "ranks", "decision_ms_mean", "decision_ms_p95", "decision_ms_max");
        double wins =
                result.bots().stream().mapToDouble(bot -> bot.wins().count()).sum();
        assertThat(wins).isBetween(29.999, 30.001);
        assertThat(result.winsBySeat().stream().mapToDouble(Rate::count).sum()).isBetween(29.999, 30.001);
        assertThat(result.meanMoves()).isEqualTo(28);
        assertThat((List<?>) map.get("matches")).hasSize(30);
    }

    @Test
    void theNumberOfThreadsChangesNothing() throws InterruptedException {
        ArenaResult one = run(plan("mcts:20it,greedy,random", 12, 1));
        ArenaResult three = run(plan("mcts:20it,greedy,random", 12, 3));
        assertThat(three.toMap().get("matches")).isEqualTo(one.toMap().get("matches"));
    }

    @Test
    void tellsItsProgress() throws InterruptedException {
        List<Integer> told = new ArrayList<>();
        new Arena<>(plan("random,random", 5, 2)).run((finished, all, elapsed) -> told.add(finished));
        assertThat(told).containsExactly(1, 2, 3, 4, 5);
    }

    @Test
    @Timeout(60)
    void stoppingKeepsWhatWasFinished() throws InterruptedException {
        Arena<?, ?> arena = new Arena<>(plan("mcts:600000ms,random", 1000, 2));
        CountDownLatch over = new CountDownLatch(1);
        AtomicReference<ArenaResult> result = new AtomicReference<>();
        Thread runner = Thread.ofPlatform().start(() -> {
            try {
                result.set(arena.run((finished, all, elapsed) -> {}));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            over.countDown();
        });
        Thread.sleep(100);
        assertThat(arena.results().finished()).isZero();
        arena.stop();
        over.await();
        runner.join();
        assertThat(result.get().finished()).isZero();
        assertThat(ArenaReport.html(result.get(), Language.ES)).contains("<svg");

        Arena<?, ?> second = new Arena<>(plan("random,random", 1_000_000, 2));
        ArenaResult partial = second.run((finished, all, elapsed) -> {
            if (finished == 10) {
                second.stop();
            }
        });
        assertThat(partial.finished()).isBetween(10, 20);
        assertThat(ArenaReport.html(partial, Language.EN)).contains("ended early");
    }

    @Test
    void aPlanMustFit() {
        assertThatThrownBy(() -> new ArenaPlan<>(game, game.info().setup(3), BotSpec.parseAll("random"), 1, 1))
                .isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> plan("random,random", 0, 1)).isInstanceOf(BadDataException.class);
    }

    @Test
    void theReportNeedsNothingElse() throws InterruptedException {
        String html = ArenaReport.html(run(plan("greedy,random,random,random", 8, 2)), Language.ES);
        assertThat(html)
                .startsWith("<!doctype html>")
                .contains("<html lang=\"es\"")
                .contains("Arena: Pujas secretas")
                .contains("Arena: Sealed bids")
                .contains("random ×3")
                .contains("prefers-color-scheme: dark")
                .doesNotContain("http://")
                .doesNotContain("https://")
                .doesNotContain("${");
        assertThat(html.split("<svg", -1)).hasSize(5);
    }
}
