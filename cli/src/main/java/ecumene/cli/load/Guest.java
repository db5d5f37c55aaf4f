package ecumene.cli.load;

import ecumene.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import tools.jackson.databind.JsonNode;

/** A guest of a server, known to it by a cookie. */
public final class Guest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final HttpClient http;
    private final URI server;
    private final String cookie;

    private Guest(HttpClient http, URI server, String cookie) {
        this.http = http;
        this.server = server;
        this.cookie = cookie;
    }

    /** What a server answered. */
    public record Answer(int status, JsonNode body) {

        public boolean isGood() {
            return status / 100 == 2;
        }

        /** The code of a problem; nothing if all is well. */
        public String code() {
            return body.path("code").asString("");
        }
    }

    /** Comes in by the door and is given a cookie. */
    public static Guest arrive(HttpClient http, URI server) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(server.resolve("/api/me"))
                .timeout(PATIENCE)
                .build();
        HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new UnexpectedAnswerException("GET /api/me", answer(response));
        }
        String cookie = response.headers()
                .firstValue("Set-Cookie")
                .map(value -> value.substring(0, (value + ";").indexOf(';')))
                .orElseThrow(() -> new UnexpectedAnswerException("GET /api/me", answer(response)));
        return new Guest(http, server, cookie);
    }

    /** Comes back with a cookie that was given before. */
    public static Guest known(HttpClient http, URI server, String cookie) {
        return new Guest(http, server, cookie);
    }

    /** By which the server knows this guest: name and value. */
    public String cookie() {
        return cookie;
    }

    public Answer get(String path) throws IOException, InterruptedException {
        return answer(http.send(request(path).build(), BodyHandlers.ofString()));
    }

    public Answer post(String path, Object body) throws IOException, InterruptedException {
        HttpRequest request = request(path)
                .header("X-Ecumene", "1")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Json.text(body)))
                .build();
        return answer(http.send(request, BodyHandlers.ofString()));
    }

    /** {@link #post} where anything but success is unexpected. */
    public JsonNode mustPost(String path, Object body) throws IOException, InterruptedException {
        Answer answer = post(path, body);
        if (!answer.isGood()) {
            throw new UnexpectedAnswerException("POST " + path, answer);
        }
        return answer.body();
    }

    /** Live updates, until they are closed. */
    public InputStream listen(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(server.resolve(path))
                .header("Cookie", cookie)
                .header("Accept", "text/event-stream")
                .build();
        HttpResponse<InputStream> response = http.send(request, BodyHandlers.ofInputStream());
        if (response.statusCode() != 200) {
            try (InputStream body = response.body()) {
                throw new IOException("GET " + path + ": " + response.statusCode() + " "
                        + new String(body.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
            }
        }
        return response.body();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(server.resolve(path)).timeout(PATIENCE).header("Cookie", cookie);
    }

    private static Answer answer(HttpResponse<String> response) {
        String body = response.body();
        return new Answer(response.statusCode(), Json.parse(body.isEmpty() ? "null" : body));
    }
}
