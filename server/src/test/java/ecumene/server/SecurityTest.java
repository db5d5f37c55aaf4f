package ecumene.server;

import static ecumene.server.Plans.match;
import static ecumene.server.Plans.me;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.TestGuest.Reply;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Who may ask what, and what a browser is told to do with the answers. */
class SecurityTest extends OpenHouse {

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
    void anInventedCookieIsNoGuest() {
        String invented = "ecumene=" + "A".repeat(43);
        Reply first = new TestGuest(server.port()).get("/api/me", "Cookie", invented);
        Reply second = new TestGuest(server.port()).get("/api/me", "Cookie", invented);
        assertThat(first.header("Set-Cookie")).startsWith("ecumene=").isNotEqualTo(second.header("Set-Cookie"));
        assertThat(first.json().get("guest")).isNotEqualTo(second.json().get("guest"));
    }

    @Test
    void whoHasASeatKeepsItEvenIfTheSealIsLost(@TempDir Path other) throws IOException, SQLException {
        TestGuest guest;
        TestGuest nobody;
        try (Server first = Server.start(Plans.config(other))) {
            guest = new TestGuest(first.port());
            guest.open(match("sealed-bids", me(), me()));
            nobody = new TestGuest(first.port());
            nobody.get("/api/me");
        }
        if (Plans.ON_POSTGRES) {
            assertThat(Plans.change(other, "delete from secret")).isEqualTo(1);
        } else {
            assertThat(Files.deleteIfExists(other.resolve("seal"))).isTrue();
        }
        try (Server second = Server.start(Plans.config(other))) {
            Reply list = guest.at(second.port()).get("/api/matches").expect(200);
            assertThat(list.json().get("matches").size()).isEqualTo(1);
            assertThat(list.header("Set-Cookie")).isEmpty();
            assertThat(nobody.at(second.port()).get("/api/me").header("Set-Cookie"))
                    .isNotEmpty();
        }
    }

    @Test
    void theHouseGoesByItsOwnNames(@TempDir Path other) throws IOException {
        String ask = "GET /api/health HTTP/1.1\r\nConnection: close\r\nHost: ";
        for (String name : List.of("localhost", "127.0.0.1:8080", "[::1]:8080")) {
            RawHttp.send(server.port(), ask + name + "\r\n\r\n").expect(200);
        }
        RawHttp.send(server.port(), ask + "evil.example\r\n\r\n").refused(421, "wrong_host");
        try (Server named = Server.start(Plans.config(other).withRules(HouseRules.USUAL.withName("Play.example")))) {
            RawHttp.send(named.port(), ask + "play.example:443\r\n\r\n").expect(200);
            RawHttp.send(named.port(), ask + "localhost\r\n\r\n").refused(421, "wrong_host");
        }
        Map<String, Object> plan = match("sealed-bids", me(), me());
        ana.post("/api/matches", plan, "Origin", "https://evil.example").refused(403, "cross_site");
        ana.post("/api/matches", plan, "Origin", "null").refused(403, "cross_site");
        ana.post("/api/matches", plan, "Origin", "http://localhost:5173").expect(201);
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
        assertThat(Plans.change(other, "update match set rules = rules + 1")).isEqualTo(1);
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
    @DisabledIfSystemProperty(named = Plans.STORE, matches = Plans.POSTGRES, disabledReason = "it needs no folder")
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
