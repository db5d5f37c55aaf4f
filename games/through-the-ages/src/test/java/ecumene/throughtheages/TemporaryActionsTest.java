package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.action;
import static ecumene.throughtheages.Moves.build;
import static ecumene.throughtheages.Moves.develop;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.leader;
import static ecumene.throughtheages.Moves.population;
import static ecumene.throughtheages.Moves.revolt;
import static ecumene.throughtheages.Moves.swap;
import static ecumene.throughtheages.Moves.take;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Actions that are lent for a turn are no tokens. */
class TemporaryActionsTest {

    private static Table hammurabi() {
        return Table.of(2).leader(RED, "A-hammurabi");
    }

    @Rule(Rulebook.ACTION_TOTALS)
    @Test
    void aLentActionIsSpentFirst() {
        Table table = hammurabi().food(RED, 9).actionsOf(RED).play(swap());
        assertThat(table.civilActions(RED)).isEqualTo(5);
        assertThat(table.civ(RED).civilActions).as("tokens").isEqualTo(4);
        table.play(population());
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.view(RED).turn().extraCivil()).isZero();
        table.play(population());
        assertThat(table.civ(RED).civilActions).isEqualTo(3);
    }

    @Rule({Rulebook.ACTION_TOTALS, Rulebook.LEADER})
    @Test
    void nobodyRegainsALentAction() {
        Table table = hammurabi().hand(RED, "I-joan-of-arc").actionsOf(RED).play(swap(), leader("I-joan-of-arc"));
        assertThat(table.civilActions(RED))
                .as("the lent action paid for the leader, and no token is spent")
                .isEqualTo(4);
        Table spent = hammurabi()
                .food(RED, 9)
                .hand(RED, "I-joan-of-arc")
                .actionsOf(RED)
                .play(population(), swap(), leader("I-joan-of-arc"));
        assertThat(spent.civilActions(RED)).as("the spent token comes back").isEqualTo(4);
    }

    @Rule({Rulebook.ACTION_TOTALS, Rulebook.REVOLUTION})
    @Test
    void hammurabisMilitaryActionIsUsedInPlaceOfACivilOneInARevolution() {
        Table table = hammurabi()
                .food(RED, 9)
                .science(RED, 9)
                .hand(RED, "I-monarchy")
                .actionsOf(RED)
                .play(population());
        assertThat(table.refusal(revolt("I-monarchy"))).isEqualTo(ThroughTheAgesRefusal.REVOLUTION_TAKES_ALL_ACTIONS);
        table.play(swap());
        assertThat(table.civilActions(RED)).as("as many as the total").isEqualTo(4);
        table.play(revolt("I-monarchy"));
        assertThat(table.civilActions(RED)).isZero();
        assertThat(table.civ(RED).civilTotal).isEqualTo(5);
        Table two = hammurabi()
                .food(RED, 9)
                .science(RED, 9)
                .hand(RED, "I-monarchy")
                .actionsOf(RED)
                .play(population(), population(), swap());
        assertThat(two.refusal(revolt("I-monarchy")))
                .as("one is missing")
                .isEqualTo(ThroughTheAgesRefusal.REVOLUTION_TAKES_ALL_ACTIONS);
    }

    @Rule({Rulebook.ACTION_TOTALS, Rulebook.REVOLUTION, Rulebook.EVENT})
    @Test
    void hammurabiHelpsInARevolutionByAnEventOfTheOwnTurn() {
        Table table = hammurabi().science(RED, 1).hand(RED, "I-monarchy").event(RED, "A-development-of-civilization");
        assertThat(table.legal()).contains(swap(), revolt("I-monarchy"));
        table.play(swap(), revolt("I-monarchy"));
        assertThat(table.civilActions(RED)).isEqualTo(1);
        assertThat(table.militaryActions(RED)).as("one of two, and a new one").isEqualTo(2);
        Table poor = hammurabi().resources(RED, 9).hand(RED, "I-monarchy").event(RED, "A-development-of-civilization");
        assertThat(poor.legal()).as("nothing here costs civil actions").doesNotContain(swap());
        Table rebelled = hammurabi().science(RED, 1).hand(RED, "I-monarchy");
        rebelled.civ(RED).civilActions = 2;
        rebelled.resources(RED, 9).event(RED, "A-development-of-civilization");
        assertThat(rebelled.legal()).as("too few all the same").doesNotContain(swap());
    }

    @Rule({Rulebook.ACTION_TOTALS, Rulebook.REVOLUTION})
    @Test
    void aRevolutionTakesAsManyActionsAsTheTotalTheLentOneFirst() {
        Table table = hammurabi()
                .science(RED, 9)
                .hand(RED, "I-monarchy")
                .actionsOf(RED)
                .play(swap(), revolt("I-monarchy"));
        assertThat(table.view(RED).turn().extraCivil()).isZero();
        assertThat(table.civilActions(RED))
                .as("one of five is left, the new one is spent")
                .isEqualTo(1);
    }

    @Rule({Rulebook.ACTION_TOTALS, Rulebook.REVOLUTION, Rulebook.LEADERS})
    @Test
    void patriotismDoesNotStandInForASpentMilitaryActionOfRobespierre() {
        Table table = Table.of(2, 3)
                .leader(RED, "II-maximilien-robespierre")
                .resources(RED, 9)
                .science(RED, 9)
                .idle(RED, 2)
                .hand(RED, "III-patriotism", "II-republic")
                .actionsOf(RED)
                .play(build("A-warriors"), action("III-patriotism"));
        assertThat(table.militaryActions(RED)).isEqualTo(3);
        assertThat(table.refusal(revolt("II-republic"))).isEqualTo(ThroughTheAgesRefusal.REVOLUTION_TAKES_ALL_ACTIONS);
    }

    @Rule({Rulebook.ACTION_TOTALS, Rulebook.REVOLUTION, Rulebook.ACTION_CARD})
    @Test
    void aBreakthroughByALentActionLeavesTheTokens() {
        Table table = hammurabi()
                .science(RED, 9)
                .hand(RED, "I-breakthrough", "I-alchemy", "I-iron", "I-monarchy")
                .actionsOf(RED)
                .play(swap(), action("I-breakthrough"));
        assertThat(table.allows(revolt("I-monarchy"))).isTrue();
        table.play(develop("I-alchemy"));
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.civilActions(RED)).isEqualTo(4);
    }

    @Rule(Rulebook.ACTION_TOTALS)
    @Test
    void aSmallerTotalTakesSpentTokensAndNoLentAction() {
        Table table = Table.of(2, 3)
                .leader(RED, "II-napoleon-bonaparte")
                .resources(RED, 9)
                .idle(RED, 3)
                .hand(RED, "III-patriotism", "III-albert-einstein")
                .actionsOf(RED)
                .play(build("A-warriors"), action("III-patriotism"));
        assertThat(table.militaryActions(RED))
                .as("three tokens of four and a lent one")
                .isEqualTo(4);
        table.play(leader("III-albert-einstein"));
        assertThat(table.civ(RED).militaryTotal).isEqualTo(2);
        assertThat(table.civ(RED).militaryActions)
                .as("the spent token and one available go")
                .isEqualTo(2);
        assertThat(table.militaryActions(RED)).as("the lent one stays").isEqualTo(3);
    }

    @Rule({Rulebook.ACTION_TOTALS, Rulebook.DRAW})
    @Test
    void aLentMilitaryActionDrawsACard() {
        Table table =
                Table.of(2, 3).hand(RED, "III-patriotism").actionsOf(RED).play(action("III-patriotism"), endActions());
        assertThat(table.militaryHand(RED)).hasSize(3);
    }

    @Rule({Rulebook.ACTION_TOTALS, Rulebook.LEADERS})
    @Test
    void hammurabiSpendsALentMilitaryActionFirst() {
        Table table = hammurabi().hand(RED, "A-patriotism").actionsOf(RED).play(action("A-patriotism"), swap());
        assertThat(table.civ(RED).militaryActions).isEqualTo(2);
        assertThat(table.militaryActions(RED)).isEqualTo(2);
        assertThat(table.civilActions(RED)).isEqualTo(4);
    }

    @Rule({Rulebook.ACTION_TOTALS, Rulebook.TAKE_CARD})
    @Test
    void aLentActionIsPartOfABiggerPrice() {
        Table table = hammurabi()
                .food(RED, 9)
                .row("I-iron", "I-alchemy", "I-drama", "I-theology", "I-knights", "I-masonry")
                .actionsOf(RED)
                .play(population(), population(), population(), swap());
        assertThat(table.civilActions(RED)).isEqualTo(2);
        table.play(take(6, "I-masonry"));
        assertThat(table.civilActions(RED)).isZero();
    }
}
