package ecumene.cli;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.cli.TestShell.Outcome;
import ecumene.wire.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ArenaAndBenchTest {

    @Test
    void theArenaTellsWhoWonAndWritesItsReport(@TempDir Path folder) throws Exception {
        Path report = folder.resolve("new/report");
        Outcome outcome = TestShell.run(
                "arena",
                "sealed-bids",
                "--seats",
                "greedy,random,random",
                "--games",
                "12",
                "--seed",
                "3",
                "--report",
                report.toString());
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out())
                .contains("12 matches of 12", "greedy", "random", "95 % interval", "Wins by seat", "Moves per match");
        assertThat(outcome.out()).doesNotContain("\u001b");
        JsonNode results = Json.parse(Files.readString(report.resolve("results.json")));
        assertThat(results.get("matches_finished").intValue()).isEqualTo(12);
        assertThat(Files.readString(report.resolve("report.html"))).containsIgnoringCase("<html");
    }

    @Test
    void theSameSeedGivesTheSameMatches() {
        String[] line = {"arena", "sealed-bids", "--seats", "greedy,random", "--games", "20", "--lang", "es"};
        String once = winsOf(TestShell.run(line));
        assertThat(once).contains("Victorias por asiento");
        assertThat(winsOf(TestShell.run(line))).isEqualTo(once);
    }

    private static String winsOf(Outcome outcome) {
        return outcome.outLines().stream()
                .filter(line -> line.startsWith("Victorias"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theLastLineOfTheBenchIsJson() {
        Outcome outcome = TestShell.run("bench", "sealed-bids", "--seconds", "1", "--seats", "3");
        assertThat(outcome.status()).isZero();
        JsonNode numbers = Json.parse(outcome.outLines().getLast());
        assertThat(numbers.get("game").stringValue()).isEqualTo("sealed-bids");
        assertThat(numbers.get("seats").intValue()).isEqualTo(3);
        for (String name : new String[] {
            "playouts_per_second",
            "moves_per_second",
            "copies_per_second",
            "position_bytes",
            "mean_branching",
            "moves_per_match",
            "mcts_iterations_per_second",
            "ceiling_moves_per_second",
            "ceiling_copies_per_second",
            "moves_of_ceiling",
            "copies_of_ceiling"
        }) {
            assertThat(numbers.get(name).doubleValue()).as(name).isPositive();
        }
        assertThat(outcome.out()).contains("0.25 wanted");
    }

    @Test
    void theBenchTakesOptionsLikeTheOtherCommands() {
        Outcome outcome =
                TestShell.run("bench", "tempus", "--seconds", "1", "--seats", "3", "--option", "island=random");
        assertThat(outcome.status()).isZero();
        JsonNode numbers = Json.parse(outcome.outLines().getLast());
        assertThat(numbers.get("options").get("island").stringValue()).isEqualTo("random");
        Outcome wrong = TestShell.run("bench", "tempus", "--option", "island=flat");
        assertThat(wrong.status()).isEqualTo(2);
        assertThat(wrong.err()).contains("island");
    }
}
