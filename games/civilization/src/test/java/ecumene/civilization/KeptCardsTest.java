package ecumene.civilization;

import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.giveBack;
import static ecumene.civilization.Moves.keepFewer;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.rule.Phase;
import ecumene.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who can buy nothing, and what they keep all the same or give back. */
class KeptCardsTest {

    private static final int CRETE = 4;
    private static final int EGYPT = 7;

    private final Civilization game = new Civilization();

    private static Table two(String... hand) {
        return Table.of("thrace", "crete").hand(0, hand).begin(Phase.CIVILIZATION_CARDS);
    }

    private static Table afterwards(String... hand) {
        return Table.of(Map.of(Civilization.ASK_WHAT_TO_KEEP, "true"), "thrace", "crete")
                .hand(0, hand)
                .begin(Phase.CIVILIZATION_CARDS);
    }

    @Test
    @Rule({"18", "19.4"})
    void whoCanBuyNothingMayKeepFewer() {
        for (String card : new String[] {"ochre", "epidemic"}) {
            Table table = Table.ofEight()
                    .hand(CRETE, "hides", "iron", card)
                    .hand(EGYPT, "gold", "gold")
                    .begin(Phase.CIVILIZATION_CARDS)
                    .play(done());
            assertThat(table.asked()).isEqualTo(CRETE);
            assertThat(table.question()).isEqualTo("KeepCards");
            assertThat(table.legal()).containsExactly(done(), keepFewer());
            table.play(keepFewer());
            assertThat(table.question()).isEqualTo("ReturnCards");
            table.play(giveBack(card), done());
            assertThat(table.hand(CRETE)).containsExactly("hides", "iron");
        }
    }

    @Test
    @Rule({"18", "19.4"})
    void theRightDoesNotDependOnWhatTheHandIsWorth() {
        for (String card : new String[] {"hides", "gold", "epidemic"}) {
            Table table = two(card);
            assertThat(table.asked()).as("one card buys nothing").isEqualTo(0);
            assertThat(table.legal()).containsExactly(done(), keepFewer());
            table.play(keepFewer(), giveBack(card), done());
            assertThat(table.isOver()).isTrue();
            assertThat(table.hand(0)).isEmpty();
            assertThat(two(card).play(done()).hand(0)).containsExactly(card);
        }
    }

    /** Whether somebody is asked follows from the numbers of cards, which all can count. */
    @Test
    @Rule({"18", "19.4"})
    void beingAskedBetraysNothing() {
        for (String[] hands : new String[][] {{"hides", "epidemic"}, {"epidemic", "hides"}, {"gold", "gems"}}) {
            Table table = Table.of("thrace", "crete")
                    .hand(0, hands[0])
                    .hand(1, hands[1])
                    .begin(Phase.CIVILIZATION_CARDS);
            assertThat(table.asked()).isEqualTo(1);
            assertThat(table.play(done()).asked()).isEqualTo(0);
            assertThat(table.play(done()).isOver()).isTrue();
        }
        assertThat(two().isOver()).as("nothing to keep and nothing to pay with").isTrue();
    }

    @Test
    @Rule("18")
    void whoIsOverTheLimitIsAskedAboutThatAndNotTwice() {
        Table over = two("hides", "ochre", "iron", "papyrus", "salt", "grain", "cloth");
        assertThat(over.question()).as("worth 21 in any case").isEqualTo("ReturnCards");
        over.play(keepFewer(), giveBack("hides"), giveBack("ochre"), done());
        assertThat(over.hand(0)).hasSize(5);
    }

    @Test
    void keepingAllCanBeLeftStandingWhereNobodyCouldBuy() {
        assertThat(game.standing(two("hides").position(), 0)).isEqualTo(done());
        Table gold = Table.of("thrace", "crete")
                .hand(0, "hides", "ochre", "iron")
                .hand(1, "gold", "gold", "gold")
                .begin(Phase.CIVILIZATION_CARDS)
                .play(done());
        assertThat(gold.question()).isEqualTo("KeepCards");
        assertThat(game.standing(gold.position(), 0))
                .as("as far as the other knows it could be gold")
                .isNull();
    }

    @Test
    @Rule({"18", "19.4"})
    void aTableMayAskWhenAllHaveBought() {
        Table table = afterwards("hides", "epidemic");
        assertThat(table.question()).isEqualTo("ReturnCards");
        table.play(giveBack("epidemic"), done());
        assertThat(table.hand(0)).containsExactly("hides");
        assertThat(afterwards().isOver()).as("who holds nothing is not asked").isTrue();
        Table over = afterwards("hides", "hides", "ochre", "iron", "papyrus", "salt", "grain", "cloth");
        while (!over.question().equals("ReturnCards")) {
            over.play(done());
        }
        assertThat(over.allows(giveBack("hides", 2))).isTrue();
        assertThat(over.refusal(keepFewer()))
                .as("any number goes back here anyway")
                .isEqualTo(CivilizationRefusal.GIVE_BACK_WHAT_YOU_LIKE);
        Table buying = afterwards("cloth", "cloth", "cloth");
        assertThat(buying.question()).isEqualTo("BuyCards");
        assertThat(buying.refusal(keepFewer())).isEqualTo(CivilizationRefusal.NOTHING_TO_KEEP_FEWER_OF);
        assertThat(buying.play(done()).question()).isEqualTo("ReturnCards");
    }
}
