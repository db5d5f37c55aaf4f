package ecumene.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.data.BadDataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotSpecTest {

    @ParameterizedTest
    @CsvSource({
        "random, random, 1it",
        "greedy, greedy, 1it",
        "mcts, mcts, 200ms",
        "mcts:50ms, mcts, 50ms",
        "mcts:2000it, mcts, 2000it",
        "mcts:200msx2, mcts, 200msx2",
        "mcts:10itx3, mcts, 10itx3"
    })
    void readsABotAndItsBudget(String text, String name, String budget) {
        BotSpec spec = BotSpec.parse(text);
        assertThat(spec.bot().name()).isEqualTo(name);
        assertThat(spec.budget()).hasToString(budget);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "mcts:200ms", "mcts:2000it", "mcts:200msx2"})
    void writesWhatItRead(String text) {
        assertThat(BotSpec.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "alphazero", "MCTS", " mcts", "mctss:10ms"})
    void namesTheBotsThereAre(String text) {
        assertThatThrownBy(() -> BotSpec.parse(text))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("random, greedy, mcts");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mcts:",
                "mcts:200",
                "mcts:ms",
                "mcts:-5ms",
                "mcts:1.5ms",
                "mcts:200s",
                "mcts:200msx",
                "mcts:200ms x2",
                "mcts:12345678901ms",
                "mcts:1ms:2"
            })
    void saysHowABudgetIsWritten(String text) {
        assertThatThrownBy(() -> BotSpec.parse(text))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining(text)
                .hasMessageContaining("200msx2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcts:0ms", "mcts:0it", "mcts:5msx0"})
    void wantsAtLeastOne(String text) {
        assertThatThrownBy(() -> BotSpec.parse(text))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("at least 1");
    }

    @Test
    void readsSeveral() {
        assertThat(BotSpec.parseAll("mcts:5it, greedy,random"))
                .extracting(BotSpec::toString)
                .containsExactly("mcts:5it", "greedy", "random");
        assertThatThrownBy(() -> BotSpec.parseAll("greedy,")).isInstanceOf(BadDataException.class);
    }
}
