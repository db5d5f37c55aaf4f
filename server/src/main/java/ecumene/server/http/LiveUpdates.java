package ecumene.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import ecumene.table.Subscription;
import ecumene.table.Summary;
import ecumene.table.Table;
import ecumene.table.TableException;
import ecumene.table.TableState;
import ecumene.table.Viewer;
import ecumene.wire.Json;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Server-sent events. Each client keeps the virtual thread of its request, which sleeps until its table has changed and then
 * sends what is new since it last sent something: a slow client gets the newest state, never a backlog.
 */
final class LiveUpdates implements AutoCloseable {

    static final int MOST_PER_GUEST = 20;
    static final int MOST = 2_000;

    private static final Duration SILENCE = Duration.ofSeconds(15);
    /** At most 15 updates a second: bots that make many small moves do not flood anybody. */
    private static final Duration PAUSE = Duration.ofMillis(67);

    private static final byte[] COMMENT = ":\n\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] HELLO = "retry: 2000\n\n".getBytes(StandardCharsets.US_ASCII);
    private static final long MOST_SHARED_BYTES = 16L << 20;

    /** What all spectators of a match are sent alike. */
    private record Shared(String match, int version, int since) {}

    private record Update(int version, Payload event) {}

    private final MatchBodies bodies;
    private final AtomicInteger clients;
    private final Map<String, Integer> clientsOfGuest = new ConcurrentHashMap<>();
    private final Map<Semaphore, Boolean> sleepers = new ConcurrentHashMap<>();
    private final Cache<Shared, Update> shared = Caffeine.newBuilder()
            .maximumWeight(MOST_SHARED_BYTES)
            .weigher((Shared key, Update update) -> update.event().size())
            .expireAfterWrite(Duration.ofSeconds(10))
            .build();
    private volatile boolean closed;

    LiveUpdates(MatchBodies bodies, AtomicInteger clients) {
        this.bodies = bodies;
        this.clients = clients;
    }

    /** Serves a client until it leaves, loses its seat, or the house closes. */
    void serve(Call call, Table table, Viewer viewer) {
        if (closed) {
            throw ProblemException.of(ProblemCode.CLOSING);
        }
        enter(call.guest());
        Semaphore changes = new Semaphore(0);
        sleepers.put(changes, true);
        try (Subscription subscription = table.listen(viewer, version -> changes.release())) {
            // Refusals come before this, as ordinary answers.
            TableState first = table.state(viewer);
            HttpServletResponse response = call.context().res();
            response.setContentType("text/event-stream");
            response.setCharacterEncoding("UTF-8");
            response.setHeader("Cache-Control", "no-store");
            response.setHeader("X-Accel-Buffering", "no");
            OutputStream out = response.getOutputStream();
            out.write(HELLO);
            send(out, first, call.guest());
            stream(out, changes, subscription, first.version());
        } catch (IOException e) {
            // The client has left: that is how it says goodbye.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            sleepers.remove(changes);
            leave(call.guest());
        }
    }

    private void stream(OutputStream out, Semaphore changes, Subscription subscription, int sent)
            throws IOException, InterruptedException {
        int version = sent;
        while (!closed) {
            boolean changed = changes.tryAcquire(SILENCE.toMillis(), TimeUnit.MILLISECONDS);
            changes.drainPermits();
            if (closed) {
                return;
            }
            if (changed) {
                Update update;
                try {
                    update = update(subscription.table(), subscription.viewer(), version);
                } catch (TableException e) {
                    // The seat is no longer this guest's. Whoever connects again is told so.
                    return;
                }
                if (update.version() > version) {
                    out.write(update.event().bytes());
                    out.flush();
                    version = update.version();
                    // What comes meanwhile is told in one.
                    Thread.sleep(PAUSE);
                }
            } else {
                out.write(COMMENT);
                out.flush();
            }
        }
    }

    private Update update(Table table, Viewer viewer, int since) {
        Summary summary = table.summary();
        boolean stranger = viewer.isSpectator()
                && !summary.isSeated(viewer.guest())
                && !table.info().host().equals(viewer.guest());
        return stranger
                ? shared.get(new Shared(table.id(), summary.version(), since), key -> newUpdate(table, viewer, since))
                : newUpdate(table, viewer, since);
    }

    private Update newUpdate(Table table, Viewer viewer, int since) {
        TableState state = table.stateSince(viewer, since);
        return new Update(state.version(), event(state, viewer.guest()));
    }

    private void send(OutputStream out, TableState state, String guest) throws IOException {
        out.write(event(state, guest).bytes());
        out.flush();
    }

    private Payload event(TableState state, String guest) {
        byte[] json = Json.bytes(bodies.state(state, guest));
        byte[] head = ("id: " + state.version() + "\nevent: state\ndata: ").getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream event = new ByteArrayOutputStream(head.length + json.length + 2);
        event.writeBytes(head);
        event.writeBytes(json);
        event.writeBytes(new byte[] {'\n', '\n'});
        return new Payload(event.toByteArray());
    }

    private void enter(String guest) {
        int mine = clientsOfGuest.merge(guest, 1, Integer::sum);
        int all = clients.incrementAndGet();
        if (mine > MOST_PER_GUEST || all > MOST) {
            leave(guest);
            throw ProblemException.of(ProblemCode.TOO_MANY);
        }
    }

    private void leave(String guest) {
        clients.decrementAndGet();
        clientsOfGuest.computeIfPresent(guest, (key, number) -> number == 1 ? null : number - 1);
    }

    /** Wakes every client up to let it go. */
    @Override
    public void close() {
        closed = true;
        sleepers.keySet().forEach(Semaphore::release);
    }
}
