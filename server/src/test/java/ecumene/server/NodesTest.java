package ecumene.server;

import static ecumene.server.Plans.bot;
import static ecumene.server.Plans.match;
import static ecumene.server.Plans.me;
import static ecumene.server.Plans.person;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ecumene.server.store.DatabaseAddress;
import ecumene.server.store.TestPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Several servers and workers on one database, as their guests meet them. */
@Timeout(120)
class NodesTest {

    @TempDir
    private Path nowhere;

    private DatabaseAddress address;
    private Server one;
    private Server other;

    @BeforeEach
    void open() {
        address = TestPostgres.empty();
        one = Server.start(config());
        other = Server.start(config());
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
    }

    private ServerConfig config() {
        // The folder is not there, and is not needed.
        return Plans.config(nowhere.resolve("no-folder")).withDatabase(address);
    }

    /** Clocks of markets and of answers left standing compare what one server has written with the time of another. */
    @Test
    void aServerWhoseOwnClockIsWrongGoesByTheDatabases() {
        try (Server hasty = Server.start(config(), () -> Instant.now().plus(Duration.ofHours(3)))) {
            TestGuest ana = new TestGuest(hasty.port());
            String id = ana.open(match("sealed-bids", me(), person()));
            JsonNode summary = ana.state(id).get("match");
            assertThat(Instant.ofEpochMilli(summary.get("created").asLong()))
                    .isBetween(Instant.now().minusSeconds(60), Instant.now().plusSeconds(60));
        }
    }

    @Test
    void aGuestOfOneServerIsAGuestOfTheOthers() {
        TestGuest ana = new TestGuest(one.port());
        ana.put("/api/me", Map.of("name", "Ana")).expect(200);
        TestGuest brand = new TestGuest(one.port());
        brand.get("/api/me").expect(200);
        assertThat(ana.at(other.port())
                        .get("/api/me")
                        .expect(200)
                        .json()
                        .get("name")
                        .asString())
                .isEqualTo("Ana");
        TestGuest.Reply elsewhere = brand.at(other.port()).get("/api/me").expect(200);
        assertThat(elsewhere.header("Set-Cookie"))
                .as("the cookie is known here")
                .isEmpty();
        assertThat(ana.get("/api/health").expect(200).json().get("database").asString())
                .isEqualTo("fine");
    }

    @Test
    void whoLooksAtOneServerSeesWhatIsDoneAtTheOther() throws IOException {
        TestGuest ana = new TestGuest(one.port());
        String id = ana.open(match("sealed-bids", me(), person()));
        TestGuest bruno = new TestGuest(other.port());
        String invitation = ana.state(id).get("invitation").asString();
        try (LiveStream live = ana.listen("/api/matches/" + id + "/events?seat=0")) {
            live.next();
            bruno.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", invitation, "name", "Bruno"))
                    .expect(200);
            for (int moves = 0; moves < 12; moves++) {
                JsonNode summary = ana.state(id).get("match");
                int seat = summary.get("awaiting").get(0).asInt();
                TestGuest mover = seat == 0 ? ana : bruno;
                JsonNode state = mover.state(id, seat);
                if (state.get("moves").isEmpty()) {
                    continue; // this server has not heard yet
                }
                mover.move(id, state, state.get("moves").get(0)).expect(200);
            }
            int version = bruno.state(id, 1).get("version").asInt();
            assertThat(live.at(version).state().at("/match/seats/1/name").asString())
                    .isEqualTo("Bruno");
        }
    }

    @Test
    void theSameMoveAtBothServersIsMadeOnce() throws Exception {
        TestGuest ana = new TestGuest(one.port());
        String id = ana.open(match("sealed-bids", me(), me()));
        List<TestGuest> everywhere = List.of(ana, ana.at(other.port()));
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            while (true) {
                JsonNode summary = ana.state(id).get("match");
                if (summary.get("finished").asBoolean()) {
                    break;
                }
                int seat = summary.get("awaiting").get(0).asInt();
                JsonNode state = ana.state(id, seat);
                List<Future<TestGuest.Reply>> replies = new ArrayList<>();
                for (TestGuest same : everywhere) {
                    replies.add(threads.submit(
                            () -> same.move(id, state, state.get("moves").get(0))));
                }
                int ply = TestGuest.ply(state);
                for (Future<TestGuest.Reply> reply : replies) {
                    assertThat(TestGuest.ply(reply.get().expect(200).json())).isEqualTo(ply + 1);
                }
            }
        }
        JsonNode here = ana.get("/api/matches/" + id + "/record").expect(200).json();
        await().untilAsserted(() -> assertThat(everywhere
                        .get(1)
                        .get("/api/matches/" + id + "/record")
                        .expect(200)
                        .json())
                .isEqualTo(here));
    }

    @Test
    void anotherServerGoesOnWhenOneIsGone() {
        TestGuest ana = new TestGuest(one.port());
        String id = ana.open(match("tempus", me(), bot("mcts:1500ms"), bot("mcts:1500ms")));
        int ply = playUntilABotIsAsked(ana, id);
        one.close();
        // Nobody asks the other one for anything: it finds out by itself.
        TestGuest later = ana.at(other.port());
        await().atMost(Duration.ofSeconds(40))
                .pollInterval(Duration.ofSeconds(2))
                .until(() -> listedPly(later) > ply);
    }

    @Test
    void aWorkerThinksForServersThatRest() {
        TestGuest ana = new TestGuest(one.port());
        String id = ana.open(match("sealed-bids", me(), bot("greedy")));
        one.close();
        other.close();
        Worker worker = Worker.start(config());
        try {
            other = Server.start(config());
            TestGuest again = ana.at(other.port());
            for (int moves = 0; moves < 3; moves++) {
                await().atMost(Duration.ofSeconds(30)).until(() -> asked(again, id));
                JsonNode state = again.state(id, 0);
                again.move(id, state, state.get("moves").get(0)).expect(200);
            }
            await().atMost(Duration.ofSeconds(30)).until(() -> asked(again, id));
        } finally {
            worker.close();
        }
    }

    @Test
    void whoClosesSaysSoAndLetsEverybodyGo() throws Exception {
        Server leaving = Server.start(config().withRules(HouseRules.USUAL.withDrain(Duration.ofSeconds(3))));
        TestGuest ana = new TestGuest(leaving.port());
        String id = ana.open(match("sealed-bids", me(), me()));
        try (LiveStream live = ana.listen("/api/matches/" + id + "/events?seat=0")) {
            live.next();
            Thread closing = Thread.ofVirtual().start(leaving::close);
            await().until(() -> ana.get("/api/health").status() == 503);
            assertThat(ana.get("/api/health").json().get("status").asString()).isEqualTo("closing");
            JsonNode state = ana.state(id);
            ana.move(id, state, state.get("moves").get(0)).expect(200);
            ana.get("/api/matches/" + id + "/events").refused(503, "closing");
            await().until(live::ended);
            assertThat(ana.traffic()).anyMatch(line -> line.startsWith("retry: ") && !line.equals("retry: 2000"));
            closing.join();
        }
    }

    private static boolean asked(TestGuest guest, String id) {
        return !guest.state(id, 0).get("moves").isEmpty();
    }

    /** So many moves have been made when a bot is asked; it may have answered by the time this is read. */
    private static int playUntilABotIsAsked(TestGuest guest, String id) {
        while (true) {
            JsonNode state = guest.state(id, 0);
            if (state.get("moves").isEmpty()) {
                return TestGuest.ply(state);
            }
            guest.move(id, state, state.get("moves").get(0)).expect(200);
        }
    }

    private static int listedPly(TestGuest guest) {
        return guest.get("/api/matches").expect(200).json().at("/matches/0/ply").asInt();
    }
}
