package ecumene.server;

import static ecumene.server.Plans.match;
import static ecumene.server.Plans.me;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ecumene.server.TestGuest.Reply;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** How often one may ask, how many lines one may hold, and who may see the numbers. */
class LimitsTest extends OpenHouse {

    @Test
    void measuresAreForThisMachineAlone() {
        ana.get("/api/health").expect(200);
        ana.get("/api/health?x=1").expect(400);
        String metrics = ana.get("/metrics").expect(200).text();
        assertThat(metrics)
                .contains("ecumene_requests_seconds_count{method=\"GET\",route=\"/api/health\",status=\"200\"}")
                .contains("ecumene_requests_seconds_count{method=\"GET\",route=\"/api/health\",status=\"400\"}")
                .contains("ecumene_moves_total")
                .contains("ecumene_live_clients")
                .contains("jvm_memory_used_bytes");
        for (String header : List.of("X-Forwarded-For", "Forwarded", "X-Real-IP")) {
            ana.get("/metrics", header, "127.0.0.1").refused(403, "forbidden");
        }
    }

    @Test
    void whoAsksTooOftenWaits(@TempDir Path other) {
        try (Server limited = Server.start(Plans.config(other).withLimits(true))) {
            TestGuest guest = new TestGuest(limited.port());
            guest.get("/api/me");
            int made = 0;
            Reply reply = guest.post("/api/matches", match("sealed-bids", me(), me()));
            while (reply.status() == 201 && made < 100) {
                made++;
                reply = guest.post("/api/matches", match("sealed-bids", me(), me()));
            }
            assertThat(made).isBetween(40, 50);
            reply.refused(429, "too_many");
            assertThat(Integer.parseInt(reply.header("Retry-After"))).isBetween(1, 60);
            assertThat(guest.get("/api/matches").json().get("matches").size()).isEqualTo(made);
            // Another guest is not to blame, but who invents guests gets no further than a crowd.
            new TestGuest(limited.port())
                    .post("/api/matches", match("sealed-bids", me(), me()))
                    .expect(201);
            int crowd = 0;
            while (crowd < 500
                    && new TestGuest(limited.port())
                                    .post("/api/matches", match("sealed-bids", me(), me()))
                                    .status()
                            == 201) {
                crowd++;
            }
            assertThat(crowd).isLessThan(450);
        }
    }

    @Test
    void nobodyHoldsMoreThanTwentyLines() throws IOException {
        String id = ana.open(match("sealed-bids", me(), me()));
        List<LiveStream> lines = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            LiveStream line = ana.listen("/api/matches/" + id + "/events");
            assertThat(line.status()).isEqualTo(200);
            line.next();
            lines.add(line);
        }
        ana.get("/api/matches/" + id + "/events").refused(429, "too_many");
        for (LiveStream line : lines) {
            line.close();
        }
        // A line that was hung up is noticed when something is to be sent.
        await().atMost(Duration.ofSeconds(10)).until(() -> {
            ana.post("/api/matches/" + id + "/chat", Map.of("text", "?")).expect(200);
            try (LiveStream line = ana.listen("/api/matches/" + id + "/events")) {
                return line.status() == 200;
            }
        });
    }

    @Test
    void whoHasLeftIsNoticedThoughNothingHappens() throws IOException {
        String id = ana.open(match("sealed-bids", me(), me()));
        List<LiveStream> lines = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            lines.add(ana.listen("/api/matches/" + id + "/events"));
            lines.getLast().next();
        }
        for (LiveStream line : lines) {
            line.close();
        }
        await().atMost(Duration.ofSeconds(30)).until(() -> {
            try (LiveStream line = ana.listen("/api/matches/" + id + "/events")) {
                return line.status() == 200;
            }
        });
    }

    @Test
    void aTabThatOpensAnotherLineHasLeftTheOneBefore() throws IOException {
        String id = ana.open(match("sealed-bids", me(), me()));
        List<LiveStream> lines = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            lines.add(ana.listen("/api/matches/" + id + "/events?line=tab"));
            assertThat(lines.getLast().status()).isEqualTo(200);
        }
        for (LiveStream line : lines) {
            line.close();
        }
    }

    @Test
    void oneAddressLeavesLinesForTheOthers(@TempDir Path other) throws IOException {
        HouseRules rules = HouseRules.USUAL.withQuota(Quota.LINES, 16).withQuota(Quota.LINES_PER_ADDRESS, 8);
        try (Server proxied = Server.start(Plans.config(other)
                .withProxy(true)
                .withLimits(true)
                .withRules(rules.withQuota(Quota.LINES_PER_GUEST, 4)))) {
            String path =
                    "/api/matches/" + new TestGuest(proxied.port()).open(match("sealed-bids", me(), me())) + "/events";
            List<LiveStream> lines = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                TestGuest invented = new TestGuest(proxied.port());
                lines.add(invented.listen(path, "X-Forwarded-For", "192.0.2.1"));
            }
            assertThat(lines.stream().filter(line -> line.status() == 200)).hasSize(8);
            // A network of the sixth version is one address.
            for (int i = 0; i < 50; i++) {
                lines.add(new TestGuest(proxied.port()).listen(path, "X-Forwarded-For", "2001:db8::" + i));
            }
            assertThat(lines.stream().filter(line -> line.status() == 200)).hasSize(16);
            for (LiveStream line : lines) {
                line.close();
            }
        }
    }

    @Test
    void theLastLinesAreForThoseWhoHaveNone(@TempDir Path other) throws IOException {
        try (Server small = Server.start(Plans.config(other).withRules(HouseRules.USUAL.withQuota(Quota.LINES, 16)))) {
            TestGuest guest = new TestGuest(small.port());
            String path = "/api/matches/" + guest.open(match("sealed-bids", me(), me())) + "/events";
            List<LiveStream> lines = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                lines.add(guest.listen(path));
            }
            assertThat(lines.stream().filter(line -> line.status() == 200)).hasSize(12);
            try (LiveStream newcomer = new TestGuest(small.port()).listen(path)) {
                assertThat(newcomer.status()).isEqualTo(200);
            }
            for (LiveStream line : lines) {
                line.close();
            }
        }
    }

    @Test
    void behindAProxyMeasuresAreClosedUntilSomebodyOpensThem(@TempDir Path other, @TempDir Path another) {
        try (Server proxied = Server.start(Plans.config(other).withProxy(true));
                Server open = Server.start(Plans.config(another)
                        .withProxy(true)
                        .withRules(HouseRules.USUAL.withMetrics(true).withQuota(Quota.LINES, 7)))) {
            new TestGuest(proxied.port()).get("/metrics").refused(403, "forbidden");
            assertThat(new TestGuest(open.port()).get("/metrics").expect(200).text())
                    .contains("ecumene_quota{quota=\"lines\"} 7.0")
                    .contains("ecumene_waiting{for=\"thinkers\"}");
        }
    }

    @Test
    void aLongListOfMatchesIsReadPageByPage(@TempDir Path other) {
        try (Server many = Server.start(Plans.config(other))) {
            TestGuest guest = new TestGuest(many.port());
            Set<String> made = new TreeSet<>();
            for (int i = 0; i < 203; i++) {
                made.add(guest.open(match("sealed-bids", me(), me())));
            }
            Set<String> listed = new TreeSet<>();
            JsonNode first = guest.get("/api/matches").expect(200).json();
            assertThat(first.get("matches").size()).isEqualTo(200);
            JsonNode rest = guest.get("/api/matches?from=" + first.get("next").asInt())
                    .expect(200)
                    .json();
            assertThat(rest.get("matches").size()).isEqualTo(3);
            assertThat(rest.has("next")).isFalse();
            for (JsonNode page : List.of(first, rest)) {
                page.get("matches").forEach(each -> listed.add(each.get("id").asString()));
            }
            assertThat(listed).isEqualTo(made);
            guest.get("/api/matches?from=-1").refused(400, "bad_request");
        }
    }

    @Test
    void hundredsOfSpectatorsAreServedAtOnce() throws IOException {
        String id = ana.open(match("sealed-bids", me(), me()));
        List<LiveStream> lines = new ArrayList<>();
        for (int guest = 0; guest < 15; guest++) {
            TestGuest spectator = new TestGuest(server.port());
            spectator.get("/api/me");
            for (int i = 0; i < 20; i++) {
                lines.add(spectator.listen("/api/matches/" + id + "/events"));
            }
        }
        for (LiveStream line : lines) {
            line.next();
        }
        JsonNode state = ana.state(id);
        int version = ana.move(id, state, state.get("moves").get(0))
                .expect(200)
                .json()
                .get("version")
                .asInt();
        for (LiveStream line : lines) {
            assertThat(line.at(version).state().get("match").get("ply").asInt()).isEqualTo(1);
        }
        for (LiveStream line : lines) {
            line.close();
        }
    }

    /** However slowly a body trickles, it is not waited for for ever. */
    @Test
    @DisabledIfSystemProperty(named = Plans.STORE, matches = Plans.POSTGRES, disabledReason = "no match is asked for")
    void aBodyMustComeInTime() throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(30_000);
            OutputStream out = socket.getOutputStream();
            String head = String.join(
                    "\r\n",
                    "PUT /api/me HTTP/1.1",
                    "Host: localhost",
                    "X-Ecumene: 1",
                    "Content-Type: application/json",
                    "Content-Length: 1000",
                    "Connection: close",
                    "",
                    "");
            out.write(head.getBytes(StandardCharsets.US_ASCII));
            Thread trickle = Thread.ofVirtual().start(() -> {
                try {
                    for (int i = 0; i < 1_000; i++) {
                        out.write(' ');
                        out.flush();
                        Thread.sleep(200);
                    }
                } catch (IOException | InterruptedException e) {
                    // The server has had enough.
                }
            });
            BufferedReader answer =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            assertThat(answer.readLine()).isEqualTo("HTTP/1.1 408 Request Timeout");
            trickle.interrupt();
        }
        ana.get("/api/health").expect(200);
    }
}
