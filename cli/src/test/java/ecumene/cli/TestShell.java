package ecumene.cli;

import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Runs command lines without a process and keeps what they wrote. */
final class TestShell {

    static final Games GAMES = new Games(List.of(new SealedBids(), new Tempus()));

    /** What came of a command line. */
    record Outcome(int status, String out, String err) {

        List<String> outLines() {
            return out.lines().toList();
        }

        List<String> errLines() {
            return err.lines().toList();
        }
    }

    private TestShell() {}

    static Outcome run(String... args) {
        return runWith("", Map.of("LANG", "en_GB.UTF-8"), args);
    }

    static Outcome runWith(String input, Map<String, String> environment, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Shell shell = new Shell(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false,
                environment);
        int status = Ecumene.run(shell, GAMES, args);
        return new Outcome(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
