package ecumene.table;

import ecumene.engine.Change;
import ecumene.engine.Consequence;
import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Loss;
import ecumene.engine.Measure;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Refusal;
import ecumene.table.TableException.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves of a seat that are tried out before they are made, in a position that the seat imagines. So whatever comes of it,
 * refusals included, tells the seat nothing that it does not know.
 */
final class Rehearsal<P extends Position, M extends Move> {

    private final Game<P, M> game;
    private final int seat;
    private final P world;
    private final List<Measure> before;
    private @Nullable Loss loss;

    Rehearsal(Game<P, M> game, P position, int seat) {
        this.game = game;
        this.seat = seat;
        this.world = game.imagine(position, seat, new Randomness(1));
        this.before = game.indicators(world, seat);
    }

    /**
     * Throws if the moves cannot be one gesture: one is refused, or one that is not the last uses chance, shows something or
     * hands the turn to somebody else. Who could go on from there would know first and decide then.
     */
    void check(List<M> moves) {
        play(moves.subList(0, moves.size() - 1));
        int last = moves.size() - 1;
        checkLegal(last, moves.get(last));
    }

    /** Plays moves of which each could be taken back, and none ends the turn; throws if there is another. */
    void play(List<M> moves) {
        for (int index = 0; index < moves.size(); index++) {
            M move = moves.get(index);
            checkLegal(index, move);
            Consequence consequence =
                    game.consequences(world, seat, List.of(move)).getFirst();
            P earlier = game.copy(world);
            game.playListed(world, seat, move, EventLog.SILENT);
            if (!consequence.undoable() || world.knowsMoreThan(earlier)) {
                throw new TableException(Code.CANNOT_PREVIEW, "only playing it shows what comes of it", index);
            }
            if (!game.isAwaited(world, seat)) {
                throw new TableException(Code.CANNOT_PREVIEW, "the seat is not asked any more", index);
            }
            if (loss == null) {
                loss = consequence.loss();
            }
        }
    }

    private void checkLegal(int index, M move) {
        Refusal refusal = game.refusal(world, seat, move);
        if (refusal != null) {
            throw TableException.refused(refusal, index);
        }
    }

    Preview preview() {
        List<M> moves = game.legalMoves(world, seat);
        return new Preview(
                game.view(world, seat),
                game.prompt(world, seat),
                moves,
                game.consequences(world, seat, moves),
                game.foresight(world, seat),
                new Consequence(changes(), List.of(), false, true, loss));
    }

    private List<Change> changes() {
        List<Measure> after = game.indicators(world, seat);
        List<Change> changes = new ArrayList<>();
        for (int indicator = 0; indicator < before.size(); indicator++) {
            List<Integer> then = before.get(indicator).values();
            List<Integer> now = after.get(indicator).values();
            for (int each = 0; each < then.size(); each++) {
                if (!then.get(each).equals(now.get(each))) {
                    changes.add(new Change(before.get(indicator).name(), each, then.get(each), now.get(each)));
                }
            }
        }
        return changes;
    }
}
