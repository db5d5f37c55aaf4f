package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Measure;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.RefusedMoveException;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.wire.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/** What must hold for every position of every game. */
final class PlayLaws<P extends Position, M extends Move> {

    private final Game<P, M> game;

    /** Moves that were legal somewhere: tried again elsewhere, most of them are refused. */
    private final List<M> oldMoves = new ArrayList<>();

    private final Randomness random = new Randomness(7);

    PlayLaws(Game<P, M> game) {
        this.game = game;
    }

    /** Somebody is asked until the end; who is asked has moves, each once; who is not asked has none. */
    void askedSeatsHaveMoves(P position) {
        assertThat(game.brokenLaws(position)).isEmpty();
        assertThat(position.isFinished()).isEqualTo(game.awaiting(position) == Seats.NOBODY);
        for (int seat = 0; seat < position.seats(); seat++) {
            List<M> moves = game.legalMoves(position, seat);
            if (game.isAwaited(position, seat)) {
                assertThat(moves).isNotEmpty();
                assertThat(new HashSet<>(moves)).as("each move once").hasSameSizeAs(moves);
                assertThat(moves).as("the default is legal").contains(game.defaultMove(position, seat));
                Difference.none("stable order", moves, game.legalMoves(position, seat));
            } else {
                assertThat(moves).isEmpty();
            }
        }
    }

    /** Every seat has one rank and one score at the end, and the score is explained by its sources. */
    void resultHoldsEverySeat(P position) {
        if (position.isFinished()) {
            Result result = game.result(position);
            assertThat(result.ranking().stream().flatMap(List::stream).toList())
                    .containsExactlyInAnyOrderElementsOf(
                            IntStream.range(0, position.seats()).boxed().toList());
            assertThat(result.scores()).hasSize(position.seats());
            for (int seat = 0; seat < position.seats(); seat++) {
                int points = 0;
                for (Measure source : game.points(position)) {
                    points += source.values().get(seat);
                }
                assertThat(points)
                        .as("points of seat %s by source", seat)
                        .isEqualTo(result.scores().get(seat));
            }
        }
    }

    /** Every listed move is accepted, and every other is refused with a reason and changes nothing. */
    void listAndRefusalsAgree(P position) {
        P before = game.copy(position);
        for (int seat : Seats.list(game.awaiting(position))) {
            List<M> moves = game.legalMoves(position, seat);
            for (M move : moves) {
                game.playListed(game.copy(position), seat, move, EventLog.SILENT);
            }
            assertThat(game.refusal(position, seat, moves.get(random.below(moves.size()))))
                    .isNull();
            for (int i = 0; i < Math.min(8, oldMoves.size()); i++) {
                M old = oldMoves.get(random.below(oldMoves.size()));
                if (!moves.contains(old)) {
                    refusedAndUnchanged(position, seat, old);
                }
            }
            oldMoves.add(moves.get(random.below(moves.size())));
        }
        Difference.none("asking changes nothing", before, position);
    }

    private void refusedAndUnchanged(P position, int seat, M move) {
        try {
            game.play(position, seat, move, EventLog.SILENT);
        } catch (RefusedMoveException e) {
            assertThat(e.refusal().rule()).as("rule of %s", e.refusal()).isNotBlank();
            return;
        }
        throw new AssertionError(move + " is not listed but was played");
    }

    /** A copy and its original live apart. */
    void copiesAreIndependent(P position) {
        if (position.isFinished()) {
            return;
        }
        P copy = game.copy(position);
        P second = game.copy(position);
        Difference.none("a copy", position, copy);
        int seat = Seats.first(game.awaiting(position));
        List<M> moves = game.legalMoves(position, seat);
        M move = moves.get(random.below(moves.size()));
        game.playListed(copy, seat, move, EventLog.SILENT);
        Difference.none("the original after " + move + " in its copy", second, position);
        game.playListed(second, seat, move, EventLog.SILENT);
        Difference.none("the same position after " + move + " in another copy", copy, second);
    }

    /** Written as JSON and read again, a position is the same. */
    void savesAndLoads(P position) {
        P loaded = Json.position(game, Json.parse(Json.text(Json.position(position))));
        Difference.none("a loaded position", position, loaded);
        for (int seat = 0; seat < position.seats(); seat++) {
            Difference.none(
                    "the moves of a loaded position", game.legalMoves(position, seat), game.legalMoves(loaded, seat));
            Difference.none(
                    "the view of a loaded position",
                    Json.text(game.view(position, seat)),
                    Json.text(game.view(loaded, seat)));
        }
    }

    /** The bots' measure is a share of one victory; who plays alone may lose it to the rules. */
    void outlookIsAShare(P position) {
        double[] outlook = new double[position.seats()];
        P before = game.copy(position);
        game.evaluation().outlook(position, outlook);
        double sum = 0;
        for (double share : outlook) {
            assertThat(share).isBetween(0.0, 1.0);
            sum += share;
        }
        assertThat(sum).isBetween(position.seats() == 1 ? 0 : 0.999, 1.001);
        Difference.none("an outlook changes nothing", before, position);
    }
}
