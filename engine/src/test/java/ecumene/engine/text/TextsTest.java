package ecumene.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Refusal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextsTest {

    /** Beside this class lie two small files of words. */
    private final Texts texts = Texts.of(TextsTest.class);

    record Drawn(int seat, List<String> cards) {}

    @Test
    void recordsSpeakWithTheirComponents() {
        Drawn drawn = new Drawn(1, List.of("sun", "moon"));
        assertThat(texts.say(Language.EN, "event", drawn, SeatNames.NUMBERED)).isEqualTo("player 2 draws Sun and Moon");
        assertThat(texts.say(Language.ES, "event", drawn, (seat, language) -> "Ana"))
                .isEqualTo("Ana roba Sol y Luna");
    }

    @Test
    void theEngineKnowsWordsForAllGames() {
        for (Refusal refusal : Refusal.Common.values()) {
            assertThat(texts.both("refusal." + refusal.name())).containsOnlyKeys("es", "en");
            assertThat(texts.both("heading." + refusal.rule())).containsOnlyKeys("es", "en");
        }
    }

    @Test
    void aMissingTextIsAMistakeOfOurs() {
        assertThat(texts.has(Language.EN, "nothing")).isFalse();
        assertThatThrownBy(() -> texts.say(Language.EN, "nothing")).hasMessageContaining("nothing");
    }

    @Test
    void argumentsAndKeysAreKnown() {
        assertThat(texts.keys(Language.ES)).containsExactly("event.Drawn", "name.moon", "name.sun");
        assertThat(texts.arguments(Language.ES, "event.Drawn")).containsExactly("cards", "seat");
        assertThat(texts.say(Language.ES, "event.Drawn", Map.of("seat", 0, "cards", List.of()), SeatNames.NUMBERED))
                .isEqualTo("jugador 1 roba ");
    }

    @Test
    void languagesHaveTwoLetters() {
        assertThat(Language.of("ES")).contains(Language.ES);
        assertThat(Language.of("de")).isEmpty();
    }
}
