package ecumene.server;

import static ecumene.server.Plans.match;
import static ecumene.server.Plans.me;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import ecumene.server.TestGuest.Reply;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Who may ask what, how often, and what a browser is told to do with the answers. */
class SecurityTest {

    @TempDir
    static Path data;

    private static Server server;

    private TestGuest ana;

    @BeforeAll
    static void start() {
        server = Server.start(Plans.config(data));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void guest() {
        ana = new TestGuest(server.port());
    }

    @Test
    void everyKindOfAnswerHasTheHeaders() throws IOException {
        String id = ana.open(match("sealed-bids", me(), me()));
        String etag = ana.get("/").header("ETag");
        List<Reply> answers = List.of(
                ana.get("/api/health").expect(200),
                ana.get("/").expect(200),
                ana.get("/assets/app-1a2b3c.js").expect(200),
                ana.get("/", "If-None-Match", etag).expect(304),
                ana.get("/nothing").refused(404, "not_found"),
                ana.get("/api/nothing").refused(404, "not_found"),
                ana.get("/api/matches/" + id + "?seat=x").refused(400, "bad_request"),
                ana.get("/api/matches/" + id + "/moves").refused(405, "wrong_method"),
                ana.post("/api/matches", "x".repeat(70_000)).refused(413, "too_big"),
                ana.get("/metrics").expect(200),
                RawHttp.get(server.port(), "/%2e%2e/%2e%2e/etc/passwd"),
                RawHttp.get(server.port(), "/api/matches/%00"),
                RawHttp.send(server.port(), "NONSENSE\r\n\r\n"),
                RawHttp.get(server.port(), "/" + "a".repeat(20_000)));
        for (Reply answer : answers) {
            assertThat(answer.header("Content-Security-Policy"))
                    .as("%s %s", answer.status(), answer.text())
                    .contains("default-src 'self'")
                    .contains("frame-ancestors 'none'");
            assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(answer.header("Referrer-Policy")).isEqualTo("same-origin");
            assertThat(answer.header("Permissions-Policy")).contains("camera=()");
            assertThat(answer.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
            assertThat(answer.header("Server")).isEmpty();
        }
        try (LiveStream live = ana.listen("/api/matches/" + id + "/events")) {
            assertThat(live.response().headers().firstValue("Content-Security-Policy"))
                    .isPresent();
            assertThat(live.response().headers().firstValue("Cache-Control")).hasValue("no-store");
        }
    }

    @Test
    void otherSitesChangeNothing() {
        assertThat(ana.send(ana.request("/api/matches")
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString("{}")))
                        .refused(403, "cross_site")
                        .header("Set-Cookie"))
                .isEmpty();
        Map<String, Object> plan = match("sealed-bids", me(), me());
        ana.post("/api/matches", plan, "Sec-Fetch-Site", "cross-site").refused(403, "cross_site");
        ana.post("/api/matches", plan, "Sec-Fetch-Site", "same-site").refused(403, "cross_site");
        ana.post("/api/matches", plan, "Sec-Fetch-Site", "same-origin").expect(201);
        ana.post("/api/matches", plan, "Sec-Fetch-Site", "none").expect(201);
    }

    @Test
    void aGuestIsKnownByACookieThatOnlyTheBrowserHas() throws IOException {
        Reply first = ana.get("/api/me").expect(200);
        assertThat(first.header("Set-Cookie"))
                .matches("ecumene=[A-Za-z0-9_-]{43}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
        Reply second = ana.get("/api/me").expect(200);
        assertThat(second.header("Set-Cookie")).isEmpty();
        assertThat(second.json()).isEqualTo(first.json());
        assertThat(first.json().has("name")).isFalse();
        assertThat(ana.put("/api/me", Map.of("name", "  Ana  "))
                        .expect(200)
                        .json()
                        .get("name")
                        .asString())
                .isEqualTo("Ana");
        assertThat(ana.get("/api/me").json().get("name").asString()).isEqualTo("Ana");
        assertThat(new TestGuest(server.port()).get("/api/me").json().get("guest"))
                .isNotEqualTo(first.json().get("guest"));
        // A cookie that is none of ours is replaced.
        assertThat(new TestGuest(server.port())
                        .get("/api/me", "Cookie", "ecumene=short")
                        .header("Set-Cookie"))
                .startsWith("ecumene=");
        ana.open(match("sealed-bids", me(), me()));
        String secret = ana.cookie().substring("ecumene=".length());
        try (var files = Files.list(data)) {
            for (Path file : files.toList()) {
                assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).doesNotContain(secret);
            }
        }
    }

    @Test
    void aPageGivesTheCookieBeforeItsScriptsAsk() {
        Reply page = ana.get("/match/aaaaaaaaaaaaaaaa?invitation=x").expect(200);
        assertThat(page.header("Set-Cookie")).contains("HttpOnly");
        assertThat(ana.get("/api/me").header("Set-Cookie")).isEmpty();
        assertThat(ana.get("/assets/app-1a2b3c.js").header("Set-Cookie")).isEmpty();
    }

    @Test
    void behindAProxyItsWordCounts(@TempDir Path other) {
        try (Server proxied = Server.start(Plans.config(other).withProxy(true))) {
            TestGuest guest = new TestGuest(proxied.port());
            assertThat(guest.get("/api/me", "X-Forwarded-Proto", "https", "X-Forwarded-For", "192.0.2.1")
                            .header("Set-Cookie"))
                    .endsWith("; Secure");
        }
        assertThat(ana.get("/api/me", "X-Forwarded-Proto", "https").header("Set-Cookie"))
                .isNotEmpty()
                .doesNotContain("Secure");
    }

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

    @Test
    void theClientIsServedAndNothingElse() {
        Reply page = ana.get("/").expect(200);
        assertThat(page.header("Content-Type")).startsWith("text/html");
        assertThat(page.header("Cache-Control")).isEqualTo("no-cache");
        for (String path : List.of("/new?game=tempus", "/matches", "/match/aaaaaaaaaaaaaaaa?seat=1", "/index.html")) {
            assertThat(ana.get(path).expect(200).text()).isEqualTo(page.text());
        }
        Reply asset = ana.get("/assets/app-1a2b3c.js").expect(200);
        assertThat(asset.header("Cache-Control")).contains("immutable");
        assertThat(asset.header("Content-Type")).startsWith("text/javascript");
        Reply zipped = ana.get("/", "Accept-Encoding", "gzip").expect(200);
        assertThat(zipped.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(Integer.parseInt(zipped.header("Content-Length")))
                .isLessThan(page.text().length());
        ana.get("/", "If-None-Match", page.header("ETag")).expect(304);
        for (String path : List.of(
                "/assets",
                "/assets/",
                "/assets/none.js",
                "/logback.xml",
                "/db/V1__house.sql",
                "/web/index.html",
                "/ecumene/server/texts_en.properties",
                "/META-INF/MANIFEST.MF",
                "/.git/config",
                "/new/x",
                "/match",
                "/nothing",
                "/index.html/")) {
            ana.get(path).refused(404, "not_found");
        }
        for (String path : List.of("/nothing", "/match", "/api/nothing", "/assets/nothing.js")) {
            Reply missing = ana.get(path, "Accept", "text/html,*/*;q=0.8").expect(404);
            assertThat(missing.text()).as("a browser gets the client's page").isEqualTo(page.text());
            assertThat(missing.header("Content-Type")).startsWith("text/html");
        }
        ana.get("/api/matches/aaaaaaaaaaaaaaaa", "Accept", "text/html").refused(404, "unknown_match");
    }

    @Test
    void textsAreCachedByTheirTag() {
        Reply texts = ana.get("/api/games/tempus/texts/es").expect(200);
        assertThat(texts.json().get("title").asString()).isEqualTo("Tempus");
        // The engine's own words are among them, and messages are not yet sentences.
        assertThat(texts.json().get("refusal.MATCH_OVER").asString()).isEqualTo("La partida ha terminado.");
        assertThat(texts.text()).contains(", seat}");
        assertThat(ana.get("/api/games/tempus/texts/es", "If-None-Match", texts.header("ETag"))
                        .expect(304)
                        .text())
                .isEmpty();
        assertThat(ana.get("/api/games/tempus/texts/en").header("ETag")).isNotEqualTo(texts.header("ETag"));
        ana.get("/api/games/nothing/texts/es").refused(404, "unknown_game");
        ana.get("/api/games/tempus/texts/fr").refused(404, "not_found");
    }

    @Test
    void theHouseDescribesItself() {
        assertThat(ana.get("/api/games").expect(200).json().get(0).get("id").asString())
                .isEqualTo("tempus");
        assertThat(ana.get("/api/bots").expect(200).json().size()).isEqualTo(4);
        assertThat(ana.get("/api/health").expect(200).json().get("status").asString())
                .isEqualTo("ok");
        assertThat(ana.get("/api/openapi.json")
                        .expect(200)
                        .json()
                        .get("openapi")
                        .asString())
                .isEqualTo("3.1.0");
    }

    @Test
    void titlesFollowTheBrowser() {
        assertThat(ana.get("/api/nothing", "Accept-Language", "es-MX,es;q=0.9,en;q=0.5")
                        .json()
                        .get("title")
                        .asString())
                .isEqualTo("Aquí no hay nada.");
        for (String language : List.of("fr", "en-GB,es;q=0.5", "*", ";;;")) {
            assertThat(ana.get("/api/nothing", "Accept-Language", language)
                            .json()
                            .get("title")
                            .asString())
                    .isEqualTo("There is nothing here.");
        }
    }

    @Test
    void aMatchOfOtherRulesIsListedAndNotPlayed(@TempDir Path other) throws SQLException {
        TestGuest guest;
        String id;
        try (Server first = Server.start(Plans.config(other))) {
            guest = new TestGuest(first.port());
            id = guest.open(match("sealed-bids", me(), me()));
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + other.resolve("ecumene.db"));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("update match set rules = rules + 1");
        }
        try (Server second = Server.start(Plans.config(other))) {
            TestGuest again = guest.at(second.port());
            assertThat(again.get("/api/matches")
                            .json()
                            .at("/matches/0/playable")
                            .asBoolean())
                    .isFalse();
            again.get("/api/matches/" + id).refused(409, "other_rules");
            again.get("/api/matches/" + id + "/events").refused(409, "other_rules");
            again.post("/api/matches/" + id + "/rematch", "").refused(409, "other_rules");
        }
    }

    @Test
    void oneFolderOneServer(@TempDir Path other) throws IOException {
        assertThatThrownBy(() -> Server.start(Plans.config(data)))
                .isInstanceOfSatisfying(CannotStartException.class, e -> {
                    assertThat(e.reason()).isEqualTo(CannotStartException.Reason.DATA_IN_USE);
                    assertThat(e.words().es()).contains(data.toString());
                });
        // A server that did not start holds nothing back.
        try (ServerSocket taken = new ServerSocket(0)) {
            assertThatThrownBy(() -> Server.start(Plans.config(other).withPort(taken.getLocalPort())))
                    .isInstanceOfSatisfying(
                            CannotStartException.class,
                            e -> assertThat(e.reason()).isEqualTo(CannotStartException.Reason.PORT));
        }
        Server.start(Plans.config(other)).close();

        Path file = Files.writeString(other.resolve("file"), "no folder");
        assertThatThrownBy(() -> Server.start(Plans.config(file)))
                .isInstanceOfSatisfying(
                        CannotStartException.class,
                        e -> assertThat(e.reason()).isEqualTo(CannotStartException.Reason.DATA));
        Path broken = Files.createDirectory(other.resolve("broken"));
        Files.writeString(broken.resolve("ecumene.db"), "this is not a database at all, ".repeat(50));
        assertThatThrownBy(() -> Server.start(Plans.config(broken)))
                .isInstanceOfSatisfying(
                        CannotStartException.class,
                        e -> assertThat(e.reason()).isEqualTo(CannotStartException.Reason.DATABASE));
    }
}
