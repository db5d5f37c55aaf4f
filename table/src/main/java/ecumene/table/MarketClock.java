package ecumene.table;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Ends the market of a table when its time is up. A table that nobody holds in memory is not kept there for it: whoever
 * asks for it next finds the market ended. Touched only under the table's lock.
 */
final class MarketClock {

    private final WeakReference<Table> table;
    private final Surroundings surroundings;
    private @Nullable Instant set;

    MarketClock(Table table, Surroundings surroundings) {
        this.table = new WeakReference<>(table);
        this.surroundings = surroundings;
    }

    /** Sets the clock, or stops it. */
    void set(@Nullable Instant ends) {
        if (ends == null || ends.equals(set)) {
            set = ends;
            return;
        }
        set = ends;
        long left = Math.max(0, Duration.between(surroundings.now(), ends).toMillis());
        CompletableFuture.delayedExecutor(left, TimeUnit.MILLISECONDS, surroundings.thinkers())
                .execute(() -> ring(ends));
    }

    private void ring(Instant ends) {
        Table here = table.get();
        if (here != null && !surroundings.isClosed()) {
            try {
                here.endMarket(ends);
            } catch (RuntimeException | Error e) {
                surroundings.observer().failed(here.id(), e);
            }
        }
    }
}
