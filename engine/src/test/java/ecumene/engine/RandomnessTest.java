package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RandomnessTest {

    /** The published first numbers of SplitMix64 for this seed: records depend on them for ever. */
    @Test
    void isSplitMix64() {
        Randomness random = new Randomness(1234567);
        assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("6457827717110365317");
        assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("3203168211198807973");
        assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("9817491932198370423");
    }

    @Test
    void numbersBelowABoundAreAllReachedAboutEquallyOften() {
        Randomness random = new Randomness(1);
        int[] seen = new int[7];
        for (int i = 0; i < 70_000; i++) {
            seen[random.below(7)]++;
        }
        for (int count : seen) {
            assertThat(count).isBetween(9_500, 10_500);
        }
    }

    @Test
    void nothingIsBelowZero() {
        assertThatThrownBy(() -> new Randomness(1).below(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void shufflingKeepsEveryCardAndLeavesTheRestAlone() {
        byte[] cards = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        new Randomness(5).shuffle(cards, 6);
        assertThat(java.util.Arrays.copyOf(cards, 6)).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6);
        assertThat(java.util.Arrays.copyOfRange(cards, 6, 9)).containsExactly(7, 8, 9);
        int[] numbers = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        new Randomness(5).shuffle(numbers, 9);
        assertThat(numbers).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(numbers).isNotEqualTo(new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9});
    }

    @Test
    void aCopyGoesItsOwnWayFromTheSamePlace() {
        Randomness random = new Randomness(9);
        Randomness copy = random.copy();
        long next = random.nextLong();
        assertThat(copy.state()).isNotEqualTo(random.state());
        assertThat(copy.nextLong()).isEqualTo(next);
        assertThat(random.nextDouble()).isBetween(0.0, 1.0);
    }
}
