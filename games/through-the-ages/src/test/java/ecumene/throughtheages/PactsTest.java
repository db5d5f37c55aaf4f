package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.aggression;
import static ecumene.throughtheages.Moves.build;
import static ecumene.throughtheages.Moves.develop;
import static ecumene.throughtheages.Moves.divide;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Moves.population;
import static ecumene.throughtheages.Moves.prepare;
import static ecumene.throughtheages.Moves.rally;
import static ecumene.throughtheages.Moves.trade;
import static ecumene.throughtheages.Moves.war;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Loss;
import ecumene.testkit.Rule;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every pact. Red offered it and is side A unless a test says otherwise. */
class PactsTest {

    private static Table with(String pact) {
        return Table.of(3, 3).pact(RED, BLUE, pact, true);
    }

    @Rule(Rulebook.PACTS)
    @Test
    void openBordersGiveMilitaryActionsAndHelpAnAttackBetweenTheParties() {
        Table table = with("I-open-borders-agreement")
                .military(RED, "II-spy")
                .science(BLUE, 5)
                .science(GREEN, 5);
        table.politicsOf(RED);
        assertThat(table.civ(RED).militaryTotal).isEqualTo(3);
        assertThat(table.civ(BLUE).militaryTotal).isEqualTo(3);
        assertThat(table.civ(GREEN).militaryTotal).isEqualTo(2);
        assertThat(table.allows(aggression("II-spy", GREEN))).isFalse();
        table.play(aggression("II-spy", BLUE));
        assertThat(table.civ(RED).science).isEqualTo(5);
        assertThat(table.civ(RED).pact).as("it lasts").isNotEqualTo(Civilization.NONE);
    }

    @Rule({Rulebook.PACTS, Rulebook.RESOLVE_WAR})
    @Test
    void openBordersHelpTheOneWhoDeclaredAWar() {
        Table table = with("I-open-borders-agreement")
                .war(BLUE, "III-war-over-culture", RED)
                .culture(RED, 20)
                .startOf(BLUE);
        assertThat(table.civ(BLUE).culture).as("an advantage of 2").isEqualTo(7);
    }

    @Rule({Rulebook.PACTS, Rulebook.FOOD_AND_RESOURCES})
    @Test
    void tradeRoutesExchangeOneUnitATurn() {
        Table sideA =
                with("I-trade-routes-agreement").food(RED, 2).resources(RED, 1).actionsOf(RED);
        sideA.play(trade());
        assertThat(sideA.refusal(trade())).isEqualTo(ThroughTheAgesRefusal.TRADE_ROUTE_USED);
        assertThat(sideA.civ(RED).food()).as("nothing is paid yet").isEqualTo(2);
        assertThat(sideA.view(RED).turn().spareResources()).isEqualTo(1);
        sideA.play(build("A-bronze"));
        assertThat(sideA.view(RED).turn().spareResources()).isZero();
        assertThat(sideA.civ(RED).food()).isEqualTo(1);
        assertThat(sideA.civ(RED).resources()).isZero();
        Table sideB = with("I-trade-routes-agreement")
                .food(BLUE, 1)
                .resources(BLUE, 1)
                .actionsOf(BLUE);
        sideB.play(trade(), population());
        assertThat(sideB.civ(BLUE).food()).isZero();
        assertThat(sideB.civ(BLUE).resources()).isZero();
    }

    @Rule({Rulebook.PACTS, Rulebook.FOOD_AND_RESOURCES})
    @Test
    void aTradeRoutePaysOnceATurn() {
        Table sideA = with("I-trade-routes-agreement")
                .idle(RED, 2)
                .food(RED, 5)
                .resources(RED, 1)
                .actionsOf(RED)
                .play(trade(), build("A-bronze"));
        assertThat(sideA.civ(RED).food()).isEqualTo(4);
        assertThat(sideA.refusal(build("A-bronze"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES);
        Table sideB = with("I-trade-routes-agreement")
                .food(BLUE, 1)
                .resources(BLUE, 5)
                .actionsOf(BLUE)
                .play(trade(), population());
        assertThat(sideB.civ(BLUE).resources()).isEqualTo(4);
        sideB.food(BLUE, 1);
        assertThat(sideB.refusal(population())).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_FOOD);
    }

    @Rule({Rulebook.PACTS, Rulebook.FOOD_AND_RESOURCES, Rulebook.PRODUCTION})
    @Test
    void tradedFoodFeedsThePeopleFirst() {
        Table table = with("I-trade-routes-agreement")
                .yellowBank(BLUE, 12)
                .idle(BLUE, 9)
                .workers(BLUE, "A-agriculture", 0)
                .food(BLUE, 2)
                .resources(BLUE, 1)
                .culture(BLUE, 9)
                .actionsOf(BLUE)
                .play(trade(), endActions());
        assertThat(table.told(ThroughTheAgesEvent.Famine.class)).isEmpty();
        assertThat(table.civ(BLUE).food()).as("consumption 2, one of it traded").isEqualTo(1);
        Table hungry = with("I-trade-routes-agreement")
                .yellowBank(BLUE, 12)
                .idle(BLUE, 9)
                .workers(BLUE, "A-agriculture", 0)
                .resources(BLUE, 1)
                .culture(BLUE, 9)
                .actionsOf(BLUE)
                .play(trade(), endActions());
        assertThat(hungry.civ(BLUE).culture).as("only one food is missing").isEqualTo(9 - 4);
    }

    @Rule({Rulebook.PACTS, Rulebook.FOOD_AND_RESOURCES, Rulebook.PRODUCTION})
    @Test
    void corruptionComesBeforeFoodIsReplaced() {
        Table table = with("I-trade-routes-agreement")
                .blueBank(BLUE, 10)
                .yellowBank(BLUE, 16)
                .workers(BLUE, "A-agriculture", 0)
                .resources(BLUE, 6)
                .actionsOf(BLUE)
                .play(trade(), endActions());
        assertThat(table.told(ThroughTheAgesEvent.Produced.class))
                .singleElement()
                .satisfies(produced -> {
                    assertThat(produced.corruption())
                            .as("the token is still on the mine")
                            .isEqualTo(2);
                    assertThat(produced.consumption()).isEqualTo(1);
                });
        assertThat(table.told(ThroughTheAgesEvent.Famine.class)).isEmpty();
        assertThat(table.civ(BLUE).resources()).isEqualTo(6 - 2 - 1 + 2);
    }

    @Rule({Rulebook.PACTS, Rulebook.FOOD_AND_RESOURCES})
    @Test
    void whatATradeRouteDoesNotPayIsNotLost() {
        Table table = with("I-trade-routes-agreement")
                .food(RED, 2)
                .resources(RED, 2)
                .actionsOf(RED)
                .play(trade(), endActions());
        assertThat(table.civ(RED).food()).isEqualTo(2 + 2);
        assertThat(table.civ(RED).resources()).isEqualTo(2 + 2);
        Table spent = with("I-trade-routes-agreement")
                .food(RED, 2)
                .resources(RED, 1)
                .actionsOf(RED)
                .play(trade(), population());
        assertThat(spent.refusal(build("A-bronze")))
                .as("no food is left to pay with")
                .isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES);
        assertThat(spent.view(RED).turn().spareResources()).isZero();
    }

    @Rule({Rulebook.PACTS, Rulebook.FOOD_AND_RESOURCES, Rulebook.LEADERS})
    @Test
    void aTradeRouteLeavesTheOtherHalfOfBarbarossasPriceAlone() {
        // A worker for 1 food and a unit for 1 resource.
        Table sideA = with("I-trade-routes-agreement")
                .leader(RED, "I-frederick-barbarossa")
                .food(RED, 1)
                .actionsOf(RED)
                .play(trade());
        assertThat(sideA.refusal(rally("A-warriors")))
                .as("one food is not both")
                .isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_RESOURCES);
        Table richer = with("I-trade-routes-agreement")
                .leader(RED, "I-frederick-barbarossa")
                .food(RED, 2)
                .actionsOf(RED)
                .play(trade(), rally("A-warriors"));
        assertThat(richer.civ(RED).food()).isZero();
        Table sideB = with("I-trade-routes-agreement")
                .leader(BLUE, "I-frederick-barbarossa")
                .resources(BLUE, 1)
                .actionsOf(BLUE)
                .play(trade());
        assertThat(sideB.refusal(rally("A-warriors"))).isEqualTo(ThroughTheAgesRefusal.NOT_ENOUGH_FOOD);
        Table both = with("I-trade-routes-agreement")
                .leader(BLUE, "I-frederick-barbarossa")
                .food(BLUE, 1)
                .resources(BLUE, 1)
                .actionsOf(BLUE)
                .play(trade(), rally("A-warriors"));
        assertThat(both.civ(BLUE).food()).as("paid as usual").isZero();
        assertThat(both.civ(BLUE).resources()).isZero();
        Table traded = with("I-trade-routes-agreement")
                .leader(BLUE, "I-frederick-barbarossa")
                .food(BLUE, 1)
                .resources(BLUE, 2)
                .actionsOf(BLUE)
                .play(trade(), rally("A-warriors"));
        assertThat(traded.civ(BLUE).food()).isEqualTo(1);
        assertThat(traded.civ(BLUE).resources()).isZero();
    }

    @Rule({Rulebook.PACTS, Rulebook.EVENT})
    @Test
    void tradeRoutesPayForAnEventInTheOwnTurn() {
        Table sideA = with("I-trade-routes-agreement").food(RED, 1).event(RED, "A-development-of-civilization");
        assertThat(sideA.legal()).contains(trade()).doesNotContain(build("A-agriculture"));
        sideA.play(trade(), build("A-agriculture"));
        assertThat(sideA.civ(RED).food()).isZero();
        assertThat(sideA.workers(RED, "A-agriculture")).isEqualTo(3);
        Table sideB = with("I-trade-routes-agreement").resources(BLUE, 1).event(BLUE, "A-development-of-civilization");
        sideB.play(trade(), population());
        assertThat(sideB.civ(BLUE).resources()).isZero();
        Table notTheirTurn = with("I-trade-routes-agreement")
                .food(RED, 1)
                .yellowBank(RED, 0)
                .event(BLUE, "A-development-of-civilization");
        assertThat(notTheirTurn.phase())
                .as("Red could trade only in its own turn and is not asked")
                .isEqualTo("actions");
        Table inVain = with("I-trade-routes-agreement")
                .food(RED, 1)
                .idle(RED, 0)
                .workers(RED, "A-warriors", 2)
                .yellowBank(RED, 0)
                .event(RED, "A-development-of-civilization");
        assertThat(inVain.phase()).as("nothing could be built with it").isEqualTo("actions");
    }

    @Rule({Rulebook.PACTS, Rulebook.EVENT, Rulebook.POLITICS})
    @Test
    void aTradeRouteIsOpenedBeforeAnEventThatFeedsThePeople() {
        Table table = Table.of(3, 2)
                .pact(BLUE, RED, "I-trade-routes-agreement", true)
                .yellowBank(RED, 16)
                .workers(RED, "A-agriculture", 0)
                .resources(RED, 1)
                .culture(RED, 9)
                .military(RED, "I-rats")
                .events("II-economic-progress", "A-development-of-crafts")
                .politicsOf(RED);
        table.play(trade());
        assertThat(table.question()).as("no political action").isEqualTo("Politics");
        table.play(prepare("I-rats"));
        assertThat(table.told(ThroughTheAgesEvent.Famine.class)).isEmpty();
        assertThat(table.civ(RED).culture).isEqualTo(10);
        Table nothingToPay = with("I-trade-routes-agreement")
                .food(RED, 1)
                .military(RED, "II-spy")
                .politicsOf(RED);
        assertThat(nothingToPay.legal()).doesNotContain(trade());
        assertThat(nothingToPay.refusal(trade())).isEqualTo(ThroughTheAgesRefusal.POLITICS_NOW);
    }

    /** Losing is paying, but all there is and a mix of one's own choice are no sum that the other good could stand in for. */
    @Rule({Rulebook.PACTS, Rulebook.EVENT, Rulebook.FOOD_AND_RESOURCES})
    @Test
    void whatEventsTakeLeavesATradeRouteOpen() {
        Table rats = openRoute().events("I-rats", "A-development-of-crafts").politicsOf(RED);
        rats.play(trade(), prepare("I-barbarians"));
        assertThat(rats.civ(RED).food()).as("all of it, and nothing instead").isZero();
        assertThat(rats.civ(RED).resources()).isEqualTo(2);
        assertThat(rats.view(RED).turn().spareFood()).as("still open").isEqualTo(1);
        Table raiders = openRoute()
                .workers(RED, "A-warriors", 0)
                .events("I-raiders", "A-development-of-crafts")
                .politicsOf(RED);
        raiders.play(trade(), prepare("I-barbarians"));
        assertThat(raiders.legal()).containsExactlyInAnyOrder(divide(2, 0), divide(1, 1), divide(0, 2));
        raiders.play(divide(1, 1));
        assertThat(raiders.civ(RED).food()).isEqualTo(1);
        assertThat(raiders.civ(RED).resources()).isEqualTo(1);
        assertThat(raiders.view(RED).turn().spareFood()).as("still open").isEqualTo(1);
    }

    private static Table openRoute() {
        return Table.of(3, 2)
                .pact(BLUE, RED, "I-trade-routes-agreement", true)
                .food(RED, 2)
                .resources(RED, 2)
                .military(RED, "I-barbarians");
    }

    /** Each pact is there once, so nobody is ever party to two of a kind; different ones add up. */
    @Rule(Rulebook.PACTS)
    @Test
    void pactsOfDifferentKindsAddUp() {
        Table table = Table.of(4, 3)
                .pact(RED, BLUE, "II-acceptance-of-supremacy", true)
                .pact(GREEN, RED, "II-international-trade-agreement", false)
                .pact(BLUE, RED, "III-military-pact", true)
                .endOf(RED);
        assertThat(table.civ(RED).resources()).as("mines and two pacts").isEqualTo(2 + 1 + 1);
        assertThat(table.civ(RED).strength).isEqualTo(4);
        assertThat(table.civ(BLUE).strength).isEqualTo(4);
        assertThat(MilitaryCard.ALL)
                .filteredOn(card -> card.type() == MilitaryType.PACT)
                .allMatch(card -> card.copies(4) == 1);
    }

    @Rule({Rulebook.PACTS, Rulebook.FOOD_AND_RESOURCES, Rulebook.PRODUCTION})
    @Test
    void aTradedResourceGoesToCorruptionFirst() {
        Table table = with("I-trade-routes-agreement")
                .blueBank(RED, 9)
                .workers(RED, "A-bronze", 0)
                .food(RED, 1)
                .resources(RED, 3)
                .actionsOf(RED)
                .play(trade(), endActions());
        assertThat(table.civ(RED).resources())
                .as("corruption 2, one of it traded")
                .isEqualTo(2);
    }

    @Rule({Rulebook.PACTS, Rulebook.PRODUCTION})
    @Test
    void acceptanceOfSupremacyMovesAResourceAndForbidsAttacks() {
        Table strong = with("II-acceptance-of-supremacy").endOf(RED);
        assertThat(strong.civ(RED).resources()).isEqualTo(3);
        Table weak = with("II-acceptance-of-supremacy").endOf(BLUE);
        assertThat(weak.civ(BLUE).resources()).isEqualTo(1);
        Table nothing =
                with("II-acceptance-of-supremacy").workers(BLUE, "A-bronze", 0).endOf(BLUE);
        assertThat(nothing.civ(BLUE).resources()).isZero();
        Table attack = with("II-acceptance-of-supremacy")
                .workers(RED, "A-warriors", 3)
                .military(RED, "II-spy", "II-war-over-territory")
                .politicsOf(RED);
        assertThat(attack.refusal(aggression("II-spy", BLUE))).isEqualTo(ThroughTheAgesRefusal.A_PACT_FORBIDS_IT);
        assertThat(attack.refusal(war("II-war-over-territory", BLUE)))
                .isEqualTo(ThroughTheAgesRefusal.A_PACT_FORBIDS_IT);
        assertThat(attack.allows(aggression("II-spy", GREEN))).isTrue();
    }

    @Rule({Rulebook.PACTS, Rulebook.PRODUCTION})
    @Test
    void internationalTradeAgreementProducesMore() {
        assertThat(with("II-international-trade-agreement").endOf(RED).civ(RED).resources())
                .isEqualTo(3);
        assertThat(with("II-international-trade-agreement")
                        .endOf(BLUE)
                        .civ(BLUE)
                        .food())
                .isEqualTo(3);
    }

    @Rule({Rulebook.PACTS, Rulebook.AGGRESSION})
    @Test
    void militaryProtectionEndsWithAnAttackBeforeTheStrengthsAreCompared() {
        Table table = with("II-promise-of-military-protection")
                .workers(BLUE, "I-drama", 1)
                .workers(RED, "A-warriors", 3)
                .military(RED, "II-spy")
                .science(BLUE, 5)
                .politicsOf(RED);
        assertThat(table.civ(RED).cultureRating).isEqualTo(1);
        assertThat(table.civ(BLUE).cultureRating).isEqualTo(1);
        assertThat(table.civ(BLUE).strength).isEqualTo(5);
        table.play(aggression("II-spy", BLUE));
        assertThat(table.civ(RED).pact).isEqualTo(Civilization.NONE);
        assertThat(table.civ(BLUE).strength).isEqualTo(1);
        assertThat(table.civ(RED).science).isEqualTo(5);
    }

    @Rule({Rulebook.PACTS, Rulebook.DEVELOP})
    @Test
    void scientificCooperationSharesTheCost() {
        Table table = with("II-scientific-cooperation")
                .hand(RED, "I-iron")
                .science(RED, 3)
                .science(BLUE, 1)
                .actionsOf(RED);
        table.play(develop("I-iron"));
        assertThat(table.civ(RED).science).isZero();
        assertThat(table.civ(BLUE).science).isZero();
        Table broke = with("II-scientific-cooperation")
                .hand(RED, "I-iron")
                .science(RED, 9)
                .actionsOf(RED);
        assertThat(broke.refusal(develop("I-iron"))).isEqualTo(ThroughTheAgesRefusal.PARTNER_HAS_NO_SCIENCE);
    }

    @Rule({Rulebook.PACTS, Rulebook.WONDERS})
    @Test
    void internationalTourismVisitsWondersOfThePartner() {
        Table table = with("III-international-tourism")
                .wonder(RED, "A-pyramids")
                .ruin(RED, "A-colossus")
                .unfinished(BLUE, "A-library-of-alexandria", 2)
                .resources(BLUE, 1)
                .actionsOf(BLUE);
        assertThat(table.civ(BLUE).cultureRating).isEqualTo(2);
        assertThat(table.civ(RED).cultureRating).as("only its own ruin").isEqualTo(2);
        table.play(Moves.stages(1));
        assertThat(table.civ(RED).cultureRating).as("a new wonder over there").isEqualTo(3);
    }

    @Rule({Rulebook.PACTS, Rulebook.WAR})
    @Test
    void lossOfSovereigntyProtectsFromWarsOfAnybody() {
        Table table = with("III-loss-of-sovereignty")
                .workers(GREEN, "A-warriors", 3)
                .military(GREEN, "II-war-over-territory", "II-spy")
                .workers(BLUE, "I-drama", 2)
                .politicsOf(GREEN);
        assertThat(table.civ(RED).cultureRating).isEqualTo(2);
        assertThat(table.civ(BLUE).cultureRating).isEqualTo(2);
        assertThat(table.refusal(war("II-war-over-territory", BLUE)))
                .isEqualTo(ThroughTheAgesRefusal.A_PACT_FORBIDS_IT);
        assertThat(table.allows(war("II-war-over-territory", RED))).isTrue();
        assertThat(table.allows(aggression("II-spy", BLUE)))
                .as("aggressions are possible")
                .isTrue();
    }

    @Rule({Rulebook.PACTS, Rulebook.WAR})
    @Test
    void theMilitaryPactEndsWithAWar() {
        Table table = with("III-military-pact")
                .military(BLUE, "II-war-over-territory")
                .politicsOf(BLUE);
        assertThat(table.civ(RED).strength).isEqualTo(4);
        assertThat(table.game()
                        .consequences(table.position(), BLUE, List.of(war("II-war-over-territory", RED)))
                        .getFirst()
                        .loss())
                .as("told before")
                .isEqualTo(new Loss("pact", Map.of("seat", RED)));
        table.play(war("II-war-over-territory", RED));
        assertThat(table.civ(RED).pact).isEqualTo(Civilization.NONE);
        assertThat(table.civ(RED).strength).isEqualTo(1);
    }

    @Rule(Rulebook.PACTS)
    @Test
    void aPeaceTreatyDoesNotEndAWarThatWasDeclaredBefore() {
        Table table = with("III-peace-treaty")
                .war(RED, "III-war-over-culture", BLUE)
                .workers(RED, "A-warriors", 3)
                .culture(BLUE, 20)
                .startOf(RED);
        assertThat(table.civ(RED).culture).isEqualTo(7);
        assertThat(table.civ(RED).cultureRating).isEqualTo(1);
    }
}
