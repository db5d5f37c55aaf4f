package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Change;
import ecumene.engine.Consequence;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Measure;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.wire.Json;
import java.util.List;

/** What the rules foretell: it gives nothing away, and it comes true. */
final class ForesightLaws<P extends Position, M extends Move> {

    /** With this much of the told changes wrong where chance plays a part, certain would be the wrong word. */
    private static final double MISTAKES_ALLOWED = 0.01;

    /** With so many worlds one is compared. */
    private static final int OTHER_WORLDS = 3;

    private final Game<P, M> game;
    private int told;
    private int wrong;

    ForesightLaws(Game<P, M> game) {
        this.game = game;
    }

    /** Consequences, indicators and foresight are the same in two worlds that the seat cannot tell apart. */
    void foresightTellsNothing(P position) {
        for (int seat : Seats.list(Seats.all(position.seats()))) {
            P other = game.imagine(position, seat, new Randomness(seat + 7L));
            Difference.none(
                    "indicators of seat " + seat, game.indicators(position, seat), game.indicators(other, seat));
            Difference.none(
                    "foresight of seat " + seat,
                    Json.text(game.foresight(position, seat)),
                    Json.text(game.foresight(other, seat)));
            if (game.isAwaited(position, seat)) {
                List<M> moves = game.legalMoves(position, seat);
                Difference.none(
                        "consequences for seat " + seat,
                        game.consequences(position, seat, moves),
                        game.consequences(other, seat, moves));
                assertThat(game.standing(other, seat)).as("standing answer").isEqualTo(game.standing(position, seat));
            }
        }
    }

    /**
     * A move that in one world of a seat neither uses chance nor shows anything does the same in all of them, as far as its
     * phase goes and up to the next question: whoever works out consequences relies on it.
     */
    void oneWorldIsEnough(P position, Randomness random) {
        for (int seat : Seats.list(game.awaiting(position))) {
            P one = game.imagine(position, seat, random);
            for (int world = 0; world < OTHER_WORLDS; world++) {
                P other = game.imagine(position, seat, random);
                for (M move : game.legalMoves(position, seat)) {
                    doesTheSame(one, other, seat, move);
                }
            }
        }
    }

    private void doesTheSame(P one, P other, int seat, M move) {
        P after = game.copy(one);
        boolean within = game.playWithinPhase(after, seat, move, EventLog.SILENT);
        if (after.knowsMoreThan(one)) {
            return;
        }
        P otherAfter = game.copy(other);
        assertThat(game.playWithinPhase(otherAfter, seat, move, EventLog.SILENT))
                .as("%s is of its phase", move)
                .isEqualTo(within);
        assertThat(otherAfter.knowsMoreThan(other))
                .as("something is shown by %s", move)
                .isFalse();
        Difference.none("indicators after " + move, game.indicators(after, seat), game.indicators(otherAfter, seat));
        assertThat(game.awaiting(otherAfter)).as("asked after %s", move).isEqualTo(game.awaiting(after));
        P end = game.copy(one);
        game.playListed(end, seat, move, EventLog.SILENT);
        if (!end.knowsMoreThan(one)) {
            P otherEnd = game.copy(other);
            game.playListed(otherEnd, seat, move, EventLog.SILENT);
            assertThat(otherEnd.knowsMoreThan(other))
                    .as("something is shown after %s", move)
                    .isFalse();
            assertThat(game.isAwaited(otherEnd, seat))
                    .as("asked again after %s", move)
                    .isEqualTo(game.isAwaited(end, seat));
        }
    }

    /** What is told as certain comes true when the move is made; where chance plays a part, nearly always. */
    void consequencesComeTrue(P position, Randomness random) {
        for (int seat : Seats.list(game.awaiting(position))) {
            List<M> moves = game.legalMoves(position, seat);
            M move = moves.get(random.below(moves.size()));
            Consequence consequence =
                    game.consequences(position, seat, List.of(move)).getFirst();
            P after = game.copy(position);
            game.playListed(after, seat, move, EventLog.SILENT);
            P within = game.copy(position);
            boolean ofThisPhase = game.playWithinPhase(within, seat, move, EventLog.SILENT);
            assertThat(consequence.changes()).as("changes told of %s", move).allMatch(change -> ofThisPhase);
            List<Measure> indicators = game.indicators(within, seat);
            for (Change change : consequence.changes()) {
                int value = indicators.stream()
                        .filter(measure -> measure.name().equals(change.indicator()))
                        .findFirst()
                        .orElseThrow()
                        .values()
                        .get(change.seat());
                if (consequence.undoable()) {
                    assertThat(value).as("%s after %s", change, move).isEqualTo(change.after());
                } else {
                    told++;
                    wrong += value == change.after() ? 0 : 1;
                }
            }
            if (consequence.undoable()) {
                assertThat(after.knowsMoreThan(position))
                        .as("%s can be taken back", move)
                        .isFalse();
            }
        }
    }

    /** To be asked after the last of the matches. */
    void wereSeldomWrong() {
        assertThat(wrong)
                .as("wrong of %s certain changes", told)
                .isLessThanOrEqualTo((int) (told * MISTAKES_ALLOWED) + 1);
    }
}
