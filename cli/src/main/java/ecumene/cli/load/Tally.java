package ecumene.cli.load;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** What happened in a load test. Counting begins when every match is set up and the server is warm. */
final class Tally {

    private static final int FIRST_SIZE = 1 << 14;
    private static final int KINDS_OF_FAILURE = 10;

    private final LongAdder updates = new LongAdder();
    private final LongAdder updateCharacters = new LongAdder();
    private final LongAdder begunAnew = new LongAdder();
    private final LongAdder stale = new LongAdder();
    private final LongAdder failures = new LongAdder();
    private final Map<String, Integer> failureKinds = new TreeMap<>();
    private final AtomicLong begin = new AtomicLong(Long.MAX_VALUE);
    private final AtomicLong end = new AtomicLong(Long.MAX_VALUE);

    private long[] nanos = new long[FIRST_SIZE];
    private int moves;

    void begin(long warmUp, long seconds) {
        long now = System.nanoTime() + warmUp * 1_000_000_000L;
        end.set(now + seconds * 1_000_000_000L);
        begin.set(now);
    }

    void awaitBegin() throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(begin.get() - System.nanoTime());
    }

    void awaitEnd() throws InterruptedException {
        TimeUnit.NANOSECONDS.sleep(end.get() - System.nanoTime());
    }

    boolean isOver() {
        return end.get() != Long.MAX_VALUE && System.nanoTime() >= end.get();
    }

    /** How long the test still takes; not negative. Players begin when that is known. */
    long nanosLeft() {
        return Math.max(0, end.get() - System.nanoTime());
    }

    private boolean counts() {
        return begin.get() != Long.MAX_VALUE && System.nanoTime() >= begin.get();
    }

    synchronized int moves() {
        return moves;
    }

    synchronized void moved(long took) {
        if (counts()) {
            if (moves == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * moves);
            }
            nanos[moves++] = took;
        }
    }

    void updated(int characters) {
        if (counts()) {
            updates.increment();
            updateCharacters.add(characters);
        }
    }

    /** A match is over, and its guests have opened another. */
    void begunAnew() {
        if (counts()) {
            begunAnew.increment();
        }
    }

    void stale() {
        stale.increment();
    }

    synchronized void failed(String how) {
        failures.increment();
        if (failureKinds.containsKey(how) || failureKinds.size() < KINDS_OF_FAILURE) {
            failureKinds.merge(how, 1, Integer::sum);
        }
    }

    synchronized Map<String, Object> report(int matches, int seats, int seconds) {
        long[] sorted = Arrays.copyOf(nanos, moves);
        Arrays.sort(sorted);
        Map<String, Object> latency = new LinkedHashMap<>();
        latency.put("p50", milliseconds(sorted, 0.50));
        latency.put("p90", milliseconds(sorted, 0.90));
        latency.put("p99", milliseconds(sorted, 0.99));
        latency.put("max", milliseconds(sorted, 1));
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("matches", matches);
        report.put("seats", seats);
        report.put("seconds", seconds);
        report.put("moves", moves);
        report.put("moves_per_second", seconds == 0 ? 0.0 : rounded((double) moves / seconds));
        report.put("matches_begun_anew", begunAnew.sum());
        report.put("latency_ms", latency);
        report.put("live_updates", updates.sum());
        report.put("live_megabytes", rounded(updateCharacters.sum() / 1e6));
        report.put("stale", stale.sum());
        report.put("errors", failures.sum());
        if (!failureKinds.isEmpty()) {
            report.put("failures", failureKinds);
        }
        return report;
    }

    /** The smallest time within which this share of the moves was acknowledged. */
    static double milliseconds(long[] sorted, double share) {
        if (sorted.length == 0) {
            return 0;
        }
        int index = (int) Math.ceil(share * sorted.length) - 1;
        return rounded(sorted[Math.max(0, index)] / 1e6);
    }

    private static double rounded(double value) {
        return Math.round(value * 100) / 100.0;
    }
}
