package ecumene.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import ecumene.server.api.MatchState;
import ecumene.server.http.LiveLine.News;
import ecumene.table.Subscription;
import ecumene.table.Summary;
import ecumene.table.Table;
import ecumene.table.TableException;
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
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Server-sent events. Each client keeps the virtual thread of its request, which sleeps until its table has changed and then
 * sends what is new since it last sent something: a slow client gets the newest state, never a backlog.
 */
final class LiveUpdates implements AutoCloseable {

    /** Who has left is noticed when something is sent: by the second comment at the latest. */
    private static final Duration SILENCE = Duration.ofSeconds(4);

    /** At most 15 updates a second: bots that make many small moves do not flood anybody. */
    private static final Duration PAUSE = Duration.ofMillis(67);

    private static final byte[] COMMENT = ":\n\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] HELLO = "retry: 2000\n\n".getBytes(StandardCharsets.US_ASCII);

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

    /** Who is served. */
    private final class Client {

        private final Caller caller;
        private final Semaphore changes = new Semaphore(0);
        private final AtomicBoolean counted = new AtomicBoolean(true);
        private volatile @Nullable LiveLine line;

        Client(Caller caller) {
            this.caller = caller;
            lines.enter(caller);
        }

        /** Is no longer counted: has left, or is somewhere else. */
        void leave() {
            if (counted.getAndSet(false)) {
                lines.leave(caller);
                changes.release();
            }
        }

        boolean hasLeft() {
            return !counted.get();
        }
    }

    private static final String TAB_HEADER = "X-Ecumene-Line";

    private final MatchBodies bodies;
    private final Lines lines;
    private final Set<Client> clients = ConcurrentHashMap.newKeySet();
    private final Map<Tab, Client> tabs = new ConcurrentHashMap<>();
    private final Cache<Shared, News> shared = Caffeine.newBuilder()
            .maximumWeight(MOST_SHARED_CHARACTERS)
            .weigher((Shared key, News news) -> news.text().length())
            .expireAfterWrite(Duration.ofSeconds(10))
            .build();

    /** Over how many milliseconds everybody leaves; absent while nobody has to. */
    private volatile @Nullable Long leaving;

    LiveUpdates(MatchBodies bodies, Lines lines) {
        this.bodies = bodies;
        this.lines = lines;
    }

    /** Serves a client until it leaves, loses its seat, or the house closes. */
    void serve(Call call, Table table, Viewer viewer) {
        if (isClosing()) {
            throw ProblemException.of(ProblemCode.CLOSING);
        }
        String name = call.word("line");
        boolean byChanges = call.flag("changes");
        boolean recent = call.flag("recent");
        Tab tab = name == null ? null : new Tab(call.guest(), name);
        Client before = tab == null ? null : tabs.remove(tab);
        if (before != null) {
            before.leave(); // it would be noticed only when something is sent
        }
        Client client = new Client(call.caller());
        clients.add(client);
        try (Subscription _ = table.listen(viewer, version -> client.changes.release())) {
            // Refusals come before this, as ordinary answers.
            News first = news(recent ? table.recentState(viewer) : table.state(viewer), call.guest());
            OutputStream out = begin(call);
            try (LiveLine line = new LiveLine(table.id(), viewer, byChanges, out)) {
                client.line = line;
                if (tab != null) {
                    tabs.put(tab, client);
                }
                out.write(HELLO);
                line.tell(first::version, known -> first);
                stream(out, line, client, () -> table.summary().version(), known -> news(table, viewer, known, recent));
                if (out instanceof PackedStream packed) {
                    packed.finish();
                }
            }
        } catch (IOException e) {
            // The client has left: that is how it says goodbye.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            if (tab != null) {
                tabs.remove(tab, client);
            }
            clients.remove(client);
            client.leave();
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
        Client client = name == null ? null : tabs.get(new Tab(call.guest(), name));
        LiveLine line = client == null ? null : client.line;
        return line == null ? request.get() : line.answering(request);
    }

    private void stream(OutputStream out, LiveLine line, Client client, IntSupplier version, IntFunction<News> news)
            throws IOException, InterruptedException {
        long leaveAt = Long.MAX_VALUE;
        long speakAt = now() + SILENCE.toMillis();
        Long told = null;
        while (true) {
            long wait = Math.min(speakAt, leaveAt) - now();
            boolean changed = wait > 0 && client.changes.tryAcquire(wait, TimeUnit.MILLISECONDS);
            client.changes.drainPermits();
            if (client.hasLeft()) {
                return;
            }
            Long time = leaving;
            if (time != null && !time.equals(told)) {
                told = time;
                leaveAt = Math.min(
                        leaveAt,
                        now() + (time == 0 ? 0 : ThreadLocalRandom.current().nextLong(time)));
            }
            if (now() >= leaveAt) {
                sayGoodbye(out);
                return;
            }
            boolean sent = false;
            if (changed) {
                try {
                    sent = line.tell(version, news);
                } catch (TableException e) {
                    // The seat is no longer this guest's. Whoever connects again is told so.
                    return;
                }
            }
            if (sent) {
                speakAt = now() + SILENCE.toMillis();
                // What comes meanwhile is told in one.
                Thread.sleep(PAUSE);
            } else if (now() >= speakAt) {
                // Whoever is told everything by answers would otherwise hear nothing here.
                out.write(COMMENT);
                out.flush();
                speakAt = now() + SILENCE.toMillis();
            }
        }
    }

    private static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    /** Come back, but not all at once. */
    private static void sayGoodbye(OutputStream out) throws IOException {
        int again = ThreadLocalRandom.current().nextInt(SOONEST_RETURN_MILLIS, LATEST_RETURN_MILLIS);
        out.write(("retry: " + again + "\n\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
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
        clients.forEach(client -> client.changes.release());
    }

    /** Lets every client go at once. */
    @Override
    public void close() {
        drain(Duration.ZERO);
    }
}
