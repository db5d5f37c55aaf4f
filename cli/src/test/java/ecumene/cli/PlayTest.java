package ecumene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.TestShell.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole sessions, typed by a script. */
class PlayTest {

    private static Outcome play(String input, String... args) {
        return TestShell.runWith(input, Map.of("LANG", "en"), args);
    }

    @ParameterizedTest
    @CsvSource({
        "sealed-bids, es, Fin",
        "sealed-bids, en, The end",
        "tempus, es, Fin",
        "tempus, en, The end",
    })
    void aScriptPlaysToTheEnd(String game, String language, String end) {
        Outcome outcome =
                play("1\n".repeat(20_000), "play", game, "--lang", language, "--bot", "random", "--seed", "11");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.outLines()).contains(end);
        assertThat(outcome.out()).contains("1" + (language.equals("es") ? ".º jugador" : ". player"));
        assertThat(outcome.out()).doesNotContain("\u001b").doesNotContain("\r");
    }

    @Test
    void peopleShareTheScreenInTurn() {
        Outcome outcome =
                play("1\n".repeat(20_000), "play", "sealed-bids", "--people", "2", "--seats", "3", "--bot", "random");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out()).contains("Player 1, it is your turn.", "Player 2, it is your turn.", "The end");
        assertThat(outcome.out()).doesNotContain("Player 3, it is your turn.");
    }

    @Test
    void theEndOfTheInputLeaves() {
        Outcome outcome = play("", "play", "tempus", "--bot", "random", "--seed", "1");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.outLines()).last().isEqualTo("Until next time.");
    }

    @Test
    void everyCommandAnswers(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("match.json");
        String input = String.join(
                "\n",
                "?",
                "hint",
                "undo",
                "why",
                "why nonsense",
                "why {\"type\":\"LayBid\",\"card\":99}",
                "board",
                "log",
                "save",
                "save " + file,
                "save " + folder + "/no/such/folder",
                "load /no/such/file",
                "load " + file,
                "lang es",
                "pista",
                "idioma xx",
                "idioma en",
                "99999",
                "xyzzy",
                "more",
                "back",
                "",
                "quit");
        Outcome outcome = play(input, "play", "sealed-bids", "--bot", "greedy", "--seed", "1");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out())
                .contains("take back your latest move")
                .contains("Advice: ")
                .contains("Nothing can be taken back")
                .contains("such as: why {\"type\":")
                .contains("That is no move")
                .contains("Saved in " + file)
                .contains("cannot be written")
                .contains("cannot be read")
                .contains("Loaded from " + file)
                .contains("Consejo: ")
                .contains("No existe el idioma xx")
                .contains("There is no line 99999.")
                .contains("No move has «xyzzy» in it")
                .contains("Until next time.");
        assertThat(Files.readString(file)).contains("\"game\" : \"sealed-bids\"");
        Outcome again = play("quit\n", "play", "sealed-bids", "--load", file.toString(), "--bot", "random");
        assertThat(again.status()).isZero();
    }

    @Test
    void aMoveCanBeTakenBackUntilSomebodyActs() {
        // the first tile lies, but is not yet turned: nobody has learnt anything
        Outcome outcome = play(
                "c5r5\n1\nundo\nquit\n",
                "play",
                "tempus",
                "--bot",
                "random",
                "--seed",
                "5",
                "--people",
                "3",
                "--seats",
                "3");
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out()).doesNotContain("Nothing can be taken back");
        assertThat(outcome.out().split("Where does your tile go", -1)).hasSizeGreaterThan(2);
    }
}
