package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.Plans;
import ecumene.server.ServerConfig;
import ecumene.server.TestGuest;
import ecumene.server.store.Condition;
import ecumene.server.store.DataFolder;
import ecumene.server.store.Database;
import ecumene.server.store.GuestStore;
import ecumene.server.store.MatchStore;
import ecumene.table.FairThreads;
import ecumene.table.Hospitality;
import ecumene.table.Tables;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/** What the house says and does when it is not well, and what costly questions cost. */
class TroubleTest {

    @Test
    void healthTellsTheTruth(@TempDir Path data) throws IOException {
        ServerConfig config = Plans.config(data);
        try (DataFolder folder = Objects.requireNonNull(DataFolder.claim(data));
                Database database = Database.open(folder)) {
            MatchStore store = new MatchStore(database, Plans.GAMES);
            Gauges gauges = new Gauges(config);
            FairThreads thinkers = new FairThreads("thinker", 1);
            Tables tables = new Tables(Plans.GAMES, store, InstantSource.system(), thinkers, Hospitality.USUAL, gauges);
            Condition damaged = new Condition(Condition.State.DAMAGED, "page 7 is not where it was");
            try (HttpServer server = new HttpServer(
                    config,
                    tables,
                    store,
                    new GuestStore(database),
                    Seal.of(data),
                    new Wellbeing(() -> damaged, data),
                    thinkers,
                    InstantSource.system(),
                    gauges)) {
                server.start();
                var health = new TestGuest(server.port())
                        .get("/api/health")
                        .expect(503)
                        .json();
                assertThat(health.get("status").asString()).isEqualTo("trouble");
                assertThat(health.get("database").asString()).isEqualTo("damaged");
                assertThat(health.toString()).doesNotContain("page 7");
            }
            tables.close();
        }
    }

    @Test
    void aFullDiskAndADatabaseThatThrowsAreNotFine(@TempDir Path data) {
        assertThat(new Wellbeing(() -> Condition.FINE, data, 1).condition()).isEqualTo(Condition.FINE);
        assertThat(new Wellbeing(() -> Condition.FINE, data, Long.MAX_VALUE)
                        .condition()
                        .state())
                .isEqualTo(Condition.State.FULL);
        Wellbeing broken = new Wellbeing(
                () -> {
                    throw new IllegalStateException("gone");
                },
                data);
        assertThat(broken.condition().state()).isEqualTo(Condition.State.AWAY);
    }

    @Test
    void theSameFailureIsWrittenOnceInAWhile() {
        List<String> written = new ArrayList<>();
        Logger log = (Logger) Proxy.newProxyInstance(
                Logger.class.getClassLoader(), new Class<?>[] {Logger.class}, (proxy, method, arguments) -> {
                    written.add(method.getName());
                    return null;
                });
        AtomicLong clock = new AtomicLong();
        RareLog rare = new RareLog(log, clock::get);
        for (int i = 0; i < 24_000; i++) {
            rare.warn("full", new IllegalStateException("move " + i));
        }
        assertThat(written).hasSize(1);
        rare.warn("full", new IllegalStateException("from another place"));
        assertThat(written).hasSize(2);
        clock.addAndGet(TimeUnit.MINUTES.toNanos(2));
        for (int i = 0; i < 10; i++) {
            rare.warn("full", new IllegalArgumentException("again"));
        }
        assertThat(written).as("the new one, and how often the old one came").hasSize(4);
    }

    @Test
    void whatCostsMuchIsPaidFor() {
        Limits limits = new Limits(true, 8);
        assertThat(limits.secondsToWait(Limit.LOOK, "ana", "here")).isZero();
        limits.charge(Limit.LOOK, "ana", "here", 1_000);
        assertThat(limits.secondsToWait(Limit.LOOK, "ana", "here")).isBetween(5L, 10L);
        assertThat(limits.secondsToWait(Limit.LOOK, "ben", "here")).isZero();
        assertThat(limits.secondsToWait(Limit.MOVE, "ana", "here"))
                .as("moves are not to blame")
                .isZero();
        limits.charge(Limit.LOOK, "ben", "here", 9_000);
        assertThat(limits.secondsToWait(Limit.LOOK, "eve", "here"))
                .as("a crowd of one address")
                .isPositive();
        assertThat(limits.secondsToWait(Limit.LOOK, "eve", "elsewhere")).isZero();
    }
}
