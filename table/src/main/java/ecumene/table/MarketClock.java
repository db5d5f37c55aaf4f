package ecumene.table;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Ends the market of a table when its time is up. A table that nobody holds in memory is not kept there for it: whoever
 * asks for it next finds the market ended. Touched only under the table's lock.
 */
final class MarketClock {

    private final WeakReference<Steward> steward;
    private final Surroundings surroundings;
    private @Nullable Instant set;

    MarketClock(Steward steward, Surroundings surroundings) {
        this.steward = new WeakReference<>(steward);
        this.surroundings = surroundings;
    }

    /** Sets the clock, or stops it. */
    void set(@Nullable Instant ends) {
        if (ends == null || ends.equals(set)) {
            set = ends;
            return;
        }
        set = ends;
        surroundings.later(Duration.between(surroundings.now(), ends), () -> ring(ends));
    }

    private void ring(Instant ends) {
        Steward here = steward.get();
        if (here != null) {
            try {
                here.endMarket(ends);
            } catch (RuntimeException | Error e) {
                surroundings.observer().failed(here.info().id(), e);
            }
        }
    }
}
