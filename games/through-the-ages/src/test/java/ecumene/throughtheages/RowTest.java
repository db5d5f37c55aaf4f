package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.endPolitics;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import ecumene.throughtheages.component.CivilCard;
import org.junit.jupiter.api.Test;

/** The card row and the ages. */
class RowTest {

    private static final String[] THIRTEEN = {
        "A-moses",
        "A-homer",
        "A-aristotle",
        "A-colossus",
        "A-frugality",
        "A-pyramids",
        "A-stockpile",
        "I-iron",
        "I-alchemy",
        "I-knights",
        "I-monarchy",
        "I-warfare",
        "I-drama"
    };

    @Rule(Rulebook.CARD_ROW)
    @Test
    void cardsOnTheLeftGoAndTheOthersSlide() {
        int[] swept = {0, 0, 3, 2, 1};
        for (int seats = 2; seats <= 4; seats++) {
            Table table = Table.of(seats)
                    .row(THIRTEEN)
                    .civilDeck("I-swordsmen", "I-irrigation", "I-masonry", "I-cartography", "I-theocracy")
                    .startOf(RED);
            assertThat(table.row().getFirst()).isEqualTo(THIRTEEN[swept[seats]]);
            assertThat(table.row().get(12 - swept[seats])).isEqualTo("I-drama");
            assertThat(table.row().get(13 - swept[seats])).isEqualTo("I-swordsmen");
            assertThat(table.row()).doesNotContain("");
        }
    }

    @Rule(Rulebook.CARD_ROW)
    @Test
    void anEmptySpaceDoesNotMakeTheSweepReachFurther() {
        Table table = Table.of(2).row(THIRTEEN).civilDeck("I-swordsmen", "I-irrigation", "I-masonry", "I-cartography");
        table.position().setRow(0, Civilization.NONE);
        table.position().setRow(5, Civilization.NONE);
        table.startOf(RED);
        assertThat(table.row().subList(0, 4)).containsExactly("A-colossus", "A-frugality", "A-stockpile", "I-iron");
    }

    @Rule(Rulebook.CARD_ROW)
    @Test
    void afterAResignationTheRemainingPlayersCount() {
        Table table = Table.of(3).row(THIRTEEN).civilDeck("I-swordsmen", "I-irrigation", "I-masonry", "I-cartography");
        table.civ(GREEN).resigned = true;
        table.startOf(RED);
        assertThat(table.row().getFirst()).isEqualTo("A-colossus");
    }

    @Rule(Rulebook.END_OF_AGE)
    @Test
    void ageAEndsWhenTheRowIsRefilledForTheFirstTime() {
        ThroughTheAges game = new ThroughTheAges();
        ThroughTheAgesPosition position = game.start(game.info().setup(2), 5, EventLog.SILENT);
        for (int i = 0; i < 2; i++) {
            assertThat(position.age()).isZero();
            game.play(position, Seats.first(game.awaiting(position)), endActions(), EventLog.SILENT);
        }
        assertThat(position.age()).isEqualTo(1);
        assertThat(position.military().deck().size()).isEqualTo(43);
        // Three cards were swept; seven of Age A were left, so the whole row is still of Age A.
        assertThat(position.civilDeck().size()).isEqualTo(44);
        for (int seat = 0; seat < 2; seat++) {
            assertThat(position.civ(seat).yellowBank).as("nobody loses tokens").isEqualTo(18);
        }
    }

    private static Table lastCardOf(int age, String... deck) {
        return Table.of(3, age).row(THIRTEEN).civilDeck(deck);
    }

    /** Four players take more than is left of Age A: the deck of Age I fills the rest of the row. */
    @Rule({Rulebook.END_OF_AGE, Rulebook.CARD_ROW})
    @Test
    void theDeckOfAgeOneFillsUpWhatAgeALeavesEmpty() {
        Table table = Table.of(4, 0)
                .round(2)
                .row("A-moses", "A-homer", "A-aristotle")
                .civilDeck("A-colossus", "A-pyramids")
                .startOf(RED);
        assertThat(table.row().subList(0, 4)).containsExactly("A-homer", "A-aristotle", "A-colossus", "A-pyramids");
        assertThat(table.row().subList(4, 13)).allMatch(card -> card.startsWith("I-"));
        assertThat(table.position().age()).isEqualTo(1);
        assertThat(table.told(ThroughTheAgesEvent.AgeBegan.class)).hasSize(1);
        assertThat(table.civ(RED).yellowBank).as("nobody loses anything").isEqualTo(18);
    }

    @Rule(Rulebook.END_OF_AGE)
    @Test
    void anAgeEndsInTheMiddleOfTheRefill() {
        Table table = lastCardOf(1, "I-swordsmen").startOf(RED);
        assertThat(table.position().age()).isEqualTo(2);
        assertThat(table.row().get(11)).isEqualTo("I-swordsmen");
        assertThat(CivilCard.of(table.row().get(12)).level()).isEqualTo(2);
        assertThat(table.position().civilDeck().size()).isEqualTo(50 - 1);
        assertThat(table.position().military().deck().size()).isEqualTo(50);
    }

    @Rule(Rulebook.END_OF_AGE)
    @Test
    void everybodyLosesTwoYellowTokensAsFarAsTheyHaveThem() {
        Table table = lastCardOf(1, "I-swordsmen").yellowBank(BLUE, 1).startOf(RED);
        assertThat(table.civ(RED).yellowBank).isEqualTo(16);
        assertThat(table.civ(BLUE).yellowBank).isZero();
        assertThat(table.civ(GREEN).yellowBank).isEqualTo(16);
    }

    @Rule(Rulebook.END_OF_AGE)
    @Test
    void handsLeadersUnfinishedWondersAndPactsOfEarlierAgesGo() {
        Table table = lastCardOf(2, "II-coal")
                .hand(RED, "I-knights", "II-cannon", "I-breakthrough")
                .military(RED, "I-rats", "II-spy")
                .leader(RED, "I-joan-of-arc")
                .leader(BLUE, "II-isaac-newton")
                .unfinished(BLUE, "I-great-wall", 2)
                .unfinished(GREEN, "II-kremlin", 1)
                .pact(RED, BLUE, "I-open-borders-agreement", true)
                .pact(BLUE, GREEN, "II-scientific-cooperation", true)
                .colony(RED, "I-vast-territory")
                .tactic(RED, "I-legion")
                .startOf(RED);
        assertThat(table.hand(RED)).containsExactly("II-cannon");
        assertThat(table.militaryHand(RED)).containsExactly("II-spy");
        assertThat(table.civ(RED).leader).isEqualTo(Civilization.NONE);
        assertThat(table.civ(BLUE).leader)
                .isEqualTo(CivilCard.of("II-isaac-newton").index());
        assertThat(table.civ(BLUE).unfinished).isEqualTo(Civilization.NONE);
        assertThat(table.civ(BLUE).blueBank).as("its tokens come back").isEqualTo(18);
        assertThat(table.civ(GREEN).unfinished).isNotEqualTo(Civilization.NONE);
        assertThat(table.civ(RED).pact).isEqualTo(Civilization.NONE);
        assertThat(table.civ(RED).militaryTotal).isEqualTo(2);
        assertThat(table.civ(BLUE).pact).isNotEqualTo(Civilization.NONE);
        assertThat(table.colonies(RED)).containsExactly("I-vast-territory");
        assertThat(table.civ(RED).tactic).isNotEqualTo(Civilization.NONE);
    }

    @Rule(Rulebook.END_OF_AGE)
    @Test
    void cardsOfTheAgeThatEndsStay() {
        Table table = lastCardOf(1, "I-swordsmen")
                .leader(RED, "I-michelangelo")
                .leader(BLUE, "A-moses")
                .hand(RED, "I-iron", "A-stockpile")
                .startOf(RED);
        assertThat(table.civ(RED).leader).isNotEqualTo(Civilization.NONE);
        assertThat(table.civ(BLUE).leader).isEqualTo(Civilization.NONE);
        assertThat(table.hand(RED)).containsExactly("I-iron");
    }

    @Rule({Rulebook.END_OF_AGE, Rulebook.END})
    @Test
    void ageFourBeganInTheTurnOfTheFirstPlayerThisRoundIsTheLast() {
        Table table = lastCardOf(3, "III-oil").startOf(RED);
        assertThat(table.position().age()).isEqualTo(4);
        assertThat(table.position().lastRound()).isEqualTo(5);
        assertThat(table.row().getLast()).isEmpty();
        table.skipToTheEnd();
        assertThat(table.position().round()).isEqualTo(5);
    }

    @Rule({Rulebook.END_OF_AGE, Rulebook.END})
    @Test
    void ageFourBeganInAnotherTurnTheNextRoundIsTheLast() {
        Table table = lastCardOf(3, "III-oil").startOf(BLUE);
        assertThat(table.position().lastRound()).isEqualTo(6);
        table.skipToTheEnd();
        assertThat(table.position().round()).isEqualTo(6);
    }

    @Rule(Rulebook.END_OF_AGE)
    @Test
    void inAgeFourTheRowIsSweptButNotRefilledAndNobodyDraws() {
        Table table = Table.of(3, 4).row(THIRTEEN).startOf(RED);
        assertThat(table.row().subList(0, 2)).containsExactly("A-aristotle", "A-colossus");
        assertThat(table.row().subList(11, 13)).containsOnly("");
        table.play(endPolitics(), endActions());
        assertThat(table.militaryHand(RED)).isEmpty();
    }

    @Rule(Rulebook.SHARE_TACTIC)
    @Test
    void anExclusiveTacticIsSharedAtTheStartOfTheNextTurn() {
        Table table = Table.of(2).military(RED, "I-legion");
        table.actionsOf(RED).play(Moves.tactic("I-legion"));
        assertThat(table.civ(RED).exclusive).isTrue();
        assertThat(table.view(BLUE).sharedTactics()).isEmpty();
        table.play(endActions()).skipTo(RED, "Politics");
        assertThat(table.civ(RED).exclusive).isFalse();
        assertThat(table.view(BLUE).sharedTactics()).hasSize(1);
        assertThat(table.civ(RED).tactic).as("it stays the current one").isNotEqualTo(Civilization.NONE);
    }

    @Rule(Rulebook.SHARE_TACTIC)
    @Test
    void aSecondCopyOfASharedTacticLeavesTheGame() {
        Table table = Table.of(2).share("I-legion").military(RED, "I-legion");
        table.actionsOf(RED).play(Moves.tactic("I-legion"), endActions()).skipTo(RED, "Politics");
        assertThat(table.view(BLUE).sharedTactics()).hasSize(1);
        assertThat(table.view(BLUE).outOfTheGame()).anyMatch(card -> card.id().equals("I-legion"));
    }
}
