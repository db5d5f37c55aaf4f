package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.immigrant;
import static ecumene.throughtheages.Moves.leader;
import static ecumene.throughtheages.Moves.stages;
import static ecumene.throughtheages.Moves.take;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import ecumene.throughtheages.component.CivilCard;
import org.junit.jupiter.api.Test;

/** Every wonder. */
class WondersTest {

    private static Civilization with(String wonder) {
        return Table.of(2, 3).wonder(RED, wonder).actionsOf(RED).civ(RED);
    }

    /** Science, culture, strength, happiness, civil and military actions that a wonder adds. */
    @Rule(Rulebook.WONDERS)
    @Test
    void whatEachWonderAddsAsLongAsItStands() {
        Object[][] rows = {
            {"A-colossus", 0, 0, 2, 0, 0, 0},
            {"A-hanging-gardens", 0, 1, 0, 2, 0, 0},
            {"A-library-of-alexandria", 1, 1, 0, 0, 0, 0},
            {"A-pyramids", 0, 0, 0, 0, 1, 0},
            {"I-great-wall", 0, 1, 1, 1, 0, 0},
            {"I-st-peters-basilica", 0, 2, 0, 1, 0, 0},
            {"I-taj-mahal", 0, 3, 0, 0, 0, 0},
            {"I-universitas-carolina", 2, 1, 0, 0, 0, 0},
            {"II-eiffel-tower", 0, 4, 0, 1, 0, 0},
            {"II-kremlin", 0, 2, 0, 0, 1, 1},
            {"II-ocean-liner-service", 0, 0, 0, 0, 0, 0},
            {"II-transcontinental-railroad", 0, 0, 4, 0, 0, 0}
        };
        for (Object[] row : rows) {
            Civilization civ = with((String) row[0]);
            assertThat(civ.scienceRating).as("science, %s", row[0]).isEqualTo(1 + (int) row[1]);
            assertThat(civ.cultureRating).as("culture, %s", row[0]).isEqualTo(row[2]);
            assertThat(civ.strength).as("strength, %s", row[0]).isEqualTo(1 + (int) row[3]);
            assertThat(civ.happiness).as("happiness, %s", row[0]).isEqualTo(row[4]);
            assertThat(civ.civilTotal).as("civil actions, %s", row[0]).isEqualTo(4 + (int) row[5]);
            assertThat(civ.militaryTotal).as("military actions, %s", row[0]).isEqualTo(2 + (int) row[6]);
        }
    }

    @Rule({Rulebook.WONDERS, Rulebook.RATINGS})
    @Test
    void theKremlinTakesAFaceAway() {
        Civilization civ = Table.of(2, 3)
                .wonder(RED, "II-kremlin", "A-hanging-gardens")
                .actionsOf(RED)
                .civ(RED);
        assertThat(civ.happiness).isEqualTo(1);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void theGreatWallStrengthensInfantryAndArtillery() {
        Civilization civ = Table.of(2, 3)
                .wonder(RED, "I-great-wall")
                .workers(RED, "A-warriors", 2)
                .workers(RED, "I-knights", 1)
                .workers(RED, "II-cannon", 1)
                .actionsOf(RED)
                .civ(RED);
        assertThat(civ.strength).isEqualTo(2 + 2 + 3 + 3);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void theBasilicaAddsAFaceToEveryCardAndWorkerWithOne() {
        Table table = Table.of(2, 3)
                .wonder(RED, "I-st-peters-basilica", "A-hanging-gardens", "II-kremlin")
                .workers(RED, "A-religion", 2)
                .technology(RED, "I-theocracy")
                .leader(RED, "A-homer")
                .colony(RED, "I-historic-territory");
        // Basilica 1, Gardens 2 + 1, Kremlin -1, two temples 2 each, government, leader and colony 2 each: 13, at most
        // 8.
        assertThat(table.actionsOf(RED).civ(RED).happiness).isEqualTo(8);
        Table small =
                Table.of(2, 3).wonder(RED, "I-st-peters-basilica", "II-kremlin").workers(RED, "A-religion", 1);
        assertThat(small.actionsOf(RED).civ(RED).happiness).isEqualTo(1 - 1 + 2);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void theBasilicaAddsOneFaceToTheWonderOfHomer() {
        Table table = Table.of(2, 3).wonder(RED, "I-st-peters-basilica", "A-hanging-gardens");
        table.civ(RED).homerWonder = CivilCard.of("A-hanging-gardens").index();
        assertThat(table.actionsOf(RED).civ(RED).happiness).isEqualTo(1 + 2 + 1 + 1);
    }

    @Rule({Rulebook.WONDERS, Rulebook.TAKE_WONDER})
    @Test
    void theTajMahalIsCheaperAfterALeaderWasReplaced() {
        Table table = Table.of(2, 2)
                .wonder(RED, "A-pyramids")
                .row("I-iron", "I-alchemy", "I-drama", "I-knights", "I-masonry", "I-taj-mahal")
                .leader(RED, "A-moses")
                .hand(RED, "I-joan-of-arc")
                .actionsOf(RED);
        assertThat(table.view(RED).row().get(5).price()).isEqualTo(2 + 1);
        table.play(leader("I-joan-of-arc"), take(6, "I-taj-mahal"));
        assertThat(table.civ(RED).civilActions).isEqualTo(5 - 1);
    }

    @Rule({Rulebook.WONDERS, Rulebook.TOKENS})
    @Test
    void theTajMahalBringsABlueToken() {
        Table table = Table.of(2, 2)
                .unfinished(RED, "I-taj-mahal", 2)
                .resources(RED, 2)
                .actionsOf(RED)
                .play(stages(1));
        assertThat(table.civ(RED).blueTokens).isEqualTo(16 + 2 + 2 + 1);
    }

    @Rule({Rulebook.WONDERS, Rulebook.WORKERS})
    @Test
    void oceanLinersBringAWorkerOnceATurn() {
        Table table = Table.of(2, 2)
                .wonder(RED, "II-ocean-liner-service")
                .actionsOf(RED)
                .play(immigrant());
        assertThat(table.civ(RED).idle).isEqualTo(2);
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.refusal(immigrant())).isEqualTo(ThroughTheAgesRefusal.OCEAN_LINERS_HAVE_SAILED);
        Table empty = Table.of(2, 2)
                .wonder(RED, "II-ocean-liner-service")
                .yellowBank(RED, 0)
                .food(RED, 9)
                .actionsOf(RED);
        assertThat(empty.refusal(immigrant())).isEqualTo(ThroughTheAgesRefusal.NOBODY_TO_WELCOME);
        assertThat(ThroughTheAgesRefusal.NOBODY_TO_WELCOME.rule())
                .as("population is gained, not increased for food")
                .isEqualTo(Rulebook.WORKERS);
        assertThat(empty.refusal(Moves.population())).isEqualTo(ThroughTheAgesRefusal.YELLOW_BANK_IS_EMPTY);
        assertThat(ThroughTheAgesRefusal.YELLOW_BANK_IS_EMPTY.rule()).isEqualTo(Rulebook.POPULATION);
        Table last = Table.of(2, 2)
                .wonder(RED, "II-ocean-liner-service")
                .yellowBank(RED, 1)
                .actionsOf(RED);
        assertThat(last.allows(immigrant())).as("the last token").isTrue();
    }

    @Rule({Rulebook.WONDERS, Rulebook.PRODUCTION})
    @Test
    void theRailroadLetsTheBestMineProduceTwice() {
        Table table = Table.of(2, 2)
                .wonder(RED, "II-transcontinental-railroad")
                .workers(RED, "A-bronze", 1)
                .workers(RED, "I-iron", 1)
                .technology(RED, "II-coal")
                .endOf(RED);
        assertThat(table.blue(RED, "I-iron")).isEqualTo(2);
        assertThat(table.civ(RED).resources()).isEqualTo(1 + 4);
    }

    private static int completing(Table table, String wonder) {
        CivilCard card = CivilCard.of(wonder);
        table.unfinished(RED, wonder, card.stages() - 1).resources(RED, 20).actionsOf(RED);
        int before = table.civ(RED).culture;
        return table.play(stages(1)).civ(RED).culture - before;
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void fastFoodChainsCountWorkersOnCards() {
        Table table = Table.of(2, 3).workers(RED, "I-drama", 1).idle(RED, 5);
        assertThat(completing(table, "III-fast-food-chains")).isEqualTo(2 * 4 + 1 * 3);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void firstSpaceFlightCountsLevelsOfAllTechnologies() {
        Table table = Table.of(2, 3).technology(RED, "I-iron", "II-coal", "III-computers", "II-republic", "I-warfare");
        assertThat(completing(table, "III-first-space-flight")).isEqualTo(1 + 2 + 3 + 2 + 1);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void hollywoodDoublesTheatersAndLibrariesWithTheirLeaders() {
        Table plain = Table.of(2, 3)
                .workers(RED, "I-drama", 1)
                .workers(RED, "III-multimedia", 1)
                .workers(RED, "A-religion", 1);
        assertThat(completing(plain, "III-hollywood")).isEqualTo(2 * (2 + 3));
        Table bach = Table.of(2, 3).leader(RED, "II-johann-sebastian-bach").workers(RED, "I-drama", 1);
        assertThat(completing(bach, "III-hollywood")).isEqualTo(2 * 3);
        Table shakespeare = Table.of(2, 3)
                .leader(RED, "II-william-shakespeare")
                .workers(RED, "I-drama", 1)
                .workers(RED, "I-printing-press", 1);
        assertThat(completing(shakespeare, "III-hollywood")).isEqualTo(2 * (2 + 1 + 2));
        Table chaplin = Table.of(2, 3).leader(RED, "III-charlie-chaplin").workers(RED, "III-movies", 1);
        assertThat(completing(chaplin, "III-hollywood")).isEqualTo(2 * 8);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void theInternetCountsEverythingThatUrbanBuildingsGive() {
        Table table = Table.of(2, 3)
                .workers(RED, "A-philosophy", 1)
                .workers(RED, "I-printing-press", 1)
                .workers(RED, "I-bread-and-circuses", 1)
                .workers(RED, "A-religion", 1);
        assertThat(completing(table, "III-internet")).isEqualTo(1 + 2 + 1 + 1);
        Table einstein = Table.of(2, 3).leader(RED, "III-albert-einstein").workers(RED, "II-scientific-method", 1);
        assertThat(completing(einstein, "III-internet")).isEqualTo(1 + 3 + 2);
        Table meier = Table.of(2, 3)
                .leader(RED, "III-sid-meier")
                .workers(RED, "A-philosophy", 0)
                .workers(RED, "III-computers", 1);
        assertThat(completing(meier, "III-internet")).isEqualTo(5 - 1 + 3);
    }

    @Rule(Rulebook.WONDERS)
    @Test
    void theActionsOfAWonderAreAvailableAtOnce() {
        Table table = Table.of(2)
                .unfinished(RED, "A-pyramids", 2)
                .resources(RED, 1)
                .actionsOf(RED)
                .play(stages(1));
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.civ(RED).civilTotal).isEqualTo(5);
        table.play(endActions());
        assertThat(table.civ(RED).civilActions).isEqualTo(5);
    }
}
