package ecumene.bots.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.sample.SealedBidsMove.LayBid;
import ecumene.testkit.sample.rule.Auction;
import org.junit.jupiter.api.Test;

class DecisionTest {

    private final Decision decision = new Decision(0, Auction.STEP);

    @Test
    void findsItsArmsAgainInAnyOrder() {
        for (int card = 0; card < 300; card++) {
            assertThat(decision.arm(new LayBid(card), card)).isEqualTo(card);
        }
        for (int card = 299; card >= 0; card--) {
            assertThat(decision.arm(new LayBid(card), 7)).isEqualTo(card);
        }
        assertThat(decision.arms()).isEqualTo(300);
    }

    @Test
    void choosesOnlyWhatIsPossibleAndWasLookedAt() {
        for (int card = 0; card < 10; card++) {
            decision.arm(new LayBid(card), card);
        }
        for (int card = 0; card < 8; card++) {
            decision.look(card, 0.1 * card);
        }
        assertThat(decision.select(new int[] {2, 5, 9}, 3, Tuning.USUAL)).isEqualTo(5);
    }

    @Test
    void experienceOutweighsTheFirstLook() {
        for (int card = 0; card < 2; card++) {
            decision.arm(new LayBid(card), card);
        }
        decision.look(0, 0.9);
        decision.look(1, 0.2);
        for (int i = 0; i < 50; i++) {
            decision.update(0, 0.1);
            decision.update(1, 0.6);
        }
        assertThat(decision.expected(0, 1)).isLessThan(decision.expected(1, 1));
        assertThat(decision.select(new int[] {0, 1}, 2, Tuning.USUAL)).isEqualTo(1);
    }
}
