package ecumene.throughtheages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.text.Language;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import org.junit.jupiter.api.Test;

/** Every card has a name, and every card with a text of its own says what it does. */
class CardTextsTest {

    private final ThroughTheAges game = new ThroughTheAges();

    @Test
    void everyCardHasAName() {
        for (Language language : Language.values()) {
            for (CivilCard card : CivilCard.ALL) {
                assertThat(game.texts().say(language, "name." + card)).isNotBlank();
            }
            for (MilitaryCard card : MilitaryCard.ALL) {
                assertThat(game.texts().say(language, "name." + card)).isNotBlank();
            }
        }
    }

    @Test
    void cardsSayWhatTheyDo() {
        for (Language language : Language.values()) {
            for (CivilCard card : CivilCard.ALL) {
                CivilType type = card.type();
                if (type == CivilType.LEADER
                        || type == CivilType.WONDER
                        || type == CivilType.ACTION
                        || type == CivilType.CONSTRUCTION) {
                    assertThat(game.texts().say(language, "card." + card)).isNotBlank();
                }
            }
            for (MilitaryCard card : MilitaryCard.ALL) {
                if (card.type() != MilitaryType.TERRITORY && card.type() != MilitaryType.TACTIC) {
                    assertThat(game.texts().say(language, "card." + card)).isNotBlank();
                }
            }
        }
    }
}
