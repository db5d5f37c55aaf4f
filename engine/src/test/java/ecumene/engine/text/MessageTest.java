package ecumene.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class MessageTest {

    @Test
    void argumentsAreFilledIn() {
        assertThat(say(
                        "{seat, seat} moves {card, name} to {hex}.",
                        Map.of("seat", 1, "card", "religion", "hex", "c4r5")))
                .isEqualTo("<seat 1> moves <name religion> to c4r5.");
    }

    @Test
    void pluralsOfBothLanguages() {
        String cards = "{count, plural, =0 {no cards} one {a card} other {# cards}} drawn";
        assertThat(say(cards, Map.of("count", 0))).isEqualTo("no cards drawn");
        assertThat(say(cards, Map.of("count", 1))).isEqualTo("a card drawn");
        assertThat(say(cards, Map.of("count", 5))).isEqualTo("5 cards drawn");
    }

    @Test
    void variantsMayHoldArgumentsAndVariants() {
        String text =
                "{won, select, true {{seat, seat} wins {count, plural, one {# token} other {# tokens}}} other {lost}}!";
        assertThat(say(text, Map.of("won", true, "seat", 0, "count", 2))).isEqualTo("<seat 0> wins 2 tokens!");
        assertThat(say(text, Map.of("won", false))).isEqualTo("lost!");
        assertThat(Message.parse(text).arguments()).containsExactly("count", "seat", "won");
    }

    @Test
    void theNumberSignIsTheNumberInAChoiceWithinAPluralToo() {
        String text = "{count, plural, one {a card} other {{seen, select, true {# cards seen} other {# cards}}}}";
        assertThat(say(text, Map.of("count", 3, "seen", true))).isEqualTo("3 cards seen");
        assertThat(say(text, Map.of("count", 3, "seen", false))).isEqualTo("3 cards");
    }

    @Test
    void anAbsentArgumentIsNone() {
        assertThat(say("{sanitation, select, none {} other { with {sanitation, name}}}", Map.of()))
                .isEmpty();
        assertThat(say("to {hex}", Map.of())).isEqualTo("to none");
    }

    @Test
    void doubledBracesAreBraces() {
        assertThat(say("a {{b}} # c", Map.of())).isEqualTo("a {b} # c");
    }

    @Test
    void mistakesAreFoundWhenTheTextIsRead() {
        assertThatThrownBy(() -> Message.parse("{count, plural, one {x}}")).hasMessageContaining("other");
        assertThatThrownBy(() -> Message.parse("{count, ordinal, other {x}}")).hasMessageContaining("neither");
        assertThatThrownBy(() -> Message.parse("{count")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Message.parse("{}")).isInstanceOf(IllegalArgumentException.class);
    }

    private static String say(String text, Map<String, ?> arguments) {
        return Message.parse(text).format(arguments, (kind, value) -> "<" + kind + " " + value + ">");
    }
}
