package ecumene.throughtheages;

import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.GREY;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Every event of Age III. */
class ImpactsTest {

    private static int red(Table table, String impact) {
        return table.event(RED, "III-impact-of-" + impact).civ(RED).culture;
    }

    private static Table table() {
        return Table.of(2, 3);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void agricultureScoresFoodAndMoreIfItSuffices() {
        assertThat(red(table().workers(RED, "I-irrigation", 1), "agriculture")).isEqualTo(2 + 2 + 4);
        assertThat(red(table().yellowBank(RED, 12), "agriculture"))
                .as("just enough is not more")
                .isEqualTo(2);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void architectureScoresLevelsOfUrbanBuildings() {
        Table table = table().workers(RED, "I-drama", 2)
                .workers(RED, "III-computers", 1)
                .workers(RED, "II-team-sports", 1);
        assertThat(red(table, "architecture")).isEqualTo(2 + 3 + 2);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void balanceScoresTwiceTheSmallestProduction() {
        Table table = table().workers(RED, "I-drama", 2).workers(RED, "I-alchemy", 2);
        // Science 5, culture 4, food 2, resources 2.
        assertThat(red(table, "balance")).isEqualTo(4);
        assertThat(red(table(), "balance")).as("no culture").isZero();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void coloniesScoreThreeEach() {
        assertThat(red(table().colony(RED, "I-vast-territory", "II-vast-territory"), "colonies"))
                .isEqualTo(6);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void competitionScoresLevelsOfUnitsAndArenas() {
        Table table = table().workers(RED, "II-cannon", 2)
                .workers(RED, "I-bread-and-circuses", 1)
                .workers(RED, "I-drama", 1);
        assertThat(red(table, "competition")).isEqualTo(4 + 1);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void governmentScoresActionTotalsSpentOrNot() {
        Table table = table().technology(RED, "II-republic");
        table.civ(RED).civilActions = 1;
        assertThat(red(table, "government")).isEqualTo(2 * 7 + 2);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void happinessScoresFacesLessDiscontent() {
        assertThat(red(table().workers(RED, "I-theology", 2), "happiness")).isEqualTo(8);
        assertThat(red(table().yellowBank(RED, 12).culture(RED, 10), "happiness"))
                .as("two discontent")
                .isEqualTo(6);
        assertThat(red(table().yellowBank(RED, 12).culture(RED, 1), "happiness"))
                .isZero();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void industryScoresMinesWithTheRailroadButNotGates() {
        Table table = table().wonder(RED, "II-transcontinental-railroad").workers(RED, "I-iron", 1);
        assertThat(red(table, "industry")).isEqualTo(2 + 2 + 2);
        Table gates = table().leader(RED, "III-bill-gates").workers(RED, "III-computers", 2);
        assertThat(red(gates, "industry")).isEqualTo(2);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void populationScoresContentWorkersAboveTen() {
        assertThat(red(table().idle(RED, 7), "population")).isEqualTo(2 * 3);
        assertThat(red(table().idle(RED, 7).yellowBank(RED, 16), "population"))
                .as("one is discontent")
                .isEqualTo(4);
        assertThat(red(table(), "population")).isZero();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void progressScoresGovernmentAndSpecialTechnologies() {
        Table table = table().technology(RED, "II-republic", "III-satellites", "I-warfare", "III-oil");
        assertThat(red(table, "progress")).isEqualTo(2 * (2 + 3 + 1));
    }

    @Rule(Rulebook.EVENT)
    @Test
    void scienceAndStrengthScoreByRank() {
        int[][] points = {{10, 0, 0, 0}, {14, 7, 0, 0}, {15, 10, 5, 0}};
        for (int seats = 2; seats <= 4; seats++) {
            Table strength = Table.of(seats, 3);
            Table science = Table.of(seats, 3);
            for (int seat = 0; seat < seats; seat++) {
                strength.workers(seat, "A-warriors", 9 - seat);
                science.workers(seat, "A-philosophy", 9 - seat);
            }
            strength.event(RED, "III-impact-of-strength");
            science.event(RED, "III-impact-of-science");
            for (int seat = 0; seat < seats; seat++) {
                assertThat(strength.civ(seat).culture).isEqualTo(points[seats - 2][seat]);
                assertThat(science.civ(seat).culture).isEqualTo(points[seats - 2][seat]);
            }
        }
    }

    @Rule(Rulebook.EVENT)
    @Test
    void tiesInRanksGoToTheCurrentPlayerAndClockwise() {
        Table table = Table.of(4, 3).event(GREEN, "III-impact-of-strength");
        assertThat(table.civ(GREEN).culture).isEqualTo(15);
        assertThat(table.civ(GREY).culture).isEqualTo(10);
        assertThat(table.civ(RED).culture).isEqualTo(5);
        assertThat(table.civ(BLUE).culture).isZero();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void technologyScoresThoseOfAgeThree() {
        Table table = table().technology(RED, "III-oil", "III-democracy", "III-satellites", "II-coal");
        assertThat(red(table, "technology")).isEqualTo(12);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void varietyScoresTypesWithWorkersAndSpecialTechnologies() {
        Table table = table().workers(RED, "I-knights", 1)
                .workers(RED, "I-drama", 2)
                .technology(RED, "I-warfare", "I-printing-press");
        // Infantry and cavalry, labs and theaters, one special technology; a library without workers does not count.
        assertThat(red(table, "variety")).isEqualTo(2 * 5);
    }

    @Rule({Rulebook.EVENT, Rulebook.WONDERS})
    @Test
    void wondersScoreByAgeRuinsIncluded() {
        Table table =
                table().wonder(RED, "A-pyramids", "II-kremlin", "III-internet").ruin(RED, "I-great-wall");
        assertThat(red(table, "wonders")).isEqualTo(5 + 3 + 2 + 4);
    }

    @Rule(Rulebook.END)
    @Test
    void whatIsLeftOfAgeThreeScoresOnceAtTheEnd() {
        Table table = Table.of(2, 4)
                .lastRound(5)
                .events("I-crusades", "III-impact-of-colonies", "III-impact-of-strength")
                .future(RED, "III-impact-of-variety")
                .colony(BLUE, "I-vast-territory", "II-strategic-territory")
                .workers(RED, "A-warriors", 5)
                .endOf(BLUE);
        assertThat(table.position().isFinished()).isTrue();
        // Colonies 6, variety 4 (infantry and lab); of equal strength the first player is higher.
        assertThat(table.civ(BLUE).culture).isEqualTo(6 + 4);
        assertThat(table.civ(RED).culture).isEqualTo(10 + 4);
        assertThat(table.told(ThroughTheAgesEvent.GameEnded.class)).hasSize(1);
    }

    @Rule(Rulebook.END)
    @Test
    void mostCultureWinsAndEqualsShareTheVictory() {
        Table table = Table.of(3, 4)
                .lastRound(5)
                .culture(RED, 7)
                .culture(BLUE, 9)
                .culture(GREEN, 9)
                .endOf(GREEN);
        assertThat(table.game().result(table.position()).winners()).containsExactly(BLUE, GREEN);
        assertThat(table.game().result(table.position()).ranking().getLast()).containsExactly(RED);
        assertThat(table.game().result(table.position()).reason()).isEqualTo("culture");
    }
}
