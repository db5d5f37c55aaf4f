package ecumene.server.http;

import ecumene.server.api.MatchState;
import ecumene.table.TableException;
import ecumene.table.Viewer;
import ecumene.wire.Json;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The live line of one client: what it has been told, so that it is told only what is new. What it learns from the answer to
 * a request of its own it is not told once more.
 */
final class LiveLine implements AutoCloseable {

    /** As much is remembered of all lines together; beyond it whole states are sent. */
    private static final long MOST_REMEMBERED = 64L << 20;

    private static final AtomicLong REMEMBERED = new AtomicLong();

    /** What is new since a version; its text is the state as JSON. */
    record News(int version, String text) {}

    /** What was sent last, in little room. */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares or changes it
    private record Resting(int version, byte[] packed) {}

    /** How the text of a state becomes that of the next one, see {@link Difference}. */
    private record Change(int from, List<Object> parts) {}

    private final String match;
    private final Viewer viewer;
    private final boolean changes;
    private final OutputStream out;

    /** Held while somebody finds out what the client is told next, so that it is told by one of them alone. */
    private final ReentrantLock lock = new ReentrantLock();

    /** The latest version that the client knows of. */
    private int known = -1;

    /** To which version the request has led that is being answered. */
    private int changedByAnswer = -1;

    /** What was sent last, to which the next change refers; null if it is not remembered. */
    private @Nullable News before;

    /** The same, packed, while there is nothing to tell. */
    private @Nullable Resting resting;

    /** @param changes whether the client wants changes where they are shorter than whole states */
    LiveLine(String match, Viewer viewer, boolean changes, OutputStream out) {
        this.match = match;
        this.viewer = viewer;
        this.changes = changes;
        this.out = out;
    }

    /**
     * Tells what is new, if there is something.
     *
     * @param version the latest one there is; who knows it already needs nothing to be worked out
     * @param news what is new since a version
     * @throws TableException if this client may not know it any more
     */
    boolean tell(IntSupplier version, IntFunction<News> news) throws IOException {
        News found;
        lock.lock();
        try {
            if (version.getAsInt() <= known) {
                return false;
            }
            found = news.apply(known);
            if (found.version() <= known) {
                return false;
            }
            known = found.version();
        } finally {
            lock.unlock();
        }
        out.write(event(found));
        out.flush();
        return true;
    }

    /**
     * Answers a request of this client: what the answer tells is not told here again.
     *
     * @param missed what is done if something has changed that the answer does not tell
     */
    MatchState answering(Supplier<MatchState> request, IntConsumer missed) {
        int heard;
        lock.lock();
        try {
            changedByAnswer = -1;
            MatchState answer = request.get();
            Integer seat = viewer.isSpectator() ? null : viewer.seat();
            if (answer.match().id().equals(match) && Objects.equals(answer.seat(), seat)) {
                known = Math.max(known, answer.version());
            }
            return answer;
        } finally {
            heard = changedByAnswer > known ? changedByAnswer : -1;
            lock.unlock();
            if (heard >= 0) {
                missed.accept(heard);
            }
        }
    }

    /** Whether the table has got to a version by the request that is just being answered here, by this very thread. */
    boolean isAnsweredBy(int version) {
        if (!lock.isHeldByCurrentThread()) {
            return false;
        }
        changedByAnswer = version;
        return true;
    }

    private byte[] event(News news) {
        News last = before();
        remember(news);
        if (last != null) {
            byte[] change = Json.bytes(new Change(last.version(), Difference.parts(last.text(), news.text())));
            if (change.length < news.text().length()) {
                return event(news.version(), "change", change);
            }
        }
        return event(news.version(), "state", news.text().getBytes(StandardCharsets.UTF_8));
    }

    private @Nullable News before() {
        Resting kept = resting;
        if (kept == null) {
            return before;
        }
        try (GZIPInputStream packed = new GZIPInputStream(new ByteArrayInputStream(kept.packed()))) {
            return new News(kept.version(), new String(packed.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // it was packed here
        }
    }

    /** Nothing has been told for a while: what was told last is kept in less room. */
    void rest() throws IOException {
        News last = before;
        if (last != null) {
            byte[] packed = Packers.gzip(last.text().getBytes(StandardCharsets.UTF_8));
            forget();
            REMEMBERED.addAndGet(packed.length);
            resting = new Resting(last.version(), packed);
        }
    }

    private void remember(News news) {
        forget();
        if (changes && REMEMBERED.addAndGet(news.text().length()) <= MOST_REMEMBERED) {
            before = news;
        } else if (changes) {
            REMEMBERED.addAndGet(-news.text().length());
        }
    }

    private void forget() {
        if (before != null) {
            REMEMBERED.addAndGet(-before.text().length());
            before = null;
        }
        if (resting != null) {
            REMEMBERED.addAndGet(-resting.packed().length);
            resting = null;
        }
    }

    private static byte[] event(int version, String name, byte[] data) {
        byte[] head = ("id: " + version + "\nevent: " + name + "\ndata: ").getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream event = new ByteArrayOutputStream(head.length + data.length + 2);
        event.writeBytes(head);
        event.writeBytes(data);
        event.writeBytes(new byte[] {'\n', '\n'});
        return event.toByteArray();
    }

    @Override
    public void close() {
        forget();
    }
}
