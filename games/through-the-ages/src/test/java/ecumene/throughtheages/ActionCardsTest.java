package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.action;
import static ecumene.throughtheages.Moves.build;
import static ecumene.throughtheages.Moves.develop;
import static ecumene.throughtheages.Moves.divide;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.revolt;
import static ecumene.throughtheages.Moves.take;
import static ecumene.throughtheages.Moves.upgrade;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Every action card. */
class ActionCardsTest {

    private static Table with(String card) {
        return Table.of(2, 3).hand(RED, card);
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void aCardCostsACivilActionAndIsGone() {
        Table table = with("A-stockpile").actionsOf(RED).play(action("A-stockpile"));
        assertThat(table.civ(RED).civilActions).isEqualTo(3);
        assertThat(table.hand(RED)).isEmpty();
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void notInTheTurnItWasTaken() {
        Table table = with("A-frugality")
                .row("A-stockpile", "A-frugality")
                .food(RED, 2)
                .actionsOf(RED);
        table.play(take(1, "A-stockpile"));
        assertThat(table.refusal(action("A-stockpile"))).isEqualTo(ThroughTheAgesRefusal.ACTION_CARD_TAKEN_THIS_TURN);
        table.play(take(2, "A-frugality"), action("A-frugality"));
        assertThat(table.refusal(action("A-frugality")))
                .as("the old one was played, the new one waits")
                .isEqualTo(ThroughTheAgesRefusal.ACTION_CARD_TAKEN_THIS_TURN);
        table.play(endActions()).skipTo(RED, "Politics").play(Moves.endPolitics());
        assertThat(table.allows(action("A-stockpile"))).isTrue();
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void culturalHeritage() {
        Object[][] rows = {{"A-cultural-heritage", 1, 4}, {"I-cultural-heritage", 2, 2}};
        for (Object[] row : rows) {
            Table table = with((String) row[0]).actionsOf(RED).play(action((String) row[0]));
            assertThat(table.civ(RED).science).isEqualTo(row[1]);
            assertThat(table.civ(RED).culture).isEqualTo(row[2]);
        }
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void engineeringGeniusBuildsExactlyOneStage() {
        String[] cards = {
            "A-engineering-genius", "I-engineering-genius", "II-engineering-genius", "III-engineering-genius"
        };
        for (int i = 0; i < cards.length; i++) {
            Table table = with(cards[i])
                    .technology(RED, "III-engineering")
                    .unfinished(RED, "III-hollywood", 0)
                    .resources(RED, 9)
                    .actionsOf(RED);
            table.play(action(cards[i]));
            assertThat(table.civ(RED).resources()).isEqualTo(9 - (5 - 2 - i));
            assertThat(table.civ(RED).stages).isEqualTo(1);
        }
        Table none = with("A-engineering-genius").resources(RED, 9).actionsOf(RED);
        assertThat(none.refusal(action("A-engineering-genius")))
                .isEqualTo(ThroughTheAgesRefusal.ACTION_CARD_CANNOT_BE_DONE);
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void aDiscountNeverPaysOut() {
        Table table = with("A-engineering-genius")
                .unfinished(RED, "A-pyramids", 2)
                .resources(RED, 3)
                .actionsOf(RED);
        table.play(action("A-engineering-genius"));
        assertThat(table.civ(RED).resources()).isEqualTo(3);
        assertThat(table.civ(RED).completedWonders()).isEqualTo(1);
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void frugalityGivesFoodAfterTheWorkerIsPaid() {
        String[] cards = {"A-frugality", "I-frugality", "II-frugality"};
        for (int i = 0; i < cards.length; i++) {
            Table table = with(cards[i]).food(RED, 2).actionsOf(RED).play(action(cards[i]));
            assertThat(table.civ(RED).idle).isEqualTo(2);
            assertThat(table.civ(RED).food()).isEqualTo(1 + i);
        }
        Table poor = with("II-frugality").food(RED, 1).actionsOf(RED);
        assertThat(poor.refusal(action("II-frugality"))).isEqualTo(ThroughTheAgesRefusal.ACTION_CARD_CANNOT_BE_DONE);
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void patriotismLendsAMilitaryActionAndResourcesForUnits() {
        String[] cards = {"A-patriotism", "I-patriotism", "II-patriotism", "III-patriotism"};
        for (int i = 0; i < cards.length; i++) {
            Table table = with(cards[i])
                    .technology(RED, "II-riflemen")
                    .resources(RED, 9)
                    .idle(RED, 3)
                    .actionsOf(RED);
            table.play(action(cards[i]));
            assertThat(table.militaryActions(RED)).isEqualTo(3);
            assertThat(table.civ(RED).militaryTotal).isEqualTo(2);
            table.play(build("A-religion"));
            assertThat(table.civ(RED).resources()).as("not for buildings").isEqualTo(6);
            table.play(build("II-riflemen"));
            assertThat(table.civ(RED).resources()).as("%s", cards[i]).isEqualTo(6 - (5 - 1 - i));
            assertThat(table.position().unitResources()).as("lent once").isZero();
        }
        Table rest = with("II-patriotism").idle(RED, 2).actionsOf(RED).play(action("II-patriotism"));
        rest.play(build("A-warriors"));
        assertThat(rest.position().unitResources())
                .as("3 were lent, 2 are spent")
                .isEqualTo(1);
        assertThat(rest.refusal(build("A-warriors"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES);
    }

    @Rule({Rulebook.ACTION_CARD, Rulebook.DRAW})
    @Test
    void theActionOfPatriotismMayDrawACardAndIsGoneNextTurn() {
        Table table = with("A-patriotism").actionsOf(RED).play(action("A-patriotism"), endActions());
        assertThat(table.militaryHand(RED)).hasSize(3);
        assertThat(table.civ(RED).militaryActions).isEqualTo(2);
        assertThat(table.position().unitResources()).isZero();
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void richLandBuildsOrUpgradesAFarmOrMine() {
        String[] cards = {"A-rich-land", "I-rich-land", "II-rich-land"};
        for (int i = 0; i < cards.length; i++) {
            Table table =
                    with(cards[i]).technology(RED, "I-iron").resources(RED, 9).actionsOf(RED);
            table.play(action(cards[i]));
            assertThat(table.refusal(build("A-religion"))).isEqualTo(ThroughTheAgesRefusal.FINISH_THE_ACTION_CARD_NOW);
            assertThat(table.allows(upgrade("A-bronze", "I-iron"))).isTrue();
            table.play(build("I-iron"));
            assertThat(table.civ(RED).resources()).isEqualTo(9 - (5 - 1 - i));
            assertThat(table.civ(RED).civilActions).isEqualTo(3);
        }
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void urbanGrowthBuildsOrUpgradesAnUrbanBuilding() {
        String[] cards = {"A-urban-growth", "I-urban-growth", "II-urban-growth", "III-urban-growth"};
        for (int i = 0; i < cards.length; i++) {
            Table table = with(cards[i])
                    .technology(RED, "I-alchemy")
                    .resources(RED, 9)
                    .actionsOf(RED);
            table.play(action(cards[i]));
            assertThat(table.allows(build("A-bronze"))).isFalse();
            assertThat(table.allows(upgrade("A-philosophy", "I-alchemy"))).isTrue();
            table.play(build("I-alchemy"));
            assertThat(table.civ(RED).resources()).isEqualTo(9 - (6 - 1 - i));
        }
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void efficientUpgradeOnlyUpgrades() {
        String[] cards = {"II-efficient-upgrade", "III-efficient-upgrade"};
        for (int i = 0; i < cards.length; i++) {
            Table table = with(cards[i])
                    .technology(RED, "I-iron", "II-coal")
                    .resources(RED, 9)
                    .actionsOf(RED);
            table.play(action(cards[i]));
            assertThat(table.allows(build("A-bronze"))).isFalse();
            table.play(upgrade("A-bronze", "II-coal"));
            assertThat(table.civ(RED).resources()).isEqualTo(9 - (6 - 3 - i));
        }
        Table none = with("II-efficient-upgrade").resources(RED, 9).actionsOf(RED);
        assertThat(none.refusal(action("II-efficient-upgrade")))
                .isEqualTo(ThroughTheAgesRefusal.ACTION_CARD_CANNOT_BE_DONE);
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void stockpileGivesOneOfEach() {
        Table table = with("A-stockpile").actionsOf(RED).play(action("A-stockpile"));
        assertThat(table.civ(RED).food()).isEqualTo(1);
        assertThat(table.civ(RED).resources()).isEqualTo(1);
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void reservesAreAllOfOneKind() {
        String[] cards = {"I-reserves", "II-reserves", "III-reserves"};
        for (int i = 0; i < cards.length; i++) {
            Table table = with(cards[i]).actionsOf(RED).play(action(cards[i]));
            assertThat(table.legal()).containsExactlyInAnyOrder(divide(2 + i, 0), divide(0, 2 + i));
            table.play(divide(0, 2 + i));
            assertThat(table.civ(RED).resources()).isEqualTo(2 + i);
            assertThat(table.civ(RED).food()).isZero();
        }
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void revolutionaryIdeaGivesScience() {
        Object[][] rows = {{"II-revolutionary-idea", 4}, {"III-revolutionary-idea", 6}};
        for (Object[] row : rows) {
            Table table = with((String) row[0]).actionsOf(RED).play(action((String) row[0]));
            assertThat(table.civ(RED).science).isEqualTo(row[1]);
        }
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void breakthroughDevelopsAndThenGivesScience() {
        Object[][] rows = {{"I-breakthrough", 2}, {"II-breakthrough", 3}};
        for (Object[] row : rows) {
            Table table =
                    with((String) row[0]).hand(RED, "I-iron").science(RED, 5).actionsOf(RED);
            table.play(action((String) row[0]));
            assertThat(table.knows(RED, "I-iron"))
                    .as("the only choice needs no question")
                    .isTrue();
            assertThat(table.civ(RED).science).isEqualTo(row[1]);
            assertThat(table.civ(RED).civilActions).isEqualTo(3);
        }
        Table poor = with("I-breakthrough").hand(RED, "I-iron").science(RED, 4).actionsOf(RED);
        assertThat(poor.refusal(action("I-breakthrough"))).isEqualTo(ThroughTheAgesRefusal.ACTION_CARD_CANNOT_BE_DONE);
    }

    @Rule({Rulebook.ACTION_CARD, Rulebook.REVOLUTION})
    @Test
    void breakthroughMayBeARevolutionThatTakesTheActionOfTheCardAsWell() {
        Table table = with("I-breakthrough")
                .hand(RED, "I-monarchy", "I-iron")
                .science(RED, 5)
                .actionsOf(RED);
        table.play(action("I-breakthrough"));
        assertThat(table.legal()).containsExactlyInAnyOrder(revolt("I-monarchy"), develop("I-iron"));
        table.play(revolt("I-monarchy"));
        assertThat(table.civ(RED).civilActions).isZero();
        assertThat(table.civ(RED).science).isEqualTo(5 - 2 + 2);
    }

    @Rule({Rulebook.ACTION_CARD, Rulebook.REVOLUTION})
    @Test
    void breakthroughIsNoRevolutionOnceAnActionIsSpent() {
        Table table = with("I-breakthrough").hand(RED, "I-monarchy", "I-iron").science(RED, 5);
        table.civ(RED).civilActions = 3;
        table.actionsOf(RED).play(action("I-breakthrough"));
        assertThat(table.knows(RED, "I-iron")).as("the only choice left").isTrue();
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void nationalismAndBuildUpLendResourcesForEachStrongerCivilization() {
        Object[][] rows = {
            {"II-wave-of-nationalism", 2, 6}, {"II-wave-of-nationalism", 3, 3}, {"II-wave-of-nationalism", 4, 2},
            {"III-military-build-up", 2, 8}, {"III-military-build-up", 3, 5}, {"III-military-build-up", 4, 3}
        };
        for (Object[] row : rows) {
            int seats = (int) row[1];
            Table table = Table.of(seats, 3).hand(RED, (String) row[0]);
            for (int seat = 1; seat < seats; seat++) {
                table.workers(seat, "A-warriors", seat);
            }
            table.actionsOf(RED).play(action((String) row[0]));
            assertThat(table.position().unitResources())
                    .as("%s with %s", row[0], seats)
                    .isEqualTo((int) row[2] * (seats - 2));
        }
    }

    @Rule(Rulebook.ACTION_CARD)
    @Test
    void endowmentForTheArtsLooksAtTheMoreCultured() {
        Table table = Table.of(3, 3)
                .hand(RED, "III-endowment-for-the-arts")
                .culture(RED, 10)
                .culture(BLUE, 11)
                .culture(GREEN, 10)
                .actionsOf(RED)
                .play(action("III-endowment-for-the-arts"));
        assertThat(table.civ(RED).culture).isEqualTo(13);
        Table two = Table.of(2, 3)
                .hand(RED, "III-endowment-for-the-arts")
                .culture(BLUE, 1)
                .actionsOf(RED);
        assertThat(two.play(action("III-endowment-for-the-arts")).civ(RED).culture)
                .isEqualTo(6);
    }
}
