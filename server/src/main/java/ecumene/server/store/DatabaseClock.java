package ecumene.server.store;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * The clock of a database that several servers share: what one of them has written down another compares with its own time, so
 * all of them go by this one. Between two looks at it the steady counter of the machine goes on, and what the machine takes
 * for the time of day, and whether somebody sets it, is of no matter.
 */
public final class DatabaseClock implements InstantSource {

    private static final long NANOS_IN_A_MILLI = 1_000_000;

    private final LongSupplier database;
    private final LongSupplier counter;

    /** What the counter showed when the clock was looked at, and what the clock then showed. */
    private record Look(long nanos, long millis) {}

    private volatile Look latest;

    /** Looks for the first time: a server that cannot does not start. */
    public DatabaseClock(Database database) {
        this(database::now, System::nanoTime);
    }

    /**
     * @param database its time, in milliseconds since 1970
     * @param counter nanoseconds since any moment
     */
    DatabaseClock(LongSupplier database, LongSupplier counter) {
        this.database = database;
        this.counter = counter;
        this.latest = read();
    }

    /** Looks at the clock of the database again; if it is away, the counter goes on alone. */
    public void look() {
        latest = read();
    }

    /** It was read at some time between asking and being answered: half of that is the best guess. */
    private Look read() {
        long asked = counter.getAsLong();
        long millis = database.getAsLong();
        return new Look(asked + (counter.getAsLong() - asked) / 2, millis);
    }

    @Override
    public Instant instant() {
        Look look = latest;
        return Instant.ofEpochMilli(look.millis + (counter.getAsLong() - look.nanos) / NANOS_IN_A_MILLI);
    }
}
