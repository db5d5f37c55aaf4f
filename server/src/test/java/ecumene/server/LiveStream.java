package ecumene.server;

import ecumene.wire.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;

/** The live updates of a match, as a browser's EventSource reads them. */
public final class LiveStream implements AutoCloseable {

    private final HttpResponse<InputStream> response;
    private final BlockingQueue<Update> updates = new LinkedBlockingQueue<>();
    private volatile boolean ended;

    public record Update(String id, String name, JsonNode state) {}

    LiveStream(HttpClient http, HttpRequest request, List<String> traffic) {
        try {
            response = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
        Thread.ofVirtual().start(() -> read(traffic));
    }

    public int status() {
        return response.statusCode();
    }

    public HttpResponse<InputStream> response() {
        return response;
    }

    private void read(List<String> traffic) {
        boolean packed = response.headers().firstValue("Content-Encoding").equals(Optional.of("gzip"));
        try (InputStream body = packed ? unpacked(response.body()) : response.body();
                BufferedReader lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
            String id = "";
            String name = "";
            String line;
            while ((line = lines.readLine()) != null) {
                traffic.add(line);
                if (line.startsWith("id: ")) {
                    id = line.substring(4);
                } else if (line.startsWith("event: ")) {
                    name = line.substring(7);
                } else if (line.startsWith("data: ")) {
                    updates.add(new Update(id, name, Json.parse(line.substring(6))));
                }
            }
        } catch (IOException e) {
            // Hung up.
        } finally {
            ended = true;
        }
    }

    private static InputStream unpacked(InputStream packed) throws IOException {
        return new GZIPInputStream(packed) {
            @Override
            public int available() {
                return 0; // it would always promise more, and readers would wait for it
            }
        };
    }

    /** The next update, which must come soon. */
    public Update next() {
        try {
            Update update = updates.poll(10, TimeUnit.SECONDS);
            if (update == null) {
                throw new AssertionError("no update came" + (ended ? ": the stream has ended" : ""));
            }
            return update;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Waits for the first update of a version or a later one. */
    public Update at(int version) {
        Update update = next();
        while (update.state().get("version").asInt() < version) {
            update = next();
        }
        return update;
    }

    public boolean ended() {
        return ended;
    }

    @Override
    public void close() throws IOException {
        response.body().close();
    }
}
