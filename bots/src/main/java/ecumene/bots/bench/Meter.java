package ecumene.bots.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.CompilationMXBean;
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

    /** The warm-up ends after so many slices in which nothing changes, or else after so many in all. */
    private static final int CALM_SLICES = 3;

    private static final int MOST_SLICES = 60;

    /** What is more than chance: so many times as fast, and the compiler busy for this part of the time. */
    private static final double FASTER = 1.02;

    private static final double BUSY = 0.1;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();

    private Meter() {}

    /** Does the work over and over: first until it is warm, then measured. */
    static Reading measure(double seconds, Work work) {
        warmUp(seconds, work);
        return run(seconds, work);
    }

    /**
     * Does the work until the compiler has done its own: for a few slices in a row neither has it been busy nor has the work
     * become faster. The rules of a game are wide: it takes the compiler long to get through them, longer on a busy machine,
     * and a small loop that they are compared with is ready at once. What is measured is the speed they keep.
     */
    private static void warmUp(double seconds, Work work) {
        double slice = seconds / SLICES;
        double best = 0;
        int calm = 0;
        for (int done = 0; calm < CALM_SLICES && done < MOST_SLICES; done++) {
            long before = compiling();
            double speed = run(slice, work).perSecond();
            boolean isCalm = speed < FASTER * best && compiling() - before < BUSY * slice * 1e3;
            calm = isCalm ? calm + 1 : 0;
            best = Math.max(best, speed);
        }
    }

    /** Milliseconds that the compiler has worked. */
    private static long compiling() {
        return COMPILER.getTotalCompilationTime();
    }

    /** The same for two works that are to be compared, by turns, so that a busy minute hits both. */
    static List<Reading> measureBoth(double secondsEach, Work one, Work other) {
        warmUp(secondsEach, one);
        warmUp(secondsEach, other);
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
