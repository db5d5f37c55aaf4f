package ecumene.sidmeiercivilization;

import static ecumene.sidmeiercivilization.Moves.accept;
import static ecumene.sidmeiercivilization.Moves.ask;
import static ecumene.sidmeiercivilization.Moves.deal;
import static ecumene.sidmeiercivilization.Moves.endPhase;
import static ecumene.sidmeiercivilization.Moves.give;
import static ecumene.sidmeiercivilization.Moves.sendOffer;
import static ecumene.sidmeiercivilization.Table.BLUE;
import static ecumene.sidmeiercivilization.Table.RED;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.sidmeiercivilization.component.Civilization;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What bots and hints make of deals: none of their own, gifts and gains accepted, no deal at a loss. */
class BargainsTest {

    private static final SidMeierCivilizationMove DROP = new SidMeierCivilizationMove.DropOffer();

    /** The most that sense lets a seat say in one trade phase. */
    private static final int MOST_MOVES = 2;

    private static Table table() {
        return Table.of(Civilization.AMERICANS, Civilization.GERMANS, Civilization.EGYPTIANS)
                .plain()
                .noFigures();
    }

    private static List<SidMeierCivilizationMove> sensible(Table table, int seat) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>(table.moves(seat));
        table.game.evaluation().sift(table.position, seat, moves);
        return moves;
    }

    @Test
    void nobodyBeginsOrAnswersWithADealOfTheirOwn() {
        Table table = table().trade(RED, 9).trade(BLUE, 9).culture(BLUE, 3).negotiation(RED);
        assertThat(sensible(table, RED)).containsExactly(endPhase());
        table.play(BLUE, deal(RED), ask("trade"), give("culture"), sendOffer());
        assertThat(sensible(table, RED))
                .doesNotContain(new SidMeierCivilizationMove.CounterOffer(BLUE))
                .contains(new SidMeierCivilizationMove.RefuseOffer(BLUE));
        assertThat(sensible(table, BLUE)).as("it waits for the answer").containsExactly(endPhase());
    }

    /** For a person who asks for advice in the midst of it. */
    @Test
    void aDraftIsSentOrDroppedAndNothingIsAddedToIt() {
        Table table = table().trade(RED, 10).trade(BLUE, 10).negotiation(RED).play(RED, deal(BLUE));
        assertThat(sensible(table, RED)).as("nothing yet").containsExactly(DROP);
        Table gift = table.copy().play(RED, give("trade", 5));
        assertThat(sensible(gift, RED)).containsExactly(DROP);
        Table nothing = table.copy().play(RED, give("trade", 3), ask("trade", 3));
        assertThat(sensible(nothing, RED)).as("the same on both sides").containsExactly(DROP);
        Table loss = table.copy().play(RED, give("trade", 7), ask("trade", 2));
        assertThat(sensible(loss, RED)).containsExactly(DROP);
        Table wish = table().trade(RED, 1).trade(BLUE, 10).negotiation(RED);
        wish.play(RED, deal(BLUE), give("trade"), ask("trade", 4));
        assertThat(sensible(wish, RED)).containsExactly(sendOffer());
    }

    @Test
    void nobodyGivesSevenForTwo() {
        Table table = table().trade(RED, 4).trade(BLUE, 10).negotiation(RED);
        table.play(RED, deal(BLUE), give("trade", 2), ask("trade", 7), sendOffer());
        assertThat(sensible(table, BLUE))
                .contains(new SidMeierCivilizationMove.RefuseOffer(RED))
                .doesNotContain(accept(RED));
        Table fair = table().trade(RED, 9).trade(BLUE, 2).negotiation(RED);
        fair.play(RED, deal(BLUE), give("trade", 7), ask("trade", 2), sendOffer());
        assertThat(sensible(fair, BLUE)).as("two for seven").contains(accept(RED));
    }

    @Test
    void aGiftIsAccepted() {
        for (int trade = 0; trade <= 27; trade += 9) {
            Table table = Table.of(Civilization.AMERICANS, Civilization.GERMANS)
                    .plain()
                    .noFigures()
                    .trade(RED, 5)
                    .trade(BLUE, trade)
                    .negotiation(RED);
            table.play(RED, deal(BLUE), give("trade"), sendOffer());
            assertThat(sensible(table, BLUE)).as("with %s trade", trade).containsExactly(accept(RED));
        }
    }

    /** Whatever is chosen among the sensible moves, the phase comes to its end. */
    @Test
    void tradeEndsAfterFewMoves() {
        SidMeierCivilization game = new SidMeierCivilization();
        for (int match = 1; match <= 12; match++) {
            Randomness random = new Randomness(match);
            SidMeierCivilizationPosition position =
                    game.start(game.info().setup(4, Map.of("round-limit", "4")), match, EventLog.SILENT);
            int[] said = new int[4];
            while (!position.isFinished()) {
                boolean dealing = position.steps().top().name().equals("negotiation");
                if (!dealing && !position.steps().top().name().equals("hand-over")) {
                    Arrays.fill(said, 0);
                }
                int seat = Seats.first(game.awaiting(position));
                List<SidMeierCivilizationMove> moves = new ArrayList<>(game.legalMoves(position, seat));
                game.evaluation().sift(position, seat, moves);
                if (dealing) {
                    position.trade[seat] = Math.max(position.trade[seat], 6);
                    assertThat(++said[seat]).isLessThanOrEqualTo(MOST_MOVES);
                }
                SidMeierCivilizationMove move =
                        dealing ? moves.get(random.below(moves.size())) : game.defaultMove(position, seat);
                game.playListed(position, seat, move, EventLog.SILENT);
            }
        }
    }
}
