package ecumene.sidmeiercivilization;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The recorded matches end in every way there is; that they replay is what every game tests. */
class EndingsTest {

    private static final Path RECORDS = Path.of("src/test/resources/ecumene/sidmeiercivilization/records");

    @Rule(Rulebook.WINNING)
    @ParameterizedTest
    @EnumSource(value = Ending.class, names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void aRecordedMatchEndsLikeThis(Ending ending) throws IOException {
        try (Stream<Path> files = Files.list(RECORDS)) {
            List<Path> found = files.filter(file -> text(file).contains("\"reason\":\"" + ending.id() + "\""))
                    .toList();
            assertThat(found).isNotEmpty();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
