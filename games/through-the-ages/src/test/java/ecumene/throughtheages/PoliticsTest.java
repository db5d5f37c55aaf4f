package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.accept;
import static ecumene.throughtheages.Moves.add;
import static ecumene.throughtheages.Moves.aggression;
import static ecumene.throughtheages.Moves.annex;
import static ecumene.throughtheages.Moves.bonus;
import static ecumene.throughtheages.Moves.cancel;
import static ecumene.throughtheages.Moves.divide;
import static ecumene.throughtheages.Moves.eliminate;
import static ecumene.throughtheages.Moves.endPolitics;
import static ecumene.throughtheages.Moves.giveIn;
import static ecumene.throughtheages.Moves.lose;
import static ecumene.throughtheages.Moves.offer;
import static ecumene.throughtheages.Moves.raze;
import static ecumene.throughtheages.Moves.reject;
import static ecumene.throughtheages.Moves.repel;
import static ecumene.throughtheages.Moves.war;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Aggressions, and pacts on offer. */
class PoliticsTest {

    /** Red has strength 5, the others 1. */
    private static Table strong(int seats, int age, String... cards) {
        return Table.of(seats, age)
                .workers(RED, "A-warriors", 5)
                .technology(RED, "III-communism")
                .military(RED, cards);
    }

    private static Table attack(String card, Table table) {
        return table.politicsOf(RED).play(aggression(card, BLUE));
    }

    @Rule(Rulebook.POLITICS)
    @Test
    void atMostOnePoliticalActionOrNone() {
        Table table = Table.of(2).military(RED, "I-rats", "I-crusades").politicsOf(RED);
        assertThat(table.allows(endPolitics())).isTrue();
        table.play(Moves.prepare("I-rats"));
        assertThat(table.phase()).isEqualTo("actions");
    }

    // ---------------------------------------------------------------- aggressions

    @Rule(Rulebook.AGGRESSION)
    @Test
    void anAggressionCostsMilitaryActionsAndIsDiscarded() {
        Table table = attack("II-spy", strong(2, 2, "II-spy").science(BLUE, 7));
        assertThat(table.civ(RED).militaryActions).isEqualTo(4);
        assertThat(table.militaryHand(RED)).isEmpty();
        assertThat(table.view(BLUE).shownDiscards()).hasSize(1);
        assertThat(table.civ(RED).science).isEqualTo(5);
        assertThat(table.civ(BLUE).science).isEqualTo(2);
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void onlyAWeakerCivilizationIsAttacked() {
        Table table = Table.of(2, 2).military(RED, "II-spy").politicsOf(RED);
        assertThat(table.refusal(aggression("II-spy", BLUE))).isEqualTo(ThroughTheAgesRefusal.RIVAL_IS_NOT_WEAKER);
        assertThat(table.refusal(aggression("II-spy", RED))).isEqualTo(ThroughTheAgesRefusal.NO_SUCH_RIVAL);
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void bonusCardsAndCardsFaceDownRepelIt() {
        Table table = attack(
                "II-spy",
                strong(2, 2, "II-spy")
                        .technology(BLUE, "II-republic")
                        .science(BLUE, 7)
                        .military(BLUE, "I-defense-colonization", "II-annex", "II-plunder", "I-rats"));
        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.refusal(repel())).isEqualTo(ThroughTheAgesRefusal.DEFENCE_IS_TOO_WEAK);
        assertThat(table.refusal(add("II-annex")))
                .as("two cards at most: 1 + 2 + 1 is below 5")
                .isEqualTo(ThroughTheAgesRefusal.DEFENCE_IS_TOO_WEAK);
        assertThat(table.legal()).containsExactly(giveIn());
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void aDefenceThatReachesTheAttackLosesItsCards() {
        Table table = attack(
                "II-spy",
                strong(2, 2, "II-spy")
                        .science(BLUE, 7)
                        .military(BLUE, "I-defense-colonization", "II-defense-colonization", "II-annex"));
        table.play(bonus("II-defense-colonization"));
        assertThat(table.militaryHand(BLUE)).as("nothing is lost yet").hasSize(3);
        assertThat(table.view(RED).force()).isNull();
        assertThat(table.view(BLUE).force().bonus()).hasSize(1);
        table.play(repel());
        assertThat(table.militaryHand(BLUE)).containsExactly("II-annex", "I-defense-colonization");
        assertThat(table.civ(BLUE).science).isEqualTo(7);
        assertThat(table.phase()).isEqualTo("actions");
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void aDefenderMayAddMoreThanIsNeededButNoMoreCardsThanMilitaryActions() {
        Table table = attack(
                "II-spy",
                strong(2, 2, "II-spy")
                        .science(BLUE, 7)
                        .military(BLUE, "I-defense-colonization", "II-defense-colonization", "II-annex"));
        table.play(bonus("II-defense-colonization"));
        assertThat(table.allows(repel())).isTrue();
        assertThat(table.allows(bonus("I-defense-colonization"))).isTrue();
        table.play(add("II-annex"));
        assertThat(table.refusal(bonus("I-defense-colonization")))
                .isEqualTo(ThroughTheAgesRefusal.AS_MANY_CARDS_AS_MILITARY_ACTIONS);
        table.play(repel());
        assertThat(table.militaryHand(BLUE)).containsExactly("I-defense-colonization");
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void cardsFaceDownCountOneEachUpToTheMilitaryActions() {
        Table table = attack(
                "II-spy",
                Table.of(2, 2)
                        .workers(RED, "A-warriors", 3)
                        .military(RED, "II-spy")
                        .science(BLUE, 7)
                        .military(BLUE, "II-annex", "II-plunder", "II-raid"));
        table.play(add("II-annex"), add("II-raid"), repel());
        assertThat(table.militaryHand(BLUE)).containsExactly("II-plunder");
        assertThat(table.told(ThroughTheAgesEvent.AggressionRepelled.class)
                        .getFirst()
                        .others())
                .isEqualTo(2);
        assertThat(table.civ(BLUE).science).isEqualTo(7);
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void whoGivesInLosesNoCards() {
        Table table = attack(
                "II-spy",
                strong(2, 2, "II-spy")
                        .science(BLUE, 7)
                        .military(BLUE, "I-defense-colonization", "II-defense-colonization"));
        table.play(bonus("II-defense-colonization"), giveIn());
        assertThat(table.militaryHand(BLUE)).hasSize(2);
        assertThat(table.civ(BLUE).science).isEqualTo(2);
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void theLibraryDoesNotRaiseTheNumberOfDefendingCards() {
        Table table = attack(
                "II-spy",
                Table.of(2, 2)
                        .workers(RED, "A-warriors", 4)
                        .military(RED, "II-spy")
                        .science(BLUE, 7)
                        .wonder(BLUE, "A-library-of-alexandria")
                        .military(BLUE, "II-annex", "II-plunder", "II-raid"));
        assertThat(table.legal()).containsExactly(giveIn());
    }

    @Rule({Rulebook.AGGRESSION, Rulebook.WORKERS})
    @Test
    void enslave() {
        Table table = attack("I-enslave", strong(2, 3, "I-enslave").idle(BLUE, 0));
        assertThat(table.asked()).isEqualTo(BLUE);
        table.play(lose("A-bronze"));
        assertThat(table.civ(RED).food()).isEqualTo(2);
        assertThat(table.civ(RED).resources()).isEqualTo(2);
        assertThat(table.civ(BLUE).yellowBank).isEqualTo(19);
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void plunderTakesAMixOfTheAttackersChoice() {
        int[] amounts = {3, 5, 7};
        String[] cards = {"I-plunder", "II-plunder", "III-plunder"};
        for (int i = 0; i < 3; i++) {
            Table table = attack(cards[i], strong(2, 3, cards[i]).food(BLUE, 7).resources(BLUE, 2));
            assertThat(table.legal()).hasSize(3);
            table.play(divide(amounts[i] - 2, 2));
            assertThat(table.civ(RED).food()).isEqualTo(amounts[i] - 2);
            assertThat(table.civ(RED).resources()).isEqualTo(2);
            assertThat(table.civ(BLUE).food()).isEqualTo(7 - amounts[i] + 2);
            assertThat(table.civ(BLUE).resources()).isZero();
        }
    }

    @Rule({Rulebook.AGGRESSION, Rulebook.FOOD_AND_RESOURCES})
    @Test
    void plunderTakesNoMoreThanThereIsAndTheBankAllows() {
        Table table =
                attack("I-plunder", strong(2, 3, "I-plunder").resources(BLUE, 2).blueBank(RED, 1));
        assertThat(table.civ(BLUE).resources()).isZero();
        assertThat(table.civ(RED).resources()).as("one blue token").isEqualTo(1);
        assertThat(table.phase()).isEqualTo("actions");
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void raidsDestroyUrbanBuildingsForHalfTheirPrintedCosts() {
        Table one = attack(
                "I-raid", strong(2, 3, "I-raid").workers(BLUE, "I-drama", 1).workers(BLUE, "II-opera", 1));
        assertThat(one.legal()).containsExactlyInAnyOrder(raze(BLUE, "A-philosophy"), raze(BLUE, "I-drama"));
        one.play(raze(BLUE, "A-philosophy"));
        assertThat(one.civ(RED).resources()).as("half of 3, rounded up").isEqualTo(2);
        assertThat(one.civ(BLUE).idle).isEqualTo(2);
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void raidsOfLaterAgesDestroyTwoBuildingsAndTheSumIsHalved() {
        Table two = attack(
                "II-raid",
                strong(2, 3, "II-raid")
                        .workers(BLUE, "I-bread-and-circuses", 1)
                        .workers(BLUE, "II-opera", 1)
                        .workers(BLUE, "III-movies", 1));
        assertThat(two.refusal(raze(BLUE, "III-movies"))).isEqualTo(ThroughTheAgesRefusal.NO_SUCH_BUILDING);
        two.play(raze(BLUE, "II-opera"));
        assertThat(two.legal())
                .as("the other is of level I at most")
                .containsExactlyInAnyOrder(raze(BLUE, "A-philosophy"), raze(BLUE, "I-bread-and-circuses"));
        two.play(raze(BLUE, "A-philosophy"));
        assertThat(two.civ(RED).resources()).isEqualTo((8 + 3 + 1) / 2);
        Table three = attack(
                "III-raid",
                strong(2, 3, "III-raid").workers(BLUE, "III-movies", 2).workers(BLUE, "II-opera", 1));
        three.play(raze(BLUE, "III-movies"), raze(BLUE, "II-opera"));
        assertThat(three.civ(RED).resources()).isEqualTo((11 + 8 + 1) / 2);
    }

    /** One of each limit, as far as there are any: the order in which they are named decides nothing. */
    @Rule(Rulebook.AGGRESSION)
    @Test
    void theBuildingsOfARaidAreNamedInAnyOrder() {
        Table low = attack(
                "II-raid", strong(2, 3, "II-raid").workers(BLUE, "II-opera", 1).workers(BLUE, "I-printing-press", 1));
        low.play(raze(BLUE, "A-philosophy"));
        assertThat(low.legal()).containsExactlyInAnyOrder(raze(BLUE, "II-opera"), raze(BLUE, "I-printing-press"));
        low.play(raze(BLUE, "II-opera"));
        assertThat(low.civ(RED).resources()).isEqualTo((3 + 8 + 1) / 2);
        Table rest = attack("II-raid", strong(2, 3, "II-raid").workers(BLUE, "II-opera", 1));
        rest.play(raze(BLUE, "A-philosophy"));
        assertThat(rest.workers(BLUE, "II-opera")).as("no choice is left").isZero();
        assertThat(rest.civ(RED).resources()).isEqualTo((3 + 8 + 1) / 2);
        Table late = attack(
                "III-raid",
                strong(2, 3, "III-raid")
                        .workers(BLUE, "III-movies", 2)
                        .workers(BLUE, "II-opera", 1)
                        .workers(BLUE, "A-philosophy", 0));
        late.play(raze(BLUE, "II-opera"));
        assertThat(late.workers(BLUE, "III-movies")).isEqualTo(1);
        Table high = attack(
                "III-raid",
                strong(2, 3, "III-raid").workers(BLUE, "III-movies", 2).workers(BLUE, "A-philosophy", 0));
        assertThat(high.workers(BLUE, "III-movies"))
                .as("two of level III are one too many")
                .isEqualTo(1);
        assertThat(high.civ(RED).resources()).isEqualTo((11 + 1) / 2);
    }

    @Rule({Rulebook.AGGRESSION, Rulebook.HOUSE})
    @Test
    void annexTakesAColonyWithoutItsImmediatePart() {
        Table none = strong(2, 3, "II-annex").politicsOf(RED);
        assertThat(none.refusal(aggression("II-annex", BLUE))).isEqualTo(ThroughTheAgesRefusal.NOTHING_TO_TAKE);
        Table table = attack(
                "II-annex", strong(2, 3, "II-annex").colony(BLUE, "I-wealthy-territory", "I-historic-territory"));
        table.play(annex("I-wealthy-territory"));
        assertThat(table.colonies(RED)).containsExactly("I-wealthy-territory");
        assertThat(table.civ(RED).resources()).isZero();
        assertThat(table.civ(RED).blueTokens).isEqualTo(19);
        assertThat(table.civ(BLUE).blueTokens).isEqualTo(13);
    }

    @Rule({Rulebook.AGGRESSION, Rulebook.HOUSE})
    @Test
    void infiltrateRemovesALeaderOrAnUnfinishedWonder() {
        Table none = strong(2, 3, "II-infiltrate").politicsOf(RED);
        assertThat(none.refusal(aggression("II-infiltrate", BLUE))).isEqualTo(ThroughTheAgesRefusal.NOTHING_TO_TAKE);
        Table leader = attack(
                "II-infiltrate",
                strong(2, 3, "II-infiltrate").leader(BLUE, "II-isaac-newton").unfinished(BLUE, "I-great-wall", 2));
        leader.play(eliminate("II-isaac-newton"));
        assertThat(leader.civ(RED).culture).isEqualTo(6);
        assertThat(leader.civ(BLUE).leader).isEqualTo(Civilization.NONE);
        Table wonder = attack(
                "II-infiltrate",
                strong(2, 3, "II-infiltrate").leader(BLUE, "A-moses").unfinished(BLUE, "I-great-wall", 2));
        wonder.play(eliminate("I-great-wall"));
        assertThat(wonder.civ(RED).culture).isEqualTo(3);
        assertThat(wonder.civ(BLUE).blueBank).isEqualTo(18);
    }

    @Rule({Rulebook.AGGRESSION, Rulebook.POINTS})
    @Test
    void armedInterventionTakesCultureAsFarAsThereIsAny() {
        Table table = attack(
                "III-armed-intervention", strong(2, 3, "III-armed-intervention").culture(BLUE, 5));
        assertThat(table.civ(RED).culture).isEqualTo(5);
        assertThat(table.civ(BLUE).culture).isZero();
    }

    @Rule(Rulebook.AGGRESSION)
    @Test
    void aggressionsAreAllowedInTheLastRoundAndWarsAreNot() {
        Table table = strong(2, 4, "III-armed-intervention", "III-war-over-culture")
                .round(6)
                .politicsOf(RED);
        assertThat(table.allows(aggression("III-armed-intervention", BLUE))).isTrue();
        assertThat(table.refusal(war("III-war-over-culture", BLUE)))
                .isEqualTo(ThroughTheAgesRefusal.NO_WAR_IN_THE_LAST_ROUND);
        Table before = strong(2, 4, "III-war-over-culture").politicsOf(RED);
        assertThat(before.allows(war("III-war-over-culture", BLUE))).isTrue();
    }

    // ---------------------------------------------------------------- offering pacts

    @Rule(Rulebook.PACT)
    @Test
    void anAcceptedPactReplacesTheOwnOneAndNotThoseOfOthers() {
        Table table = Table.of(3, 3)
                .military(RED, "III-peace-treaty")
                .pact(RED, BLUE, "I-open-borders-agreement", true)
                .pact(BLUE, GREEN, "III-military-pact", true)
                .politicsOf(RED)
                .play(offer("III-peace-treaty", GREEN, "both"));
        assertThat(table.asked()).isEqualTo(GREEN);
        table.play(accept());
        assertThat(table.civ(RED).cultureRating).isEqualTo(1);
        assertThat(table.civ(GREEN).cultureRating).isEqualTo(1);
        assertThat(table.civ(RED).militaryTotal).as("the old one has ended").isEqualTo(2);
        assertThat(table.civ(GREEN).strength).as("another one lasts").isEqualTo(4);
        assertThat(table.militaryHand(RED)).isEmpty();
        assertThat(table.phase()).isEqualTo("actions");
    }

    @Rule(Rulebook.PACT)
    @Test
    void aRejectedPactGoesBackToTheHandAndTheActionIsSpent() {
        Table table = Table.of(3, 3)
                .military(RED, "III-peace-treaty")
                .politicsOf(RED)
                .play(offer("III-peace-treaty", GREEN, "both"), reject());
        assertThat(table.militaryHand(RED)).containsExactly("III-peace-treaty");
        assertThat(table.phase()).isEqualTo("actions");
        assertThat(table.civ(RED).pact).isEqualTo(Civilization.NONE);
    }

    @Rule(Rulebook.PACT)
    @Test
    void sidesAreNamedByWhoOffers() {
        Table table = Table.of(3, 3).military(RED, "III-loss-of-sovereignty").politicsOf(RED);
        assertThat(table.refusal(offer("III-loss-of-sovereignty", GREEN, "both")))
                .isEqualTo(ThroughTheAgesRefusal.NO_SUCH_SIDE);
        table.play(offer("III-loss-of-sovereignty", GREEN, "B"), accept());
        assertThat(table.civ(GREEN).cultureRating).isEqualTo(2);
        assertThat(table.civ(RED).cultureRating).isZero();
    }

    @Rule(Rulebook.CANCEL_PACT)
    @Test
    void aCancelledPactAffectsNobodyAnyMore() {
        Table table = Table.of(3, 3).pact(BLUE, RED, "III-military-pact", true).politicsOf(RED);
        assertThat(table.civ(RED).strength).isEqualTo(4);
        assertThat(table.refusal(cancel("III-peace-treaty"))).isEqualTo(ThroughTheAgesRefusal.NOT_YOUR_PACT);
        table.play(cancel("III-military-pact"));
        assertThat(table.civ(RED).strength).isEqualTo(1);
        assertThat(table.civ(BLUE).strength).isEqualTo(1);
        assertThat(table.phase()).as("it was the political action").isEqualTo("actions");
    }
}
