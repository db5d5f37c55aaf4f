package ecumene.civilization;

import static ecumene.civilization.Moves.abandon;
import static ecumene.civilization.Moves.add;
import static ecumene.civilization.Moves.answer;
import static ecumene.civilization.Moves.comeBack;
import static ecumene.civilization.Moves.offer;
import static ecumene.civilization.Moves.post;
import static ecumene.civilization.Moves.ready;
import static ecumene.civilization.Moves.reject;
import static ecumene.civilization.Moves.withdraw;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.civilization.rule.Phase;
import ecumene.engine.EventLog;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No rule ends the talk of the market early: whoever goes by the evaluation finds an end by their own sense. */
class MarketBotsTest {

    private static final int ONE = 0;
    private static final int TWO = 1;
    private static final int THREE = 2;
    private static final int FOUR = 3;

    private final Civilization game = new Civilization();

    private static Table market() {
        return Table.of("egypt", "babylon", "assyria", "asia")
                .hand(ONE, "salt", "salt", "grain", "iron", "hides", "cloth", "gold")
                .hand(TWO, "hides", "hides", "piracy", "ochre", "salt", "grain", "bronze")
                .hand(THREE, "bronze", "bronze", "bronze", "papyrus", "papyrus", "iron", "epidemic")
                .hand(FOUR, "gold", "gems", "spices", "cloth", "cloth", "ochre", "grain")
                .begin(Phase.TRADE);
    }

    /** What looks best one move ahead of what is worth a thought, with all cards known. */
    private CivilizationMove best(CivilizationPosition position, int seat, Randomness random) {
        List<CivilizationMove> moves = sensible(position, seat);
        double[] outlook = new double[position.seats()];
        double most = -1;
        CivilizationMove best = moves.getFirst();
        int from = random.below(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            CivilizationMove move = moves.get((from + i) % moves.size());
            CivilizationPosition after = game.copy(position);
            game.playListed(after, seat, move, EventLog.SILENT);
            game.evaluation().outlook(after, outlook);
            if (outlook[seat] > most) {
                most = outlook[seat];
                best = move;
            }
        }
        return best;
    }

    private List<CivilizationMove> sensible(CivilizationPosition position, int seat) {
        List<CivilizationMove> moves = new ArrayList<>(game.legalMoves(position, seat));
        game.evaluation().sift(position, seat, moves);
        assertThat(moves).isNotEmpty();
        return moves;
    }

    private double outlook(Table table, int seat) {
        double[] outlook = new double[table.position().seats()];
        game.evaluation().outlook(table.position(), outlook);
        return outlook[seat];
    }

    @Test
    void theyStopByThemselves() {
        for (long seed = 1; seed <= 20; seed++) {
            Randomness random = new Randomness(seed);
            Table table = market();
            int played = 0;
            while (!table.isOver()) {
                int seat = Seats.first(game.awaiting(table.position()));
                table.play(seat, best(table.position(), seat, random));
                assertThat(++played).as("moves in one market").isLessThan(250);
            }
        }
    }

    @Test
    void nobodyComesBackWithoutNews() {
        Table table = market().play(ONE, offer(), add("salt", 2), add("iron"), post("salt"));
        for (int seat = ONE; seat <= FOUR; seat++) {
            table.play(seat, ready());
            if (seat < FOUR) {
                assertThat(best(table.position(), seat, new Randomness(seat))).isEqualTo(ready());
            }
        }
    }

    @Test
    void whatWasGivenUpIsNotBegunAgain() {
        Table fresh = market().play(ONE, offer());
        Table again = market().play(ONE, offer(), abandon(), offer());
        assertThat(outlook(again, ONE)).isLessThan(outlook(fresh, ONE));
        assertThat(sensible(market().play(ONE, offer(), abandon()).position(), ONE))
                .doesNotContain(offer());
        again.play(ONE, abandon()).play(TWO, offer(), add("hides", 2), add("ochre"), post("hides"));
        assertThat(outlook(again.play(ONE, offer()), ONE))
                .as("but after news")
                .isGreaterThan(outlook(market().play(ONE, offer(), abandon(), offer()), ONE));
    }

    @Test
    void whatCameToNothingIsNotTriedForEver() {
        Table table = market();
        for (int number = 1; number <= 3; number++) {
            table.play(ONE, offer(), add("salt", 2), add("iron"), post("salt"), withdraw(number));
        }
        assertThat(sensible(table.position(), ONE)).doesNotContain(offer());
    }

    @Test
    void whatIsBegunIsFinishedWithoutTakingAnythingOut() {
        for (int seat = ONE; seat <= FOUR; seat++) {
            Table table = market().play(seat, offer());
            int steps = 0;
            while (table.position().market().stage(seat) == Market.DRAFTING) {
                List<CivilizationMove> moves = sensible(table.position(), seat);
                assertThat(moves).as("one step leads on").hasSize(1);
                table.play(seat, moves.getFirst());
                steps++;
            }
            assertThat(steps)
                    .as("cards of three kinds at most, a wish, and it hangs")
                    .isLessThanOrEqualTo(5);
            Market wall = table.position().market();
            assertThat(wall.places()).isEqualTo(1);
            assertThat(wall.wish(0) < 0 || wall.card(0, wall.wish(0)) == 0)
                    .as("nobody asks for what they give")
                    .isTrue();
        }
    }

    @Test
    void aHalfMadeOfferIsFinishedAsItWasBegun() {
        Table table = market().play(ONE, offer(), add("gold"));
        for (int step = 0; step < 4; step++) {
            List<CivilizationMove> moves = sensible(table.position(), ONE);
            assertThat(moves).hasSize(1).noneMatch(CivilizationMove.TakeOut.class::isInstance);
            if (moves.getFirst() instanceof CivilizationMove.Post || moves.contains(abandon())) {
                return;
            }
            table.play(ONE, moves.getFirst());
        }
    }

    @Test
    void nobodySaysTheSameTwice() {
        Table table = market().play(ONE, offer(), add("salt", 2), add("iron"), post("salt"));
        assertThat(sensible(table.position(), ONE)).doesNotContain(offer()).contains(ready());
    }

    @Test
    void whoeverIsDoneStaysSo() {
        Table table = market().play(ONE, ready());
        assertThat(sensible(table.position(), ONE)).containsExactly(ready());
    }

    @Test
    void anAnswerGetsAWordFirst() {
        Table table = market().play(ONE, offer(), add("salt", 2), add("iron"), post("salt"))
                .play(TWO, answer(1), add("hides", 2), add("ochre"), post("hides"));
        assertThat(sensible(table.position(), ONE))
                .hasSize(2)
                .allMatch(move -> move instanceof CivilizationMove.Accept || move instanceof CivilizationMove.Reject);
    }

    @Test
    void whoeverWasRefusedDoesNotAnswerTheSameOfferAgain() {
        Table table = market().play(ONE, offer(), add("salt", 2), add("iron"), post("salt"))
                .play(TWO, answer(1), add("hides", 2), add("ochre"), post("hides"))
                .play(ONE, reject(2));
        assertThat(sensible(table.position(), TWO)).doesNotContain(answer(1));
        assertThat(table.play(TWO, answer(1), abandon(), ready(), comeBack()).awaited())
                .contains(TWO);
    }
}
