package ecumene.bots.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Time and memory spent by this thread. It reads the thread's own processor clock, so that neighbours on a shared machine
 * do not count.
 */
final class Meter {

    /** Does some work and says how much of it was done. */
    @FunctionalInterface
    interface Work {
        long batch();
    }

    /**
     * What was measured.
     *
     * @param count how much work was done
     * @param seconds of the thread's processor time
     * @param bytes allocated
     */
    record Reading(long count, double seconds, long bytes) {

        static final Reading NOTHING = new Reading(0, 0, 0);

        Reading and(Reading more) {
            return new Reading(count + more.count, seconds + more.seconds, bytes + more.bytes);
        }

        double perSecond() {
            return count / seconds;
        }

        double bytesEach() {
            return (double) bytes / count;
        }
    }

    private static final int SLICES = 6;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Meter() {}

    /** Does the work over and over: first to warm up, half as long, then measured. */
    static Reading measure(double seconds, Work work) {
        run(seconds / 2, work);
        return run(seconds, work);
    }

    /** The same for two works that are to be compared, by turns, so that a busy minute hits both. */
    static List<Reading> measureBoth(double secondsEach, Work one, Work other) {
        run(secondsEach / 2, one);
        run(secondsEach / 2, other);
        Reading first = Reading.NOTHING;
        Reading second = Reading.NOTHING;
        for (int slice = 0; slice < SLICES; slice++) {
            first = first.and(run(secondsEach / SLICES, one));
            second = second.and(run(secondsEach / SLICES, other));
        }
        return List.of(first, second);
    }

    static Reading run(double seconds, Work work) {
        long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
        long begin = THREADS.getCurrentThreadCpuTime();
        long most = (long) (seconds * 1e9);
        long count = 0;
        long spent;
        do {
            count += work.batch();
            spent = THREADS.getCurrentThreadCpuTime() - begin;
        } while (spent < most);
        return new Reading(count, Math.max(spent, 1) / 1e9, THREADS.getCurrentThreadAllocatedBytes() - bytesBefore);
    }
}
