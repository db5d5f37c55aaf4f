package ecumene.cli.load;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How long the processors of the machine work for the server, as it says in its metrics, and for us. */
final class Processors {

    private static final String METRIC = "process_cpu_time_ns_total ";
    private static final double NANOS = 1e6;

    private final HttpClient http;
    private final URI server;
    private @Nullable Double serverBefore;
    private @Nullable Double serverAfter;
    private double oursBefore;
    private double oursAfter;

    Processors(HttpClient http, URI server) {
        this.http = http;
        this.server = server;
    }

    void begin() throws InterruptedException {
        serverBefore = ofServer();
        oursBefore = ours();
    }

    void end() throws InterruptedException {
        serverAfter = ofServer();
        oursAfter = ours();
    }

    void report(Map<String, Object> report, int moves) {
        Double before = serverBefore;
        Double after = serverAfter;
        if (moves > 0 && before != null && after != null) {
            report.put("server_cpu_ms_per_move", rounded((after - before) / NANOS / moves));
        }
        if (moves > 0) {
            report.put("load_cpu_ms_per_move", rounded((oursAfter - oursBefore) / NANOS / moves));
        }
        report.put(
                "load_average",
                rounded(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage()));
    }

    private static double ours() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }

    /** Null if the server does not tell. */
    private @Nullable Double ofServer() throws InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(server.resolve("/metrics"))
                .timeout(Duration.ofSeconds(10))
                .build();
        try {
            HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
            return answer.body()
                    .lines()
                    .filter(line -> line.startsWith(METRIC))
                    .map(line -> Double.valueOf(line.substring(METRIC.length()).strip()))
                    .findFirst()
                    .orElse(null);
        } catch (IOException e) {
            return null;
        }
    }

    private static double rounded(double value) {
        return Math.round(value * 1000) / 1000.0;
    }
}
