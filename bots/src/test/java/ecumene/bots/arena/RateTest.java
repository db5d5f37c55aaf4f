package ecumene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against the examples of Newcombe (1998), table I, method 3. */
class RateTest {

    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0.0000, 0.1611", "1, 29, 0.0061, 0.1718"})
    void intervals(double count, int of, double low, double high) {
        Rate rate = new Rate(count, of);
        assertThat(rate.low()).isCloseTo(low, within(5e-5));
        assertThat(rate.high()).isCloseTo(high, within(5e-5));
    }

    @Test
    void theRateLiesInside() {
        Rate rate = new Rate(2.5, 10);
        assertThat(rate.rate()).isEqualTo(0.25);
        assertThat(rate.low()).isBetween(0.0, 0.25);
        assertThat(rate.high()).isBetween(0.25, 1.0);
    }

    @Test
    void nothingIsKnownOfNothing() {
        Rate rate = new Rate(0, 0);
        assertThat(rate.low()).isZero();
        assertThat(rate.high()).isEqualTo(1);
    }
}
