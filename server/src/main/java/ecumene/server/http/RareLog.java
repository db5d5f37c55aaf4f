package ecumene.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.RemovalCause;
import com.github.benmanes.caffeine.cache.Ticker;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;

/** Writes failures to a log, the same one only once in a while: what fails a thousand times is one story. */
final class RareLog {

    private static final Duration WHILE = Duration.ofMinutes(1);
    private static final int MOST_KINDS = 200;

    private final Logger log;

    /** How often each kind of failure has come since it was last written. */
    private final Cache<String, AtomicLong> kinds;

    RareLog(Logger log, Ticker ticker) {
        this.log = log;
        this.kinds = Caffeine.newBuilder()
                .maximumSize(MOST_KINDS)
                .expireAfterWrite(WHILE)
                .ticker(ticker)
                .evictionListener(this::toldLater)
                .executor(Runnable::run)
                .build();
    }

    RareLog(Logger log) {
        this(log, Ticker.systemTicker());
    }

    void warn(String what, Throwable failure) {
        String kind = what + ": " + kind(failure);
        boolean first = kinds.get(kind, key -> new AtomicLong()).getAndIncrement() == 0;
        if (first) {
            log.warn(what, failure);
        }
    }

    private void toldLater(@Nullable String kind, @Nullable AtomicLong times, RemovalCause why) {
        if (times != null && times.get() > 1) {
            log.warn("{} ({} times within {})", kind, times.get(), WHILE);
        }
    }

    /** The class and the place, not the message: messages have numbers in them. */
    private static String kind(Throwable failure) {
        StackTraceElement[] trace = failure.getStackTrace();
        return failure.getClass().getName() + (trace.length == 0 ? "" : " at " + trace[0]);
    }
}
