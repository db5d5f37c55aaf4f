package ecumene.server;

import static ecumene.server.Plans.match;
import static ecumene.server.Plans.me;
import static ecumene.server.Plans.person;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A house that is open to Ana and Bruno over real HTTP, the same for all tests of a class. */
abstract class OpenHouse {

    @TempDir
    static Path data;

    static Server server;

    TestGuest ana;

    TestGuest bruno;

    @BeforeAll
    static void start() {
        server = Server.start(Plans.config(data));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void guests() {
        ana = new TestGuest(server.port());
        bruno = new TestGuest(server.port());
    }

    void restart() {
        server.close();
        server = Server.start(Plans.config(data));
        ana = ana.at(server.port());
        bruno = bruno.at(server.port());
    }

    /** Ana sets up a table for two, and Bruno follows her invitation. */
    String tableForTwo() {
        String id = ana.open(match("sealed-bids", me(), person()));
        String invitation = ana.state(id).get("invitation").asString();
        bruno.post("/api/matches/" + id + "/join", Map.of("seat", 1, "invitation", invitation, "name", "Bruno"))
                .expect(200);
        return id;
    }

    /** Both play the first move they are offered until nobody is asked, or until this ply. */
    void playOn(String id, int upTo) {
        List<TestGuest> seats = List.of(ana, bruno);
        while (true) {
            JsonNode summary = ana.state(id).get("match");
            if (summary.get("finished").asBoolean() || summary.get("ply").asInt() >= upTo) {
                return;
            }
            int seat = summary.get("awaiting").get(0).asInt();
            JsonNode state = seats.get(seat).state(id, seat);
            seats.get(seat).move(id, state, state.get("moves").get(0)).expect(200);
        }
    }
}
