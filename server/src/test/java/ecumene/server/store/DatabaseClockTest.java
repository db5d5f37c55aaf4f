package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class DatabaseClockTest {

    private static final long SECOND = 1_000_000_000;

    private final AtomicLong database = new AtomicLong(1_000_000);
    private final AtomicLong counter = new AtomicLong(-5 * SECOND);
    private final DatabaseClock clock = new DatabaseClock(database::get, counter::get);

    @Test
    void goesOnByTheCounterBetweenTwoLooks() {
        assertThat(clock.millis()).isEqualTo(1_000_000);
        counter.addAndGet(SECOND);
        assertThat(clock.millis()).isEqualTo(1_001_000);
        database.addAndGet(1_000);
        clock.look();
        assertThat(clock.millis()).isEqualTo(1_001_000);
    }

    @Test
    void followsTheDatabaseWhereverItsClockIsSet() {
        database.addAndGet(3_600_000);
        assertThat(clock.millis()).isEqualTo(1_000_000);
        clock.look();
        assertThat(clock.millis()).isEqualTo(4_600_000);
        database.addAndGet(-7_200_000);
        clock.look();
        assertThat(clock.millis()).isEqualTo(-2_600_000);
    }

    @Test
    void twoServersAgreeWhateverTheirCountersShow() {
        AtomicLong another = new AtomicLong(77 * SECOND);
        DatabaseClock other = new DatabaseClock(database::get, another::get);
        counter.addAndGet(30 * SECOND);
        another.addAndGet(30 * SECOND);
        assertThat(other.instant()).isEqualTo(clock.instant());
    }

    @Test
    void ofASlowAnswerHalfTheTimeIsOnTheWay() {
        DatabaseClock slow = new DatabaseClock(
                () -> {
                    counter.addAndGet(2 * SECOND);
                    return database.get();
                },
                counter::get);
        assertThat(slow.millis()).isEqualTo(1_001_000);
    }
}
