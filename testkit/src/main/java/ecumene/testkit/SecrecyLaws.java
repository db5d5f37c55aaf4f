package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.match.ToldEvent;
import ecumene.wire.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Nobody sees what they may not know: not in a view, a list of moves, a prompt, a status or an event. */
final class SecrecyLaws<P extends Position, M extends Move> {

    private final Game<P, M> game;

    SecrecyLaws(Game<P, M> game) {
        this.game = game;
    }

    /** Everything hidden from a seat is dealt anew, and the seat cannot tell. */
    void redealingIsInvisible(P position) {
        for (int seat : viewers(position)) {
            P imagined = game.imagine(position, seat, new Randomness(seat + 1));
            assertThat(game.brokenLaws(imagined)).isEmpty();
            assertThat(seenBy(seat, imagined)).isEqualTo(seenBy(seat, position));
            assertThat(Json.text(game.view(imagined, Seats.SPECTATOR)))
                    .as("a spectator knows no more than seat %s", seat)
                    .isEqualTo(Json.text(game.view(position, Seats.SPECTATOR)));
            if (!position.isFinished()) {
                assertThat(game.points(imagined)).as("points are public").isEqualTo(game.points(position));
                assertThat(game.measures(imagined)).as("measures are public").isEqualTo(game.measures(position));
            }
            assertThat(imagined.random().state())
                    .as("nobody may foresee chance")
                    .isNotEqualTo(position.random().state());
        }
    }

    /** What is imagined depends on nothing that the seat may not know: so a bot's answer cannot either. */
    void imaginingDependsOnlyOnWhatIsKnown(P position) {
        for (int seat : viewers(position)) {
            P other = game.imagine(position, seat, new Randomness(99));
            assertThat(game.imagine(other, seat, new Randomness(5)).hash())
                    .as("seat %s imagines the same from two worlds it cannot tell apart", seat)
                    .isEqualTo(game.imagine(position, seat, new Randomness(5)).hash());
        }
    }

    /** An imagined position could have come about: it can be played to the end. */
    void imaginedPositionsPlayOn(P position, Randomness random) {
        for (int seat : viewers(position)) {
            P imagined = game.imagine(position, seat, random);
            while (!imagined.isFinished()) {
                int mover = Seats.first(game.awaiting(imagined));
                List<M> moves = game.legalMoves(imagined, mover);
                assertThat(moves).as("seat %s imagined a dead end", seat).isNotEmpty();
                game.playListed(imagined, mover, moves.get(random.below(moves.size())), EventLog.SILENT);
            }
            assertThat(game.brokenLaws(imagined)).isEmpty();
        }
    }

    /**
     * What comes next tells nothing either: after the same move in two worlds that a seat cannot tell apart, it still cannot,
     * unless something was openly shown or drawn. So who is asked next, and who is passed over, gives nothing away.
     */
    void whatFollowsTellsNothing(P position, Randomness random) {
        for (int mover : Seats.list(game.awaiting(position))) {
            List<M> moves = game.legalMoves(position, mover);
            M move = moves.get(random.below(moves.size()));
            int audience = game.audience(position, mover, move);
            for (int viewer = 0; viewer < position.seats(); viewer++) {
                P other = game.imagine(position, viewer, random);
                // Another seat's move must be one that the viewer sees, and that the other world allows as well.
                if (viewer == mover
                        || (Seats.contains(audience, viewer)
                                && game.legalMoves(other, mover).contains(move))) {
                    P before = game.copy(other);
                    ToldEvent.Keeper told = new ToldEvent.Keeper();
                    ToldEvent.Keeper otherTold = new ToldEvent.Keeper();
                    P after = game.copy(position);
                    game.playListed(after, mover, move, told);
                    game.playListed(other, mover, move, otherTold);
                    if (!after.knowsMoreThan(position) && !other.knowsMoreThan(before)) {
                        assertThat(seenBy(viewer, other)).as("after %s", move).isEqualTo(seenBy(viewer, after));
                        assertThat(said(viewer, otherTold)).as("after %s", move).isEqualTo(said(viewer, told));
                    }
                }
            }
        }
    }

    /** Who is not in the audience of a move cannot tell it from another such move, until the answers are shown. */
    void hiddenMovesLookAlike(P position) {
        for (int mover : Seats.list(game.awaiting(position))) {
            for (int viewer : viewers(position)) {
                String first = null;
                for (M move : game.legalMoves(position, mover)) {
                    if (viewer == mover || Seats.contains(game.audience(position, mover, move), viewer)) {
                        continue;
                    }
                    P after = game.copy(position);
                    ToldEvent.Keeper log = new ToldEvent.Keeper();
                    game.playListed(after, mover, move, log);
                    if (!after.knowsMoreThan(position)) {
                        String seen = seenBy(viewer, after) + said(viewer, log);
                        first = first == null ? seen : first;
                        assertThat(seen)
                                .as("viewer %s sees through %s", viewer, move)
                                .isEqualTo(first);
                    }
                }
            }
        }
    }

    /**
     * Two moves that lead to different positions but look the same to a viewer: the difference is a secret, so the viewer
     * belongs to the audience of neither.
     */
    void secretMovesHaveNoAudience(P position) {
        for (int mover : Seats.list(game.awaiting(position))) {
            List<M> moves = game.legalMoves(position, mover);
            for (int viewer : viewers(position)) {
                Map<String, Long> hashBySight = new HashMap<>();
                for (M move : moves.subList(0, viewer == mover ? 0 : Math.min(12, moves.size()))) {
                    P after = game.copy(position);
                    ToldEvent.Keeper log = new ToldEvent.Keeper();
                    game.playListed(after, mover, move, log);
                    if (after.knowsMoreThan(position)) {
                        continue;
                    }
                    Long twin = hashBySight.putIfAbsent(seenBy(viewer, after) + said(viewer, log), after.hash());
                    if (twin != null && twin != after.hash()) {
                        assertThat(Seats.contains(game.audience(position, mover, move), viewer))
                                .as("viewer %s may not know of %s", viewer, move)
                                .isFalse();
                    }
                }
            }
        }
    }

    private static String said(int viewer, ToldEvent.Keeper log) {
        StringBuilder said = new StringBuilder();
        ToldEvent.toldTo(viewer, log.events()).forEach(event -> said.append(Json.text(event)));
        return said.toString();
    }

    private List<Integer> viewers(P position) {
        List<Integer> viewers = new ArrayList<>(Seats.list(Seats.all(position.seats())));
        viewers.add(Seats.SPECTATOR);
        return viewers;
    }

    private String seenBy(int seat, P position) {
        StringBuilder seen = new StringBuilder(Json.text(game.view(position, seat)));
        seen.append(game.phase(position)).append(game.round(position)).append(game.awaiting(position));
        if (game.isAwaited(position, seat)) {
            seen.append(Json.text(game.prompt(position, seat)));
        }
        for (M move : game.legalMoves(position, seat)) {
            seen.append(Json.text(move));
        }
        return seen.toString();
    }

    /** Two moves of one seat after which another seat sees the same: the events told to that other seat are the same too. */
    void eventsTellNoMoreThanTheView(P position) {
        for (int mover : Seats.list(game.awaiting(position))) {
            for (int viewer = 0; viewer < position.seats(); viewer++) {
                if (viewer != mover) {
                    eventsTellNoMore(position, mover, viewer);
                }
            }
            eventsTellNoMore(position, mover, Seats.SPECTATOR);
        }
    }

    private void eventsTellNoMore(P position, int mover, int viewer) {
        Map<String, String> eventsByView = new HashMap<>();
        List<M> moves = game.legalMoves(position, mover);
        for (M move : moves.subList(0, Math.min(12, moves.size()))) {
            P after = game.copy(position);
            ToldEvent.Keeper log = new ToldEvent.Keeper();
            game.playListed(after, mover, move, log);
            String events = said(viewer, log);
            String known = eventsByView.putIfAbsent(Json.text(game.view(after, viewer)), events);
            if (known != null) {
                assertThat(events).as("viewer %s, after %s", viewer, move).isEqualTo(known);
            }
        }
    }
}
