package ecumene.civilization;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Randomness;
import ecumene.engine.RefusedMoveException;
import ecumene.engine.Seats;
import ecumene.engine.Setup;
import ecumene.engine.match.ToldEvent;
import ecumene.engine.text.Language;
import ecumene.engine.text.SeatNames;
import ecumene.engine.text.Texts;
import ecumene.wire.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Players without any sense die out early, before there is trade or calamity. Here everybody takes the best of a few random
 * moves, so that matches come to all phases; the laws of the house are checked on the way.
 */
@Tag("laws")
class LivelyMatchesTest {

    private static final int CANDIDATES = 4;

    private final Civilization game = new Civilization();

    /** What everybody saw of the phases and steps, to be sure that the matches are lively. */
    private final Set<String> visited = new TreeSet<>();

    private interface Visitor {
        void visit(CivilizationPosition position, Randomness random);
    }

    private void play(Setup setup, long seed, Visitor visitor) {
        Randomness random = new Randomness(seed);
        CivilizationPosition position = game.start(setup, seed, EventLog.SILENT);
        double[] outlook = new double[setup.seats()];
        List<CivilizationMove> moves = new ArrayList<>();
        while (!position.isFinished()) {
            visitor.visit(position, random);
            visited.add(position.steps().top().name());
            List<Integer> awaited = Seats.list(game.awaiting(position));
            int seat = awaited.get(random.below(awaited.size()));
            moves.clear();
            game.legalMoves(position, seat, moves);
            CivilizationMove best = moves.get(random.below(moves.size()));
            double most = -1;
            for (int i = 0; i < Math.min(CANDIDATES, moves.size()); i++) {
                CivilizationMove move = moves.get(random.below(moves.size()));
                CivilizationPosition after = game.copy(position);
                game.playListed(after, seat, move, EventLog.SILENT);
                game.evaluation().outlook(after, outlook);
                if (outlook[seat] > most) {
                    most = outlook[seat];
                    best = move;
                }
            }
            game.playListed(position, seat, best, EventLog.SILENT);
        }
        visitor.visit(position, random);
    }

    private void playAll(int rounds, Visitor visitor) {
        for (int seats = 2; seats <= 8; seats++) {
            Map<String, String> options = new HashMap<>(Map.of("round-limit", Integer.toString(rounds)));
            options.put("board", seats % 2 == 0 && seats < 8 ? "second" : "first");
            options.put("variant", seats == 5 ? "short-8" : "complete");
            play(game.info().setup(seats, options), 40 + seats, visitor);
        }
    }

    @Test
    void everyPositionKeepsTheLaws() {
        playAll(22, (position, random) -> {
            assertThat(game.brokenLaws(position)).isEmpty();
            for (int seat : Seats.list(game.awaiting(position))) {
                List<CivilizationMove> moves = game.legalMoves(position, seat);
                assertThat(moves).doesNotHaveDuplicates();
                assertThat(moves).contains(game.defaultMove(position, seat));
                List<CivilizationMove> sensible = new ArrayList<>(moves);
                game.evaluation().sift(position, seat, sensible);
                assertThat(sensible).as("worth a thought").isNotEmpty().isSubsetOf(moves);
            }
        });
        assertThat(visited)
                .as("the matches are lively")
                .contains(
                        "trade",
                        "buy-cards",
                        "return-cards",
                        "build-cities",
                        "reduce-cities",
                        "lose-units",
                        "order-losses",
                        "voyage",
                        "keep-ships",
                        "grow");
    }

    @Test
    void whatIsNotListedIsRefusedAndChangesNothing() {
        List<CivilizationMove> old = new ArrayList<>();
        playAll(14, (position, random) -> {
            for (int seat : Seats.list(game.awaiting(position))) {
                List<CivilizationMove> moves = game.legalMoves(position, seat);
                old.add(moves.get(random.below(moves.size())));
                CivilizationMove other = old.get(random.below(old.size()));
                if (!moves.contains(other)) {
                    long hash = position.hash();
                    try {
                        game.play(position, seat, other, EventLog.SILENT);
                        throw new AssertionError(other + " was played");
                    } catch (RefusedMoveException e) {
                        assertThat(e.refusal().rule()).isNotBlank();
                    }
                    assertThat(position.hash()).isEqualTo(hash);
                }
            }
        });
    }

    /** The law of the house, on matches that come to all phases. */
    @Test
    void everyMoveIsTold() {
        Texts texts = Texts.of(Civilization.class);
        Set<String> untold = new TreeSet<>();
        playAll(18, (position, random) -> {
            for (int seat : Seats.list(game.awaiting(position))) {
                List<CivilizationMove> moves = game.legalMoves(position, seat);
                CivilizationMove move = moves.get(random.below(moves.size()));
                ToldEvent.Keeper log = new ToldEvent.Keeper();
                game.playListed(game.copy(position), seat, move, log);
                for (int viewer : new int[] {seat, Seats.SPECTATOR}) {
                    boolean told = ToldEvent.toldTo(viewer, log.events()).stream()
                            .map(event -> texts.say(Language.EN, "event", (Record) event, SeatNames.NUMBERED))
                            .anyMatch(line -> !line.isBlank());
                    if (!told && Seats.contains(game.audience(position, seat, move), viewer)) {
                        untold.add("told." + move.getClass().getSimpleName());
                    }
                }
            }
        });
        assertThat(untold).contains("told.AddCards", "told.BuyCard", "told.Done");
        assertThat(texts.keys(Language.EN)).containsAll(untold);
    }

    @Test
    void redealingIsInvisible() {
        playAll(18, (position, random) -> {
            if (random.below(60) != 0) {
                return;
            }
            for (int seat = 0; seat <= position.seats(); seat++) {
                int viewer = seat == position.seats() ? Seats.SPECTATOR : seat;
                CivilizationPosition imagined = game.imagine(position, viewer, new Randomness(random.nextLong()));
                assertThat(game.brokenLaws(imagined)).isEmpty();
                assertThat(seenBy(viewer, imagined)).isEqualTo(seenBy(viewer, position));
                CivilizationPosition again = game.imagine(imagined, viewer, new Randomness(5));
                assertThat(again.hash())
                        .isEqualTo(game.imagine(position, viewer, new Randomness(5))
                                .hash());
            }
        });
    }

    @Test
    void whatFollowsTellsNothing() {
        playAll(18, (position, random) -> {
            if (random.below(25) != 0) {
                return;
            }
            for (int mover : Seats.list(game.awaiting(position))) {
                List<CivilizationMove> moves = game.legalMoves(position, mover);
                CivilizationMove move = moves.get(random.below(moves.size()));
                int audience = game.audience(position, mover, move);
                for (int viewer = 0; viewer < position.seats(); viewer++) {
                    CivilizationPosition other = game.imagine(position, viewer, random);
                    if (viewer == mover
                            || (Seats.contains(audience, viewer)
                                    && game.legalMoves(other, mover).contains(move))) {
                        CivilizationPosition before = game.copy(other);
                        CivilizationPosition after = game.copy(position);
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
        playAll(18, (position, random) -> {
            if (random.below(150) != 0) {
                return;
            }
            CivilizationPosition loaded = Json.position(game, Json.parse(Json.text(Json.position(position))));
            assertThat(loaded.hash()).isEqualTo(position.hash());
            assertThat(seenBy(0, loaded)).isEqualTo(seenBy(0, position));
            CivilizationPosition imagined = game.imagine(position, random.below(position.seats()), random);
            for (int played = 0; !imagined.isFinished() && played < 400; played++) {
                int seat = Seats.first(game.awaiting(imagined));
                List<CivilizationMove> moves = game.legalMoves(imagined, seat);
                assertThat(moves).isNotEmpty();
                game.playListed(imagined, seat, moves.get(random.below(moves.size())), EventLog.SILENT);
            }
            assertThat(game.brokenLaws(imagined)).isEmpty();
        });
    }

    /** An imagined hand makes the offers on the wall true, but for a few that are hard to fit. */
    @Test
    void imaginedOffersAreTrue() {
        int[] counts = new int[2];
        Set<Integer> seen = new HashSet<>();
        playAll(18, (position, random) -> {
            if (!position.isTrading() || random.below(8) != 0) {
                return;
            }
            CivilizationPosition imagined = game.imagine(position, 0, random);
            for (int place = 0; place < imagined.market().places(); place++) {
                if (imagined.market().owner(place) != 0) {
                    int value = 0;
                    for (int card = 0; card < 11; card++) {
                        value += ecumene.civilization.component.TradeCard.value(
                                card, imagined.market().card(place, card));
                    }
                    boolean fits = value == imagined.market().value(place)
                            && imagined.market().card(place, imagined.market().named(place)) > 0;
                    counts[fits ? 0 : 1]++;
                    seen.add(imagined.market().count(place));
                }
            }
        });
        assertThat(counts[0]).isGreaterThan(100);
        assertThat(counts[1]).as("offers that could not be made true").isLessThan(counts[0] / 10);
        assertThat(seen).contains(3, 4);
    }

    private String seenBy(int seat, CivilizationPosition position) {
        Game<CivilizationPosition, CivilizationMove> any = game;
        StringBuilder seen = new StringBuilder(Json.text(any.view(position, seat)));
        seen.append(game.phase(position)).append(game.round(position)).append(game.awaiting(position));
        if (seat != Seats.SPECTATOR && game.isAwaited(position, seat)) {
            seen.append(Json.text(game.prompt(position, seat)));
            game.legalMoves(position, seat).forEach(move -> seen.append(Json.text(move)));
        }
        return seen.toString();
    }
}
