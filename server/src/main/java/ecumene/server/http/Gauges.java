package ecumene.server.http;

import ecumene.server.Quota;
import ecumene.server.ServerConfig;
import ecumene.table.FairThreads;
import ecumene.table.Observer;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.LoggerFactory;

/** Counts and measures, for Prometheus. No id of a match or a guest is among it. */
public final class Gauges implements Observer {

    static final String MEDIA = "text/plain; version=0.0.4; charset=utf-8";

    private final RareLog log = new RareLog(LoggerFactory.getLogger(Gauges.class));

    private static final Duration[] STEPS = {
        Duration.ofMillis(5),
        Duration.ofMillis(10),
        Duration.ofMillis(25),
        Duration.ofMillis(50),
        Duration.ofMillis(100),
        Duration.ofMillis(250),
        Duration.ofSeconds(1)
    };

    /** Requests that are counted together. */
    private record Requested(Endpoint endpoint, int status) {}

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Map<Requested, Timer> requests = new ConcurrentHashMap<>();
    private final Counter moves;
    private final Counter failures;
    private final AtomicInteger liveClients = new AtomicInteger();

    public Gauges(ServerConfig config) {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        moves = Counter.builder("ecumene.moves")
                .description("Moves made by people")
                .register(registry);
        failures = Counter.builder("ecumene.failures")
                .description("What went wrong behind the scenes")
                .register(registry);
        registry.gauge("ecumene.live.clients", liveClients);
        for (Quota quota : Quota.values()) {
            Gauge.builder("ecumene.quota", () -> config.quota(quota))
                    .description("What a guest, an address or everybody may have at most")
                    .tag("quota", quota.id())
                    .register(registry);
        }
    }

    /** How many wait for bots to think, and for long matches to be read. */
    void queues(FairThreads thinkers, FairThreads readers) {
        Gauge.builder("ecumene.waiting", thinkers::waiting)
                .tag("for", "thinkers")
                .register(registry);
        Gauge.builder("ecumene.waiting", readers::waiting).tag("for", "readers").register(registry);
    }

    void requested(Endpoint endpoint, int status, Duration took) {
        requests.computeIfAbsent(new Requested(endpoint, status), this::timer).record(took);
    }

    private Timer timer(Requested kind) {
        return Timer.builder("ecumene.requests")
                .description("Requests by route")
                .tag("method", kind.endpoint().method().name())
                .tag("route", kind.endpoint().path())
                .tag("status", Integer.toString(kind.status()))
                .serviceLevelObjectives(STEPS)
                .register(registry);
    }

    void moved() {
        moves.increment();
    }

    AtomicInteger liveClients() {
        return liveClients;
    }

    @Override
    public void thought(String bot, Duration took) {
        Timer.builder("ecumene.thoughts")
                .description("Thoughts of bots")
                .tag("bot", bot)
                .register(registry)
                .record(took);
    }

    @Override
    public void failed(String table, Throwable failure) {
        failures.increment();
        log.warn("A table had a failure", failure);
    }

    String scrape() {
        return registry.scrape(MEDIA);
    }
}
