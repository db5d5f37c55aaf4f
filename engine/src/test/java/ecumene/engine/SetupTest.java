package ecumene.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.data.BadDataException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SetupTest {

    private final GameInfo info = new GameInfo(
            "sample",
            2,
            4,
            1,
            List.of(
                    Option.choice("island", "built", "random"),
                    Option.number("round-limit", 0, 50, 0),
                    Option.flag("quick", false)));

    @Test
    void optionsNotChosenAreAsByDefault() {
        Setup setup = info.setup(3, Map.of("island", "random"));
        assertThat(setup.choice("island")).isEqualTo("random");
        assertThat(setup.number("round-limit")).isZero();
        assertThat(setup.flag("quick")).isFalse();
    }

    @Test
    void whatDoesNotFitIsRefused() {
        for (Map<String, String> wrong : List.of(
                Map.of("island", "sunken"),
                Map.of("round-limit", "51"),
                Map.of("round-limit", "-1"),
                Map.of("round-limit", "many"),
                Map.of("quick", "maybe"),
                Map.of("colour", "red"))) {
            assertThatThrownBy(() -> info.setup(3, wrong))
                    .isInstanceOf(BadDataException.class)
                    .hasMessageContaining(wrong.keySet().iterator().next());
        }
        assertThatThrownBy(() -> info.setup(5)).isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> info.setup(1)).isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> info.setup(2).choice("colour")).isInstanceOf(BadDataException.class);
    }

    @Test
    void someValuesAreForSomeNumbersOfSeats() {
        GameInfo game = new GameInfo(
                "sample",
                2,
                4,
                1,
                List.of(Option.choice("board", "big", "small").onlyFor("small", 2, 3)));
        assertThat(game.setup(3, Map.of("board", "small")).choice("board")).isEqualTo("small");
        assertThat(game.setup(4, Map.of("board", "big")).choice("board")).isEqualTo("big");
        assertThatThrownBy(() -> game.setup(4, Map.of("board", "small")))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("4 seats");
        Option gap = Option.choice("board", "big", "small").onlyFor("small", 2, 4, 3);
        assertThat(gap.allows("small", 2)).isTrue();
        assertThat(gap.allows("small", 3)).isFalse();
        assertThat(gap.allows("small", 4)).isTrue();
    }

    @Test
    void seatsOfOneRankShareAGroup() {
        int[] scores = {3, 7, 3, 7};
        Result result = Result.ranked(scores, (a, b) -> scores[b] - scores[a], "end");
        assertThat(result.ranking()).isEqualTo(List.of(List.of(1, 3), List.of(0, 2)));
        assertThat(result.winners()).containsExactly(1, 3);
    }

    @Test
    void pointsBecomeSharesOfOneVictory() {
        double[] shares = {10, 12, 8};
        Evaluation.sharesFromPoints(shares, 3, 2);
        assertThat(shares[0] + shares[1] + shares[2]).isBetween(0.999999, 1.000001);
        assertThat(shares[1]).isGreaterThan(shares[0]);
        assertThat(shares[0]).isGreaterThan(shares[2]);
        Evaluation.sharesFromResult(new Result(List.of(List.of(0, 2), List.of(1)), List.of(1, 0, 1), "end"), shares);
        assertThat(shares).containsExactly(0.5, 0, 0.5);
    }

    @Test
    void setsOfSeats() {
        int set = Seats.only(0) | Seats.only(3);
        assertThat(Seats.list(set)).containsExactly(0, 3);
        assertThat(Seats.contains(set, 3)).isTrue();
        assertThat(Seats.contains(set, 1)).isFalse();
        assertThat(Seats.contains(set, Seats.SPECTATOR)).isFalse();
        assertThat(Seats.contains(Seats.EVERYONE, Seats.SPECTATOR)).isTrue();
        assertThat(Seats.contains(Seats.all(3), 2)).isTrue();
        assertThat(Seats.count(Seats.all(3))).isEqualTo(3);
    }
}
