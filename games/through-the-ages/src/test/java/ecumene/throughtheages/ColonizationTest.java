package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.bid;
import static ecumene.throughtheages.Moves.blueToken;
import static ecumene.throughtheages.Moves.bonus;
import static ecumene.throughtheages.Moves.passBid;
import static ecumene.throughtheages.Moves.sail;
import static ecumene.throughtheages.Moves.send;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Bids, forces, and every territory. */
class ColonizationTest {

    @Rule(Rulebook.COLONIZATION)
    @Test
    void bidsGoClockwiseAndHigherUntilOneIsLeft() {
        Table table = Table.of(3)
                .workers(RED, "A-warriors", 5)
                .workers(BLUE, "A-warriors", 4)
                .workers(GREEN, "A-warriors", 4)
                .event(BLUE, "I-vast-territory");
        assertThat(table.asked()).isEqualTo(BLUE);
        table.play(bid(2));
        assertThat(table.asked()).isEqualTo(GREEN);
        assertThat(table.refusal(bid(2))).isEqualTo(ThroughTheAgesRefusal.BID_MORE);
        table.play(bid(3));
        assertThat(table.asked()).isEqualTo(RED);
        table.play(passBid());
        assertThat(table.asked()).isEqualTo(BLUE);
        table.play(bid(4));
        assertThat(table.asked()).as("Green cannot reach 5").isEqualTo(BLUE);
        assertThat(table.question()).isEqualTo("ColonizationForce");
    }

    @Rule(Rulebook.COLONIZATION)
    @Test
    void nobodyBidsMoreThanTheyCouldSend() {
        Table table = Table.of(2)
                .workers(RED, "A-warriors", 2)
                .technology(RED, "I-cartography")
                .wonder(RED, "A-colossus")
                .tactic(RED, "I-fighting-band")
                .military(RED, "I-defense-colonization")
                .leader(RED, "A-alexander-the-great")
                .event(RED, "I-vast-territory");
        // Two warriors, an army of 1, Cartography 2, Colossus 1, a bonus card 1; Alexander does not sail.
        assertThat(table.allows(bid(7))).isTrue();
        assertThat(table.refusal(bid(8))).isEqualTo(ThroughTheAgesRefusal.FORCE_CANNOT_REACH_THE_BID);
        assertThat(table.refusal(bid(0))).isEqualTo(ThroughTheAgesRefusal.BID_MORE);
    }

    @Rule(Rulebook.COLONIZATION)
    @Test
    void whoHasNoUnitsPassesUnasked() {
        Table table = Table.of(3)
                .workers(RED, "A-warriors", 0)
                .military(RED, "I-defense-colonization")
                .event(RED, "I-vast-territory");
        assertThat(table.asked()).isEqualTo(BLUE);
    }

    @Rule(Rulebook.COLONIZATION)
    @Test
    void whoMightHaveTheCardsIsAsked() {
        Table table = Table.of(2)
                .military(BLUE, "I-raid")
                .event(RED, "I-vast-territory")
                .play(bid(1));
        assertThat(table.asked()).isEqualTo(BLUE);
        assertThat(table.legal()).containsExactly(passBid());
    }

    @Rule(Rulebook.COLONIZATION)
    @Test
    void withoutBidsTheTerritoryIsPast() {
        Table table = Table.of(2).event(RED, "I-vast-territory").play(passBid(), passBid());
        assertThat(table.phase()).isEqualTo("actions");
        assertThat(table.view(RED).outOfTheGame()).anyMatch(card -> card.id().equals("I-vast-territory"));
    }

    @Rule(Rulebook.COLONIZATION)
    @Test
    void theForceNeedsAUnitAndReachesTheBid() {
        Table table = Table.of(2)
                .workers(RED, "A-warriors", 3)
                .workers(RED, "I-knights", 1)
                .military(RED, "I-defense-colonization", "I-defense-colonization", "I-raid")
                .event(RED, "I-historic-territory")
                .play(bid(4));
        assertThat(table.refusal(sail())).isEqualTo(ThroughTheAgesRefusal.FORCE_NEEDS_A_UNIT);
        table.play(bonus("I-defense-colonization"), bonus("I-defense-colonization"), send("A-warriors"));
        assertThat(table.refusal(sail())).isEqualTo(ThroughTheAgesRefusal.FORCE_IS_BELOW_THE_BID);
        table.play(send("I-knights"), sail());
        assertThat(table.civ(RED).yellowBank).as("units are sacrificed").isEqualTo(20);
        assertThat(table.civ(RED).strength).isEqualTo(2);
        assertThat(table.militaryHand(RED)).containsExactly("I-raid");
        assertThat(table.colonies(RED)).containsExactly("I-historic-territory");
        assertThat(table.civ(RED).culture).isEqualTo(6);
        assertThat(table.civ(RED).happiness).isEqualTo(1);
    }

    @Rule({Rulebook.COLONIZATION, Rulebook.TACTICS})
    @Test
    void armiesAreFormedAmongTheUnitsSent() {
        Table table = Table.of(2)
                .workers(RED, "A-warriors", 4)
                .tactic(RED, "I-legion")
                .event(RED, "I-historic-territory")
                .play(bid(5), send("A-warriors"), send("A-warriors"));
        assertThat(table.refusal(sail())).isEqualTo(ThroughTheAgesRefusal.FORCE_IS_BELOW_THE_BID);
        table.play(send("A-warriors"), sail());
        assertThat(table.workers(RED, "A-warriors")).isEqualTo(1);
    }

    @Rule(Rulebook.COLONIZATION)
    @Test
    void theForceMayBeStrongerThanTheBid() {
        Table table = Table.of(2)
                .workers(RED, "A-warriors", 3)
                .event(RED, "I-historic-territory")
                .play(bid(1), send("A-warriors"), send("A-warriors"), sail());
        assertThat(table.workers(RED, "A-warriors")).isEqualTo(1);
    }

    private static Table colonize(String territory) {
        return Table.of(2, 2).event(RED, territory).play(bid(1));
    }

    @Rule({Rulebook.COLONIZATION, Rulebook.TOKENS})
    @Test
    void developedTerritory() {
        Table one = colonize("I-developed-territory");
        assertThat(one.civ(RED).science).isEqualTo(3);
        assertThat(one.civ(RED).blueTokens).isEqualTo(17);
        assertThat(one.civ(RED).yellowBank).isEqualTo(18 + 1 + 1);
        Table two = colonize("II-developed-territory");
        assertThat(two.civ(RED).science).isEqualTo(5);
        assertThat(two.civ(RED).blueTokens).isEqualTo(18);
        assertThat(two.civ(RED).yellowBank).isEqualTo(18 + 1 + 2);
    }

    @Rule(Rulebook.COLONIZATION)
    @Test
    void historicTerritory() {
        Table one = colonize("I-historic-territory");
        assertThat(one.civ(RED).culture).isEqualTo(6);
        assertThat(one.civ(RED).happiness).isEqualTo(1);
        Table two = colonize("II-historic-territory");
        assertThat(two.civ(RED).culture).isEqualTo(11);
        assertThat(two.civ(RED).happiness).isEqualTo(2);
    }

    @Rule({Rulebook.COLONIZATION, Rulebook.WORKERS})
    @Test
    void inhabitedTerritory() {
        Table one = colonize("I-inhabited-territory");
        assertThat(one.civ(RED).idle).isEqualTo(2);
        assertThat(one.civ(RED).yellowBank).isEqualTo(18 + 1 + 2 - 1);
        Table two = colonize("II-inhabited-territory");
        assertThat(two.civ(RED).idle).isEqualTo(3);
        assertThat(two.civ(RED).yellowBank).isEqualTo(18 + 1 + 3 - 2);
    }

    @Rule({Rulebook.COLONIZATION, Rulebook.DRAW})
    @Test
    void strategicTerritory() {
        Table one = colonize("I-strategic-territory");
        assertThat(one.civ(RED).militarySize).isEqualTo(3);
        assertThat(one.civ(RED).strength).isEqualTo(2);
        Table two = colonize("II-strategic-territory");
        assertThat(two.civ(RED).militarySize).isEqualTo(5);
        assertThat(two.civ(RED).strength).isEqualTo(4);
    }

    @Rule({Rulebook.COLONIZATION, Rulebook.TOKENS})
    @Test
    void vastTerritory() {
        Table one = colonize("I-vast-territory");
        assertThat(one.civ(RED).food()).isEqualTo(3);
        assertThat(one.civ(RED).yellowBank).isEqualTo(18 + 1 + 3);
        assertThat(one.civ(RED).blueTokens).isEqualTo(15);
        Table two = colonize("II-vast-territory");
        assertThat(two.civ(RED).food()).isEqualTo(4);
        assertThat(two.civ(RED).yellowBank).isEqualTo(18 + 1 + 4);
    }

    @Rule({Rulebook.COLONIZATION, Rulebook.FOOD_AND_RESOURCES})
    @Test
    void wealthyTerritoryBringsTheTokensItsResourcesNeed() {
        Table one = Table.of(2, 2)
                .blueBank(RED, 0)
                .event(RED, "I-wealthy-territory")
                .play(bid(1));
        assertThat(one.civ(RED).resources()).as("three new tokens on Bronze").isEqualTo(3);
        Table two = colonize("II-wealthy-territory");
        assertThat(two.civ(RED).resources()).isEqualTo(9);
        assertThat(two.civ(RED).blueTokens).isEqualTo(20);
    }

    @Rule({Rulebook.COLONIZATION, Rulebook.TOKENS})
    @Test
    void aLostBlueTokenComesFromACardIfTheBankIsEmpty() {
        Table table = Table.of(2, 2)
                .blueBank(RED, 0)
                .food(RED, 1)
                .resources(RED, 1)
                .event(RED, "I-vast-territory")
                .play(bid(1));
        assertThat(table.question()).isEqualTo("GiveBlueTokens");
        assertThat(table.view(BLUE).pending())
                .extracting(ThroughTheAgesView.Pending::question)
                .as("what the colony gives once waits for the answer")
                .containsSequence("give-blue-tokens", "colony-gains");
        table.play(blueToken("A-bronze"));
        assertThat(table.civ(RED).blueTokens).isEqualTo(1);
        assertThat(table.civ(RED).food()).as("no token for the three food").isEqualTo(1);
    }

    /** Who is passed over must be told by what everybody sees: units, modifiers and the backs of the cards. */
    @Rule({Rulebook.COLONIZATION, Rulebook.HAND})
    @Test
    void passesOfItselfTellNothingAboutAHand() {
        for (String leader : new String[] {"I-joan-of-arc", "II-james-cook"}) {
            for (int bid = 1; bid <= 6; bid++) {
                boolean asked = isBlueAsked(leader, bid, "II-defense-colonization", "II-defense-colonization");
                assertThat(isBlueAsked(leader, bid, "II-spy", "II-annex")).isEqualTo(asked);
                assertThat(isBlueAsked(leader, bid, "II-spy", "II-defense-colonization"))
                        .isEqualTo(asked);
            }
        }
        assertThat(isBlueAsked("I-joan-of-arc", 5, "II-spy"))
                .as("1 and 3 at most")
                .isFalse();
    }

    private static boolean isBlueAsked(String leader, int bid, String... cards) {
        return Table.of(2, 2)
                        .workers(RED, "A-warriors", 6)
                        .leader(BLUE, leader)
                        .military(BLUE, cards)
                        .event(RED, "I-vast-territory")
                        .play(bid(bid))
                        .asked()
                == BLUE;
    }
}
