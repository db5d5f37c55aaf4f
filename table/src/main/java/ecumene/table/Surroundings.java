package ecumene.table;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/** What every table of the house uses. */
final class Surroundings implements AutoCloseable {

    private final Store store;
    private final InstantSource clock;
    private final Thinkers thinkers;
    private final Observer observer;
    private volatile boolean closed;

    Surroundings(Store store, InstantSource clock, Thinkers thinkers, Observer observer) {
        this.store = store;
        this.clock = clock;
        this.thinkers = thinkers;
        this.observer = observer;
    }

    Store store() {
        return store;
    }

    Thinkers thinkers() {
        return thinkers;
    }

    Observer observer() {
        return observer;
    }

    /** To the millisecond, as stores keep it: what is loaded equals what was there. */
    Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
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
