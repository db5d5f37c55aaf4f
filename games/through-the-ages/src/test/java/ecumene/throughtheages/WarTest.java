package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.takeTechnology;
import static ecumene.throughtheages.Moves.war;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import ecumene.throughtheages.component.MilitaryCard;
import org.junit.jupiter.api.Test;

/** Declare a War, and what comes of it in the next turn. */
class WarTest {

    /** Red has strength 5, the others 1. */
    private static Table strong(int seats, int age, String... cards) {
        return Table.of(seats, age)
                .workers(RED, "A-warriors", 5)
                .technology(RED, "III-communism")
                .military(RED, cards);
    }

    @Rule({Rulebook.WAR, Rulebook.RESOLVE_WAR})
    @Test
    void aWarIsDeclaredNowAndResolvedAtTheStartOfTheNextTurn() {
        Table table = strong(2, 3, "III-war-over-culture").culture(BLUE, 30).politicsOf(RED);
        table.play(war("III-war-over-culture", BLUE));
        assertThat(table.civ(RED).militaryActions).isEqualTo(2);
        assertThat(table.view(BLUE).seats().get(RED).treaties())
                .containsExactly(
                        new ThroughTheAgesView.Treaty(MilitaryCard.of("III-war-over-culture"), BLUE, "attacker"));
        assertThat(table.view(BLUE).seats().get(BLUE).treaties())
                .containsExactly(
                        new ThroughTheAgesView.Treaty(MilitaryCard.of("III-war-over-culture"), RED, "defender"));
        table.play(endActions()).skipTo(RED, "Politics");
        assertThat(table.civ(RED).culture).as("5 and the advantage of 4").isEqualTo(9);
        assertThat(table.civ(BLUE).culture).isEqualTo(21);
        assertThat(table.civ(RED).war).isEqualTo(Civilization.NONE);
    }

    @Rule(Rulebook.RESOLVE_WAR)
    @Test
    void eitherSideMayWinAndATieHasNoEffect() {
        Table lost = Table.of(2, 3)
                .war(RED, "III-war-over-culture", BLUE)
                .workers(BLUE, "A-warriors", 4)
                .culture(RED, 6)
                .startOf(RED);
        assertThat(lost.civ(BLUE).culture).as("8, but only 6 are there").isEqualTo(6);
        assertThat(lost.civ(RED).culture).isZero();
        Table tie = Table.of(2, 3)
                .war(RED, "III-war-over-culture", BLUE)
                .culture(BLUE, 6)
                .startOf(RED);
        assertThat(tie.civ(BLUE).culture).isEqualTo(6);
        assertThat(tie.civ(RED).war).isEqualTo(Civilization.NONE);
    }

    @Rule({Rulebook.RESOLVE_WAR, Rulebook.TOKENS})
    @Test
    void warOverTerritoryTakesYellowTokens() {
        Table table = Table.of(2, 3)
                .war(RED, "II-war-over-territory", BLUE)
                .workers(RED, "A-warriors", 11)
                .startOf(RED);
        assertThat(table.civ(RED).yellowBank).as("1, and 2 for 10").isEqualTo(21);
        assertThat(table.civ(BLUE).yellowBank).isEqualTo(15);
        Table empty = Table.of(2, 3)
                .war(RED, "II-war-over-territory", BLUE)
                .workers(RED, "A-warriors", 11)
                .yellowBank(BLUE, 1)
                .startOf(RED);
        assertThat(empty.civ(RED).yellowBank).isEqualTo(19);
    }

    @Rule(Rulebook.RESOLVE_WAR)
    @Test
    void warOverTechnologyTakesSpecialTechnologiesOrScience() {
        Table table = Table.of(3, 3)
                .war(RED, "II-war-over-technology", BLUE)
                .workers(RED, "A-warriors", 15)
                .technology(RED, "II-architecture")
                .technology(BLUE, "II-justice-system", "II-architecture", "I-warfare")
                .hand(RED, "I-warfare")
                .science(BLUE, 20)
                .blueBank(BLUE, 19)
                .startOf(RED);
        // Strength 15 against 1 + 1: an advantage of 13.
        assertThat(table.asked()).isEqualTo(RED);
        assertThat(table.refusal(takeTechnology("II-architecture")))
                .isEqualTo(ThroughTheAgesRefusal.TECHNOLOGY_CANNOT_BE_TAKEN);
        assertThat(table.refusal(takeTechnology("I-warfare")))
                .as("in hand")
                .isEqualTo(ThroughTheAgesRefusal.TECHNOLOGY_CANNOT_BE_TAKEN);
        table.play(takeTechnology("II-justice-system"));
        assertThat(table.civ(RED).civilTotal).isEqualTo(5);
        assertThat(table.civ(BLUE).civilTotal).isEqualTo(4);
        assertThat(table.civ(RED).blueTokens).isEqualTo(19);
        assertThat(table.civ(BLUE).blueTokens).isEqualTo(16);
        assertThat(table.civ(RED).science).as("the rest in science").isEqualTo(13 - 7);
        assertThat(table.civ(BLUE).science).isEqualTo(20 - 6);
        assertThat(table.phase()).as("nothing more to choose").isEqualTo("politics");
    }

    @Rule(Rulebook.RESOLVE_WAR)
    @Test
    void severalTechnologiesMayBeTakenAsLongAsTheAdvantageLasts() {
        Table table = Table.of(3, 3)
                .war(RED, "II-war-over-technology", BLUE)
                .workers(RED, "A-warriors", 15)
                .technology(BLUE, "I-masonry", "I-warfare", "I-code-of-laws")
                .startOf(RED);
        table.play(takeTechnology("I-masonry"), takeTechnology("I-warfare"));
        assertThat(table.refusal(takeTechnology("I-code-of-laws")))
                .as("13 - 3 - 5 are left")
                .isEqualTo(ThroughTheAgesRefusal.POLITICS_NOW);
        assertThat(table.knows(RED, "I-masonry")).isTrue();
        assertThat(table.knows(RED, "I-warfare")).isTrue();
        assertThat(table.civ(RED).science).as("Blue had none").isZero();
    }

    @Rule(Rulebook.RESOLVE_WAR)
    @Test
    void ofTwoSpecialTechnologiesOfATypeTheHigherIsKept() {
        Table table = Table.of(2, 3)
                .war(RED, "II-war-over-technology", BLUE)
                .workers(RED, "A-warriors", 15)
                .technology(RED, "II-strategy")
                .technology(BLUE, "I-warfare")
                .startOf(RED)
                .play(takeTechnology("I-warfare"));
        assertThat(table.knows(RED, "I-warfare")).isFalse();
        assertThat(table.knows(BLUE, "I-warfare")).isFalse();
        assertThat(table.knows(RED, "II-strategy")).isTrue();
    }

    @Rule(Rulebook.WAR)
    @Test
    void bonusCardsDoNotHelpInAWar() {
        Table table = Table.of(2, 3)
                .war(RED, "III-war-over-culture", BLUE)
                .workers(RED, "A-warriors", 3)
                .military(BLUE, "III-defense-colonization")
                .culture(BLUE, 20)
                .startOf(RED);
        assertThat(table.civ(RED).culture).isEqualTo(7);
        assertThat(table.militaryHand(BLUE)).hasSize(1);
    }

    @Rule(Rulebook.RESOLVE_WAR)
    @Test
    void severalWarsOnOneRivalAreResolvedEachInItsOwnTurn() {
        Table table = Table.of(3, 3)
                .war(RED, "III-war-over-culture", GREEN)
                .war(BLUE, "II-war-over-territory", GREEN)
                .workers(RED, "A-warriors", 3)
                .workers(BLUE, "A-warriors", 2)
                .culture(GREEN, 20)
                .startOf(RED);
        assertThat(table.civ(GREEN).culture).as("5 and the advantage of 2").isEqualTo(13);
        assertThat(table.civ(GREEN).yellowBank).isEqualTo(18);
        assertThat(table.civ(BLUE).war).as("still to come").isNotEqualTo(Civilization.NONE);
        table.skipTo(BLUE, "Politics");
        assertThat(table.civ(GREEN).yellowBank).isEqualTo(17);
        assertThat(table.civ(BLUE).yellowBank).isEqualTo(19);
        assertThat(table.civ(BLUE).war).isEqualTo(Civilization.NONE);
    }
}
