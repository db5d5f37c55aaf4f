package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.build;
import static ecumene.throughtheages.Moves.copyTactic;
import static ecumene.throughtheages.Moves.destroy;
import static ecumene.throughtheages.Moves.develop;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.leader;
import static ecumene.throughtheages.Moves.population;
import static ecumene.throughtheages.Moves.revolt;
import static ecumene.throughtheages.Moves.stages;
import static ecumene.throughtheages.Moves.tactic;
import static ecumene.throughtheages.Moves.take;
import static ecumene.throughtheages.Moves.upgrade;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Consequence;
import ecumene.engine.Loss;
import ecumene.testkit.Rule;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The actions of the action phase, but for action cards and abilities. */
class ActionsTest {

    // ---------------------------------------------------------------- taking cards

    @Rule(Rulebook.TAKE_CARD)
    @Test
    void aCardGoesToTheHandForTheActionsOfItsSpace() {
        Table table = Table.of(2)
                .row("A-moses", "I-iron", "I-alchemy", "I-drama", "I-masonry", "I-knights", "A-frugality")
                .actionsOf(RED);
        table.play(take(6, "I-knights"));
        assertThat(table.hand(RED)).containsExactly("I-knights");
        assertThat(table.civ(RED).civilActions).isEqualTo(2);
        assertThat(table.row().get(5)).isEmpty();
    }

    @Rule(Rulebook.TAKE_CARD)
    @Test
    void theHandHoldsAsManyCardsAsThereAreCivilActions() {
        Table table = Table.of(2)
                .row("A-moses")
                .hand(RED, "I-iron", "I-alchemy", "I-drama", "I-masonry")
                .actionsOf(RED);
        assertThat(table.refusal(take(1, "A-moses"))).isEqualTo(ThroughTheAgesRefusal.CIVIL_HAND_IS_FULL);
    }

    @Rule({Rulebook.HAND, Rulebook.WONDERS})
    @Test
    void theLibraryOfAlexandriaMakesBothHandsBigger() {
        Table table = Table.of(2)
                .row("A-moses")
                .hand(RED, "I-iron", "I-alchemy", "I-drama", "I-masonry")
                .wonder(RED, "A-library-of-alexandria")
                .actionsOf(RED);
        assertThat(table.allows(take(1, "A-moses"))).isTrue();
        assertThat(table.civ(RED).handLimit()).isEqualTo(5);
        assertThat(table.civ(RED).militaryLimit()).isEqualTo(3);
        assertThat(table.civ(RED).civilTotal).isEqualTo(4);
    }

    @Rule(Rulebook.TAKE_CARD)
    @Test
    void aTechnologyInPlayOrInHandIsNotTakenAgain() {
        Table table = Table.of(2)
                .row("I-iron", "I-alchemy", "A-frugality")
                .technology(RED, "I-iron")
                .hand(RED, "I-alchemy", "A-frugality")
                .actionsOf(RED);
        assertThat(table.refusal(take(1, "I-iron"))).isEqualTo(ThroughTheAgesRefusal.TECHNOLOGY_ALREADY_THERE);
        assertThat(table.refusal(take(2, "I-alchemy"))).isEqualTo(ThroughTheAgesRefusal.TECHNOLOGY_ALREADY_THERE);
        assertThat(table.allows(take(3, "A-frugality")))
                .as("action cards are no technologies")
                .isTrue();
    }

    @Rule({Rulebook.TAKE_CARD, Rulebook.LEADERS})
    @Test
    void oneLeaderOfEachAgeIsTakenEvenIfHeIsGone() {
        Table table = Table.of(2).row("A-moses", "A-homer", "I-joan-of-arc").actionsOf(RED);
        table.play(take(1, "A-moses"));
        assertThat(table.refusal(take(2, "A-homer"))).isEqualTo(ThroughTheAgesRefusal.LEADER_OF_THIS_AGE_TAKEN);
        assertThat(table.allows(take(3, "I-joan-of-arc"))).isTrue();
        table.civ(RED).takeFromHand(CivilCard.of("A-moses").index());
        assertThat(table.refusal(take(2, "A-homer"))).isEqualTo(ThroughTheAgesRefusal.LEADER_OF_THIS_AGE_TAKEN);
    }

    @Rule(Rulebook.TAKE_WONDER)
    @Test
    void aWonderCostsOneMoreForEachCompletedOneRuinsIncluded() {
        Table table = Table.of(2)
                .row("I-great-wall")
                .wonder(RED, "A-pyramids")
                .ruin(RED, "A-colossus")
                .actionsOf(RED);
        table.play(take(1, "I-great-wall"));
        assertThat(table.civ(RED).civilActions).isEqualTo(5 - 3);
        assertThat(table.civ(RED).unfinished)
                .isEqualTo(CivilCard.of("I-great-wall").index());
        assertThat(table.civ(RED).handSize).isZero();
    }

    @Rule(Rulebook.TAKE_WONDER)
    @Test
    void onlyOneWonderIsUnfinishedAndAFullHandDoesNotMatter() {
        Table table = Table.of(2)
                .row("I-great-wall", "I-taj-mahal")
                .hand(RED, "I-iron", "I-alchemy", "I-drama", "I-masonry")
                .actionsOf(RED);
        table.play(take(1, "I-great-wall"));
        assertThat(table.refusal(take(2, "I-taj-mahal"))).isEqualTo(ThroughTheAgesRefusal.WONDER_STILL_UNFINISHED);
    }

    // ---------------------------------------------------------------- population

    @Rule(Rulebook.POPULATION)
    @Test
    void aWorkerCostsFoodByTheYellowBank() {
        int[][] cases = {{18, 2}, {16, 3}, {12, 4}, {8, 5}, {4, 7}, {1, 7}};
        for (int[] row : cases) {
            Table table = Table.of(2).yellowBank(RED, row[0]).food(RED, 8).actionsOf(RED);
            table.play(population());
            assertThat(table.civ(RED).food()).as("bank of %s", row[0]).isEqualTo(8 - row[1]);
            assertThat(table.civ(RED).yellowBank).isEqualTo(row[0] - 1);
            assertThat(table.civ(RED).idle).isEqualTo(2);
            assertThat(table.civ(RED).civilActions).isEqualTo(3);
        }
    }

    @Rule(Rulebook.POPULATION)
    @Test
    void withoutTokensOrFoodThereAreNoNewWorkers() {
        assertThat(Table.of(2).yellowBank(RED, 0).food(RED, 9).actionsOf(RED).refusal(population()))
                .isEqualTo(ThroughTheAgesRefusal.YELLOW_BANK_IS_EMPTY);
        assertThat(Table.of(2).food(RED, 1).actionsOf(RED).refusal(population()))
                .isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_FOOD);
    }

    // ---------------------------------------------------------------- building

    @Rule(Rulebook.BUILD)
    @Test
    void anUnusedWorkerGoesToACardForAnActionAndResources() {
        Table table = Table.of(2).resources(RED, 3).actionsOf(RED);
        table.play(build("A-religion"));
        assertThat(table.workers(RED, "A-religion")).isEqualTo(1);
        assertThat(table.civ(RED).idle).isZero();
        assertThat(table.civ(RED).resources()).isZero();
        assertThat(table.civ(RED).civilActions).isEqualTo(3);
        assertThat(table.civ(RED).cultureRating).isEqualTo(1);
        assertThat(table.civ(RED).happiness).isEqualTo(1);
    }

    @Rule(Rulebook.BUILD)
    @Test
    void buildingNeedsTechnologyWorkerAndResources() {
        Table table = Table.of(2).resources(RED, 1).actionsOf(RED);
        assertThat(table.refusal(build("A-bronze"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES);
        assertThat(table.refusal(build("I-iron"))).isEqualTo(ThroughTheAgesRefusal.TECHNOLOGY_NOT_IN_PLAY);
        Table idle = Table.of(2).idle(RED, 0).resources(RED, 9).actionsOf(RED);
        assertThat(idle.refusal(build("A-bronze"))).isEqualTo(ThroughTheAgesRefusal.NO_UNUSED_WORKER);
    }

    @Rule(Rulebook.BUILD)
    @Test
    void theGovernmentLimitsUrbanBuildingsOfATypeWhateverTheirLevel() {
        Table table = Table.of(2)
                .workers(RED, "A-philosophy", 1)
                .workers(RED, "I-alchemy", 1)
                .idle(RED, 3)
                .resources(RED, 9)
                .actionsOf(RED);
        assertThat(table.refusal(build("A-philosophy"))).isEqualTo(ThroughTheAgesRefusal.URBAN_LIMIT_REACHED);
        assertThat(table.refusal(build("I-alchemy"))).isEqualTo(ThroughTheAgesRefusal.URBAN_LIMIT_REACHED);
        assertThat(table.allows(build("A-religion"))).as("another type").isTrue();
        assertThat(table.allows(upgrade("A-philosophy", "I-alchemy")))
                .as("upgrading adds none")
                .isTrue();
        assertThat(table.allows(build("A-bronze"))).as("mines have no limit").isTrue();
    }

    @Rule(Rulebook.BUILD)
    @Test
    void constructionTechnologiesMakeUrbanBuildingsCheaperByTheirLevel() {
        String[] cards = {"I-masonry", "II-architecture", "III-engineering"};
        int[][] discounts = {{0, 1, 1, 1}, {0, 1, 2, 2}, {0, 1, 2, 3}};
        String[] labs = {"A-philosophy", "I-alchemy", "II-scientific-method", "III-computers"};
        for (int i = 0; i < cards.length; i++) {
            for (int level = 0; level < 4; level++) {
                int cost = CivilCard.of(labs[level]).resourceCost() - discounts[i][level];
                Table table = Table.of(2, 3)
                        .technology(RED, cards[i], labs[level], "II-coal")
                        .resources(RED, 20)
                        .actionsOf(RED);
                table.play(build(labs[level]));
                assertThat(table.civ(RED).resources())
                        .as("%s, %s", cards[i], labs[level])
                        .isEqualTo(20 - cost);
            }
            Table mine = Table.of(2, 3)
                    .technology(RED, cards[i], "II-coal")
                    .resources(RED, 20)
                    .actionsOf(RED);
            mine.play(build("II-coal"));
            assertThat(mine.civ(RED).resources()).as("mines are not cheaper").isEqualTo(12);
        }
    }

    // ---------------------------------------------------------------- upgrading and destroying

    @Rule(Rulebook.UPGRADE)
    @Test
    void anUpgradeCostsTheDifference() {
        Table table = Table.of(2).technology(RED, "I-iron").resources(RED, 5).actionsOf(RED);
        table.play(upgrade("A-bronze", "I-iron"));
        assertThat(table.workers(RED, "A-bronze")).isEqualTo(1);
        assertThat(table.workers(RED, "I-iron")).isEqualTo(1);
        assertThat(table.civ(RED).resources()).isEqualTo(2);
        assertThat(table.civ(RED).civilActions).isEqualTo(3);
    }

    @Rule(Rulebook.UPGRADE)
    @Test
    void discountsApplyToBothCardsBeforeTheDifference() {
        // Scientific Method costs 8 - 2, Alchemy 6 - 1.
        Table table = Table.of(2, 2)
                .technology(RED, "II-architecture", "II-scientific-method")
                .workers(RED, "I-alchemy", 1)
                .resources(RED, 1)
                .actionsOf(RED);
        table.play(upgrade("I-alchemy", "II-scientific-method"));
        assertThat(table.civ(RED).resources()).isZero();
    }

    @Rule(Rulebook.UPGRADE)
    @Test
    void upgradesStayWithinATypeAndGoUp() {
        Table table = Table.of(2)
                .technology(RED, "I-iron", "I-drama")
                .workers(RED, "I-alchemy", 1)
                .resources(RED, 9)
                .actionsOf(RED);
        assertThat(table.refusal(upgrade("I-alchemy", "A-philosophy")))
                .isEqualTo(ThroughTheAgesRefusal.UPGRADE_TO_A_HIGHER_LEVEL);
        assertThat(table.refusal(upgrade("A-philosophy", "I-drama")))
                .isEqualTo(ThroughTheAgesRefusal.UPGRADE_TO_A_HIGHER_LEVEL);
        assertThat(table.refusal(upgrade("A-religion", "I-theology")))
                .isEqualTo(ThroughTheAgesRefusal.NOTHING_TO_UPGRADE);
        assertThat(table.refusal(upgrade("A-agriculture", "I-irrigation")))
                .isEqualTo(ThroughTheAgesRefusal.BETTER_NOT_IN_PLAY);
    }

    @Rule(Rulebook.DESTROY)
    @Test
    void aDestroyedBuildingLeavesAnUnusedWorker() {
        Table table = Table.of(2).actionsOf(RED);
        table.play(destroy("A-philosophy"));
        assertThat(table.civ(RED).idle).isEqualTo(2);
        assertThat(table.civ(RED).scienceRating).isZero();
        assertThat(table.civ(RED).civilActions).isEqualTo(3);
        assertThat(table.refusal(destroy("A-philosophy"))).isEqualTo(ThroughTheAgesRefusal.NO_WORKER_THERE);
    }

    // ---------------------------------------------------------------- units

    @Rule(Rulebook.BUILD_UNIT)
    @Test
    void unitsCostMilitaryActionsAndHaveNoLimit() {
        Table table = Table.of(2).idle(RED, 3).resources(RED, 9).actionsOf(RED);
        table.play(build("A-warriors"), build("A-warriors"));
        assertThat(table.workers(RED, "A-warriors")).isEqualTo(3);
        assertThat(table.civ(RED).strength).isEqualTo(3);
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.civ(RED).resources()).isEqualTo(5);
        assertThat(table.refusal(build("A-warriors"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_MILITARY_ACTIONS);
    }

    @Rule(Rulebook.UPGRADE_UNIT)
    @Test
    void unitsAreUpgradedWithinTheirType() {
        Table table = Table.of(2)
                .technology(RED, "I-swordsmen", "I-knights")
                .resources(RED, 1)
                .actionsOf(RED);
        assertThat(table.refusal(upgrade("A-warriors", "I-knights")))
                .isEqualTo(ThroughTheAgesRefusal.UPGRADE_A_UNIT_TO_A_HIGHER_LEVEL);
        table.play(upgrade("A-warriors", "I-swordsmen"));
        assertThat(table.civ(RED).strength).isEqualTo(2);
        assertThat(table.civ(RED).militaryActions).isEqualTo(1);
        assertThat(table.civ(RED).resources()).isZero();
    }

    @Rule(Rulebook.DISBAND)
    @Test
    void aDisbandedUnitIsAnUnusedWorkerForAMilitaryAction() {
        Table table = Table.of(2).actionsOf(RED);
        table.play(destroy("A-warriors"));
        assertThat(table.civ(RED).idle).isEqualTo(2);
        assertThat(table.civ(RED).strength).isZero();
        assertThat(table.civ(RED).militaryActions).isEqualTo(1);
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
    }

    // ---------------------------------------------------------------- leaders

    @Rule(Rulebook.LEADER)
    @Test
    void aLeaderCostsAnActionAndAReplacementGivesItBack() {
        Table table = Table.of(2).hand(RED, "A-julius-caesar", "I-joan-of-arc").actionsOf(RED);
        table.play(leader("A-julius-caesar"));
        assertThat(table.civ(RED).civilActions).isEqualTo(3);
        assertThat(table.civ(RED).militaryTotal).isEqualTo(3);
        assertThat(table.civ(RED).militaryActions).isEqualTo(3);
        assertThat(table.civ(RED).strength).isEqualTo(2);
        table.play(leader("I-joan-of-arc"));
        assertThat(table.civ(RED).civilActions).isEqualTo(3);
        assertThat(table.civ(RED).militaryTotal).as("one goes, one comes").isEqualTo(3);
        assertThat(table.hand(RED)).isEmpty();
    }

    @Rule(Rulebook.LEADER)
    @Test
    void withoutACivilActionNoLeaderIsPlayedNotEvenAsAReplacement() {
        Table table = Table.of(2).leader(RED, "A-moses").hand(RED, "I-joan-of-arc");
        table.civ(RED).civilActions = 0;
        table.actionsOf(RED);
        assertThat(table.refusal(leader("I-joan-of-arc"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_CIVIL_ACTIONS);
    }

    // ---------------------------------------------------------------- wonders

    @Rule(Rulebook.WONDER_STAGE)
    @Test
    void stagesAreBuiltFromTheLeftAndCoveredWithBlueTokens() {
        Table table = Table.of(2)
                .unfinished(RED, "A-library-of-alexandria", 0)
                .resources(RED, 9)
                .actionsOf(RED);
        table.play(stages(1));
        assertThat(table.civ(RED).resources()).isEqualTo(8);
        assertThat(table.civ(RED).stages).isEqualTo(1);
        assertThat(table.civ(RED).blueBank)
                .as("one token back, one on the wonder")
                .isEqualTo(16);
        table.play(stages(1));
        assertThat(table.civ(RED).resources()).isEqualTo(4);
        assertThat(table.civ(RED).scienceRating)
                .as("nothing before it is complete")
                .isEqualTo(1);
        table.play(stages(1));
        assertThat(table.civ(RED).unfinished).isEqualTo(Civilization.NONE);
        assertThat(table.civ(RED).completedWonders()).isEqualTo(1);
        assertThat(table.civ(RED).blueBank).as("all tokens are back").isEqualTo(22);
        assertThat(table.civ(RED).scienceRating).isEqualTo(2);
        assertThat(table.civ(RED).cultureRating).isEqualTo(1);
        assertThat(table.civ(RED).civilActions).isEqualTo(1);
        assertThat(table.refusal(stages(1))).isEqualTo(ThroughTheAgesRefusal.NO_UNFINISHED_WONDER);
    }

    @Rule(Rulebook.WONDER_STAGE)
    @Test
    void withAnEmptyBankTheOwnerChoosesTheTokenThatCovers() {
        Table table = Table.of(2)
                .unfinished(RED, "A-pyramids", 2)
                .blueBank(RED, 0)
                .technology(RED, "I-iron")
                .blue(RED, "I-iron", 1)
                .food(RED, 2)
                .actionsOf(RED);
        // The stage costs 1: the token on Iron moves down to Bronze, and no token comes to the bank.
        table.play(stages(1));
        assertThat(table.question()).isEqualTo("CoverStages");
        assertThat(table.legal()).hasSize(2);
        table.play(Moves.blueToken("A-agriculture"));
        assertThat(table.civ(RED).completedWonders()).isEqualTo(1);
        assertThat(table.civ(RED).blueBank).isEqualTo(3);
        assertThat(table.civ(RED).food()).isEqualTo(1);
        assertThat(table.civ(RED).resources()).isEqualTo(1);
    }

    @Rule(Rulebook.WONDER_STAGE)
    @Test
    void constructionTechnologiesBuildSeveralStagesForOneAction() {
        String[] cards = {"I-masonry", "II-architecture", "III-engineering"};
        for (int i = 0; i < cards.length; i++) {
            Table table = Table.of(2, 3)
                    .technology(RED, cards[i])
                    .unfinished(RED, "II-transcontinental-railroad", 0)
                    .resources(RED, 20)
                    .actionsOf(RED);
            assertThat(table.legal(ThroughTheAgesMove.BuildStages.class)).hasSize(i + 2);
            assertThat(table.refusal(stages(i + 3))).isEqualTo(ThroughTheAgesRefusal.SO_MANY_STAGES_CANNOT_BE_BUILT);
            table.play(stages(i + 2));
            assertThat(table.civ(RED).resources()).isEqualTo(20 - 3 * (i + 2));
            assertThat(table.civ(RED).civilActions).isEqualTo(3);
        }
    }

    // ---------------------------------------------------------------- technologies

    @Rule(Rulebook.DEVELOP)
    @Test
    void aTechnologyComesIntoPlayForScience() {
        Table table = Table.of(2).hand(RED, "I-iron").science(RED, 5).actionsOf(RED);
        table.play(develop("I-iron"));
        assertThat(table.knows(RED, "I-iron")).isTrue();
        assertThat(table.civ(RED).science).isZero();
        assertThat(table.civ(RED).civilActions).isEqualTo(3);
        Table poor = Table.of(2).hand(RED, "I-iron").science(RED, 4).actionsOf(RED);
        assertThat(poor.refusal(develop("I-iron"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_SCIENCE);
    }

    @Rule(Rulebook.DEVELOP)
    @Test
    void ofTwoSpecialTechnologiesOfATypeTheHigherStays() {
        Table table = Table.of(2, 3)
                .technology(RED, "II-justice-system")
                .hand(RED, "III-civil-service", "I-code-of-laws")
                .science(RED, 20)
                .actionsOf(RED);
        assertThat(table.civ(RED).civilTotal).isEqualTo(5);
        table.play(develop("III-civil-service"));
        assertThat(table.knows(RED, "II-justice-system")).isFalse();
        assertThat(table.civ(RED).civilTotal).isEqualTo(6);
        assertThat(table.civ(RED).blueBank).as("three tokens go, three come").isEqualTo(16);
        table.play(develop("I-code-of-laws"));
        assertThat(table.knows(RED, "I-code-of-laws"))
                .as("the lower one leaves at once")
                .isFalse();
        assertThat(table.civ(RED).civilTotal).isEqualTo(6);
        assertThat(table.civ(RED).science).isEqualTo(4);
    }

    @Rule({Rulebook.DEVELOP, Rulebook.TOKENS})
    @Test
    void blueTokensComeWithACard() {
        Table table =
                Table.of(2, 2).hand(RED, "II-justice-system").science(RED, 7).actionsOf(RED);
        table.play(develop("II-justice-system"));
        assertThat(table.civ(RED).blueBank).isEqualTo(19);
        assertThat(table.civ(RED).blueTokens).isEqualTo(19);
    }

    @Rule({Rulebook.DEVELOP, Rulebook.ACTION_TOTALS})
    @Test
    void aGovernmentChangesPeacefullyForMoreScienceAndItsNewActionsAreAvailable() {
        Table table = Table.of(2).hand(RED, "I-monarchy").science(RED, 8).actionsOf(RED);
        table.play(develop("I-monarchy"));
        assertThat(table.civ(RED).science).isZero();
        assertThat(table.civ(RED).civilTotal).isEqualTo(5);
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.civ(RED).militaryActions).isEqualTo(3);
        assertThat(table.knows(RED, "A-despotism")).isFalse();
    }

    @Rule(Rulebook.REVOLUTION)
    @Test
    void aRevolutionTakesAllCivilActionsAndTheNewOnesAreSpent() {
        Table table = Table.of(2).hand(RED, "I-monarchy").science(RED, 2).actionsOf(RED);
        table.play(revolt("I-monarchy"));
        assertThat(table.civ(RED).science).isZero();
        assertThat(table.civ(RED).civilTotal).isEqualTo(5);
        assertThat(table.civ(RED).civilActions).isZero();
        assertThat(table.civ(RED).militaryActions).isEqualTo(3);
    }

    @Rule(Rulebook.REVOLUTION)
    @Test
    void aRevolutionNeedsAllActionsAndAGovernment() {
        Table table = Table.of(2)
                .hand(RED, "I-monarchy", "I-iron")
                .food(RED, 2)
                .science(RED, 9)
                .actionsOf(RED);
        assertThat(table.refusal(revolt("I-iron"))).isEqualTo(ThroughTheAgesRefusal.ONLY_GOVERNMENTS_BY_REVOLUTION);
        table.play(population());
        assertThat(table.refusal(revolt("I-monarchy"))).isEqualTo(ThroughTheAgesRefusal.REVOLUTION_TAKES_ALL_ACTIONS);
    }

    @Rule(Rulebook.ACTION_TOTALS)
    @Test
    void ofActionsThatAreLostTheSpentOnesGoFirst() {
        Table table =
                Table.of(2, 2).technology(RED, "II-constitutional-monarchy").hand(RED, "II-republic");
        table.civ(RED).militaryActions = 1;
        table.science(RED, 13).actionsOf(RED);
        assertThat(table.civ(RED).militaryActions).as("one of four is spent").isEqualTo(3);
        table.play(develop("II-republic"));
        assertThat(table.civ(RED).militaryTotal).isEqualTo(2);
        assertThat(table.civ(RED).militaryActions)
                .as("the spent one goes, and one more")
                .isEqualTo(2);
        assertThat(table.civ(RED).civilActions).isEqualTo(6);
    }

    // ---------------------------------------------------------------- tactics

    @Rule(Rulebook.PLAY_TACTIC)
    @Test
    void aTacticIsPlayedForOneMilitaryActionOnceATurn() {
        Table table = Table.of(2)
                .military(RED, "I-fighting-band", "I-legion")
                .workers(RED, "A-warriors", 3)
                .actionsOf(RED);
        table.play(tactic("I-fighting-band"));
        assertThat(table.civ(RED).strength).isEqualTo(3 + 1);
        assertThat(table.civ(RED).militaryActions).isEqualTo(1);
        assertThat(table.refusal(tactic("I-legion"))).isEqualTo(ThroughTheAgesRefusal.ONE_TACTIC_PER_TURN);
        assertThat(table.militaryHand(RED)).containsExactly("I-legion");
    }

    @Rule(Rulebook.COPY_TACTIC)
    @Test
    void aSharedTacticIsCopiedForTwoMilitaryActions() {
        Table table = Table.of(2)
                .tactic(BLUE, "I-legion")
                .share("I-phalanx")
                .workers(RED, "A-warriors", 3)
                .actionsOf(RED);
        table.play(copyTactic("I-legion"));
        assertThat(table.civ(RED).tactic).isEqualTo(MilitaryCard.of("I-legion").index());
        assertThat(table.civ(RED).strength).isEqualTo(5);
        assertThat(table.civ(RED).militaryActions).isZero();
        assertThat(table.civ(BLUE).tactic)
                .as("others keep it")
                .isEqualTo(MilitaryCard.of("I-legion").index());
        assertThat(table.refusal(copyTactic("I-phalanx"))).isEqualTo(ThroughTheAgesRefusal.ONE_TACTIC_PER_TURN);
    }

    @Rule(Rulebook.COPY_TACTIC)
    @Test
    void onlySharedTacticsAreCopied() {
        Table table = Table.of(2).tactic(RED, "I-legion").actionsOf(RED);
        assertThat(table.refusal(copyTactic("I-phalanx"))).isEqualTo(ThroughTheAgesRefusal.TACTIC_NOT_SHARED);
    }

    /** The rules do not forbid it; it only costs two actions, and whoever tries is told. */
    @Rule(Rulebook.COPY_TACTIC)
    @Test
    void theOwnSharedTacticMayBeCopiedInVain() {
        Table table = Table.of(2).tactic(RED, "I-legion").share("I-phalanx").actionsOf(RED);
        List<ThroughTheAgesMove> copies = List.of(copyTactic("I-legion"), copyTactic("I-phalanx"));
        assertThat(table.legal()).containsAll(copies);
        assertThat(table.game().consequences(table.position(), RED, copies))
                .extracting(Consequence::loss)
                .containsExactly(new Loss("same-tactic", Map.of()), null);
        table.play(copyTactic("I-legion"));
        assertThat(table.militaryActions(RED)).isZero();
        assertThat(table.refusal(copyTactic("I-phalanx"))).isEqualTo(ThroughTheAgesRefusal.ONE_TACTIC_PER_TURN);
    }

    /** Two Warriors are an army of the fighting band, and none of the phalanx. */
    @Rule(Rulebook.PLAY_TACTIC)
    @Test
    void aTacticThatMakesWeakerIsALoss() {
        Table table = Table.of(2)
                .workers(RED, "A-warriors", 2)
                .tactic(RED, "I-fighting-band")
                .share("I-heavy-cavalry")
                .military(RED, "I-phalanx", "I-fighting-band")
                .actionsOf(RED);
        assertThat(table.civ(RED).strength).isEqualTo(2 + 1);
        List<ThroughTheAgesMove> tactics =
                List.of(tactic("I-phalanx"), copyTactic("I-heavy-cavalry"), tactic("I-fighting-band"));
        assertThat(table.game().consequences(table.position(), RED, tactics))
                .extracting(Consequence::loss)
                .containsExactly(
                        new Loss("weaker", Map.of("strength", 1)),
                        new Loss("weaker", Map.of("strength", 1)),
                        new Loss("same-tactic", Map.of()));
        table.play(tactic("I-phalanx"));
        assertThat(table.civ(RED).strength).isEqualTo(2);
    }

    @Rule(Rulebook.ACTIONS)
    @Test
    void thePhaseMayEndWithActionsLeft() {
        Table table = Table.of(2).actionsOf(RED).play(endActions());
        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.civ(RED).militarySize)
                .as("a card for each military action")
                .isEqualTo(2);
    }

    @Rule(Rulebook.ACTIONS)
    @Test
    void whoeverHasNothingLeftToDoStillEndsThePhaseByHand() {
        Table table = Table.of(2).idle(RED, 0).workers(RED, "A-warriors", 0);
        table.civ(RED).civilActions = 0;
        table.civ(RED).militaryActions = 0;
        table.actionsOf(RED);
        assertThat(table.legal()).containsExactly(endActions());
        assertThat(table.asked()).isEqualTo(RED);
    }
}
