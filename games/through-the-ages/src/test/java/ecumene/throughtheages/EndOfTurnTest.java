package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.discard;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The end of a turn: discarding, uprising, production, drawing, actions. */
class EndOfTurnTest {

    // ---------------------------------------------------------------- discarding

    @Rule({Rulebook.DISCARD, Rulebook.HAND})
    @Test
    void cardsBeyondTheMilitaryActionsAreDiscardedFaceDown() {
        Table table = Table.of(2)
                .military(RED, "I-raid", "I-rats", "I-legion", "I-crusades")
                .endOf(RED);
        assertThat(table.question()).isEqualTo("DiscardCards");
        table.play(discard("I-raid"), discard("I-crusades"));
        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.view(RED).shownDiscards()).isEmpty();
        assertThat(table.view(RED).discards()).isEqualTo(2);
        assertThat(table.militaryHand(RED)).contains("I-rats", "I-legion").hasSize(4);
    }

    /** What is produced and drawn afterwards comes whatever goes. */
    @Rule(Rulebook.DISCARD)
    @Test
    void aDiscardBringsNothing() {
        Table table = Table.of(2).military(RED, "I-raid", "I-rats", "I-legion").endOf(RED);
        assertThat(table.phase()).isEqualTo("discard");
        assertThat(table.game().consequences(table.position(), RED, table.legal()))
                .hasSize(3)
                .allSatisfy(each -> assertThat(each.changes()).isEmpty());
        table.play(discard("I-raid"));
        assertThat(table.told(ThroughTheAgesEvent.Produced.class)).hasSize(1);
    }

    @Rule(Rulebook.DISCARD)
    @Test
    void aHandWithinTheLimitStays() {
        Table table = Table.of(2).military(RED, "I-raid", "I-rats").endOf(RED);
        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.militaryHand(RED)).hasSize(4);
    }

    // ---------------------------------------------------------------- uprising

    @Rule({Rulebook.UPRISING, Rulebook.WORKERS})
    @Test
    void moreDiscontentThanUnusedWorkersSkipProduction() {
        Table uprising = Table.of(2).yellowBank(RED, 12).idle(RED, 1).endOf(RED);
        assertThat(uprising.civ(RED).science).isZero();
        assertThat(uprising.civ(RED).food() + uprising.civ(RED).resources()).isZero();
        assertThat(uprising.militaryHand(RED)).as("cards are drawn").hasSize(2);
        Table quiet = Table.of(2).yellowBank(RED, 12).idle(RED, 2).endOf(RED);
        assertThat(quiet.civ(RED).science).isEqualTo(1);
        Table happy = Table.of(2)
                .yellowBank(RED, 12)
                .idle(RED, 0)
                .workers(RED, "A-religion", 2)
                .endOf(RED);
        assertThat(happy.civ(RED).science).isEqualTo(1);
    }

    // ---------------------------------------------------------------- production

    @Rule(Rulebook.PRODUCTION)
    @Test
    void scienceCultureFoodAndResourcesAreProduced() {
        Table table = Table.of(2)
                .workers(RED, "I-drama", 1)
                .workers(RED, "I-alchemy", 1)
                .workers(RED, "I-irrigation", 1)
                .workers(RED, "I-iron", 1)
                .endOf(RED);
        assertThat(table.civ(RED).science).isEqualTo(3);
        assertThat(table.civ(RED).culture).isEqualTo(2);
        assertThat(table.civ(RED).food()).isEqualTo(4);
        assertThat(table.civ(RED).resources()).isEqualTo(4);
        assertThat(table.blue(RED, "I-iron")).isEqualTo(1);
        assertThat(table.civ(RED).blueBank).isEqualTo(10);
    }

    @Rule(Rulebook.PRODUCTION)
    @Test
    void corruptionComesBeforeProductionAndTakesFoodForMissingResources() {
        Table table =
                Table.of(2).blueBank(RED, 5).food(RED, 5).resources(RED, 1).endOf(RED);
        // Corruption 4: one resource and three food; then production.
        assertThat(table.civ(RED).resources()).isEqualTo(2);
        assertThat(table.civ(RED).food()).isEqualTo(5 - 3 + 2);
    }

    @Rule(Rulebook.PRODUCTION)
    @Test
    void consumptionEatsFoodAndThenCulture() {
        Table fed = Table.of(2).yellowBank(RED, 12).idle(RED, 2).endOf(RED);
        assertThat(fed.civ(RED).food()).as("2 produced, 2 eaten").isZero();
        Table hungry =
                Table.of(2).yellowBank(RED, 4).idle(RED, 9).culture(RED, 10).endOf(RED);
        assertThat(hungry.civ(RED).food()).isZero();
        assertThat(hungry.civ(RED).culture).as("two are missing").isEqualTo(2);
        Table poor = Table.of(2).yellowBank(RED, 4).idle(RED, 9).culture(RED, 3).endOf(RED);
        assertThat(poor.civ(RED).culture).isZero();
    }

    @Rule({Rulebook.PRODUCTION, Rulebook.FOOD_AND_RESOURCES})
    @Test
    void theBlueBankLimitsProductionAndTheBestCardsComeFirst() {
        Table table = Table.of(2)
                .workers(RED, "I-irrigation", 1)
                .workers(RED, "I-iron", 1)
                .blueBank(RED, 3)
                .endOf(RED);
        assertThat(table.blue(RED, "I-irrigation")).isEqualTo(1);
        assertThat(table.blue(RED, "A-agriculture")).isEqualTo(2);
        assertThat(table.civ(RED).resources())
                .as("nothing is left for the mines")
                .isZero();
        Table mines = Table.of(2)
                .workers(RED, "A-agriculture", 0)
                .workers(RED, "I-iron", 1)
                .blueBank(RED, 2)
                .endOf(RED);
        assertThat(mines.civ(RED).resources()).isEqualTo(2 + 1);
    }

    @Rule(Rulebook.RATINGS)
    @Test
    void noRatingIsNegative() {
        Table table = Table.of(2, 3)
                .technology(RED, "III-fundamentalism")
                .technology(BLUE, "III-communism")
                .actionsOf(RED);
        assertThat(table.civ(RED).scienceRating).as("1 - 2").isZero();
        assertThat(table.civ(RED).strength).isEqualTo(6);
        assertThat(table.civ(BLUE).happiness).as("0 - 1").isZero();
    }

    @Rule(Rulebook.RATINGS)
    @Test
    void whatUrbanBuildingsUnitsAndGovernmentsAdd() {
        Table table = Table.of(2, 3)
                .technology(RED, "III-democracy", "II-strategy")
                .workers(RED, "III-multimedia", 1)
                .workers(RED, "III-professional-sports", 1)
                .workers(RED, "II-organized-religion", 1)
                .workers(RED, "III-tanks", 1)
                .actionsOf(RED);
        assertThat(table.civ(RED).scienceRating).isEqualTo(1 + 3);
        assertThat(table.civ(RED).cultureRating).isEqualTo(3 + 3 + 1);
        assertThat(table.civ(RED).strength).isEqualTo(1 + 3 + 3 + 5);
        assertThat(table.civ(RED).happiness).isEqualTo(4 + 3);
        assertThat(table.civ(RED).militaryTotal).isEqualTo(3 + 2);
    }

    // ---------------------------------------------------------------- drawing and resetting

    @Rule(Rulebook.DRAW)
    @Test
    void aCardForEachUnusedMilitaryActionAtMostThree() {
        assertThat(Table.of(2).endOf(RED).militaryHand(RED)).hasSize(2);
        Table many = Table.of(2, 3).technology(RED, "III-communism").endOf(RED);
        assertThat(many.militaryHand(RED)).hasSize(3);
        Table none = Table.of(2);
        none.civ(RED).militaryActions = 0;
        assertThat(none.endOf(RED).militaryHand(RED)).isEmpty();
    }

    @Rule(Rulebook.DRAW)
    @Test
    void theDiscardsAreShuffledWhenTheLastCardIsDrawn() {
        Table table = Table.of(2).militaryDeck("I-rats", "I-raid").endOf(RED);
        assertThat(table.militaryHand(RED)).containsExactly("I-rats", "I-raid");
        assertThat(table.position().military().deck().size()).isEqualTo(43 - 2);
        Table middle = Table.of(2).militaryDeck("I-rats").endOf(RED);
        assertThat(middle.militaryHand(RED)).as("drawing goes on").hasSize(2);
    }

    @Rule(Rulebook.DRAW)
    @Test
    void onlyWhoDrawsSeesTheCards() {
        Table table = Table.of(2).militaryDeck("I-rats", "I-raid").endOf(RED);
        assertThat(table.toldTo(RED)).anyMatch(event -> event instanceof ThroughTheAgesEvent.OwnCardsDrawn);
        assertThat(table.toldTo(BLUE))
                .noneMatch(event -> event instanceof ThroughTheAgesEvent.OwnCardsDrawn)
                .contains(new ThroughTheAgesEvent.CardsDrawn(RED, 2));
        assertThat(table.view(BLUE).hand()).isEmpty();
        assertThat(table.view(BLUE).seats().get(RED).militaryHand()).containsExactly(0, 2, 0, 0);
    }

    @Rule(Rulebook.RESET)
    @Test
    void actionsAreAvailableAgainAfterTheTurn() {
        Table table = Table.of(2).food(RED, 2).actionsOf(RED).play(Moves.population(), endActions());
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.civ(RED).militaryActions).isEqualTo(2);
    }
}
