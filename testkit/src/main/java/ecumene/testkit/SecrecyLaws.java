package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.match.ToldEvent;
import ecumene.wire.Json;
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
        for (int seat = 0; seat < position.seats(); seat++) {
            P imagined = game.imagine(position, seat, new Randomness(seat + 1));
            assertThat(game.brokenLaws(imagined)).isEmpty();
            assertThat(seenBy(seat, imagined)).isEqualTo(seenBy(seat, position));
            assertThat(Json.text(game.view(imagined, Seats.SPECTATOR)))
                    .as("a spectator knows no more than seat %s", seat)
                    .isEqualTo(Json.text(game.view(position, Seats.SPECTATOR)));
            assertThat(imagined.random().state())
                    .as("nobody may foresee chance")
                    .isNotEqualTo(position.random().state());
        }
    }

    /** What is imagined depends on nothing that the seat may not know: so a bot's answer cannot either. */
    void imaginingDependsOnlyOnWhatIsKnown(P position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            P other = game.imagine(position, seat, new Randomness(99));
            assertThat(game.imagine(other, seat, new Randomness(5)).hash())
                    .as("seat %s imagines the same from two worlds it cannot tell apart", seat)
                    .isEqualTo(game.imagine(position, seat, new Randomness(5)).hash());
        }
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
            StringBuilder events = new StringBuilder();
            ToldEvent.toldTo(viewer, log.events()).forEach(event -> events.append(Json.text(event)));
            String known = eventsByView.putIfAbsent(Json.text(game.view(after, viewer)), events.toString());
            if (known != null) {
                assertThat(events.toString())
                        .as("viewer %s, after %s", viewer, move)
                        .isEqualTo(known);
            }
        }
    }
}
