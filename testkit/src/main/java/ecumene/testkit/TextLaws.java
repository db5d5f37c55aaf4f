package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Event;
import ecumene.engine.Game;
import ecumene.engine.Option;
import ecumene.engine.Prompt;
import ecumene.engine.Refusal;
import ecumene.engine.text.Language;
import ecumene.engine.text.SeatNames;
import ecumene.engine.text.Texts;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Spanish and English are both complete: every word a person reads exists in both. */
public final class TextLaws {

    private final Texts texts;

    public TextLaws(Texts texts) {
        this.texts = texts;
    }

    /** Both languages have the same keys, and each sentence the same arguments. */
    public void languagesAgree() {
        Set<String> keys = texts.keys(Language.ES);
        assertThat(texts.keys(Language.EN)).isEqualTo(keys);
        for (String key : keys) {
            assertThat(texts.arguments(Language.EN, key)).as(key).isEqualTo(texts.arguments(Language.ES, key));
        }
    }

    /** A sign that stands for a number is never read as it is written: it stands within a plural. */
    public void numberSignsAreNumbers() {
        for (Language language : Language.values()) {
            for (String key : texts.keys(language)) {
                assertThat(texts.letters(language, key))
                        .as("%s in %s", key, language.code())
                        .doesNotContain("#");
            }
        }
    }

    /** Every kind of move and event has a sentence that uses only its components. */
    void recordsHaveSentences(String prefix, Class<?> sealedType) {
        for (Class<?> type : kinds(sealedType)) {
            Set<String> components = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getName)
                    .collect(Collectors.toCollection(TreeSet::new));
            for (Language language : Language.values()) {
                String key = prefix + "." + type.getSimpleName();
                assertThat(texts.has(language, key)).as(key).isTrue();
                assertThat(components).as(key).containsAll(texts.arguments(language, key));
            }
        }
    }

    /** What the story says of a move that no event tells of, by its components and who made it. */
    void toldMovesHaveSentences(Class<?> sealedType) {
        for (Class<?> type : kinds(sealedType)) {
            String key = "told." + type.getSimpleName();
            if (texts.has(Language.EN, key)) {
                Set<String> components = new TreeSet<>(Set.of("seat"));
                Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getName)
                        .forEach(components::add);
                assertThat(components).as(key).containsAll(texts.arguments(Language.EN, key));
            }
        }
    }

    /** Whether the story has words for a move: those of an event, or its own. */
    boolean isTold(Record move, List<Event> events) {
        return texts.has(Language.EN, "told." + move.getClass().getSimpleName())
                || events.stream()
                        .anyMatch(event -> !texts.say(Language.EN, "event", (Record) event, SeatNames.NUMBERED)
                                .isBlank());
    }

    private static List<Class<?>> kinds(Class<?> sealedType) {
        List<Class<?>> kinds = new ArrayList<>();
        for (Class<?> permitted : sealedType.getPermittedSubclasses()) {
            if (permitted.isRecord()) {
                kinds.add(permitted);
            } else {
                kinds.addAll(kinds(permitted));
            }
        }
        return kinds;
    }

    void refusalsHaveSentences(Class<? extends Refusal> refusals) {
        for (Refusal refusal : refusals.getEnumConstants()) {
            exists("refusal." + refusal.name());
            isAPlaceInTheRulebook(refusal.rule());
        }
    }

    private void isAPlaceInTheRulebook(String rule) {
        exists("heading." + rule);
        exists("rule." + rule);
    }

    void gameIsNamed(Game<?, ?> game) {
        exists("title");
        for (Option option : game.info().options()) {
            exists("option." + option.id());
            if (option.kind() == Option.Kind.CHOICE) {
                option.values().forEach(value -> exists("option." + option.id() + "." + value));
            }
        }
    }

    void promptIsASentence(Prompt prompt) {
        isAPlaceInTheRulebook(prompt.rule());
        for (Language language : Language.values()) {
            assertThat(texts.say(language, "prompt." + prompt.name(), prompt.args(), SeatNames.NUMBERED))
                    .isNotBlank();
        }
    }

    void isASentence(String prefix, Record record) {
        for (Language language : Language.values()) {
            assertThat(texts.say(language, prefix, record, SeatNames.NUMBERED)).isNotBlank();
        }
    }

    /** An event that changes nothing, or only repeats its move, may say nothing, but then in both languages. */
    void eventIsASentence(Event event) {
        assertThat(Arrays.stream(Language.values())
                        .map(language -> texts.say(language, "event", (Record) event, SeatNames.NUMBERED)
                                .isBlank())
                        .distinct())
                .as("%s", event)
                .hasSize(1);
    }

    void exists(String key) {
        for (Language language : Language.values()) {
            assertThat(texts.has(language, key))
                    .as("%s in %s", key, language.code())
                    .isTrue();
        }
    }
}
