package ecumene.bots.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Budget;
import org.junit.jupiter.api.Test;

class SpendingTest {

    @Test
    void iterationsAreSharedOutToTheLast() {
        Spending spending = new Spending(Budget.iterations(100).withThreads(3));
        assertThat(spending.left(0, 0) + spending.left(1, 0) + spending.left(2, 0))
                .isEqualTo(100);
        assertThat(spending.isOver(0, 33)).isFalse();
        assertThat(spending.isOver(0, 34)).isTrue();
        assertThat(spending.isOver(2, 33)).isTrue();
    }

    @Test
    void everyTreeGetsSomething() {
        Spending spending = new Spending(Budget.iterations(1).withThreads(4));
        assertThat(spending.isOver(3, 0)).isFalse();
    }

    @Test
    void timeRunsOut() throws InterruptedException {
        Spending spending = new Spending(Budget.millis(1));
        Thread.sleep(2);
        assertThat(spending.isOver(0, 10)).isTrue();
        assertThat(new Spending(Budget.millis(600_000)).isOver(0, 10)).isFalse();
    }

    @Test
    void stoppingEndsAll() {
        Spending spending = new Spending(Budget.iterations(1000));
        spending.stop();
        assertThat(spending.isOver(0, 1)).isTrue();
    }
}
