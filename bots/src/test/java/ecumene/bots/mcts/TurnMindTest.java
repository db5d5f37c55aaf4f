package ecumene.bots.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Budget;
import ecumene.bots.Choice;
import ecumene.bots.Mind;
import ecumene.engine.EventLog;
import ecumene.engine.Knowledge;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.tempus.Tempus;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A bot thinks about its turn as a whole. */
class TurnMindTest {

    private static final int ITERATIONS = 64;
    private static final int SEATS = 3;

    private static final Tempus TEMPUS = new Tempus();

    private static final List<Decided> MATCH = match(1);

    /** One decision of a match between minds. */
    private record Decided(int seat, boolean wentOn, boolean loses, int losing, int moves, Choice<TempusMove> choice) {

        long iterations() {
            return choice.explanation().arguments().get("iterations") instanceof Number number ? number.longValue() : 0;
        }
    }

    private static List<Decided> match(int threads) {
        Budget budget = Budget.iterations(ITERATIONS).withThreads(threads);
        List<Mind<TempusPosition, TempusMove>> minds = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            minds.add(new MctsBot().mind());
        }
        Randomness random = new Randomness(3);
        List<Decided> decided = new ArrayList<>();
        TempusPosition position = TEMPUS.start(TEMPUS.info().setup(SEATS), 5, EventLog.SILENT);
        while (!position.isFinished()) {
            int seat = Seats.first(TEMPUS.awaiting(position));
            Knowledge<TempusPosition, TempusMove> knowledge = new Knowledge<>(TEMPUS, position, seat);
            boolean goesOn = minds.get(seat).goesOn(knowledge);
            Choice<TempusMove> choice = minds.get(seat).choose(knowledge, budget, random);
            List<TempusMove> moves = TEMPUS.legalMoves(position, seat);
            int losing = 0;
            for (TempusMove move : moves) {
                losing += TEMPUS.loss(position, seat, move) == null ? 0 : 1;
            }
            boolean loses = TEMPUS.loss(position, seat, choice.move()) != null;
            decided.add(new Decided(seat, goesOn, loses, losing, moves.size(), choice));
            TEMPUS.play(position, seat, choice.move(), EventLog.SILENT);
        }
        return decided;
    }

    @Test
    void thinksTheSameAgain() {
        assertThat(match(1)).isEqualTo(MATCH);
        assertThat(match(2)).isEqualTo(match(2));
    }

    @Test
    void aTurnOfManyMovesCostsHardlyMoreThanOneOfFew() {
        List<Decided> match = MATCH;
        int longest = 0;
        int moves = 0;
        long spent = 0;
        for (int i = 0; i < match.size(); i++) {
            boolean sameTurn = i > 0 && match.get(i).seat() == match.get(i - 1).seat();
            moves = sameTurn ? moves + 1 : 1;
            spent = (sameTurn ? spent : 0) + match.get(i).iterations();
            longest = Math.max(longest, moves);
            // One seat may have two turns in a row, each with a budget of its own and what was left over.
            assertThat(spent).isLessThanOrEqualTo(3 * ITERATIONS + 2L * moves);
        }
        assertThat(longest).isGreaterThan(4);
    }

    @Test
    void goesOnWithWhatItThoughtAfterItsOwnMoveOnly() {
        List<Decided> match = MATCH;
        Map<Boolean, Integer> wentOn = new HashMap<>();
        for (int i = 1; i < match.size(); i++) {
            boolean own = match.get(i).seat() == match.get(i - 1).seat();
            if (match.get(i).wentOn()) {
                assertThat(own).isTrue();
            }
            if (own) {
                wentOn.merge(match.get(i).wentOn(), 1, Integer::sum);
            }
        }
        assertThat(wentOn.get(true)).isGreaterThan(3 * wentOn.getOrDefault(false, 0));
    }

    /** In Tempus: cards that count nothing here, transports that carry nobody. */
    @Test
    void throwsNothingAwayWithoutSayingWhy() {
        int tempting = 0;
        for (Decided decided : MATCH) {
            boolean choice = decided.losing() > 0 && decided.losing() < decided.moves();
            tempting += choice ? 1 : 0;
            if (choice && decided.loses()) {
                assertThat(decided.choice().explanation().key()).isEqualTo("mcts-loss");
            }
        }
        assertThat(tempting).isGreaterThan(10);
    }

    @Test
    void whoPlaysSomethingElseIsAdvisedAnew() {
        TempusPosition position = TEMPUS.start(TEMPUS.info().setup(SEATS), 5, EventLog.SILENT);
        int seat = Seats.first(TEMPUS.awaiting(position));
        Mind<TempusPosition, TempusMove> mind = new MctsBot().mind();
        Knowledge<TempusPosition, TempusMove> knowledge = new Knowledge<>(TEMPUS, position, seat);
        TempusMove advised = mind.choose(knowledge, Budget.iterations(ITERATIONS), new Randomness(1))
                .move();
        assertThat(mind.goesOn(knowledge)).as("nothing was played").isFalse();
        for (TempusMove other : TEMPUS.legalMoves(position, seat)) {
            if (!other.equals(advised)) {
                TempusPosition after = TEMPUS.copy(position);
                TEMPUS.play(after, seat, other, EventLog.SILENT);
                if (TEMPUS.isAwaited(after, seat)) {
                    assertThat(mind.goesOn(new Knowledge<>(TEMPUS, after, seat)))
                            .as("%s instead of %s", other, advised)
                            .isFalse();
                }
            }
        }
    }
}
