package ecumene.throughtheages;

import static ecumene.throughtheages.Moves.destroy;
import static ecumene.throughtheages.Moves.endActions;
import static ecumene.throughtheages.Table.BLUE;
import static ecumene.throughtheages.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots and hints make the best of a match that is decided: nobody tears down what still gives culture. */
class LastRoundTest {

    /** The culture of the seat that acts: far behind, and far ahead. */
    @ParameterizedTest
    @ValueSource(ints = {0, 300})
    void moreCultureIsBetterAlsoWhenTheMatchIsDecided(int culture) {
        Table kept = lastTurn(culture).play(endActions()).skipToTheEnd();
        Table torn = lastTurn(culture).play(destroy("A-religion"), endActions()).skipToTheEnd();
        assertThat(kept.civ(RED).culture).isGreaterThan(torn.civ(RED).culture);
        assertThat(kept.game().result(kept.position()).winners())
                .isEqualTo(torn.game().result(torn.position()).winners());
        assertThat(outlook(kept)[RED]).isGreaterThan(outlook(torn)[RED]);
    }

    /** The victory itself is what counts. */
    @ParameterizedTest
    @ValueSource(ints = {0, 300})
    void theWinnerHasNearlyAll(int culture) {
        Table table = lastTurn(culture).play(endActions()).skipToTheEnd();
        double[] outlook = outlook(table);
        int winner = culture == 0 ? BLUE : RED;
        assertThat(outlook[winner]).isGreaterThan(0.94);
        assertThat(outlook[RED] + outlook[BLUE]).isBetween(0.999, 1.001);
    }

    private static Table lastTurn(int culture) {
        return Table.of(2, 4)
                .culture(RED, culture)
                .culture(BLUE, 150)
                .workers(RED, "A-religion", 1)
                .round(18)
                .lastRound(18)
                .actionsOf(RED);
    }

    private static double[] outlook(Table table) {
        double[] outlook = new double[2];
        table.game().evaluation().outlook(table.position(), outlook);
        return outlook;
    }
}
