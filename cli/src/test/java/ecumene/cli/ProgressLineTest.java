package ecumene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.text.Language;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    @Test
    void tellsHowLongItHasTakenAndHowLongItWill() {
        ProgressLine progress = new ProgressLine(shell(false), new Words(Language.EN));
        progress.show(10, 40, Duration.ofSeconds(75));
        assertThat(text()).contains("10/40", "1:15, 3:45 left").doesNotContain("\r");
    }

    @Test
    void aFileGetsALineEveryFewSeconds() {
        ProgressLine progress = new ProgressLine(shell(false), new Words(Language.ES));
        progress.show(1, 40, Duration.ofSeconds(6));
        progress.show(2, 40, Duration.ofSeconds(7));
        progress.show(3, 40, Duration.ofSeconds(12));
        assertThat(text().lines()).hasSize(2).last().asString().contains("3/40", "faltan 2:28");
    }

    @Test
    void aTerminalGetsOneLineRewritten() {
        ProgressLine progress = new ProgressLine(shell(true), new Words(Language.EN));
        progress.show(0, 40, Duration.ZERO);
        progress.show(40, 40, Duration.ofHours(2));
        progress.end();
        assertThat(text()).contains("\r", "2:00:00, 0:00 left").endsWith(System.lineSeparator());
        assertThat(text().lines().filter(line -> !line.isBlank())).hasSizeLessThanOrEqualTo(3);
    }

    private Shell shell(boolean terminal) {
        PrintStream stream = new PrintStream(written, true, StandardCharsets.UTF_8);
        return new Shell(InputStream.nullInputStream(), stream, stream, terminal, terminal, Map.of());
    }

    private String text() {
        return written.toString(StandardCharsets.UTF_8);
    }
}
