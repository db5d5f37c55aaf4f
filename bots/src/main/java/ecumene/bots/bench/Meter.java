package ecumene.bots.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

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

        double perSecond() {
            return count / seconds;
        }

        double bytesEach() {
            return (double) bytes / count;
        }
    }

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Meter() {}

    /** Does the work over and over: first to warm up, half as long, then measured. */
    static Reading measure(double seconds, Work work) {
        run(seconds / 2, work);
        return run(seconds, work);
    }

    private static Reading run(double seconds, Work work) {
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
