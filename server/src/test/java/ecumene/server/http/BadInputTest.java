package ecumene.server.http;

import static ecumene.server.Plans.match;
import static ecumene.server.Plans.me;
import static ecumene.server.Plans.person;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.Plans;
import ecumene.server.RawHttp;
import ecumene.server.Server;
import ecumene.server.TestGuest;
import ecumene.server.TestGuest.Reply;
import ecumene.server.api.AskPreview;
import ecumene.wire.Json;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.RecordComponent;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/**
 * Bad input to every endpoint of the catalogue, made from what the catalogue says it takes: each gets a clear problem, and
 * the database and the matches stay as they were.
 */
class BadInputTest {

    private static final String UNKNOWN = "aaaaaaaaaaaaaaaa";

    /** What is no number, no name, no list, no anything that any field takes. */
    private static final List<Object> NONSENSE = List.of(
            "",
            "nonsense",
            -1,
            1.5,
            99_999_999_999L,
            true,
            List.of(),
            List.of(1),
            Map.of("a", 1),
            "\u0000",
            "é".repeat(600));

    @TempDir
    static Path data;

    private static Server server;
    private static Connection connection;
    private static TestGuest ana;
    private static TestGuest bruno;

    /** Ana plays against Bruno; it has gone on for some moves. */
    private static String running;

    /** Another match of Ana, which waits for a guest. */
    private static String waiting;

    private static final int PLIES = 4;

    private static int sent;

    @BeforeAll
    static void start() throws SQLException {
        server = Server.start(Plans.config(data));
        ana = new TestGuest(server.port());
        bruno = new TestGuest(server.port());
        running = ana.open(match("sealed-bids", me(), person()));
        String invitation = ana.state(running).get("invitation").asString();
        bruno.post("/api/matches/" + running + "/join", Map.of("seat", 1, "invitation", invitation))
                .expect(200);
        for (int i = 0; i < PLIES; i++) {
            int seat = ana.state(running).at("/match/awaiting/0").asInt();
            TestGuest guest = seat == 0 ? ana : bruno;
            JsonNode state = guest.state(running, seat);
            guest.move(running, state, state.get("moves").get(0)).expect(200);
        }
        waiting = ana.open(match("sealed-bids", me(), person()));
        ana.put("/api/me", Map.of("name", "Ana")).expect(200);
        connection = Plans.connect(data);
    }

    @AfterAll
    static void stop() throws SQLException {
        connection.close();
        server.close();
        System.out.println("bad requests sent: " + sent);
    }

    @ParameterizedTest
    @EnumSource(Endpoint.class)
    void isRefusedAndChangesNothing(Endpoint endpoint) throws SQLException {
        String before = database();
        String statesBefore = states();
        List<Bad> requests = new ArrayList<>();
        methods(endpoint, requests);
        paths(endpoint, requests);
        parameters(endpoint, requests);
        if (endpoint.request() == null) {
            requests.add(new Bad("a body where none is taken", withBody(endpoint, "{}")));
        } else {
            bodies(endpoint, requests);
        }
        if (endpoint.method() != Method.GET) {
            otherSites(endpoint, requests);
        }
        strangers(endpoint, requests);
        assertThat(requests).hasSizeGreaterThan(2);
        for (Bad request : requests) {
            sent++;
            Reply reply = request.sender().send();
            String what = endpoint + ", " + request.what() + ": " + reply.status() + " " + reply.text();
            assertThat(reply.status()).as(what).isBetween(400, 499);
            isProblem(what, reply);
            assertThat(database()).as(what).isEqualTo(before);
        }
        assertThat(states()).isEqualTo(statesBefore);
    }

    @Test
    void pathTricksLeadNowhere() throws SQLException {
        String before = database();
        for (String target : List.of(
                "/../../../../etc/passwd",
                "/..%2f..%2f..%2fetc%2fpasswd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/assets/../../logback.xml",
                "/assets/..%2f..%2flogback.xml",
                "/assets/..%5c..%5clogback.xml",
                "/assets/%2e%2e%2flogback.xml",
                "/assets/%00",
                "/index.html%00.js",
                "/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
                "/%zz",
                "/%",
                "/api/matches/..%2f..%2fhealth",
                "/api/matches/%2e%2e",
                "/api/matches/" + running + "%2f",
                "/api/matches/" + running + "%00",
                "/api/matches/" + running + "/at/..%2f0",
                "/api/games/..%2f..%2fserver/texts/en",
                "/api/games/tempus/texts/en%2f..%2fes",
                "/api/games/tempus/texts/../../../../ecumene/server/texts_en",
                "/api/" + "a/".repeat(2000),
                "/" + "a".repeat(30_000))) {
            sent++;
            Reply reply = RawHttp.get(server.port(), target);
            String what = target + ": " + reply.status() + " " + reply.text();
            assertThat(reply.status()).as(what).isBetween(400, 499);
            isProblem(what, reply);
        }
        for (String request : List.of(
                "NONSENSE\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
                "GET / HTTP/1.1\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nX: " + "a".repeat(20_000) + "\r\n\r\n",
                "POST /api/matches HTTP/1.1\r\nHost: x\r\nX-Ecumene: 1\r\nContent-Length: -5\r\n\r\n",
                "POST /api/matches HTTP/1.1\r\nHost: x\r\nX-Ecumene: 1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
                "POST /api/matches HTTP/1.1\r\nHost: x\r\nX-Ecumene: 1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")) {
            sent++;
            Reply reply = RawHttp.send(server.port(), request);
            String what = request.lines().findFirst().orElse("") + " … " + reply.status() + " " + reply.text();
            assertThat(reply.status()).as(what).isBetween(400, 599);
            isProblem(what, reply);
        }
        assertThat(database()).isEqualTo(before);
    }

    private static void isProblem(String what, Reply reply) {
        JsonNode problem = reply.json();
        assertThat(reply.header("Content-Type")).as(what).startsWith("application/problem+json");
        assertThat(problem.get("status").asInt()).as(what).isEqualTo(reply.status());
        assertThat(problem.get("code").asString()).as(what).matches("[a-z_]+");
        assertThat(problem.at("/message/en").asString()).as(what).isNotBlank();
        assertThat(problem.at("/message/es").asString())
                .as(what)
                .isNotBlank()
                .isNotEqualTo(problem.at("/message/en").asString());
        assertThat(reply.text()).as(what).doesNotContain("ecumene.", "Exception", "java.", "jackson");
    }

    // ---------------------------------------------------------------- the bad requests

    private interface Sender {
        Reply send();
    }

    private record Bad(String what, Sender sender) {}

    private static void methods(Endpoint endpoint, List<Bad> requests) {
        for (String method : List.of("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW")) {
            boolean taken = Endpoint.methodsAt(path(endpoint)).stream()
                    .anyMatch(each -> each.name().equals(method));
            if (!taken) {
                requests.add(new Bad(
                        "method " + method,
                        () -> ana.send(ana.request(path(endpoint))
                                .header("X-Ecumene", "1")
                                .method(method, BodyPublishers.noBody()))));
            }
        }
    }

    private static void paths(Endpoint endpoint, List<Bad> requests) {
        for (String name : endpoint.pathParameters()) {
            List<String> values = switch (name) {
                case "id" ->
                    List.of(
                            UNKNOWN,
                            "x",
                            running.substring(1),
                            running.toUpperCase(Locale.ROOT),
                            running + "a",
                            "-1",
                            "%2e%2e",
                            "a".repeat(3000),
                            "%27%20or%201=1",
                            "%F0%9F%98%80");
                case "ply" ->
                    List.of("-1", "x", "1.5", "99", "2147483648", "99999999999999999999", "1e3", "0x1", "%20");
                case "language" -> List.of("fr", "EN", "e", "en_US", "%00");
                case "game" -> List.of("nothing", "TEMPUS", "%2e", "tempus%00", "a".repeat(3000));
                default -> throw new AssertionError(name);
            };
            for (String value : values) {
                String path = endpoint.path()
                        .replace("{" + name + "}", value)
                        .replace("{id}", running)
                        .replace("{ply}", "0")
                        .replace("{game}", "tempus")
                        .replace("{language}", "en");
                requests.add(new Bad(name + " = " + value, () -> valid(endpoint, path)));
            }
        }
    }

    private static void parameters(Endpoint endpoint, List<Bad> requests) {
        List<String> queries = new ArrayList<>(List.of("?nothing=1", "?seat=0&nothing=1", "?" + "a".repeat(3000)));
        if (endpoint.parameters().contains("seat")) {
            queries.addAll(List.of(
                    "?seat=",
                    "?seat=-1",
                    "?seat=2",
                    "?seat=31",
                    "?seat=99999999999",
                    "?seat=x",
                    "?seat=1.0",
                    "?seat=0&seat=0",
                    "?seat=NONE",
                    "?seat=%00"));
            // It is Bruno's.
            queries.add("?seat=1");
        }
        for (String query : queries) {
            requests.add(new Bad("query " + query, () -> valid(endpoint, path(endpoint) + query)));
        }
    }

    private static void bodies(Endpoint endpoint, List<Bad> requests) {
        Map<String, Object> valid = body(endpoint);
        String text = Json.text(valid);
        List<String> broken = List.of(
                "",
                "{",
                "nonsense",
                "null",
                "[]",
                "5",
                "\"text\"",
                "{}",
                text + "}",
                text + text,
                text.replaceFirst("\\{", "{\"nothing\":1,"),
                text.replaceFirst("\"", "'"),
                text.replaceFirst("\\{(\"\\w+\":)", "{$1 0,$1"),
                "[".repeat(2000),
                "{\"a\":".repeat(2000),
                "x".repeat(70_000),
                "{\"a\":\"" + "x".repeat(70_000) + "\"}");
        for (String each : broken) {
            requests.add(new Bad("body " + each.substring(0, Math.min(60, each.length())), withBody(endpoint, each)));
        }
        for (RecordComponent component :
                Objects.requireNonNull(endpoint.request()).getRecordComponents()) {
            if (!mayBeAbsent(component)) {
                Map<String, Object> lacking = new LinkedHashMap<>(valid);
                lacking.remove(component.getName());
                requests.add(new Bad("without " + component.getName(), withBody(endpoint, Json.text(lacking))));
                requests.add(new Bad(
                        component.getName() + " = null",
                        withBody(
                                endpoint,
                                Json.text(lacking)
                                        .replaceFirst(
                                                "}$",
                                                (lacking.isEmpty() ? "" : ",") + "\"" + component.getName()
                                                        + "\":null}"))));
            }
            for (Object value : NONSENSE) {
                if (isAnyWord(component, value)) {
                    continue;
                }
                Map<String, Object> wrong = new LinkedHashMap<>(valid);
                wrong.put(component.getName(), value);
                requests.add(new Bad(component.getName() + " = " + value, withBody(endpoint, Json.text(wrong))));
            }
        }
        for (String media :
                List.of("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "nonsense")) {
            requests.add(new Bad(
                    "as " + media,
                    () -> ana.send(ana.request(path(endpoint))
                            .header("X-Ecumene", "1")
                            .header("Content-Type", media)
                            .method(endpoint.method().name(), BodyPublishers.ofString(text)))));
        }
        byte[] letters = text.getBytes(StandardCharsets.UTF_8);
        letters[letters.length / 2] = (byte) 0xff;
        requests.add(new Bad(
                "broken letters",
                () -> ana.send(ana.request(path(endpoint))
                        .header("X-Ecumene", "1")
                        .header("Content-Type", "application/json")
                        .method(endpoint.method().name(), BodyPublishers.ofByteArray(letters)))));
        if (endpoint == Endpoint.NEW_MATCH) {
            badTables(requests);
        }
    }

    /** The few fields that take nearly any text; what they do with it is not bad input. */
    private static boolean isAnyWord(RecordComponent component, Object value) {
        boolean freeText =
                component.getName().equals("text") || component.getName().equals("name");
        return (freeText && value.equals("nonsense"))
                || (component.getName().equals("open") && value instanceof Boolean);
    }

    private static boolean mayBeAbsent(RecordComponent component) {
        AnnotatedElement type = component.getAnnotatedType();
        return type.isAnnotationPresent(Nullable.class);
    }

    private static void badTables(List<Bad> requests) {
        Map<String, Object> me = Map.of("kind", "ME");
        List<Object> plans = List.of(
                Map.of("game", "nothing", "seats", List.of(me, me)),
                Map.of("game", "sealed-bids", "seats", List.of(me)),
                Map.of("game", "sealed-bids", "seats", List.of(me, me, me, me, me)),
                Map.of("game", "sealed-bids", "seats", List.of(me, Map.of("kind", "BOT"))),
                Map.of("game", "sealed-bids", "seats", List.of(me, Map.of("kind", "BOT", "bot", "mcts:999999ms"))),
                Map.of("game", "sealed-bids", "seats", List.of(me, Map.of("kind", "PERSON", "bot", "random"))),
                Map.of("game", "sealed-bids", "seats", List.of(me, Map.of("kind", "ME", "name", "x".repeat(41)))),
                Map.of("game", "sealed-bids", "seats", List.of(me, Map.of("kind", "ME", "name", "a\tb"))),
                Map.of("game", "sealed-bids", "seats", List.of(me, Map.of("kind", "NOBODY"))),
                Map.of("game", "sealed-bids", "seats", List.of(me, Map.of("kind", 0))),
                Map.of("game", "sealed-bids", "seats", List.of(me, Map.of())),
                Map.of("game", "sealed-bids", "seats", List.of(me, "ME")),
                Map.of("game", "sealed-bids", "seats", List.of(Map.of("kind", "PERSON"), Map.of("kind", "PERSON"))),
                Map.of("game", "sealed-bids", "seats", List.of(me, me), "options", Map.of("nothing", 1)),
                Map.of("game", "sealed-bids", "seats", List.of(me, me), "options", Map.of("round-limit", -1)),
                Map.of("game", "sealed-bids", "seats", List.of(me, me), "options", Map.of("round-limit", 101)),
                Map.of("game", "sealed-bids", "seats", List.of(me, me), "options", Map.of("round-limit", "5")),
                Map.of("game", "sealed-bids", "seats", List.of(me, me), "options", Map.of("round-limit", List.of(5))),
                Map.of("game", "sealed-bids", "seats", List.of(me, me), "pace", "HASTY"));
        for (Object plan : plans) {
            requests.add(new Bad("plan " + plan, withBody(Endpoint.NEW_MATCH, Json.text(plan))));
        }
    }

    private static void otherSites(Endpoint endpoint, List<Bad> requests) {
        String text = endpoint.request() == null ? "" : Json.text(body(endpoint));
        requests.add(new Bad(
                "without the header",
                () -> ana.send(ana.request(path(endpoint))
                        .header("Content-Type", "application/json")
                        .method(endpoint.method().name(), BodyPublishers.ofString(text)))));
        requests.add(new Bad(
                "from another site",
                () -> ana.send(ana.request(path(endpoint))
                        .header("X-Ecumene", "1")
                        .header("Sec-Fetch-Site", "cross-site")
                        .header("Content-Type", "application/json")
                        .method(endpoint.method().name(), BodyPublishers.ofString(text)))));
    }

    /** What is right for somebody else, or was right, or is against the rules. */
    private static void strangers(Endpoint endpoint, List<Bad> requests) {
        TestGuest eva = new TestGuest(server.port());
        if (endpoint.request() != null) {
            for (RecordComponent component : endpoint.request().getRecordComponents()) {
                if (component.getName().equals("seat")) {
                    Map<String, Object> foreign = new LinkedHashMap<>(body(endpoint));
                    foreign.put("seat", 1);
                    requests.add(new Bad("Bruno's seat", withBody(endpoint, Json.text(foreign))));
                    if (endpoint != Endpoint.JOIN) {
                        requests.add(new Bad("Ana's seat", () -> eva.post(path(endpoint), body(endpoint))));
                    }
                }
            }
        }
        switch (endpoint) {
            case MOVE, UNDO, PREVIEW -> {
                for (int ply : List.of(0, 1, 3, 5, Integer.MAX_VALUE)) {
                    Map<String, Object> late = new LinkedHashMap<>(body(endpoint));
                    late.put("ply", ply);
                    late.put("undone", 1);
                    requests.add(new Bad("at ply " + ply, withBody(endpoint, Json.text(late))));
                }
                if (endpoint != Endpoint.UNDO) {
                    for (String move : List.of(
                            "{\"type\":\"LayBid\",\"card\":1000}",
                            "{\"type\":\"OfferLot\",\"lot\":77}",
                            "{\"type\":\"LayBid\"}",
                            "{\"type\":\"LayBid\",\"card\":\"1\"}",
                            "{\"type\":\"LayBid\",\"card\":1,\"more\":2}",
                            "{\"type\":\"LayTile\",\"hex\":\"a1\"}",
                            "{\"type\":\"java.lang.String\"}",
                            "{\"card\":1}",
                            "{}")) {
                        AskPreview wish = new AskPreview(0, PLIES, 0, List.of(Json.parse(move)));
                        requests.add(new Bad("move " + move, withBody(endpoint, Json.text(wish))));
                    }
                    JsonNode move = Json.tree(Map.of("type", "OfferLot", "lot", 1));
                    AskPreview many = new AskPreview(0, PLIES, 0, Collections.nCopies(61, move));
                    requests.add(new Bad("too many moves", withBody(endpoint, Json.text(many))));
                }
            }
            case STANDING -> {
                for (String name : List.of("offer", "standing", "../texts", "x".repeat(3000))) {
                    requests.add(new Bad(
                            "a step that always asks",
                            withBody(endpoint, Json.text(Map.of("seat", 0, "name", name, "until", "MATCH")))));
                }
            }
            case ACTS -> {
                for (String query : List.of(
                        "?from=-1",
                        "?from=x",
                        "?from=",
                        "?from=99",
                        "?to=99",
                        "?to=1.0",
                        "?from=0&from=0",
                        "?to=99999999999")) {
                    requests.add(new Bad("query " + query, () -> ana.get(path(endpoint) + query)));
                }
            }
            case SEATS ->
                requests.add(new Bad(
                        "a caretaker for Bruno, who is not late",
                        withBody(endpoint, "{\"seat\":1,\"change\":\"CARETAKER\"}")));
            case JOIN -> {
                requests.add(new Bad(
                        "a wrong invitation",
                        () -> eva.post("/api/matches/" + waiting + "/join", Map.of("seat", 1, "invitation", "wrong"))));
                requests.add(new Bad(
                        "the invitation of another table",
                        () -> eva.post(
                                "/api/matches/" + waiting + "/join", Map.of("seat", 1, "invitation", "a".repeat(16)))));
            }
            case HINT ->
                requests.add(new Bad("no such bot", withBody(endpoint, "{\"seat\":0,\"bot\":\"mcts:60000ms\"}")));
            case FORK ->
                requests.add(new Bad("a move that was not made", withBody(endpoint, "{\"ply\":99,\"seat\":0}")));
            case METRICS ->
                requests.add(new Bad("through a proxy", () -> ana.get("/metrics", "X-Forwarded-For", "127.0.0.1")));
            case REMATCH -> requests.add(new Bad("of a stranger", () -> eva.post(path(endpoint), "")));
            case RECORD -> requests.add(new Bad("of a running match", () -> ana.get(path(endpoint))));
            default -> {
                // Nothing that would not be asked of every endpoint.
            }
        }
    }

    // ---------------------------------------------------------------- good requests, to be spoilt

    private static String path(Endpoint endpoint) {
        return endpoint.path()
                .replace("{id}", running)
                .replace("{ply}", "0")
                .replace("{game}", "tempus")
                .replace("{language}", "en");
    }

    private static Reply valid(Endpoint endpoint, String path) {
        return switch (endpoint.method()) {
            case GET -> ana.get(path);
            case POST -> ana.post(path, endpoint.request() == null ? "" : body(endpoint));
            case PUT -> ana.put(path, body(endpoint));
        };
    }

    private static Sender withBody(Endpoint endpoint, String body) {
        return () -> ana.send(ana.request(path(endpoint))
                .header("X-Ecumene", "1")
                .header("Content-Type", "application/json")
                .method(endpoint.method().name(), BodyPublishers.ofString(body)));
    }

    private static Map<String, Object> body(Endpoint endpoint) {
        Map<String, Object> body = new LinkedHashMap<>();
        switch (endpoint) {
            case RENAME -> body.put("name", "Anna");
            case NEW_MATCH -> body.putAll(match("sealed-bids", me(), me()));
            case MOVE, PREVIEW -> {
                body.put("seat", 0);
                body.put("ply", PLIES);
                body.put("undone", 0);
                body.put("moves", List.of(Map.of("type", "OfferLot", "lot", 1)));
            }
            case WHY -> {
                body.put("seat", 0);
                body.put("move", Map.of("type", "OfferLot", "lot", 1));
            }
            case STANDING -> {
                // The sample game has no answers to leave: that alone is wrong with it.
                body.put("seat", 0);
                body.put("name", "auction");
                body.put("until", "ROUND");
            }
            case UNDO -> {
                body.put("seat", 0);
                body.put("ply", PLIES);
                body.put("undone", 0);
            }
            case HINT -> body.put("seat", 0);
            case JOIN -> {
                // Ana's own seat would be hers already, and that is no mistake.
                body.put("seat", 1);
                body.put("invitation", "wrong");
            }
            case SEATS -> {
                body.put("seat", 0);
                body.put("change", "RETURN");
            }
            case CHAT -> {
                body.put("seat", 0);
                body.put("text", "Hello");
            }
            case FORK -> {
                body.put("ply", 0);
                body.put("seat", 0);
            }
            default -> throw new AssertionError(endpoint + " takes no body");
        }
        return body;
    }

    // ---------------------------------------------------------------- what must not change

    private static String database() throws SQLException {
        StringBuilder all = new StringBuilder();
        for (String table : List.of("guest", "match", "seat", "journal")) {
            try (Statement statement = connection.createStatement();
                    ResultSet rows = statement.executeQuery("select * from " + table + " order by 1, 2")) {
                while (rows.next()) {
                    all.append(table);
                    for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
                        all.append('|').append(rows.getString(i));
                    }
                    all.append('\n');
                }
            }
        }
        return all.toString();
    }

    private static String states() {
        return "" + ana.state(running) + bruno.state(running) + ana.state(waiting);
    }
}
