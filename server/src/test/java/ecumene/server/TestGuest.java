package ecumene.server;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;

/** A guest with a browser of its own: keeps its cookie, and everything it was ever sent. */
public final class TestGuest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final int port;
    private String cookie = "";
    private final List<String> traffic = new CopyOnWriteArrayList<>();

    public TestGuest(int port) {
        this.port = port;
    }

    /** The same guest at another server. */
    public TestGuest at(int otherPort) {
        TestGuest same = new TestGuest(otherPort);
        same.cookie = cookie;
        return same;
    }

    public record Reply(int status, Map<String, List<String>> headers, String text) {

        public JsonNode json() {
            return Json.parse(text);
        }

        public String header(String name) {
            return headers.entrySet().stream()
                    .filter(entry -> entry.getKey().equalsIgnoreCase(name))
                    .map(entry -> entry.getValue().getFirst())
                    .findFirst()
                    .orElse("");
        }

        public Reply expect(int expected) {
            assertThat(status).as(text).isEqualTo(expected);
            return this;
        }

        /** A problem with this status and code, in both languages. */
        public Reply refused(int expected, String code) {
            expect(expected);
            assertThat(json().get("code").asString()).as(text).isEqualTo(code);
            assertThat(header("Content-Type")).startsWith("application/problem+json");
            assertThat(json().get("status").asInt()).isEqualTo(expected);
            assertThat(json().at("/message/en").asString()).isNotBlank();
            assertThat(json().at("/message/es").asString()).isNotBlank();
            assertThat(json().get("title").asString()).isNotBlank();
            return this;
        }
    }

    public String cookie() {
        return cookie;
    }

    public Reply get(String path, String... headers) {
        return send(request(path, headers).GET());
    }

    public Reply post(String path, Object body, String... headers) {
        return send(request(path, headers)
                .header("X-Ecumene", "1")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body instanceof String text ? text : Json.text(body))));
    }

    public Reply put(String path, Object body) {
        return send(request(path)
                .header("X-Ecumene", "1")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(body instanceof String text ? text : Json.text(body))));
    }

    public HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
        if (!cookie.isEmpty()) {
            builder.header("Cookie", cookie);
        }
        if (headers.length > 0) {
            builder.headers(headers);
        }
        return builder;
    }

    public Reply send(HttpRequest.Builder builder) {
        try {
            HttpResponse<String> response =
                    HTTP.send(builder.timeout(Duration.ofSeconds(10)).build(), BodyHandlers.ofString());
            response.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
            traffic.add(response.headers().map() + response.body());
            return new Reply(response.statusCode(), response.headers().map(), response.body());
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** Opens the live updates of a match; closing the stream hangs up. */
    public LiveStream listen(String path, String... headers) {
        return new LiveStream(
                HTTP,
                request(path, headers).header("Accept", "text/event-stream").build(),
                traffic);
    }

    /** Everything this guest was sent. */
    public List<String> traffic() {
        return new ArrayList<>(traffic);
    }

    // ---------------------------------------------------------------- matches

    /** Sets up a match and gives back its id. */
    public String open(Map<String, ?> plan) {
        return post("/api/matches", plan).expect(201).json().get("id").asString();
    }

    public JsonNode state(String id) {
        return get("/api/matches/" + id).expect(200).json();
    }

    public JsonNode state(String id, int seat) {
        return get("/api/matches/" + id + "?seat=" + seat).expect(200).json();
    }

    public Reply move(String id, JsonNode state, JsonNode move) {
        return move(
                id, state.get("seat").asInt(), ply(state), state.get("undone").asInt(), move);
    }

    public Reply move(String id, int seat, int ply, int undone, JsonNode move) {
        return gesture(id, seat, ply, undone, move);
    }

    /** Several moves in one go. */
    public Reply gesture(String id, int seat, int ply, int undone, JsonNode... moves) {
        return post(
                "/api/matches/" + id + "/moves",
                Map.of("seat", seat, "ply", ply, "undone", undone, "moves", List.of(moves)));
    }

    public static int ply(JsonNode state) {
        return state.at("/match/ply").asInt();
    }
}
