package ecumene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.TestShell.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Help, languages, exit codes, and one clear line for everything that cannot be done. */
class CommandLineTest {

    @Test
    void helpShowsWhatThereIs() {
        Outcome outcome = TestShell.run("--help");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out())
                .contains("serve", "work", "games", "play", "arena", "bench", "engine", "load", "test", "package");
        assertThat(outcome.err()).isEmpty();
    }

    @Test
    void helpSpeaksTheLanguageOfTheEnvironmentUnlessToldOtherwise() {
        Map<String, String> spain = Map.of("LANG", "es_ES.UTF-8");
        assertThat(TestShell.runWith("", spain, "help", "play").out()).contains("Uso:", "JUEGO", "Opciones:");
        assertThat(TestShell.runWith("", spain, "play", "--help").out()).contains("Uso:", "JUEGO");
        assertThat(TestShell.runWith("", spain, "--lang", "en", "help", "play").out())
                .contains("Usage:", "GAME");
        assertThat(TestShell.runWith("", Map.of("LANG", "es", "LC_ALL", "en_US"), "--help")
                        .out())
                .contains("Usage:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"games", "play", "arena", "bench", "engine", "load", "test", "package", "help"})
    void everyCommandHasHelpInBothLanguages(String command) {
        String english = TestShell.run("help", command).out();
        String spanish = TestShell.run("help", command, "--lang=es").out();
        assertThat(english).startsWith("Usage: ecumene " + command);
        assertThat(spanish).startsWith("Uso: ecumene " + command);
        assertThat(english.lines().skip(1).findFirst())
                .isNotEqualTo(spanish.lines().skip(1).findFirst());
    }

    @Test
    void serveIsWhatIsMeantWithoutACommand() {
        assertThat(TestShell.run("help", "serve").out()).startsWith("Usage: ecumene [serve]");
        assertThat(TestShell.run("help", "serve", "--lang", "es").out()).startsWith("Uso: ecumene [serve]");
        assertThat(TestShell.run("--port", "x").err()).contains("--port");
        assertThat(TestShell.run("--lang", "es", "--port", "-1").err()).contains("--port", "entre 0 y 65535");
    }

    @Test
    void listsGamesWithSeatsAndOptions() {
        Outcome outcome = TestShell.run("games");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out()).contains("tempus: Tempus, 3 to 5 seats", "island", "sealed-bids", "round-limit");
        assertThat(TestShell.run("games", "--lang", "es").out()).contains("de 3 a 5 asientos");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fly",
                "--lang fr",
                "games --nope",
                "games surplus",
                "help fly",
                "test",
                "play",
                "play chess",
                "play tempus --seats",
                "play tempus --seats six",
                "play tempus --seats 2",
                "play tempus --seats 6",
                "play tempus --seats 99999999999",
                "play tempus --seats 3 --seats 4",
                "play tempus --seat 0",
                "play tempus --seat 4 --seats 3",
                "play tempus --people 9",
                "play tempus --bot deep-blue",
                "play tempus --bot mcts:fast",
                "play tempus --seed x",
                "play tempus --option colour=red",
                "play tempus --option island=round",
                "play tempus --option island",
                "play tempus --load /no/such/file",
                "arena tempus",
                "arena tempus --seats random",
                "arena tempus --seats random,random,random,random,random,random",
                "arena tempus --seats random,random,",
                "arena tempus --seats random,random,nobody",
                "arena tempus --seats random,random,mcts:0ms",
                "arena tempus --seats random,random,random --games 0",
                "arena tempus --seats random,random,random --games many",
                "arena tempus --seats random,random,random --threads 0",
                "arena chess --seats random,random,random",
                "bench",
                "bench chess",
                "bench tempus --seconds 0",
                "bench tempus --seats 9",
                "serve --port 65536",
                "serve --port -1",
                "serve surplus",
                "serve --host no.such.host.invalid",
                "serve --host 0.0.0.0 --no-limits",
                "serve --drain 601",
                "serve --drain soon",
                "work",
                "work --database sqlite:here",
                "work --database jdbc:postgresql://localhost/x?password=y",
                "--data",
                "--nope",
                "load --matches 0",
                "load --seconds -1",
                "load --url example.com",
                "load --url ftp://localhost",
                "load --url http://192.0.2.1:8080",
                "load --url http://localhost:1 --matches 1 --seconds 1 --think many"
            })
    void badCommandLinesGetOneLineAndExitCodeTwo(String line) {
        for (String language : new String[] {"es_ES.UTF-8", "C"}) {
            Outcome outcome = TestShell.runWith("", Map.of("LANG", language), line.split(" ", -1));
            assertThat(outcome.status()).as(line).isEqualTo(2);
            assertThat(outcome.errLines()).as(line).hasSize(1);
            assertThat(outcome.err()).startsWith("ecumene: ").doesNotContain("Exception");
            assertThat(outcome.out()).as(line).isEmpty();
        }
    }

    @Test
    void complaintsAreInTheReadersLanguageAndOnOneLineWhateverIsQuoted() {
        assertThat(TestShell.run("play", "chess", "--lang", "es").err()).contains("No existe el juego chess");
        Outcome outcome = TestShell.run("play", "a\nb\u001b[2Jc" + "x".repeat(10_000));
        assertThat(outcome.errLines()).hasSize(1);
        assertThat(outcome.err()).doesNotContain("\u001b").hasSizeLessThan(600);
    }

    @Test
    void anUnwritableReportFolderIsFoundBeforePlaying(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        Outcome outcome = TestShell.run(
                "arena", "sealed-bids", "--seats", "random,random", "--games", "1000000", "--report", file + "/inside");
        assertThat(outcome.status()).isEqualTo(2);
        assertThat(outcome.errLines()).hasSize(1);
    }

    @Test
    void aFileThatIsNoRecordIsOneLine(@TempDir Path folder) throws Exception {
        for (String content : new String[] {"", "{", "[]", "{\"game\":\"tempus\"}", "{\"game\":\"sealed-bids\"}"}) {
            Path file = Files.writeString(folder.resolve("record.json"), content);
            Outcome outcome = TestShell.run("play", "tempus", "--load", file.toString());
            assertThat(outcome.status()).as(content).isEqualTo(2);
            assertThat(outcome.errLines()).as(content).hasSize(1);
        }
    }

    @Test
    void theEngineCommandAnswersAndEndsWithItsInput() {
        Outcome outcome = TestShell.runWith("{\"op\":\"games\",\"id\":7}\n\nnull", Map.of(), "engine");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.outLines()).hasSize(3);
        assertThat(outcome.outLines().getFirst()).startsWith("{\"id\":7,\"ok\":true");
        assertThat(outcome.outLines().get(1)).contains("bad_json");
        assertThat(outcome.outLines().get(2)).contains("bad_request");
        assertThat(outcome.err()).isEmpty();
    }
}
