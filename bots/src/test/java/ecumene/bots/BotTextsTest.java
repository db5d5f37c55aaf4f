package ecumene.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.text.Language;
import ecumene.engine.text.Texts;
import org.junit.jupiter.api.Test;

class BotTextsTest {

    private final Texts texts = Texts.of(Bot.class);

    @Test
    void bothLanguagesSayTheSameThings() {
        assertThat(texts.keys(Language.ES)).isEqualTo(texts.keys(Language.EN));
        for (String key : texts.keys(Language.ES)) {
            assertThat(texts.arguments(Language.ES, key)).as(key).isEqualTo(texts.arguments(Language.EN, key));
        }
    }

    @Test
    void everyBotHasAName() {
        for (String bot : Bots.names()) {
            assertThat(texts.has(Language.ES, "bot." + bot)).as(bot).isTrue();
        }
    }
}
