package ecumene.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What every table of the house uses. */
final class Surroundings implements AutoCloseable {

    private final Store store;
    private final InstantSource clock;
    private final FairThreads thinkers;
    private final Hospitality hospitality;
    private final Exhibitions exhibitions;
    private final Observer observer;
    private volatile boolean resting;
    private volatile boolean closed;

    Surroundings(Store store, InstantSource clock, FairThreads thinkers, Hospitality hospitality, Observer observer) {
        this.store = store;
        this.clock = clock;
        this.thinkers = thinkers;
        this.hospitality = hospitality;
        this.exhibitions = new Exhibitions(hospitality.exhibitions());
        this.observer = observer;
    }

    Store store() {
        return store;
    }

    FairThreads thinkers() {
        return thinkers;
    }

    Hospitality hospitality() {
        return hospitality;
    }

    Exhibitions exhibitions() {
        return exhibitions;
    }

    Observer observer() {
        return observer;
    }

    /** To the millisecond, as stores keep it: what is loaded equals what was there. */
    Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** Something short that is due after a while, on a thread of its own: it waits for no bot. In a closed house nothing is due. */
    void later(Duration time, Runnable what) {
        CompletableFuture.delayedExecutor(
                        Math.max(0, time.toNanos()), TimeUnit.NANOSECONDS, Surroundings::onAThreadOfItsOwn)
                .execute(() -> {
                    if (!isClosed()) {
                        what.run();
                    }
                });
    }

    private static void onAThreadOfItsOwn(Runnable what) {
        Thread.startVirtualThread(what);
    }

    /** From now on no bot begins to think here: other houses go on. */
    void rest() {
        resting = true;
    }

    boolean isResting() {
        return resting;
    }

    boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        closed = true;
        thinkers.close();
    }
}
