package ecumene.server.http;

import ecumene.server.http.LiveLine.News;
import ecumene.table.Listener;
import ecumene.table.Subscription;
import ecumene.table.TableException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Who is served on a live line. No thread waits for it: whoever brings news speaks, one at a time, and the line rests
 * meanwhile. So a thousand guests who think cost little more than what they have been told.
 */
final class LiveClient implements Listener {

    /** At most 15 updates a second: bots that make many small moves do not flood anybody. */
    private static final Duration PAUSE = Duration.ofMillis(67);

    private static final byte[] COMMENT = ":\n\n".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] HELLO = "retry: 2000\n\n".getBytes(StandardCharsets.US_ASCII);

    /** What ends with the line, beside what is here. */
    private final Consumer<LiveClient> gone;

    private final AtomicBoolean counted = new AtomicBoolean(true);
    private final Runnable uncount;
    private final CompletableFuture<@Nullable Void> over = new CompletableFuture<>();

    /** Held by whoever speaks, and until the line is open. */
    private final ReentrantLock speaking = new ReentrantLock();

    private @Nullable Subscription subscription;
    private @Nullable OutputStream out;
    private @Nullable IntSupplier version;
    private @Nullable IntFunction<News> news;
    private volatile @Nullable LiveLine line;

    /** When something was said last, by {@link System#nanoTime}. */
    private volatile long spoken = System.nanoTime();

    /**
     * @param uncount done once, as soon as the client is no longer here
     * @param gone done once, when nothing more will be said
     */
    LiveClient(Runnable uncount, Consumer<LiveClient> gone) {
        this.uncount = uncount;
        this.gone = gone;
    }

    /** Is done when the line has ended. */
    CompletableFuture<@Nullable Void> over() {
        return over;
    }

    /** The line, once it is open. */
    @Nullable
    LiveLine line() {
        return line;
    }

    /** How a line is opened. */
    @FunctionalInterface
    interface Opening {
        void open() throws IOException;
    }

    /** Opens the line; what happens meanwhile at the table is told when it is open. If it cannot be opened it has ended. */
    void opening(Opening opening) {
        speaking.lock();
        try {
            opening.open();
        } catch (IOException e) {
            end(); // The client has left: that is how it says goodbye.
        } catch (RuntimeException | Error e) {
            end();
            throw e;
        } finally {
            speaking.unlock();
        }
    }

    void listensBy(Subscription listening) {
        subscription = listening;
    }

    /**
     * Begins to speak, with what is known already.
     *
     * @param latest the latest version there is
     * @param since what is new since a version
     */
    void open(OutputStream to, LiveLine opened, News first, IntSupplier latest, IntFunction<News> since)
            throws IOException {
        out = to;
        version = latest;
        news = since;
        line = opened;
        to.write(HELLO);
        opened.tell(first::version, known -> first);
    }

    // ---------------------------------------------------------------- speaking

    /** Something has changed at the table. What comes while the line rests is told in one. */
    @Override
    public void changed(int latest) {
        if (tell()) {
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public boolean knows(int latest) {
        LiveLine opened = line;
        return opened != null && opened.isAnsweredBy(latest);
    }

    private boolean tell() {
        speaking.lock();
        try {
            if (isOver() || line == null || version == null || news == null) {
                return false;
            }
            boolean told = line.tell(version, news);
            if (told) {
                spoken = System.nanoTime();
            }
            return told;
        } catch (TableException | IOException e) {
            // The seat is no longer this guest's, and whoever connects again is told so; or the client has left.
            end();
            return false;
        } catch (RuntimeException | Error e) {
            end();
            throw e;
        } finally {
            speaking.unlock();
        }
    }

    /** Whether nothing was said for so long. */
    boolean isSilent(long now, Duration silence) {
        return now - spoken >= silence.toNanos() && !speaking.isLocked();
    }

    /** Says something that means nothing, in a thread of its own: so it is noticed who has left. */
    void breathe() {
        spoken = System.nanoTime();
        Thread.startVirtualThread(() -> say(COMMENT, false));
    }

    /** Says a last word, in a thread of its own. */
    void sayGoodbye(byte[] goodbye) {
        Thread.startVirtualThread(() -> say(goodbye, true));
    }

    private void say(byte[] words, boolean last) {
        speaking.lock();
        try {
            OutputStream to = out;
            if (isOver() || to == null) {
                return;
            }
            to.write(words);
            to.flush();
            if (line != null) {
                line.rest();
            }
            if (last) {
                finish(to);
                end();
            }
        } catch (IOException e) {
            end();
        } finally {
            speaking.unlock();
        }
    }

    private static void finish(OutputStream to) throws IOException {
        if (to instanceof PackedStream packed) {
            packed.finish();
        }
    }

    // ---------------------------------------------------------------- leaving

    /** Is no longer counted: has left, or is somewhere else. What it has is let go as soon as nobody speaks. */
    void leave() {
        if (uncounted()) {
            Thread.startVirtualThread(() -> {
                speaking.lock();
                try {
                    if (out != null && !isOver()) {
                        finish(out);
                    }
                } catch (IOException e) {
                    // That is how it says goodbye.
                } finally {
                    end();
                    speaking.unlock();
                }
            });
        }
    }

    private boolean uncounted() {
        boolean first = counted.getAndSet(false);
        if (first) {
            uncount.run();
        }
        return first;
    }

    private boolean isOver() {
        return over.isDone();
    }

    /** Ends the line; once is enough. Only by who speaks. */
    void end() {
        if (isOver()) {
            return;
        }
        uncounted();
        if (subscription != null) {
            subscription.close();
        }
        if (line != null) {
            line.close();
        }
        gone.accept(this);
        over.complete(null);
    }
}
