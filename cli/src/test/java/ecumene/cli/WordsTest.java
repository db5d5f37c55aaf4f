package ecumene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.text.Language;
import ecumene.testkit.TextLaws;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void spanishAndEnglishAreBothComplete() {
        new TextLaws(Words.TEXTS).languagesAgree();
    }

    @Test
    void everyComplaintInTheSourcesHasItsWords() throws IOException {
        Pattern thrown = Pattern.compile("new UsageException\\(\\s*\"([a-z-]+)\"");
        Set<String> keys = new TreeSet<>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            for (Path source :
                    sources.filter(path -> path.toString().endsWith(".java")).toList()) {
                thrown.matcher(Files.readString(source))
                        .results()
                        .forEach(found -> keys.add("error." + found.group(1)));
            }
        }
        assertThat(keys).hasSizeGreaterThan(8);
        assertThat(Words.TEXTS.keys(Language.ES)).containsAll(keys);
    }

    @Test
    void theEnvironmentChoosesTheLanguageInTheOrderOfPosix() {
        assertThat(Words.languageOf(Map.of("LANG", "es_MX.UTF-8"))).isEqualTo(Language.ES);
        assertThat(Words.languageOf(Map.of("LANG", "es_MX.UTF-8", "LC_MESSAGES", "en_US")))
                .isEqualTo(Language.EN);
        assertThat(Words.languageOf(Map.of("LC_ALL", "es", "LC_MESSAGES", "en_US")))
                .isEqualTo(Language.ES);
        assertThat(Words.languageOf(Map.of("LANG", "C.UTF-8"))).isEqualTo(Language.EN);
    }
}
