package ecumene.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ThriftTest {

    private final AtomicInteger given = new AtomicInteger();
    private final Thrift thrift = new Thrift(given::incrementAndGet);

    private int after(double seconds) {
        thrift.look(Duration.ofMillis((long) (1_000 * seconds)));
        return given.get();
    }

    @Test
    void memoryIsGivenBackOnceTheHouseIsQuiet() {
        assertThat(after(4)).as("just started").isZero();
        assertThat(after(12)).as("busy").isZero();
        assertThat(after(12.3)).as("quiet").isEqualTo(1);
        assertThat(after(12.4)).as("nothing was done since").isEqualTo(1);
        assertThat(after(12.5)).isEqualTo(1);
    }

    @Test
    void whatIsDoneLittleByLittleIsGivenBackToo() {
        int looks = 0;
        for (double cpu = 0; given.get() == 0; cpu += 0.4) {
            after(cpu);
            looks++;
        }
        assertThat(looks).isBetween(7, 10);
    }
}
