package ecumene.server.http;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;

/** Counts what guests and addresses ask. Forgets the ones it has not heard of for long, and never grows beyond a bound. */
final class Limits {

    private static final int MOST_REMEMBERED = 50_000;

    /** Who asks for what: a guest or an address. */
    private record Asker(Limit limit, String who, int share) {}

    private final boolean enforced;
    private final int guestsPerAddress;
    private final LoadingCache<Asker, Bucket> buckets = Caffeine.newBuilder()
            .maximumSize(MOST_REMEMBERED)
            .expireAfterAccess(Duration.ofMinutes(10))
            .build(Limits::bucket);

    /** @param guestsPerAddress so many times as often as one guest may one address ask */
    Limits(boolean enforced, int guestsPerAddress) {
        this.enforced = enforced;
        this.guestsPerAddress = guestsPerAddress;
    }

    /** Counts one request; gives back how many seconds to wait before the next try, 0 if it may go on. */
    long secondsToWait(Limit limit, String guest, String address) {
        if (!enforced) {
            return 0;
        }
        // The address first: who invents a guest for each request gets no further than a crowd would.
        long wait = secondsToWait(new Asker(limit, "address " + address, guestsPerAddress));
        return wait > 0 ? wait : secondsToWait(new Asker(limit, "guest " + guest, 1));
    }

    /** What was asked has cost more than could be known before: so much the longer both wait for the next. */
    void charge(Limit limit, String guest, String address, long more) {
        if (enforced && more > 0) {
            buckets.get(new Asker(limit, "address " + address, guestsPerAddress))
                    .consumeIgnoringRateLimits(more);
            buckets.get(new Asker(limit, "guest " + guest, 1)).consumeIgnoringRateLimits(more);
        }
    }

    private long secondsToWait(Asker asker) {
        ConsumptionProbe probe = buckets.get(asker).tryConsumeAndReturnRemaining(1);
        return probe.isConsumed()
                ? 0
                : Math.max(
                        1,
                        Duration.ofNanos(probe.getNanosToWaitForRefill())
                                .plusMillis(999)
                                .toSeconds());
    }

    private static Bucket bucket(Asker asker) {
        Limit limit = asker.limit();
        return Bucket.builder()
                .addLimit(bandwidth -> bandwidth
                        .capacity((long) limit.burst() * asker.share())
                        .refillGreedy((long) limit.refill() * asker.share(), limit.span()))
                .build();
    }
}
