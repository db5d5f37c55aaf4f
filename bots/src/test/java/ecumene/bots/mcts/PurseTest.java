package ecumene.bots.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Budget;
import org.junit.jupiter.api.Test;

class PurseTest {

    private final Purse purse = new Purse(Budget.iterations(640));

    @Test
    void theFirstDecisionMayTakeAWholeBudget() {
        purse.turn();
        assertThat(purse.open().left(0, 0)).isEqualTo(640);
    }

    @Test
    void aLongTurnSpendsLittleMoreThanTwoBudgets() {
        purse.turn();
        long spent = 0;
        for (int i = 0; i < 40; i++) {
            long part = purse.open().left(0, 0);
            assertThat(part).isBetween(20L, 640L);
            purse.pay(part);
            spent += part;
        }
        assertThat(spent).isBetween(2 * 640L, 2 * 640L + 40 * 20);
    }

    @Test
    void everyTurnPutsOneBudgetInAndTwoAreTheMost() {
        purse.turn();
        purse.turn();
        assertThat(purse.open().left(0, 0)).isEqualTo(640);
        purse.pay(1280);
        assertThat(purse.open().left(0, 0)).isEqualTo(20);
        purse.turn();
        assertThat(purse.open().left(0, 0)).isEqualTo(320);
    }

    @Test
    void timeIsSharedOutLikeIterations() {
        Purse time = new Purse(Budget.millis(600_000));
        time.turn();
        time.pay(time.open().spent(1));
        assertThat(time.open().isOver(0, 1)).isFalse();
        time.pay(Spending.whole(Budget.millis(1_200_000)));
        assertThat(time.open().left(0, 0)).isPositive();
    }
}
