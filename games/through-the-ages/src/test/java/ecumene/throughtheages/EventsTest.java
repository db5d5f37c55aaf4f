package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.build;
import static ecumene.throughtheages.Moves.buildForFree;
import static ecumene.throughtheages.Moves.decline;
import static ecumene.throughtheages.Moves.destroy;
import static ecumene.throughtheages.Moves.develop;
import static ecumene.throughtheages.Moves.discard;
import static ecumene.throughtheages.Moves.divide;
import static ecumene.throughtheages.Moves.done;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.keepWorker;
import static ecumene.throughtheages.Moves.lose;
import static ecumene.throughtheages.Moves.loseColony;
import static ecumene.throughtheages.Moves.population;
import static ecumene.throughtheages.Moves.prepare;
import static ecumene.throughtheages.Moves.raze;
import static ecumene.throughtheages.Moves.revolt;
import static ecumene.throughtheages.Moves.ruin;
import static ecumene.throughtheages.Moves.take;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Every event of the ages A, I and II. Red is the strongest with three warriors, Green the weakest. */
class EventsTest {

    private static Table three(int age) {
        return Table.of(3, age).workers(RED, "A-warriors", 3).workers(BLUE, "A-warriors", 2);
    }

    // ---------------------------------------------------------------- preparing

    @Rule(Rulebook.PREPARE_EVENT)
    @Test
    void anEventGivesCultureForItsLevelAndTheNextOneHappens() {
        Table table = Table.of(2, 2)
                .military(RED, "II-iconoclasm")
                .events("A-development-of-crafts", "A-development-of-science")
                .politicsOf(RED)
                .play(prepare("II-iconoclasm"));
        assertThat(table.civ(RED).culture).isEqualTo(2);
        assertThat(table.civ(RED).resources()).isEqualTo(2);
        assertThat(table.civ(BLUE).resources()).isEqualTo(2);
        assertThat(table.position().military().futureEvents().size()).isEqualTo(1);
        assertThat(table.view(RED).preparedEvents()).hasSize(1);
        assertThat(table.view(BLUE).preparedEvents()).isEmpty();
        assertThat(table.view(BLUE).outOfTheGame()).anyMatch(card -> card.id().equals("A-development-of-crafts"));
    }

    @Rule(Rulebook.PREPARE_EVENT)
    @Test
    void afterTheLastOneTheFutureEventsComeOldestFirst() {
        Table table = Table.of(2, 3)
                .military(RED, "I-rats")
                .events("A-development-of-crafts")
                .future(BLUE, "III-impact-of-science", "II-iconoclasm", "I-crusades")
                .politicsOf(RED)
                .play(prepare("I-rats"));
        CardPile current = table.position().military().currentEvents();
        assertThat(current.size()).isEqualTo(4);
        assertThat(table.position().military().futureEvents().size()).isZero();
        int[] levels = new int[4];
        for (int i = 0; i < 4; i++) {
            levels[i] = ecumene.throughtheages.component.MilitaryCard.at(current.get(3 - i))
                    .level();
        }
        assertThat(levels).containsExactly(1, 1, 2, 3);
    }

    @Rule(Rulebook.PREPARE_EVENT)
    @Test
    void onlyEventsAndTerritoriesArePrepared() {
        Table table = Table.of(2).military(RED, "I-raid", "I-vast-territory").politicsOf(RED);
        assertThat(table.refusal(prepare("I-raid"))).isEqualTo(ThroughTheAgesRefusal.NOT_AN_EVENT);
        assertThat(table.allows(prepare("I-vast-territory"))).isTrue();
        assertThat(table.refusal(prepare("I-rats"))).isEqualTo(ThroughTheAgesRefusal.CARD_NOT_IN_HAND);
    }

    // ---------------------------------------------------------------- ties

    @Rule(Rulebook.EVENT)
    @Test
    void ofEqualsTheCurrentPlayerAndWhoSitsCloserIsHigher() {
        Table table =
                Table.of(3).culture(RED, 9).culture(BLUE, 9).culture(GREEN, 9).event(BLUE, "I-crusades");
        assertThat(table.civ(BLUE).culture).as("the strongest").isEqualTo(13);
        assertThat(table.civ(GREEN).culture).isEqualTo(9);
        assertThat(table.civ(RED).culture).as("the weakest").isEqualTo(5);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void withTwoPlayersTheTwoStrongestAreOne() {
        Table table = Table.of(2, 2).workers(BLUE, "A-warriors", 2).event(RED, "II-cold-war");
        assertThat(table.civ(BLUE).science).isEqualTo(6);
        assertThat(table.civ(RED).science).isZero();
        Table left = Table.of(3, 2).workers(BLUE, "A-warriors", 2);
        left.civ(GREEN).resigned = true;
        left.event(RED, "II-cold-war");
        assertThat(left.civ(BLUE).science).isEqualTo(6);
        assertThat(left.civ(RED).science + left.civ(GREEN).science)
                .as("also after a resignation")
                .isZero();
    }

    // ---------------------------------------------------------------- Age A

    @Rule(Rulebook.EVENT)
    @Test
    void developmentOfAgricultureCraftsAndScience() {
        Table food = three(1).event(RED, "A-development-of-agriculture");
        Table resources = three(1).event(RED, "A-development-of-crafts");
        // The bait of the table is Development of Science itself, so it is revealed a turn later.
        Table science = three(1).events("A-development-of-science", "A-development-of-crafts")
                .military(RED, "I-rats");
        science.politicsOf(RED).play(prepare("I-rats"));
        for (int seat = 0; seat < 3; seat++) {
            assertThat(food.civ(seat).food()).isEqualTo(2);
            assertThat(resources.civ(seat).resources()).isEqualTo(2);
            assertThat(science.civ(seat).science).isEqualTo(2);
        }
    }

    @Rule(Rulebook.EVENT)
    @Test
    void developmentOfCivilizationAsksEverybodyInTurn() {
        Table table = Table.of(3)
                .food(BLUE, 1)
                .resources(RED, 1)
                .hand(GREEN, "I-irrigation")
                .science(GREEN, 2)
                .event(RED, "A-development-of-civilization");
        assertThat(table.asked()).isEqualTo(RED);
        table.play(build("A-agriculture"));
        assertThat(table.civ(RED).resources()).isZero();
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.asked()).isEqualTo(BLUE);
        table.play(population());
        assertThat(table.civ(BLUE).idle).isEqualTo(2);
        table.play(develop("I-irrigation"));
        assertThat(table.knows(GREEN, "I-irrigation")).isTrue();
        assertThat(table.civ(GREEN).civilActions).isEqualTo(4);
        assertThat(table.phase()).isEqualTo("actions");
    }

    @Rule({Rulebook.EVENT, Rulebook.REVOLUTION})
    @Test
    void developmentOfCivilizationMayBeARevolutionForAllCivilActions() {
        Table table = Table.of(2).hand(BLUE, "I-monarchy").science(BLUE, 1).event(RED, "A-development-of-civilization");
        table.play(revolt("I-monarchy"));
        assertThat(table.civ(BLUE).civilActions).isZero();
        assertThat(table.civ(BLUE).science).isZero();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void developmentOfCivilizationMayBeDeclinedAndBuildsNoUnits() {
        Table table = Table.of(2).resources(RED, 9).event(RED, "A-development-of-civilization");
        assertThat(table.refusal(build("A-warriors"))).isEqualTo(ThroughTheAgesRefusal.DEVELOP_NOW);
        table.play(decline());
        assertThat(table.civ(RED).resources()).isEqualTo(9);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void developmentOfMarketsIsAChoiceForEach() {
        Table table = Table.of(2).event(RED, "A-development-of-markets");
        assertThat(table.legal()).containsExactlyInAnyOrder(divide(2, 0), divide(0, 2));
        table.play(divide(2, 0), divide(0, 2));
        assertThat(table.civ(RED).food()).isEqualTo(2);
        assertThat(table.civ(BLUE).resources()).isEqualTo(2);
    }

    @Rule({Rulebook.EVENT, Rulebook.DRAW})
    @Test
    void developmentOfPoliticsDrawsThreeCardsForEverybody() {
        Table table = three(1).event(RED, "A-development-of-politics");
        for (int seat = 0; seat < 3; seat++) {
            assertThat(table.civ(seat).militarySize).isEqualTo(3);
        }
    }

    @Rule(Rulebook.EVENT)
    @Test
    void developmentOfReligionBuildsATempleForNothing() {
        Table table = Table.of(3).idle(BLUE, 0).workers(GREEN, "A-religion", 2).event(RED, "A-development-of-religion");
        assertThat(table.asked()).isEqualTo(RED);
        assertThat(table.legal()).containsExactly(keepWorker(), buildForFree("A-religion"));
        table.play(buildForFree("A-religion"));
        assertThat(table.workers(RED, "A-religion")).isEqualTo(1);
        assertThat(table.phase()).as("nobody else has a worker and room").isEqualTo("actions");
    }

    @Rule(Rulebook.EVENT)
    @Test
    void developmentOfWarfareBuildsAUnitForNothing() {
        Table table = Table.of(2).event(RED, "A-development-of-warfare").play(buildForFree("A-warriors"), keepWorker());
        assertThat(table.workers(RED, "A-warriors")).isEqualTo(2);
        assertThat(table.workers(BLUE, "A-warriors")).isEqualTo(1);
    }

    @Rule({Rulebook.EVENT, Rulebook.WORKERS})
    @Test
    void developmentOfSettlementBringsWorkers() {
        Table table = Table.of(2).yellowBank(BLUE, 0).event(RED, "A-development-of-settlement");
        assertThat(table.civ(RED).idle).isEqualTo(2);
        assertThat(table.civ(RED).yellowBank).isEqualTo(17);
        assertThat(table.civ(BLUE).idle).isEqualTo(1);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void developmentOfTradeRoutesGivesOneOfEach() {
        Civilization civ =
                Table.of(2).event(RED, "A-development-of-trade-routes").civ(BLUE);
        assertThat(civ.science).isEqualTo(1);
        assertThat(civ.food()).isEqualTo(1);
        assertThat(civ.resources()).isEqualTo(1);
    }

    // ---------------------------------------------------------------- Age I

    @Rule(Rulebook.EVENT)
    @Test
    void barbariansHitTheMostCulturedIfItIsWeak() {
        Table weak = three(1).culture(BLUE, 5).event(RED, "I-barbarians");
        assertThat(weak.civ(BLUE).idle).isZero();
        assertThat(weak.civ(BLUE).yellowBank).isEqualTo(19);
        Table strong = three(1).culture(RED, 5).event(RED, "I-barbarians");
        assertThat(strong.civ(RED).idle).isEqualTo(1);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void borderConflictDestroysABuildingOfTheWeakest() {
        Table table = three(1).event(RED, "I-border-conflict");
        assertThat(table.asked()).isEqualTo(GREEN);
        assertThat(table.refusal(destroy("A-warriors"))).isEqualTo(ThroughTheAgesRefusal.NO_SUCH_BUILDING_BY_THE_EVENT);
        table.play(destroy("A-bronze"));
        assertThat(table.civ(GREEN).idle).isEqualTo(2);
        assertThat(table.civ(RED).resources()).isEqualTo(3);
    }

    @Rule({Rulebook.EVENT, Rulebook.POINTS})
    @Test
    void crusadesMoveCultureAndNobodyFallsBelowZero() {
        Table table = three(1).culture(GREEN, 3).event(RED, "I-crusades");
        assertThat(table.civ(RED).culture).isEqualTo(4);
        assertThat(table.civ(GREEN).culture).isZero();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void culturalInfluenceAndScientificBreakthroughScoreTheRatings() {
        Table culture = three(1).workers(BLUE, "I-drama", 2).event(RED, "I-cultural-influence");
        assertThat(culture.civ(BLUE).culture).isEqualTo(4);
        Table science = three(1).workers(BLUE, "I-alchemy", 1).event(RED, "I-scientific-breakthrough");
        assertThat(science.civ(BLUE).science).isEqualTo(3);
        assertThat(science.civ(RED).science).isEqualTo(1);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void forayGivesTheTwoStrongestAMixOfTheirChoice() {
        Table table = three(1).event(RED, "I-foray");
        assertThat(table.legal()).hasSize(4);
        table.play(divide(1, 2), divide(3, 0));
        assertThat(table.civ(RED).food()).isEqualTo(1);
        assertThat(table.civ(RED).resources()).isEqualTo(2);
        assertThat(table.civ(BLUE).food()).isEqualTo(3);
        assertThat(table.civ(GREEN).food()).isZero();
    }

    @Rule({Rulebook.EVENT, Rulebook.PRODUCTION})
    @Test
    void goodHarvestAndNewDepositsProduceWithoutAnythingElse() {
        Table food = three(1).workers(BLUE, "I-irrigation", 1).blueBank(BLUE, 2).event(RED, "I-good-harvest");
        assertThat(food.civ(RED).food()).isEqualTo(2);
        assertThat(food.civ(BLUE).food())
                .as("two tokens: the better farm first")
                .isEqualTo(2 + 1);
        Table mines = three(1).workers(BLUE, "I-iron", 1).event(RED, "I-new-deposits");
        assertThat(mines.civ(BLUE).resources()).isEqualTo(2 + 2);
        assertThat(mines.civ(BLUE).food()).isZero();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void immigrationGoesToAllTheHappiest() {
        Table table = three(1).workers(BLUE, "A-religion", 1)
                .workers(GREEN, "A-religion", 1)
                .event(RED, "I-immigration");
        assertThat(table.civ(RED).idle).isEqualTo(1);
        assertThat(table.civ(BLUE).idle).isEqualTo(2);
        assertThat(table.civ(GREEN).idle).isEqualTo(2);
    }

    @Rule({Rulebook.EVENT, Rulebook.WORKERS})
    @Test
    void pestilenceTakesAWorkerOfTheOwnersChoiceIfNoneIsUnused() {
        Table table = Table.of(2).idle(BLUE, 0).event(RED, "I-pestilence");
        assertThat(table.civ(RED).idle).isZero();
        assertThat(table.asked()).isEqualTo(BLUE);
        table.play(lose("A-philosophy"));
        assertThat(table.civ(BLUE).scienceRating).isZero();
        assertThat(table.civ(BLUE).yellowBank).isEqualTo(19);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void raidersTakeAMixOfTheOwnersChoiceFromTheTwoWeakest() {
        Table table =
                three(1).food(GREEN, 1).resources(GREEN, 2).resources(BLUE, 1).event(RED, "I-raiders");
        assertThat(table.asked()).isEqualTo(GREEN);
        assertThat(table.civ(BLUE).resources())
                .as("no choice: all that there is")
                .isZero();
        assertThat(table.legal()).containsExactlyInAnyOrder(divide(1, 1), divide(0, 2));
        table.play(divide(0, 2));
        assertThat(table.civ(GREEN).food()).isEqualTo(1);
        assertThat(table.civ(GREEN).resources()).isZero();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void ratsEatAllFood() {
        Table table = three(1).food(BLUE, 4).resources(BLUE, 2).event(RED, "I-rats");
        assertThat(table.civ(BLUE).food()).isZero();
        assertThat(table.civ(BLUE).resources()).isEqualTo(2);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void rebellionSpendsTwoCivilActionsForEachDiscontentWorker() {
        Table table = three(1).yellowBank(BLUE, 16).yellowBank(GREEN, 8).event(RED, "I-rebellion");
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.civ(BLUE).civilActions).isEqualTo(2);
        assertThat(table.civ(GREEN).civilActions).as("no more than there are").isZero();
        table.play(endActions()).skipTo(BLUE, "Actions");
        assertThat(table.civ(BLUE).civilActions)
                .as("they are missing in the next turn")
                .isEqualTo(2);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void reignOfTerrorHitsTheWeakest() {
        Table table = three(1).event(RED, "I-reign-of-terror");
        assertThat(table.civ(GREEN).idle).isZero();
        assertThat(table.civ(BLUE).idle).isEqualTo(1);
    }

    @Rule({Rulebook.EVENT, Rulebook.TOKENS})
    @Test
    void uncertainBordersMoveAYellowToken() {
        Table table = three(1).event(RED, "I-uncertain-borders");
        assertThat(table.civ(RED).yellowBank).isEqualTo(19);
        assertThat(table.civ(GREEN).yellowBank).isEqualTo(17);
        Table empty = three(1).yellowBank(GREEN, 0).event(RED, "I-uncertain-borders");
        assertThat(empty.civ(RED).yellowBank).isEqualTo(18);
    }

    // ---------------------------------------------------------------- Age II

    @Rule(Rulebook.EVENT)
    @Test
    void civilUnrestCostsCultureAndTheMostDiscontentABlueToken() {
        Table table = three(2).yellowBank(BLUE, 16)
                .yellowBank(GREEN, 12)
                .culture(RED, 20)
                .culture(BLUE, 20)
                .culture(GREEN, 20)
                .event(RED, "II-civil-unrest");
        assertThat(table.civ(RED).culture).isEqualTo(20);
        assertThat(table.civ(BLUE).culture).isEqualTo(16);
        assertThat(table.civ(GREEN).culture).isEqualTo(12);
        assertThat(table.civ(GREEN).blueTokens).isEqualTo(15);
        assertThat(table.civ(BLUE).blueTokens).isEqualTo(16);
        Table content = three(2).event(RED, "II-civil-unrest");
        assertThat(content.civ(RED).blueTokens).as("nobody is discontent").isEqualTo(16);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void coldWarTeachesTheTwoStrongest() {
        Table table = three(2).event(RED, "II-cold-war");
        assertThat(table.civ(RED).science).isEqualTo(6);
        assertThat(table.civ(BLUE).science).isEqualTo(6);
        assertThat(table.civ(GREEN).science).isZero();
    }

    @Rule({Rulebook.EVENT, Rulebook.TOKENS})
    @Test
    void crimeWaveTakesCultureAndABlueTokenFromACardIfTheBankIsEmpty() {
        Table table = three(2).culture(GREEN, 5)
                .blueBank(GREEN, 0)
                .food(GREEN, 1)
                .resources(GREEN, 1)
                .event(RED, "II-crime-wave");
        assertThat(table.asked()).isEqualTo(GREEN);
        assertThat(table.question()).isEqualTo("GiveBlueTokens");
        table.play(Moves.blueToken("A-agriculture"));
        assertThat(table.civ(GREEN).culture).isEqualTo(2);
        assertThat(table.civ(GREEN).blueTokens).isEqualTo(1);
        assertThat(table.civ(BLUE).blueTokens).isEqualTo(15);
        assertThat(table.civ(RED).blueTokens).isEqualTo(16);
    }

    @Rule({Rulebook.EVENT, Rulebook.PRODUCTION})
    @Test
    void economicProgressIsAProductionWithoutPoints() {
        Table table = three(2).yellowBank(BLUE, 12)
                .blueBank(BLUE, 10)
                .resources(BLUE, 5)
                .culture(BLUE, 9)
                .event(RED, "II-economic-progress");
        assertThat(table.civ(BLUE).resources()).as("corruption 2, production 2").isEqualTo(5);
        assertThat(table.civ(BLUE).food()).as("production 2, consumption 2").isZero();
        assertThat(table.civ(BLUE).science).isZero();
        assertThat(table.civ(BLUE).culture).isEqualTo(9);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void emigrationTakesHalfOfTheDiscontentRoundedUp() {
        Table table = three(2).idle(GREEN, 3).yellowBank(GREEN, 10).event(RED, "II-emigration");
        assertThat(table.civ(GREEN).idle).as("three discontent: two go").isEqualTo(1);
        assertThat(table.civ(RED).idle).isEqualTo(1);
    }

    @Rule({Rulebook.EVENT, Rulebook.LEADERS})
    @Test
    void iconoclasmRemovesLeadersOfOtherAges() {
        Table table = three(2).leader(RED, "I-joan-of-arc")
                .leader(BLUE, "II-isaac-newton")
                .event(RED, "II-iconoclasm");
        assertThat(table.civ(RED).leader).isEqualTo(Civilization.NONE);
        assertThat(table.civ(RED).civilActions).as("nothing is regained").isEqualTo(4);
        assertThat(table.civ(BLUE).leader).isNotEqualTo(Civilization.NONE);
        Table four = Table.of(2, 4)
                .leader(BLUE, "III-bill-gates")
                .workers(BLUE, "III-computers", 1)
                .event(RED, "II-iconoclasm");
        assertThat(four.civ(BLUE).leader).as("in Age IV every leader").isEqualTo(Civilization.NONE);
        assertThat(four.civ(BLUE).culture).as("Gates scores when he leaves").isEqualTo(3);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void independenceDeclarationTakesAColonyOfTheWeakest() {
        Table table = three(2).colony(GREEN, "I-strategic-territory", "I-vast-territory")
                .workers(GREEN, "A-warriors", 0)
                .colony(RED, "I-historic-territory")
                .workers(BLUE, "A-warriors", 9)
                .event(RED, "II-independence-declaration");
        assertThat(table.asked()).isEqualTo(GREEN);
        table.play(loseColony("I-vast-territory"));
        assertThat(table.colonies(GREEN)).containsExactly("I-strategic-territory");
        assertThat(table.civ(GREEN).yellowBank).as("three yellow tokens go").isEqualTo(15);
        assertThat(table.civ(GREEN).blueTokens)
                .as("and the blue one comes back")
                .isEqualTo(17);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void internationalAgreementLetsTheStrongestTakeCardsForFiveActions() {
        Table table = three(2).row(
                        "I-iron", "A-pyramids", "II-isaac-newton", "A-stockpile", "I-alchemy", "II-coal", "I-drama")
                .civilDeck(
                        "II-cannon",
                        "II-opera",
                        "II-republic",
                        "II-strategy",
                        "II-journalism",
                        "II-riflemen",
                        "II-navigation",
                        "II-kremlin",
                        "II-reserves",
                        "II-reserves",
                        "II-frugality")
                .event(BLUE, "II-international-agreement");
        assertThat(table.asked()).isEqualTo(RED);
        table.play(take(6, "II-coal"), take(2, "A-pyramids"), take(4, "A-stockpile"));
        assertThat(table.refusal(take(7, "I-drama"))).isEqualTo(ThroughTheAgesRefusal.AGREEMENT_PAYS_NO_MORE);
        assertThat(table.allows(take(1, "I-iron"))).as("one action is left").isTrue();
        table.play(done());
        assertThat(table.hand(RED)).containsExactly("II-coal", "A-stockpile");
        assertThat(table.civ(RED).civilActions).as("none of its own").isEqualTo(4);
        assertThat(table.row().subList(0, 7))
                .containsExactly(
                        "I-iron", "II-isaac-newton", "I-alchemy", "I-drama", "II-cannon", "II-opera", "II-republic");
        table.play(endActions()).skipTo(GREEN, "Actions").play(endActions());
        assertThat(table.asked()).isEqualTo(RED);
        assertThat(table.question()).as("no politics this time").isEqualTo("Actions");
        assertThat(table.civ(RED).forgoesPolitics).isFalse();
    }

    @Rule({Rulebook.EVENT, Rulebook.ACTION_TOTALS})
    @Test
    void theAllowanceOfTheAgreementIsNotThatOfThePlayer() {
        String[] row = {"I-iron", "I-alchemy", "I-drama", "I-knights", "I-masonry", "I-theology", "I-irrigation"};
        Table agreed = three(2).row(row).event(BLUE, "II-international-agreement");
        agreed.play(take(6, "I-theology"), take(1, "I-iron"), take(2, "I-alchemy"));
        assertThat(agreed.civ(RED).civilActions).as("all its own actions").isEqualTo(4);
        assertThat(agreed.refusal(take(7, "I-irrigation"))).isEqualTo(ThroughTheAgesRefusal.AGREEMENT_PAYS_NO_MORE);
        assertThat(ThroughTheAgesRefusal.AGREEMENT_PAYS_NO_MORE.rule()).isEqualTo(Rulebook.EVENT);
        assertThat(agreed.allows(take(3, "I-drama"))).isTrue();

        Table spent = three(2).row(row);
        spent.civ(RED).civilActions = 0;
        spent.event(BLUE, "II-international-agreement");
        assertThat(spent.allows(take(7, "I-irrigation")))
                .as("without own actions")
                .isTrue();

        Table acting = three(2).row(row);
        acting.civ(RED).civilActions = 1;
        acting.actionsOf(RED);
        assertThat(acting.refusal(take(7, "I-irrigation"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_CIVIL_ACTIONS);
        assertThat(ThroughTheAgesRefusal.NOT_ENOUGH_CIVIL_ACTIONS.rule()).isEqualTo(Rulebook.ACTION_TOTALS);
        assertThat(acting.allows(take(1, "I-iron"))).isTrue();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void whoTakesByAgreementForgoesTheNextPoliticsAndWhoTakesNothingDoesNot() {
        Table taking =
                three(2).row("I-iron").event(BLUE, "II-international-agreement").play(take(1, "I-iron"), done());
        assertThat(taking.civ(RED).forgoesPolitics).isTrue();
        Table declining =
                three(2).row("I-iron").event(BLUE, "II-international-agreement").play(done());
        assertThat(declining.civ(RED).forgoesPolitics).isFalse();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void theRowIsFilledUpAfterAnAgreementThatNobodyUses() {
        Table table = three(2).row("I-iron", "I-drama")
                .civilDeck("II-cannon", "II-opera", "II-republic")
                .event(BLUE, "II-international-agreement")
                .play(done());
        assertThat(table.row().subList(0, 4)).containsExactly("I-iron", "I-drama", "II-cannon", "II-opera");
        Table full = three(2).row(
                        "I-iron",
                        "I-drama",
                        "I-knights",
                        "I-alchemy",
                        "I-masonry",
                        "I-warfare",
                        "I-theology",
                        "I-monarchy",
                        "I-irrigation",
                        "I-swordsmen",
                        "I-cartography",
                        "I-code-of-laws",
                        "II-coal")
                .civilDeck("II-cannon", "II-opera")
                .event(BLUE, "II-international-agreement")
                .play(done());
        assertThat(full.told(ThroughTheAgesEvent.RowReplenished.class))
                .as("nothing to tell")
                .isEmpty();
    }

    @Rule({Rulebook.EVENT, Rulebook.ACTION_CARD})
    @Test
    void actionCardsOfTheAgreementMayBePlayedInTheSameTurn() {
        Table table = three(2).row("A-stockpile").event(RED, "II-international-agreement");
        table.play(take(1, "A-stockpile"), done());
        assertThat(table.phase()).isEqualTo("actions");
        assertThat(table.allows(Moves.action("A-stockpile"))).isTrue();
    }

    @Rule({Rulebook.EVENT, Rulebook.END_OF_AGE})
    @Test
    void theRefillOfTheAgreementMayEndAnAge() {
        Table table = Table.of(3, 3)
                .workers(RED, "A-warriors", 3)
                .row("III-oil", "III-computers")
                .civilDeck("III-movies")
                .event(BLUE, "II-international-agreement")
                .play(take(1, "III-oil"), done());
        assertThat(table.position().age()).isEqualTo(4);
        assertThat(table.position().lastRound())
                .as("not the turn of the first player")
                .isEqualTo(6);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void nationalPrideOfTheMostCultured() {
        Table table = three(2).culture(GREEN, 7).event(RED, "II-national-pride");
        assertThat(table.civ(GREEN).culture).isEqualTo(12);
    }

    @Rule({Rulebook.EVENT, Rulebook.DISCARD})
    @Test
    void politicsOfStrengthDrawsFiveAndDiscardsThree() {
        Table table = three(2).military(GREEN, "II-spy", "II-annex", "II-iconoclasm", "II-plunder")
                .event(RED, "II-politics-of-strength");
        assertThat(table.asked()).isEqualTo(GREEN);
        table.play(discard("II-spy"), discard("II-annex"), discard("II-plunder"));
        assertThat(table.militaryHand(GREEN)).containsExactly("II-iconoclasm");
        assertThat(table.militaryHand(RED)).hasSize(5);
        Table few = three(2).military(GREEN, "II-spy").event(RED, "II-politics-of-strength");
        assertThat(few.militaryHand(GREEN)).as("all, if there are fewer").isEmpty();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void politicsOfStrengthIsCultureInAgeFour() {
        Table table = three(4).culture(GREEN, 9).event(RED, "II-politics-of-strength");
        assertThat(table.civ(RED).culture).isEqualTo(5);
        assertThat(table.civ(GREEN).culture).isEqualTo(6);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void popularizationOfScienceScoresTheScienceRating() {
        Table table = three(2).workers(BLUE, "I-alchemy", 2).event(RED, "II-popularization-of-science");
        assertThat(table.civ(BLUE).culture).isEqualTo(5);
        assertThat(table.civ(RED).culture).isEqualTo(1);
    }

    @Rule(Rulebook.EVENT)
    @Test
    void prosperityFeedsTheHappy() {
        Table table = three(2).workers(BLUE, "I-theology", 2).event(RED, "II-prosperity");
        assertThat(table.civ(BLUE).food()).isEqualTo(4);
        assertThat(table.civ(RED).food()).isZero();
    }

    @Rule({Rulebook.EVENT, Rulebook.WONDERS})
    @Test
    void ravagesOfTimeRuinAnOldWonderOfEverybody() {
        Table table = three(2).wonder(RED, "A-pyramids", "I-taj-mahal")
                .wonder(BLUE, "II-kremlin")
                .wonder(GREEN, "A-hanging-gardens")
                .event(RED, "II-ravages-of-time");
        assertThat(table.asked()).isEqualTo(RED);
        table.play(ruin("I-taj-mahal"));
        assertThat(table.civ(RED).cultureRating).as("3 less, 2 more").isEqualTo(2);
        assertThat(table.civ(RED).blueTokens).isEqualTo(15);
        assertThat(table.civ(RED).completedWonders()).isEqualTo(2);
        assertThat(table.civ(GREEN).ruins).as("no choice, no question").isNotZero();
        assertThat(table.civ(GREEN).cultureRating).isEqualTo(2);
        assertThat(table.civ(GREEN).happiness).isZero();
        assertThat(table.civ(BLUE).ruins).as("Age II wonders last").isZero();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void refugeesMoveFromTheWeakestToTheStrongest() {
        Table table = three(2).culture(GREEN, 5).event(RED, "II-refugees");
        assertThat(table.civ(RED).culture).isEqualTo(3);
        assertThat(table.civ(RED).idle).isEqualTo(2);
        assertThat(table.civ(GREEN).culture).isEqualTo(2);
        assertThat(table.civ(GREEN).idle).isZero();
    }

    @Rule(Rulebook.EVENT)
    @Test
    void terrorismOfTheLeastCulturedDestroysABuildingOfEachOther() {
        Table table = three(2).culture(RED, 5)
                .culture(GREEN, 5)
                .workers(RED, "I-drama", 1)
                .workers(GREEN, "A-philosophy", 0)
                .event(RED, "II-terrorism");
        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.legal()).containsExactlyInAnyOrder(raze(RED, "A-philosophy"), raze(RED, "I-drama"));
        table.play(raze(RED, "I-drama"));
        assertThat(table.civ(RED).idle).isEqualTo(2);
        assertThat(table.workers(BLUE, "A-philosophy")).isEqualTo(1);
        assertThat(table.phase()).as("Green has none").isEqualTo("actions");
    }

    @Rule(Rulebook.EVENT)
    @Test
    void anEventIsKnownToAllOnceItIsPast() {
        Table table = three(1).event(RED, "I-rats");
        assertThat(table.view(GREEN).outOfTheGame()).anyMatch(card -> card.id().equals("I-rats"));
    }
}
