package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.add;
import static ecumene.throughtheages.Moves.aggression;
import static ecumene.throughtheages.Moves.bid;
import static ecumene.throughtheages.Moves.discard;
import static ecumene.throughtheages.Moves.look;
import static ecumene.throughtheages.Moves.prepare;
import static ecumene.throughtheages.Moves.repel;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.GREEN;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.testkit.Rule;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is open and what is hidden. */
class SecretsTest {

    private static ThroughTheAgesPosition imagine(Table table, int seat, int seed) {
        return table.game().imagine(table.position(), seat, new Randomness(seed));
    }

    @Rule(Rulebook.HAND)
    @Test
    void civilHandsAreOpenAndMilitaryHandsShowTheirBacks() {
        Table table = Table.of(3, 2)
                .hand(RED, "I-iron")
                .military(RED, "I-rats", "II-spy", "II-annex")
                .actionsOf(RED);
        for (int viewer : new int[] {BLUE, GREEN, Seats.SPECTATOR}) {
            ThroughTheAgesView view = table.view(viewer);
            assertThat(view.seats().get(RED).hand()).hasSize(1);
            assertThat(view.seats().get(RED).militaryHand()).isEqualTo(List.of(0, 1, 2, 0));
            assertThat(view.hand()).isEmpty();
        }
        assertThat(table.view(RED).hand()).hasSize(3);
    }

    @Rule({Rulebook.HAND, Rulebook.PREPARE_EVENT})
    @Test
    void whoPreparedAnEventRemembersItAndNobodyElseKnows() {
        Table table = Table.of(2, 2).military(RED, "II-iconoclasm").politicsOf(RED);
        assertThat(table.game().audience(table.position(), RED, prepare("II-iconoclasm")))
                .isEqualTo(Seats.only(RED));
        table.play(prepare("II-iconoclasm"));
        for (int seed = 1; seed < 20; seed++) {
            ThroughTheAgesPosition mine = imagine(table, RED, seed);
            assertThat(mine.military()
                            .futureEvents()
                            .find(MilitaryCard.of("II-iconoclasm").index()))
                    .isNotNegative();
        }
        boolean dealtElsewhere = false;
        for (int seed = 1; seed < 20; seed++) {
            dealtElsewhere |= imagine(table, BLUE, seed)
                            .military()
                            .futureEvents()
                            .find(MilitaryCard.of("II-iconoclasm").index())
                    < 0;
        }
        assertThat(dealtElsewhere).isTrue();
    }

    @Rule({Rulebook.HAND, Rulebook.LEADERS})
    @Test
    void whatJoanHasSeenStaysOnTop() {
        Table table = Table.of(2, 2)
                .leader(RED, "I-joan-of-arc")
                .events("I-rats", "I-crusades", "I-foray")
                .politicsOf(RED)
                .play(look());
        for (int seed = 1; seed < 20; seed++) {
            CardPile current = imagine(table, RED, seed).military().currentEvents();
            assertThat(current.get(2)).isEqualTo(MilitaryCard.of("I-rats").index());
        }
    }

    @Rule({Rulebook.HAND, Rulebook.COLONIZATION})
    @Test
    void theHighestBidderIsImaginedWithTheCardsForTheBid() {
        Table table = Table.of(2)
                .military(RED, "I-defense-colonization", "I-raid")
                .military(BLUE, "I-rats")
                .event(RED, "I-vast-territory")
                .play(bid(2));
        assertThat(table.asked()).as("Blue is asked: the card might be a bonus").isEqualTo(RED);
        assertThat(table.question()).isEqualTo("ColonizationForce");
        for (int seed = 1; seed < 20; seed++) {
            assertThat(imagine(table, BLUE, seed)
                            .civ(RED)
                            .holds(MilitaryCard.of("I-defense-colonization").index()))
                    .isTrue();
        }
    }

    @Rule({Rulebook.HAND, Rulebook.DISCARD})
    @Test
    void discardsAreFaceDown() {
        Table table = Table.of(2).military(RED, "I-raid", "I-rats", "I-legion").endOf(RED);
        assertThat(table.game().audience(table.position(), RED, discard("I-raid")))
                .isEqualTo(Seats.only(RED));
        table.play(discard("I-raid"));
        assertThat(table.toldTo(BLUE)).contains(new ThroughTheAgesEvent.CardsDiscarded(RED, 1));
        assertThat(table.toldTo(BLUE)).noneMatch(event -> event instanceof ThroughTheAgesEvent.OwnCardDiscarded);
    }

    @Rule({Rulebook.HAND, Rulebook.AGGRESSION})
    @Test
    void cardsLaidFaceDownAreCountedAndNotNamed() {
        Table table = Table.of(2)
                .workers(RED, "A-warriors", 2)
                .military(RED, "I-raid")
                .military(BLUE, "I-rats")
                .politicsOf(RED)
                .play(aggression("I-raid", BLUE));
        assertThat(table.game().audience(table.position(), BLUE, add("I-rats"))).isEqualTo(Seats.only(BLUE));
        table.play(add("I-rats"));
        assertThat(table.toldTo(RED)).isEmpty();
        table.play(repel());
        assertThat(table.toldTo(RED))
                .contains(new ThroughTheAgesEvent.AggressionRepelled(BLUE, MilitaryCard.of("I-raid"), List.of(), 1));
    }
}
