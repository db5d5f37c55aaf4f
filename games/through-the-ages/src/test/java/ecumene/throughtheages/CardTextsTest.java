package ecumene.throughtheages;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.text.Language;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every card has a name and says what it does, with the numbers of its data. */
class CardTextsTest {

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final ThroughTheAges game = new ThroughTheAges();

    private String text(Language language, Object card) {
        return game.texts().say(language, "card." + card);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyCardHasANameAndAText(Language language) {
        for (CivilCard card : CivilCard.ALL) {
            assertThat(game.texts().say(language, "name." + card)).isNotBlank();
            assertThat(text(language, card)).as("%s", card).endsWith(".").doesNotStartWith("card.");
        }
        for (MilitaryCard card : MilitaryCard.ALL) {
            assertThat(game.texts().say(language, "name." + card)).isNotBlank();
            assertThat(text(language, card)).as("%s", card).endsWith(".").doesNotStartWith("card.");
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void civilCardsNameTheirNumbers(Language language) {
        for (CivilCard card : CivilCard.ALL) {
            names(
                    text(language, card),
                    card.science(),
                    card.culture(),
                    card.strength(),
                    card.happiness(),
                    card.civilActions(),
                    card.militaryActions(),
                    card.blueTokens(),
                    card.colonization(),
                    card.urbanLimit());
            if (card.isTechnology()) {
                names(text(language, card), card.scienceCost(), card.revolutionCost(), card.resourceCost());
            }
            if (card.type() == CivilType.FARM || card.type() == CivilType.MINE) {
                names(text(language, card), card.token());
            }
            if (card.type() == CivilType.ACTION) {
                names(text(language, card), card.amount(0));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void militaryCardsNameTheirNumbers(Language language) {
        for (MilitaryCard card : MilitaryCard.ALL) {
            String text = text(language, card);
            names(text, card.food(), card.resources(), card.science(), card.culture(), card.population());
            names(text, card.cards(), card.yellow(), card.blue(), card.strength(), card.happiness());
            if (card.type() == MilitaryType.AGGRESSION || card.type() == MilitaryType.WAR) {
                names(text, card.actions());
            }
            if (card.type() == MilitaryType.BONUS) {
                names(text, card.defence(), card.colonization());
            }
        }
    }

    /** Every number that is not 0 stands in the text. */
    private static void names(String text, int... numbers) {
        List<Integer> named = NUMBER.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(match -> Integer.parseInt(match.group()))
                .toList();
        assertThat(named)
                .as(text)
                .containsAll(IntStream.of(numbers)
                        .filter(number -> number != 0)
                        .map(Math::abs)
                        .boxed()
                        .toList());
    }
}
