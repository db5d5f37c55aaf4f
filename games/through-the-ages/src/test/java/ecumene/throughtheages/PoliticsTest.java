package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.accept;
import static ecumene.throughtheages.Moves.add;
import static ecumene.throughtheages.Moves.aggression;
import static ecumene.throughtheages.Moves.annex;
import static ecumene.throughtheages.Moves.bonus;
import static ecumene.throughtheages.Moves.cancel;
import static ecumene.throughtheages.Moves.divide;
import static ecumene.throughtheages.Moves.eliminate;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.endPolitics;
import static ecumene.throughtheages.Moves.giveIn;
import static ecumene.throughtheages.Moves.lose;
import static ecumene.throughtheages.Moves.offer;
import static ecumene.throughtheages.Moves.raze;
import static ecumene.throughtheages.Moves.reject;
import static ecumene.throughtheages.Moves.repel;
import static ecumene.throughtheages.Moves.resign;
import static ecumene.throughtheages.Moves.takeTechnology;
import static ecumene.throughtheages.Moves.war;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.GREY;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Consequence;
import ecumene.engine.Loss;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Aggressions, wars and resigning. */
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
        two.play(raze(BLUE, "A-philosophy"));
        assertThat(two.civ(RED).resources())
                .as("only the arena is low enough, no choice: 3 + 3 halved")
                .isEqualTo(3);
        Table three = attack(
                "III-raid",
                strong(2, 3, "III-raid").workers(BLUE, "III-movies", 2).workers(BLUE, "II-opera", 1));
        three.play(raze(BLUE, "III-movies"), raze(BLUE, "II-opera"));
        assertThat(three.civ(RED).resources()).isEqualTo((11 + 8 + 1) / 2);
    }

    @Rule(Rulebook.AGGRESSION)
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

    @Rule(Rulebook.AGGRESSION)
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

    // ---------------------------------------------------------------- wars

    @Rule({Rulebook.WAR, Rulebook.RESOLVE_WAR})
    @Test
    void aWarIsDeclaredNowAndResolvedAtTheStartOfTheNextTurn() {
        Table table = strong(2, 3, "III-war-over-culture").culture(BLUE, 30).politicsOf(RED);
        table.play(war("III-war-over-culture", BLUE));
        assertThat(table.civ(RED).militaryActions).isEqualTo(2);
        assertThat(table.view(BLUE).seats().get(RED).war().rival()).isEqualTo(BLUE);
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

    // ---------------------------------------------------------------- resigning

    /** Nothing tempts to it: it comes last, says what is lost, and whoever does it has been told that there is no way back. */
    @Rule(Rulebook.RESIGN)
    @Test
    void resigningComesLastAndIsForGood() {
        Table table = Table.of(2).military(RED, "I-rats").politicsOf(RED);
        assertThat(table.legal()).last().isEqualTo(resign());
        Consequence leaving =
                table.game().consequences(table.position(), RED, table.legal()).getLast();
        assertThat(leaving.loss()).isEqualTo(new Loss("resignation", Map.of()));
        assertThat(leaving.undoable()).isFalse();
        assertThat(leaving.changes())
                .as("who has left has no hungry or discontent people")
                .noneMatch(change -> change.seat() == RED && change.after() > change.before());
    }

    @Rule({Rulebook.RESIGN, Rulebook.END})
    @Test
    void theLastOneLeftWins() {
        Table table =
                Table.of(2).culture(RED, 50).culture(BLUE, 3).politicsOf(RED).play(resign());
        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.game().result(table.position()).winners()).containsExactly(BLUE);
        assertThat(table.game().result(table.position()).reason()).isEqualTo("alone");
    }

    @Rule(Rulebook.RESIGN)
    @Test
    void everythingOfTheOneWhoLeavesIsGone() {
        Table table = Table.of(3, 2)
                .hand(RED, "I-iron")
                .military(RED, "II-spy")
                .colony(RED, "I-vast-territory")
                .pact(BLUE, RED, "I-open-borders-agreement", true)
                .war(GREEN, "II-war-over-territory", RED)
                .politicsOf(RED)
                .play(resign());
        assertThat(table.hand(RED)).isEmpty();
        assertThat(table.militaryHand(RED)).isEmpty();
        assertThat(table.colonies(RED)).isEmpty();
        assertThat(table.civ(BLUE).pact).isEqualTo(Civilization.NONE);
        assertThat(table.civ(BLUE).militaryTotal).isEqualTo(2);
        assertThat(table.civ(GREEN).war).isEqualTo(Civilization.NONE);
        assertThat(table.civ(GREEN).culture).isEqualTo(7);
        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.position().round()).isEqualTo(5);
    }

    @Rule({Rulebook.RESIGN, Rulebook.HAND})
    @Test
    void coloniesOfWhoLeavesGoToTheDiscardsOfTheirAge() {
        Table table = Table.of(3, 2)
                .colony(RED, "I-vast-territory", "II-historic-territory")
                .politicsOf(RED)
                .play(resign());
        assertThat(table.view(BLUE).shownDiscards())
                .extracting(MilitaryCard::id)
                .containsExactly("II-historic-territory");
        assertThat(table.view(BLUE).outOfTheGame()).extracting(MilitaryCard::id).contains("I-vast-territory");
    }

    @Rule(Rulebook.RESIGN)
    @Test
    void theOthersPlayOnAndRoundsGoOnCounting() {
        Table table = Table.of(3).politicsOf(RED).play(resign());
        table.skipTo(GREEN, "Politics");
        assertThat(table.position().round()).isEqualTo(5);
        table.skipTo(BLUE, "Politics");
        assertThat(table.position().round()).isEqualTo(6);
        assertThat(table.game().awaiting(table.position())).isEqualTo(Seats.only(BLUE));
    }

    @Rule({Rulebook.RESIGN, Rulebook.SETUP})
    @Test
    void laterDecksAreMadeForThoseWhoRemain() {
        Table table = Table.of(4).row("A-moses", "A-homer").civilDeck("I-iron");
        table.civ(GREY).resigned = true;
        table.civ(GREEN).resigned = true;
        table.startOf(RED);
        assertThat(table.position().age()).isEqualTo(2);
        assertThat(table.position().military().deck().size()).as("no pacts").isEqualTo(46);
        long dealt = table.row().stream().filter(id -> id.startsWith("II-")).count();
        assertThat(table.position().civilDeck().size() + dealt).isEqualTo(44);
    }

    @Rule(Rulebook.RESIGN)
    @Test
    void nobodyResignsInAgeFourOrWhereTheTableAgreed() {
        assertThat(Table.of(2, 4).politicsOf(RED).refusal(resign()))
                .isEqualTo(ThroughTheAgesRefusal.NO_RESIGNING_IN_AGE_IV);
        assertThat(Table.withoutResigning(2)
                        .military(RED, "I-rats")
                        .politicsOf(RED)
                        .refusal(resign()))
                .isEqualTo(ThroughTheAgesRefusal.NOBODY_RESIGNS);
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
