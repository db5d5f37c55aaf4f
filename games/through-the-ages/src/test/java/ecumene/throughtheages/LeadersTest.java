package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.action;
import static ecumene.throughtheages.Moves.add;
import static ecumene.throughtheages.Moves.aggression;
import static ecumene.throughtheages.Moves.alexander;
import static ecumene.throughtheages.Moves.army;
import static ecumene.throughtheages.Moves.bid;
import static ecumene.throughtheages.Moves.build;
import static ecumene.throughtheages.Moves.columbus;
import static ecumene.throughtheages.Moves.develop;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.endPolitics;
import static ecumene.throughtheages.Moves.leader;
import static ecumene.throughtheages.Moves.letHomerGo;
import static ecumene.throughtheages.Moves.look;
import static ecumene.throughtheages.Moves.people;
import static ecumene.throughtheages.Moves.population;
import static ecumene.throughtheages.Moves.prepare;
import static ecumene.throughtheages.Moves.rally;
import static ecumene.throughtheages.Moves.revolt;
import static ecumene.throughtheages.Moves.sail;
import static ecumene.throughtheages.Moves.send;
import static ecumene.throughtheages.Moves.swap;
import static ecumene.throughtheages.Moves.take;
import static ecumene.throughtheages.Moves.theater;
import static ecumene.throughtheages.Moves.tuck;
import static ecumene.throughtheages.Moves.upgrade;
import static ecumene.throughtheages.Moves.war;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import ecumene.throughtheages.component.CivilCard;
import org.junit.jupiter.api.Test;

/** Every leader. */
class LeadersTest {

    private static Table with(String leader) {
        return Table.of(2, 3).leader(RED, leader);
    }

    private static Civilization civ(Table table) {
        return table.actionsOf(RED).civ(RED);
    }

    // ---------------------------------------------------------------- Age A

    @Rule(Rulebook.LEADERS)
    @Test
    void alexanderStrengthensEveryUnit() {
        assertThat(civ(with("A-alexander-the-great")
                                .workers(RED, "A-warriors", 3)
                                .workers(RED, "I-knights", 1))
                        .strength)
                .isEqualTo(3 + 2 + 4);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void alexanderLeavesForAYellowToken() {
        Table table = with("A-alexander-the-great").politicsOf(RED).play(alexander());
        assertThat(table.civ(RED).leader).isEqualTo(Civilization.NONE);
        assertThat(table.civ(RED).yellowBank).isEqualTo(19);
        assertThat(table.phase()).as("it was the political action").isEqualTo("actions");
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void aristotleLearnsFromTechnologiesHeTakes() {
        Table table =
                with("A-aristotle").row("I-iron", "A-frugality", "A-pyramids").actionsOf(RED);
        table.play(take(1, "I-iron"));
        assertThat(table.civ(RED).science).isEqualTo(1);
        table.play(take(2, "A-frugality"), take(3, "A-pyramids"));
        assertThat(table.civ(RED).science).isEqualTo(1);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void hammurabiUsesAMilitaryActionAsACivilOneOnceATurn() {
        Table table = with("A-hammurabi").actionsOf(RED).play(swap());
        assertThat(table.civilActions(RED)).isEqualTo(5);
        assertThat(table.civ(RED).militaryActions).isEqualTo(1);
        assertThat(table.refusal(swap())).isEqualTo(ThroughTheAgesRefusal.ONCE_PER_TURN);
        table.play(endActions());
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void hammurabiTakesLeadersForLess() {
        Table table = with("A-hammurabi")
                .row("I-joan-of-arc", "I-iron", "I-michelangelo")
                .actionsOf(RED);
        assertThat(table.view(RED).row().get(2).price()).isZero();
        table.play(take(1, "I-joan-of-arc"));
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        table.play(take(2, "I-iron"));
        assertThat(table.civ(RED).civilActions).isEqualTo(3);
        assertThat(table.view(RED).row().get(2).price())
                .as("a second leader of the age has no price")
                .isNull();
        assertThat(table.view(BLUE).row().get(2).price()).isEqualTo(1);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void homerSmilesAndLendsAResourceForUnits() {
        Table table = with("A-homer").idle(RED, 2).resources(RED, 3).actionsOf(RED);
        assertThat(table.civ(RED).happiness).isEqualTo(1);
        table.play(build("A-warriors"));
        assertThat(table.civ(RED).resources()).isEqualTo(2);
        table.play(build("A-warriors"));
        assertThat(table.civ(RED).resources()).as("once a turn").isZero();
    }

    @Rule({Rulebook.LEADERS, Rulebook.WONDERS})
    @Test
    void homerGoesUnderAWonderInsteadOfTheRegainedAction() {
        Table table = with("A-homer")
                .wonder(RED, "A-pyramids", "A-hanging-gardens")
                .hand(RED, "I-joan-of-arc")
                .actionsOf(RED)
                .play(leader("I-joan-of-arc"));
        assertThat(table.question()).isEqualTo("TuckHomer");
        table.play(tuck("A-pyramids"));
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.civ(RED).happiness).isEqualTo(2 + 1);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void homerMayJustGo() {
        Table table = with("A-homer")
                .wonder(RED, "A-pyramids")
                .hand(RED, "I-joan-of-arc")
                .actionsOf(RED)
                .play(leader("I-joan-of-arc"), letHomerGo());
        assertThat(table.civ(RED).civilActions).isEqualTo(5);
        assertThat(table.civ(RED).happiness).isZero();
        Table none = with("A-homer").hand(RED, "I-joan-of-arc").actionsOf(RED).play(leader("I-joan-of-arc"));
        assertThat(none.question()).as("without a wonder there is no question").isEqualTo("Actions");
        assertThat(none.civ(RED).civilActions).isEqualTo(4);
    }

    @Rule({Rulebook.LEADERS, Rulebook.WONDERS})
    @Test
    void homersFaceCountsForMichelangeloAndStaysOnARuin() {
        Table table = with("I-michelangelo").ruin(RED, "A-pyramids");
        table.civ(RED).homerWonder = CivilCard.of("A-pyramids").index();
        assertThat(civ(table).happiness).isEqualTo(1);
        assertThat(table.civ(RED).cultureRating).isEqualTo(2 + 1);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void caesarActsTwiceInPoliticsOnceInTheMatch() {
        Table table = Table.of(2)
                .leader(RED, "A-julius-caesar")
                .military(RED, "I-rats", "I-pestilence", "I-crusades")
                .events(
                        "A-development-of-crafts",
                        "A-development-of-science",
                        "A-development-of-agriculture",
                        "A-development-of-settlement")
                .politicsOf(RED);
        assertThat(table.civ(RED).strength).isEqualTo(2);
        assertThat(table.civ(RED).militaryTotal).isEqualTo(3);
        table.play(prepare("I-rats"));
        assertThat(table.question()).isEqualTo("SecondPolitics");
        table.play(prepare("I-pestilence"));
        assertThat(table.phase()).isEqualTo("actions");
        assertThat(table.civ(RED).culture).isEqualTo(2);
        table.play(endActions()).skipTo(RED, "Politics").play(prepare("I-crusades"));
        assertThat(table.phase()).as("only once").isEqualTo("actions");
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void caesarKeepsHisSecondActionForLater() {
        Table table = Table.of(2)
                .leader(RED, "A-julius-caesar")
                .military(RED, "I-rats")
                .politicsOf(RED);
        table.play(prepare("I-rats"), endPolitics());
        assertThat(table.civ(RED).caesarUsed).isFalse();
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void mosesSavesFood() {
        Table table = with("A-moses").food(RED, 2).hand(RED, "A-frugality").actionsOf(RED);
        table.play(population());
        assertThat(table.civ(RED).food()).isEqualTo(1);
        table.play(action("A-frugality"));
        assertThat(table.civ(RED).food()).isEqualTo(1);
    }

    // ---------------------------------------------------------------- Age I

    @Rule(Rulebook.LEADERS)
    @Test
    void columbusColonizesFromTheHand() {
        Table table = Table.of(2)
                .leader(RED, "I-christopher-columbus")
                .military(RED, "I-wealthy-territory")
                .politicsOf(RED)
                .play(columbus("I-wealthy-territory"));
        assertThat(table.colonies(RED)).containsExactly("I-wealthy-territory");
        assertThat(table.civ(RED).leader).isEqualTo(Civilization.NONE);
        assertThat(table.civ(RED).resources()).isEqualTo(5);
        assertThat(table.civ(RED).blueTokens).isEqualTo(19);
        assertThat(table.civ(RED).culture).as("nothing is prepared").isZero();
        assertThat(table.workers(RED, "A-warriors")).as("nobody is sent").isEqualTo(1);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void barbarossaRaisesAWorkerAndAUnitForAMilitaryAction() {
        Table table = with("I-frederick-barbarossa")
                .idle(RED, 0)
                .food(RED, 1)
                .resources(RED, 1)
                .actionsOf(RED);
        table.play(rally("A-warriors"));
        assertThat(table.workers(RED, "A-warriors")).isEqualTo(2);
        assertThat(table.civ(RED).food()).isZero();
        assertThat(table.civ(RED).resources()).isZero();
        assertThat(table.civ(RED).militaryActions).isEqualTo(1);
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        assertThat(table.refusal(rally("A-warriors"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_FOOD);
    }

    @Rule({Rulebook.LEADERS, Rulebook.TACTICS})
    @Test
    void genghisKhansInfantryRides() {
        Table table = with("I-genghis-khan").tactic(RED, "I-heavy-cavalry").workers(RED, "A-warriors", 3);
        assertThat(civ(table).strength).isEqualTo(3 + 4);
        Table mixed = with("I-genghis-khan").tactic(RED, "I-phalanx").workers(RED, "A-warriors", 3);
        assertThat(civ(mixed).strength).isEqualTo(3 + 3);
    }

    @Rule({Rulebook.LEADERS, Rulebook.TACTICS})
    @Test
    void genghisKhansArmiesAreTheBestOfFreshAndOldOnes() {
        // Conquistadors: 1 infantry, 2 cavalry, 5 or 3. Three riflemen make a fresh army, or with four knights two old
        // ones.
        Table table = with("I-genghis-khan")
                .tactic(RED, "II-classic-army")
                .workers(RED, "A-warriors", 2)
                .workers(RED, "I-knights", 2);
        assertThat(civ(table).strength).as("warriors are two levels behind").isEqualTo(2 + 4 + 4);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void genghisKhanScoresAmongTheTwoStrongestTiesInHisFavour() {
        Table table = Table.of(3, 2)
                .leader(RED, "I-genghis-khan")
                .workers(BLUE, "A-warriors", 2)
                .endOf(RED);
        assertThat(table.civ(RED).culture).as("second with a tie").isEqualTo(3);
        assertThat(table.civ(RED).cultureRating).isZero();
        Table third = Table.of(3, 2)
                .leader(RED, "I-genghis-khan")
                .workers(BLUE, "A-warriors", 2)
                .workers(GREEN, "A-warriors", 2)
                .endOf(RED);
        assertThat(third.civ(RED).culture).isZero();
        Table two = Table.of(2, 2).leader(RED, "I-genghis-khan").endOf(RED);
        assertThat(two.civ(RED).culture)
                .as("two players: the strongest, a tie is enough")
                .isEqualTo(3);
        Table weaker = Table.of(2, 2)
                .leader(RED, "I-genghis-khan")
                .workers(BLUE, "A-warriors", 2)
                .endOf(RED);
        assertThat(weaker.civ(RED).culture).isZero();
    }

    @Rule({Rulebook.LEADERS, Rulebook.UPRISING})
    @Test
    void genghisKhanScoresInAnUprisingToo() {
        Table table = with("I-genghis-khan").yellowBank(RED, 12).idle(RED, 0).endOf(RED);
        assertThat(table.told(ThroughTheAgesEvent.Uprising.class)).hasSize(1);
        assertThat(table.civ(RED).culture).isEqualTo(3);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void joanOfArcDrawsStrengthFromTemplesAndGovernment() {
        Table table = with("I-joan-of-arc").technology(RED, "I-theocracy").workers(RED, "I-theology", 1);
        // Warriors 1, Theocracy 1, and three faces.
        assertThat(civ(table).strength).isEqualTo(1 + 1 + 3);
        assertThat(table.civ(RED).cultureRating).isEqualTo(1 + 1 + 1);
        assertThat(table.civ(RED).militaryTotal).isEqualTo(4);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void joanOfArcSeesTheNextEventInSecret() {
        Table table = with("I-joan-of-arc").events("I-rats", "I-crusades").politicsOf(RED);
        assertThat(table.view(RED).nextEvent()).isNull();
        table.play(look());
        assertThat(table.view(RED).nextEvent()).hasToString("I-rats");
        assertThat(table.view(BLUE).nextEvent()).isNull();
        assertThat(table.phase()).as("it is no political action").isEqualTo("politics");
        assertThat(table.refusal(look())).isEqualTo(ThroughTheAgesRefusal.ONCE_PER_TURN);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void leonardoNewtonAndEinsteinKnowWhatTheBestLabOrLibraryKnows() {
        for (String leader : new String[] {"I-leonardo-da-vinci", "II-isaac-newton", "III-albert-einstein"}) {
            assertThat(civ(with(leader)).scienceRating)
                    .as("%s with Philosophy", leader)
                    .isEqualTo(1);
            assertThat(civ(with(leader).workers(RED, "I-alchemy", 1)).scienceRating)
                    .isEqualTo(1 + 2 + 1);
            assertThat(civ(with(leader).workers(RED, "II-journalism", 1)).scienceRating)
                    .isEqualTo(1 + 2 + 2);
        }
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void leonardoGainsAResourceForEachTechnology() {
        Table table = with("I-leonardo-da-vinci")
                .hand(RED, "I-iron")
                .science(RED, 5)
                .actionsOf(RED)
                .play(develop("I-iron"));
        assertThat(table.civ(RED).resources()).isEqualTo(1);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void michelangeloLovesFacesOfTemplesTheatersAndWonders() {
        Table table = with("I-michelangelo")
                .workers(RED, "A-religion", 1)
                .workers(RED, "I-drama", 1)
                .workers(RED, "I-bread-and-circuses", 1)
                .wonder(RED, "A-hanging-gardens");
        // Culture 1 + 2 + 1, and faces 1 + 1 + 2; the arena does not count.
        assertThat(civ(table).cultureRating).isEqualTo(4 + 4);
    }

    @Rule({Rulebook.LEADERS, Rulebook.TAKE_WONDER})
    @Test
    void michelangeloPaysNoSurchargeForWonders() {
        Table table = with("I-michelangelo")
                .wonder(RED, "A-pyramids")
                .row("I-great-wall")
                .actionsOf(RED);
        table.play(take(1, "I-great-wall"));
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
    }

    // ---------------------------------------------------------------- Age II

    @Rule(Rulebook.LEADERS)
    @Test
    void newtonRegainsTheActionOfATechnologyAndOneAfterARevolution() {
        Table table = with("II-isaac-newton")
                .hand(RED, "I-iron")
                .science(RED, 5)
                .actionsOf(RED)
                .play(develop("I-iron"));
        assertThat(table.civ(RED).civilActions).isEqualTo(4);
        Table revolution =
                with("II-isaac-newton").hand(RED, "I-monarchy").science(RED, 5).actionsOf(RED);
        revolution.play(revolt("I-monarchy"));
        assertThat(revolution.civ(RED).civilActions).isEqualTo(1);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void cookLovesColonies() {
        assertThat(civ(with("II-james-cook")).cultureRating).isZero();
        assertThat(civ(with("II-james-cook").colony(RED, "I-vast-territory")).cultureRating)
                .isEqualTo(2);
        assertThat(civ(with("II-james-cook").colony(RED, "I-vast-territory", "II-vast-territory")).cultureRating)
                .isEqualTo(3);
    }

    @Rule({Rulebook.LEADERS, Rulebook.COLONIZATION})
    @Test
    void cookSendsTwoCardsWithAForce() {
        Table table = Table.of(2, 2)
                .leader(RED, "II-james-cook")
                .military(RED, "II-spy", "II-annex", "II-plunder")
                .event(RED, "I-vast-territory");
        assertThat(table.refusal(bid(4))).isEqualTo(ThroughTheAgesRefusal.FORCE_CANNOT_REACH_THE_BID);
        table.play(bid(3), send("A-warriors"), add("II-spy"), add("II-annex"));
        assertThat(table.refusal(add("II-plunder"))).isEqualTo(ThroughTheAgesRefusal.COOK_TAKES_NO_MORE);
        table.play(sail());
        assertThat(table.militaryHand(RED)).containsExactly("II-plunder");
        assertThat(table.colonies(RED)).hasSize(1);
    }

    @Rule({Rulebook.LEADERS, Rulebook.COLONIZATION})
    @Test
    void cookTakesBonusCardsForOneToo() {
        Table table = Table.of(2, 2)
                .leader(RED, "II-james-cook")
                .military(RED, "II-defense-colonization", "II-spy")
                .event(RED, "I-vast-territory")
                .play(bid(2));
        assertThat(table.allows(add("II-defense-colonization"))).isTrue();
        Table all = Table.of(2, 2)
                .leader(RED, "II-james-cook")
                .military(RED, "II-defense-colonization", "II-spy")
                .event(RED, "I-vast-territory")
                .play(bid(4));
        assertThat(all.refusal(add("II-defense-colonization")))
                .as("the bid needs its value")
                .isEqualTo(ThroughTheAgesRefusal.FORCE_CANNOT_REACH_THE_BID);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void bachLovesTheatersAndDevelopsThemForLess() {
        Table table = with("II-johann-sebastian-bach")
                .workers(RED, "I-drama", 2)
                .hand(RED, "II-opera")
                .science(RED, 5);
        assertThat(civ(table).cultureRating).isEqualTo(2 * 2 + 2);
        table.play(develop("II-opera"));
        assertThat(table.civ(RED).science).isZero();
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void bachTurnsAnyUrbanBuildingIntoATheaterOnceATurn() {
        Table table = with("II-johann-sebastian-bach")
                .technology(RED, "I-drama", "II-opera")
                .workers(RED, "I-alchemy", 1)
                .workers(RED, "A-philosophy", 1)
                .resources(RED, 9)
                .actionsOf(RED);
        assertThat(table.allows(theater("A-philosophy", "I-drama"))).isTrue();
        table.play(theater("I-alchemy", "I-drama"));
        assertThat(table.civ(RED).resources()).as("the lab was dearer").isEqualTo(9);
        assertThat(table.workers(RED, "I-drama")).isEqualTo(1);
        assertThat(table.civ(RED).civilActions).isEqualTo(3);
        assertThat(table.refusal(theater("A-philosophy", "I-drama"))).isEqualTo(ThroughTheAgesRefusal.ONCE_PER_TURN);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void bachListsNoUpgradeTwice() {
        Table table = with("II-johann-sebastian-bach")
                .technology(RED, "II-opera")
                .workers(RED, "I-drama", 1)
                .resources(RED, 20)
                .actionsOf(RED);
        assertThat(table.allows(upgrade("I-drama", "II-opera"))).isTrue();
        assertThat(table.refusal(theater("I-drama", "II-opera")))
                .isEqualTo(ThroughTheAgesRefusal.THEATERS_ARE_UPGRADED_AS_USUAL);
        assertThat(table.legal(ThroughTheAgesMove.TurnIntoTheater.class))
                .noneMatch(move -> move.from().equals(CivilCard.of("I-drama")));
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void bachGoesNeitherDownNorBeyondTheUrbanLimit() {
        Table table = with("II-johann-sebastian-bach")
                .technology(RED, "I-drama")
                .workers(RED, "II-scientific-method", 1)
                .resources(RED, 9)
                .actionsOf(RED);
        assertThat(table.refusal(theater("II-scientific-method", "I-drama")))
                .isEqualTo(ThroughTheAgesRefusal.ONLY_INTO_A_THEATER);
        Table full = with("II-johann-sebastian-bach")
                .workers(RED, "I-drama", 2)
                .resources(RED, 9)
                .actionsOf(RED);
        assertThat(full.refusal(theater("A-philosophy", "I-drama")))
                .isEqualTo(ThroughTheAgesRefusal.URBAN_LIMIT_REACHED);
    }

    @Rule({Rulebook.LEADERS, Rulebook.REVOLUTION})
    @Test
    void robespierreRevoltsWithMilitaryActions() {
        Table table = with("II-maximilien-robespierre")
                .hand(RED, "I-monarchy")
                .science(RED, 2)
                .food(RED, 2)
                .actionsOf(RED);
        assertThat(table.civ(RED).militaryTotal).isEqualTo(3);
        table.play(population(), revolt("I-monarchy"));
        assertThat(table.civ(RED).culture).isEqualTo(3);
        assertThat(table.civ(RED).militaryActions).as("new ones are spent").isZero();
        assertThat(table.civ(RED).militaryTotal).isEqualTo(4);
        assertThat(table.civ(RED).civilActions).as("new ones are usable").isEqualTo(4);
    }

    @Rule({Rulebook.LEADERS, Rulebook.REVOLUTION})
    @Test
    void robespierresBreakthroughCostsNoCivilAction() {
        Table table = with("II-maximilien-robespierre")
                .hand(RED, "I-breakthrough", "I-monarchy")
                .science(RED, 2);
        table.civ(RED).civilActions = 0;
        table.actionsOf(RED).play(action("I-breakthrough"));
        assertThat(table.knows(RED, "I-monarchy")).isTrue();
        assertThat(table.civ(RED).civilActions).as("only the new one").isEqualTo(1);
        assertThat(table.civ(RED).science).isEqualTo(2);
        Table spent = with("II-maximilien-robespierre").hand(RED, "I-monarchy").science(RED, 2);
        spent.civ(RED).militaryActions = 1;
        assertThat(spent.actionsOf(RED).refusal(revolt("I-monarchy")))
                .isEqualTo(ThroughTheAgesRefusal.REVOLUTION_TAKES_ALL_ACTIONS);
    }

    @Rule({Rulebook.LEADERS, Rulebook.REVOLUTION})
    @Test
    void patriotismIsNoPartOfRobespierresRevolution() {
        Table table = with("II-maximilien-robespierre")
                .hand(RED, "A-patriotism", "I-monarchy")
                .science(RED, 2);
        table.actionsOf(RED).play(action("A-patriotism"), revolt("I-monarchy"));
        assertThat(table.militaryActions(RED)).isEqualTo(1);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void napoleonLovesVariety() {
        Table table = with("II-napoleon-bonaparte")
                .workers(RED, "A-warriors", 2)
                .workers(RED, "I-knights", 1)
                .workers(RED, "II-cannon", 1)
                .workers(RED, "III-air-forces", 1);
        assertThat(civ(table).strength).isEqualTo(2 + 2 + 3 + 5 + 8);
        assertThat(table.civ(RED).militaryTotal).isEqualTo(4);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void shakespeareNeedsLibrariesAndTheaters() {
        Table table = with("II-william-shakespeare")
                .workers(RED, "I-printing-press", 2)
                .workers(RED, "I-drama", 1)
                .technology(RED, "II-opera")
                .hand(RED, "III-movies", "II-journalism", "I-alchemy")
                .resources(RED, 9)
                .science(RED, 30);
        assertThat(civ(table).cultureRating).isEqualTo(2 * 1 + 2 + 2);
        assertThat(table.civ(RED).happiness).isEqualTo(1 + 1);
        table.play(build("I-drama"));
        assertThat(table.civ(RED).resources()).isEqualTo(9 - 3);
        table.play(develop("III-movies"));
        assertThat(table.civ(RED).science).isEqualTo(30 - 9);
        table.play(develop("II-journalism"));
        assertThat(table.civ(RED).science).isEqualTo(21 - 5);
        table.play(develop("I-alchemy"));
        assertThat(table.civ(RED).science).isEqualTo(16 - 4);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void shakespeareGivesNothingForTheatersWithoutALibrary() {
        Table table = with("II-william-shakespeare")
                .technology(RED, "I-drama")
                .resources(RED, 9)
                .actionsOf(RED);
        table.play(build("I-drama"));
        assertThat(table.civ(RED).resources()).isEqualTo(5);
    }

    // ---------------------------------------------------------------- Age III

    @Rule(Rulebook.LEADERS)
    @Test
    void einsteinScoresForEachTechnologyEvenOneThatLeavesAtOnce() {
        Table table = with("III-albert-einstein")
                .technology(RED, "II-strategy")
                .hand(RED, "I-iron", "I-warfare")
                .science(RED, 10)
                .actionsOf(RED)
                .play(develop("I-iron"), develop("I-warfare"));
        assertThat(table.civ(RED).culture).isEqualTo(6);
        assertThat(table.knows(RED, "I-warfare")).isFalse();
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void gatesLabsProduceResourcesAndScoreWhenHeLeaves() {
        Table table = with("III-bill-gates")
                .workers(RED, "A-philosophy", 1)
                .workers(RED, "I-alchemy", 1)
                .workers(RED, "III-computers", 1)
                .hand(RED, "III-sid-meier")
                .endOf(RED);
        assertThat(table.civ(RED).resources()).isEqualTo(2 + 1 + 3);
        assertThat(table.blue(RED, "III-computers")).isEqualTo(1);
        table.skipTo(RED, "Politics").play(endPolitics(), leader("III-sid-meier"));
        assertThat(table.civ(RED).culture).isEqualTo(4);
        assertThat(table.civ(RED).resources())
                .as("what lies on the labs stays usable")
                .isGreaterThanOrEqualTo(6);
        int before = table.blue(RED, "III-computers");
        table.play(endActions());
        assertThat(table.blue(RED, "III-computers"))
                .as("but they produce no more")
                .isLessThanOrEqualTo(before);
    }

    @Rule({Rulebook.LEADERS, Rulebook.END})
    @Test
    void gatesScoresAtTheEndOfTheGame() {
        Table table = Table.of(2, 4)
                .lastRound(5)
                .leader(BLUE, "III-bill-gates")
                .workers(BLUE, "III-computers", 2)
                .endOf(BLUE);
        assertThat(table.position().isFinished()).isTrue();
        assertThat(table.civ(BLUE).culture).isEqualTo(6);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void chaplinDoublesOneBestTheater() {
        Table table = with("III-charlie-chaplin").workers(RED, "I-drama", 1).workers(RED, "III-movies", 1);
        assertThat(civ(table).cultureRating).isEqualTo(2 + 4 + 4);
        assertThat(table.civ(RED).happiness).isEqualTo(2 + 2);
    }

    @Rule({Rulebook.LEADERS, Rulebook.AGGRESSION, Rulebook.WAR})
    @Test
    void gandhiAttacksNobodyAndIsDearToAttack() {
        Table table = with("III-mahatma-gandhi")
                .workers(RED, "A-warriors", 3)
                .military(RED, "III-armed-intervention", "III-war-over-culture")
                .politicsOf(RED);
        assertThat(table.civ(RED).cultureRating).isEqualTo(2);
        assertThat(table.refusal(aggression("III-armed-intervention", BLUE)))
                .isEqualTo(ThroughTheAgesRefusal.GANDHI_NEVER_ATTACKS);
        assertThat(table.refusal(war("III-war-over-culture", BLUE)))
                .isEqualTo(ThroughTheAgesRefusal.GANDHI_NEVER_ATTACKS);
        Table attacker = Table.of(2, 3)
                .leader(BLUE, "III-mahatma-gandhi")
                .technology(RED, "III-communism")
                .workers(RED, "A-warriors", 3)
                .military(RED, "III-armed-intervention", "III-war-over-culture")
                .politicsOf(RED);
        assertThat(attacker.refusal(war("III-war-over-culture", BLUE)))
                .as("six actions")
                .isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_MILITARY_ACTIONS);
        attacker.play(aggression("III-armed-intervention", BLUE));
        assertThat(attacker.civ(RED).militaryActions).isEqualTo(5 - 4);
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void meiersLabsMakeCultureAndLessScience() {
        assertThat(civ(with("III-sid-meier").workers(RED, "A-philosophy", 0).workers(RED, "III-computers", 2))
                        .scienceRating)
                .isEqualTo(8);
        Table table = with("III-sid-meier").workers(RED, "A-philosophy", 0).workers(RED, "III-computers", 2);
        assertThat(civ(table).cultureRating).isEqualTo(6);
        Table old = with("III-sid-meier");
        assertThat(civ(old).scienceRating).isZero();
        assertThat(old.civ(RED).cultureRating).isZero();
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void churchillInspiresPeopleOrArmyEachTurn() {
        Table table = with("III-winston-churchill").actionsOf(RED).play(people());
        assertThat(table.civ(RED).culture).isEqualTo(3);
        assertThat(table.refusal(army())).isEqualTo(ThroughTheAgesRefusal.ONCE_PER_TURN);
        Table lent = with("III-winston-churchill")
                .hand(RED, "I-swordsmen", "I-iron")
                .science(RED, 2)
                .actionsOf(RED);
        lent.play(army());
        assertThat(lent.refusal(develop("I-iron"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_SCIENCE);
        lent.play(develop("I-swordsmen"), build("I-swordsmen"));
        assertThat(lent.civ(RED).science).as("three of four are lent").isEqualTo(1);
        assertThat(lent.civ(RED).resources()).isZero();
        lent.play(endActions());
        assertThat(lent.position().unitResources() + lent.position().unitScience())
                .isZero();
        assertThat(lent.civ(RED).culture).isZero();
    }

    @Rule(Rulebook.LEADERS)
    @Test
    void churchillInspiresThePeopleIfNothingIsChosen() {
        Table table = with("III-winston-churchill").endOf(RED);
        assertThat(table.civ(RED).culture).isEqualTo(3);
    }
}
