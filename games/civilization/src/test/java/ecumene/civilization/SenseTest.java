package ecumene.civilization;

import static ecumene.civilization.Moves.buy;
import static ecumene.civilization.Moves.done;
import static ecumene.civilization.Moves.giveBack;
import static ecumene.civilization.Moves.keepFewer;
import static ecumene.civilization.Moves.march;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ecumene.civilization.component.Area;
import ecumene.civilization.rule.Phase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who goes by the evaluation pays what a purchase costs and no more, and undoes no step of the same movement. */
class SenseTest {

    private static final int EGYPT = 7;

    private final Civilization game = new Civilization();

    private List<CivilizationMove> sensible(Table table) {
        CivilizationPosition position = table.position();
        List<CivilizationMove> moves = new ArrayList<>(game.legalMoves(position, table.asked()));
        game.evaluation().sift(position, table.asked(), moves);
        return moves;
    }

    private double outlook(Table table, int seat) {
        double[] outlook = new double[table.position().seats()];
        game.evaluation().outlook(table.position(), outlook);
        return outlook[seat];
    }

    private static Table buyer() {
        return Table.of("thrace", "crete")
                .treasury(0, 7)
                .hand(0, "iron", "iron", "iron", "salt", "salt", "salt", "ochre", "grain", "grain", "hides")
                .begin(Phase.CIVILIZATION_CARDS);
    }

    @Test
    void aPurchaseIsPaidAsItCostsLeastAndThenThatIsAll() {
        Table table = buyer().play(buy("pottery"));
        int hand = table.hand(0).size();
        int steps = 0;
        while (table.position().basket() != 0) {
            List<CivilizationMove> moves = sensible(table);
            List<CivilizationMove> pays = moves.stream()
                    .filter(move -> !(move instanceof CivilizationMove.BuyCard))
                    .toList();
            assertThat(pays).as("one way to go on").hasSize(1);
            assertThat(table.position().trade().laidCount() == 0 || moves.size() == 1)
                    .as("nothing else is bought once something is paid")
                    .isTrue();
            table.play(pays.getFirst());
            steps++;
        }
        CivilizationEvent.CardsBought bought =
                table.told(CivilizationEvent.CardsBought.class).getFirst();
        assertThat(bought.paid()).hasSize(hand - table.hand(0).size());
        assertThat(steps).isGreaterThan(1);
        assertThat(table.position().trade().handValue(0)
                        + table.position().pieces().treasury(0))
                .as("the hand of 27 + 27 + 2 + 16 + 1 and 7 in the treasury, less what was paid")
                .isGreaterThanOrEqualTo(80 - 45 - 10);
    }

    @Test
    void nothingIsGivenBackThatMayBeKeptButACalamity() {
        Table table = Table.of("thrace", "crete")
                .hand(0, "hides", "iron", "salt", "grain", "ochre", "papyrus", "epidemic")
                .begin(Phase.CIVILIZATION_CARDS);
        assertThat(table.question()).isEqualTo("ReturnCards");
        assertThat(sensible(table))
                .as("one is too many, and no more than one")
                .hasSize(7)
                .doesNotContain(keepFewer());
        assertThat(sensible(table.play(keepFewer(), giveBack("hides"))))
                .containsExactlyInAnyOrder(done(), giveBack("epidemic"));
        assertThat(sensible(table.play(giveBack("epidemic")))).containsExactly(done());
    }

    @Test
    void aPurchaseInTheMakingIsWorthWhatItWillBe() {
        Table table = buyer().play(buy("pottery"));
        double before = outlook(table, 0);
        while (table.position().basket() != 0) {
            List<CivilizationMove> moves = sensible(table);
            table.play(moves.getLast());
            if (table.position().basket() != 0) {
                assertThat(outlook(table, 0)).isCloseTo(before, within(1e-9));
            }
        }
    }

    @Test
    void nobodyGoesBackWhereTheyCameFrom() {
        Table table = Table.ofEight()
                .tokens(EGYPT, 1, "memphis", "tanis")
                .begin(Phase.CENSUS)
                .begin(Phase.MOVEMENT)
                .play(march("memphis", "tanis", 1));
        assertThat(table.legal()).contains(march("tanis", "memphis", 1));
        assertThat(sensible(table)).containsExactly(done());
        Table crowded = Table.ofEight()
                .tokens(EGYPT, 4, "memphis", "tanis")
                .begin(Phase.CENSUS)
                .begin(Phase.MOVEMENT)
                .play(march("memphis", "tanis", 1));
        int surplus = 5 - Area.of("tanis").limit();
        assertThat(surplus).isPositive();
        assertThat(sensible(crowded))
                .contains(march("tanis", "gaza", surplus))
                .doesNotContain(march("tanis", "gaza", surplus + 1), march("tanis", "memphis", 1));
    }
}
