package ecumene.throughtheages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Randomness;
import ecumene.engine.RefusedMoveException;
import ecumene.engine.Seats;
import ecumene.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Players without any sense build nothing, fight nobody and resign. Here everybody takes the best of a few random moves, so
 * that matches come to every question of the game; the laws of the house are checked on the way.
 */
@Tag("laws")
class LivelyMatchesTest {

    private static final int CANDIDATES = 6;
    private static final int MATCHES = 2;

    private final ThroughTheAges game = new ThroughTheAges();

    /** The steps that asked somebody, to be sure that the matches are lively. */
    private final Set<String> visited = new TreeSet<>();

    private interface Visitor {
        void visit(ThroughTheAgesPosition position, Randomness random);
    }

    private void playAll(Visitor visitor) {
        for (int seats = 2; seats <= 4; seats++) {
            for (int i = 0; i < MATCHES; i++) {
                play(seats, 10 * seats + i, visitor);
            }
        }
    }

    private void play(int seats, long seed, Visitor visitor) {
        LivelyPlay players = new LivelyPlay(game, CANDIDATES, seed);
        ThroughTheAgesPosition position =
                game.start(game.info().setup(seats, Map.of(ThroughTheAges.RESIGNING, "false")), seed, EventLog.SILENT);
        while (!position.isFinished()) {
            visitor.visit(position, players.random);
            visited.add(position.steps().top().name());
            int seat = players.seat(position);
            game.playListed(position, seat, players.choose(position, seat), EventLog.SILENT);
        }
        visitor.visit(position, players.random);
    }

    @Test
    void everyPositionKeepsTheLaws() {
        playAll((position, random) -> {
            assertThat(game.brokenLaws(position)).isEmpty();
            for (int seat : Seats.list(game.awaiting(position))) {
                List<ThroughTheAgesMove> moves = game.legalMoves(position, seat);
                assertThat(moves).doesNotHaveDuplicates();
                assertThat(moves).contains(game.defaultMove(position, seat));
            }
        });
        assertThat(visited)
                .as("the matches are lively")
                .contains(
                        "action-card",
                        "actions",
                        "colonization",
                        "colonization-force",
                        "defence",
                        "discard-cards",
                        "division",
                        "lose-workers",
                        "pact-answer",
                        "politics",
                        "razing");
    }

    @Test
    void whatIsNotListedIsRefusedAndChangesNothing() {
        List<ThroughTheAgesMove> old = new ArrayList<>();
        playAll((position, random) -> {
            for (int seat : Seats.list(game.awaiting(position))) {
                List<ThroughTheAgesMove> moves = game.legalMoves(position, seat);
                old.add(moves.get(random.below(moves.size())));
                ThroughTheAgesMove other = old.get(random.below(old.size()));
                if (!moves.contains(other)) {
                    long hash = position.hash();
                    assertThatThrownBy(() -> game.play(position, seat, other, EventLog.SILENT))
                            .as("%s", other)
                            .isInstanceOf(RefusedMoveException.class);
                    assertThat(position.hash()).isEqualTo(hash);
                }
            }
        });
    }

    @Test
    void redealingIsInvisible() {
        playAll((position, random) -> {
            if (random.below(40) != 0) {
                return;
            }
            for (int seat = 0; seat <= position.seats(); seat++) {
                int viewer = seat == position.seats() ? Seats.SPECTATOR : seat;
                ThroughTheAgesPosition imagined = game.imagine(position, viewer, new Randomness(random.nextLong()));
                assertThat(game.brokenLaws(imagined)).isEmpty();
                assertThat(seenBy(viewer, imagined)).isEqualTo(seenBy(viewer, position));
                assertThat(game.imagine(imagined, viewer, new Randomness(5)).hash())
                        .isEqualTo(game.imagine(position, viewer, new Randomness(5))
                                .hash());
            }
        });
    }

    @Test
    void whatFollowsTellsNothing() {
        playAll((position, random) -> {
            if (random.below(10) != 0) {
                return;
            }
            for (int mover : Seats.list(game.awaiting(position))) {
                List<ThroughTheAgesMove> moves = game.legalMoves(position, mover);
                ThroughTheAgesMove move = moves.get(random.below(moves.size()));
                int audience = game.audience(position, mover, move);
                for (int viewer = 0; viewer < position.seats(); viewer++) {
                    ThroughTheAgesPosition other = game.imagine(position, viewer, random);
                    if (viewer == mover
                            || (Seats.contains(audience, viewer)
                                    && game.legalMoves(other, mover).contains(move))) {
                        ThroughTheAgesPosition before = game.copy(other);
                        ThroughTheAgesPosition after = game.copy(position);
                        game.playListed(after, mover, move, EventLog.SILENT);
                        game.playListed(other, mover, move, EventLog.SILENT);
                        if (!after.knowsMoreThan(position) && !other.knowsMoreThan(before)) {
                            assertThat(seenBy(viewer, other))
                                    .as("after %s", move)
                                    .isEqualTo(seenBy(viewer, after));
                        }
                    }
                }
            }
        });
    }

    @Test
    void imaginedPositionsPlayOnAndPositionsLoad() {
        playAll((position, random) -> {
            if (random.below(60) != 0) {
                return;
            }
            ThroughTheAgesPosition loaded = Json.position(game, Json.parse(Json.text(Json.position(position))));
            assertThat(loaded.hash()).isEqualTo(position.hash());
            assertThat(seenBy(0, loaded)).isEqualTo(seenBy(0, position));
            ThroughTheAgesPosition imagined = game.imagine(position, random.below(position.seats()), random);
            while (!imagined.isFinished()) {
                int seat = Seats.first(game.awaiting(imagined));
                List<ThroughTheAgesMove> moves = game.legalMoves(imagined, seat);
                assertThat(moves).isNotEmpty();
                game.playListed(imagined, seat, moves.get(random.below(moves.size())), EventLog.SILENT);
            }
            assertThat(game.brokenLaws(imagined)).isEmpty();
        });
    }

    private String seenBy(int seat, ThroughTheAgesPosition position) {
        Game<ThroughTheAgesPosition, ThroughTheAgesMove> any = game;
        StringBuilder seen = new StringBuilder(Json.text(any.view(position, seat)));
        seen.append(game.phase(position)).append(game.round(position)).append(game.awaiting(position));
        if (seat != Seats.SPECTATOR && game.isAwaited(position, seat)) {
            seen.append(Json.text(game.prompt(position, seat)));
            game.legalMoves(position, seat).forEach(move -> seen.append(Json.text(move)));
        }
        return seen.toString();
    }
}
