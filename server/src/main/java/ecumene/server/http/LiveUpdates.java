package ecumene.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import ecumene.server.api.MatchState;
import ecumene.server.http.LiveLine.News;
import ecumene.table.Summary;
import ecumene.table.Table;
import ecumene.table.TableState;
import ecumene.table.Viewer;
import ecumene.wire.Json;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Server-sent events. A client is told what is new since it was told something last: a slow client gets the newest state, never
 * a backlog. Between two updates nothing is kept of it but what is needed to tell the next one.
 */
final class LiveUpdates implements AutoCloseable {

    /** Who has left is noticed when something is sent: by the second comment at the latest. */
    private static final Duration SILENCE = Duration.ofSeconds(4);

    /** So often it is looked who was told nothing for long. */
    private static final Duration ROUND = Duration.ofMillis(500);

    /** An update is sent at once: what Jetty would gather it in it would keep for each line as long as that lasts, 32 KB. */
    private static final int GATHERED_BYTES = 256;

    /** When a server closes, its clients do not all come back to the others at the same moment. */
    private static final int SOONEST_RETURN_MILLIS = 300;

    private static final int LATEST_RETURN_MILLIS = 3_000;
    private static final long MOST_SHARED_CHARACTERS = 16L << 20;

    /** What all spectators of a match are sent alike. */
    private record Shared(String match, int version, int since, boolean recent) {}

    /** A tab of a guest's browser, as it names itself. */
    private record Tab(String guest, String name) {}

    private static final String TAB_HEADER = "X-Ecumene-Line";

    private final MatchBodies bodies;
    private final Lines lines;
    private final Set<LiveClient> clients = ConcurrentHashMap.newKeySet();
    private final Map<Tab, LiveClient> tabs = new ConcurrentHashMap<>();
    private final Cache<Shared, News> shared = Caffeine.newBuilder()
            .maximumWeight(MOST_SHARED_CHARACTERS)
            .weigher((Shared key, News news) -> news.text().length())
            .expireAfterWrite(Duration.ofSeconds(10))
            .build();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("lines").factory());

    /** Over how many milliseconds everybody leaves; absent while nobody has to. */
    private volatile @Nullable Long leaving;

    LiveUpdates(MatchBodies bodies, Lines lines) {
        this.bodies = bodies;
        this.lines = lines;
        ScheduledFuture<?> _ =
                timer.scheduleWithFixedDelay(this::breathe, ROUND.toMillis(), ROUND.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Serves a client until it leaves, loses its seat, or the house closes: long after this has returned. */
    void serve(Call call, Table table, Viewer viewer) {
        if (isClosing()) {
            throw ProblemException.of(ProblemCode.CLOSING);
        }
        String name = call.word("line");
        boolean byChanges = call.flag("changes");
        boolean recent = call.flag("recent");
        Tab tab = name == null ? null : new Tab(call.guest(), name);
        LiveClient before = tab == null ? null : tabs.remove(tab);
        if (before != null) {
            before.leave(); // it would be noticed only when something is sent
        }
        LiveClient client = client(call.caller(), tab);
        client.opening(() -> {
            client.listensBy(table.listen(viewer, client));
            // Refusals come before this, as ordinary answers.
            News first = news(recent ? table.recentState(viewer) : table.state(viewer), call.guest());
            OutputStream out = begin(call);
            LiveLine line = new LiveLine(table.id(), viewer, byChanges, out);
            enter(client, tab); // before anything is said: who hears it may at once open another line
            client.open(out, line, first, () -> table.summary().version(), known -> news(table, viewer, known, recent));
            call.context().future(client::over);
        });
        Long time = leaving;
        if (time != null) {
            letGo(client, time);
        }
    }

    private LiveClient client(Caller caller, @Nullable Tab tab) {
        lines.enter(caller);
        return new LiveClient(() -> lines.leave(caller), client -> forget(client, tab));
    }

    private void enter(LiveClient client, @Nullable Tab tab) {
        clients.add(client);
        LiveClient meanwhile = tab == null ? null : tabs.put(tab, client);
        if (meanwhile != null) {
            meanwhile.leave();
        }
    }

    private void forget(LiveClient client, @Nullable Tab tab) {
        clients.remove(client);
        if (tab != null) {
            tabs.remove(tab, client);
        }
    }

    private static OutputStream begin(Call call) throws IOException {
        HttpServletResponse response = call.context().res();
        response.setContentType("text/event-stream");
        response.setCharacterEncoding("UTF-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        response.setHeader("Vary", "Accept-Encoding");
        response.setBufferSize(GATHERED_BYTES);
        if (!Headers.takesGzip(call.context().header("Accept-Encoding"))) {
            return response.getOutputStream();
        }
        response.setHeader("Content-Encoding", "gzip");
        return new PackedStream(response.getOutputStream());
    }

    /** Answers a request; the tab that has made it is not told the same once more by its live line. */
    MatchState answering(Call call, Supplier<MatchState> request) {
        String name = call.context().header(TAB_HEADER);
        LiveClient client = name == null ? null : tabs.get(new Tab(call.guest(), name));
        LiveLine line = client == null ? null : client.line();
        if (client == null || line == null) {
            return request.get();
        }
        return line.answering(request, version -> Thread.startVirtualThread(() -> client.changed(version)));
    }

    private void breathe() {
        long now = System.nanoTime();
        for (LiveClient client : clients) {
            if (client.isSilent(now, SILENCE)) {
                client.breathe();
            }
        }
    }

    /** Come back, but not all at once. */
    private static byte[] goodbye() {
        int again = ThreadLocalRandom.current().nextInt(SOONEST_RETURN_MILLIS, LATEST_RETURN_MILLIS);
        return ("retry: " + again + "\n\n").getBytes(StandardCharsets.US_ASCII);
    }

    private News news(Table table, Viewer viewer, int since, boolean recent) {
        Summary summary = table.summary();
        boolean stranger = viewer.isSpectator()
                && !summary.isSeated(viewer.guest())
                && !table.info().host().equals(viewer.guest());
        return stranger
                ? shared.get(
                        new Shared(table.id(), summary.version(), since, recent),
                        key -> news(table.stateSince(viewer, since, recent), viewer.guest()))
                : news(table.stateSince(viewer, since, recent), viewer.guest());
    }

    private News news(TableState state, String guest) {
        return new News(state.version(), new String(Json.bytes(bodies.state(state, guest)), StandardCharsets.UTF_8));
    }

    boolean isClosing() {
        return leaving != null;
    }

    /** Lets every client go, one after the other in so much time; nobody new is served. */
    void drain(Duration time) {
        leaving = time.toMillis();
        clients.forEach(client -> letGo(client, time.toMillis()));
    }

    private void letGo(LiveClient client, long millis) {
        if (millis == 0) {
            client.sayGoodbye(goodbye());
        } else {
            ScheduledFuture<?> _ = timer.schedule(
                    () -> client.sayGoodbye(goodbye()),
                    ThreadLocalRandom.current().nextLong(millis),
                    TimeUnit.MILLISECONDS);
        }
    }

    /** Lets every client go at once. */
    @Override
    public void close() {
        drain(Duration.ZERO);
        timer.shutdownNow();
    }
}
