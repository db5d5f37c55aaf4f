package ecumene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.TestShell.Outcome;
import ecumene.wire.Json;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The house is opened from the command line, borne by a load test, and closed again. */
@Timeout(120)
class ServeTest {

    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)");

    @TempDir
    private Path folder;

    /** A command that runs until it is interrupted, as by Ctrl+C. */
    private static final class Running implements AutoCloseable {

        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private final Thread thread;

        Running(String language, String... args) {
            PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
            Shell shell = new Shell(
                    new ByteArrayInputStream(new byte[0]), stream, stream, false, false, Map.of("LANG", language));
            thread = Thread.ofPlatform().start(() -> Ecumene.run(shell, TestShell.GAMES, args));
        }

        String said() {
            return out.toString(StandardCharsets.UTF_8);
        }

        String address() throws InterruptedException {
            while (thread.isAlive()) {
                Matcher address = ADDRESS.matcher(said());
                if (address.find() && said().endsWith("\n")) {
                    return address.group();
                }
                Thread.sleep(10);
            }
            throw new AssertionError("it ended: " + said());
        }

        @Override
        public void close() {
            thread.interrupt();
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private String data() {
        return folder.resolve("house").toString();
    }

    @Test
    void opensTheHouseSaysWhereAndClosesIt() throws Exception {
        String address;
        try (Running house = new Running("es_ES", "--port", "0", "--data", data());
                HttpClient http = HttpClient.newHttpClient()) {
            address = house.address();
            assertThat(house.said().lines()).hasSize(1);
            assertThat(house.said()).contains("Ecumene está abierta en " + address, data());
            String health = http.send(
                            HttpRequest.newBuilder(URI.create(address + "/api/health"))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            assertThat(Json.parse(health).path("games").asInt()).isEqualTo(2);
        }
        // The port and the folder are free again.
        int port = URI.create(address).getPort();
        try (Running again = new Running("C", "serve", "--port", "" + port, "--data", data())) {
            assertThat(again.address()).isEqualTo(address);
            assertThat(again.said()).contains("Ecumene is open at");
        }
    }

    @Test
    void whatIsTakenOrForbiddenIsOneClearLine() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertRefused("serve", "--port", "" + taken.getLocalPort(), "--data", data());
        }
        Path file = Files.writeString(folder.resolve("file"), "");
        assertRefused("serve", "--port", "0", "--data", file + "/inside");
        try (Running house = new Running("C", "--port", "0", "--data", data())) {
            house.address();
            assertRefused("serve", "--port", "0", "--data", data());
        }
    }

    private static void assertRefused(String... args) {
        for (String language : new String[] {"es_ES.UTF-8", "C"}) {
            Outcome outcome = TestShell.runWith("", Map.of("LANG", language), args);
            assertThat(outcome.status()).isEqualTo(2);
            assertThat(outcome.errLines()).hasSize(1);
            assertThat(outcome.err()).startsWith("ecumene: ").doesNotContain("Exception");
            assertThat(outcome.out()).isEmpty();
        }
    }

    @Test
    void loadPlaysManyMatchesAndReportsInJson() throws Exception {
        try (Running house = new Running("C", "--port", "0", "--data", data(), "--no-limits")) {
            Outcome outcome = TestShell.run(
                    "load", "--url", house.address(), "--matches", "6", "--seconds", "3", "--think", "30");
            assertThat(outcome.status()).as(outcome.err()).isZero();
            assertThat(outcome.outLines()).hasSize(1);
            JsonNode report = Json.parse(outcome.out());
            assertThat(report.path("errors").asInt()).as(outcome.out()).isZero();
            assertThat(report.path("moves").asInt()).as(outcome.out()).isGreaterThan(30);
            assertThat(report.path("live_updates").asInt()).isPositive();
            assertThat(report.path("server_cpu_ms_per_move").asDouble()).isPositive();
            JsonNode latency = report.path("latency_ms");
            assertThat(latency.path("p50").asDouble())
                    .isPositive()
                    .isLessThanOrEqualTo(latency.path("p99").asDouble());
            assertThat(latency.path("p99").asDouble())
                    .isLessThanOrEqualTo(latency.path("max").asDouble());
        }
    }

    @Test
    void loadSaysWhatKeepsItFromLoading() throws Exception {
        assertCannotLoad("http://localhost:1", "No server");
        try (Running house = new Running("C", "--port", "0", "--data", data())) {
            assertCannotLoad(house.address(), "--no-limits");
        }
    }

    private static void assertCannotLoad(String url, String words) {
        Outcome outcome = TestShell.run("load", "--url", url, "--matches", "300", "--seconds", "1");
        assertThat(outcome.status()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err()).contains(words).doesNotContain("Exception");
        assertThat(outcome.out()).isEmpty();
    }

    @Test
    void aRehearsalLeavesNothingBehind() {
        Outcome outcome = TestShell.run("rehearse");
        assertThat(outcome.status()).as(outcome.err()).isZero();
        assertThat(outcome.out() + outcome.err()).isEmpty();
    }
}
