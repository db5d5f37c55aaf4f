package ecumene.server;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Gives memory back to the machine when the house has become quiet. The JVM collects what nobody needs when it needs room, so
 * after a busy evening it would hold all it ever had until the next one. One collection in a quiet moment disturbs nobody.
 */
final class Thrift {

    /** So often it is looked how busy the house is. */
    static final Duration LOOK = Duration.ofSeconds(10);

    /** Less of a core than this is quiet. */
    private static final double QUIET = 0.05;

    /** So much must have been done before there is something worth giving back. */
    private static final Duration WORTH_IT = Duration.ofSeconds(3);

    private final Runnable giveBack;
    private @Nullable Duration before;
    private Duration done = Duration.ZERO;

    Thrift() {
        this(System::gc);
    }

    Thrift(Runnable giveBack) {
        this.giveBack = giveBack;
    }

    void look() {
        if (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system) {
            look(Duration.ofNanos(system.getProcessCpuTime()));
        }
    }

    /** @param cpu the time that the processors have spent on the house so far */
    void look(Duration cpu) {
        Duration used = before == null ? cpu : cpu.minus(before);
        before = cpu;
        done = done.plus(used);
        if (used.toNanos() < QUIET * LOOK.toNanos() && done.compareTo(WORTH_IT) > 0) {
            done = Duration.ZERO;
            giveBack.run();
        }
    }
}
