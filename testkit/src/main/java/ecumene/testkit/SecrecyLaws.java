package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.match.ToldEvent;
import ecumene.wire.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Nobody sees what they may not know: not in a view, a list of moves, a prompt, a status or an event. */
final class SecrecyLaws<P extends Position, M extends Move> {

    /** How many moves of a long list the laws try that play each of them. */
    private static final int TRIED = 12;

    /** How many moves are tried for the reason against them, and how many are remembered for that. */
    private static final int QUESTIONED = 4;

    private static final int REMEMBERED = 300;

    private final Game<P, M> game;

    /** Moves that were legal somewhere: tried again elsewhere, most of them are refused. */
    private final List<M> oldMoves = new ArrayList<>();

    private final Randomness random = new Randomness(6);

    private final AnyMoves<M> anyMoves;

    SecrecyLaws(Game<P, M> game) {
        this.game = game;
        this.anyMoves = new AnyMoves<>(game.moveType(), random);
    }

    /** Everything hidden from a seat is dealt anew, and the seat cannot tell. */
    void redealingIsInvisible(P position) {
        for (int seat : viewers(position)) {
            P imagined = game.imagine(position, seat, new Randomness(seat + 1));
            assertThat(game.brokenLaws(imagined)).isEmpty();
            Difference.none(
                    "seat " + seat + " sees what was dealt anew", seenBy(seat, position), seenBy(seat, imagined));
            Difference.none(
                    "a spectator knows more than seat " + seat,
                    Json.text(game.view(position, Seats.SPECTATOR)),
                    Json.text(game.view(imagined, Seats.SPECTATOR)));
            if (!position.isFinished()) {
                Difference.none("points are public", game.points(position), game.points(imagined));
                Difference.none("measures are public", game.measures(position), game.measures(imagined));
            }
            assertThat(imagined.random().state())
                    .as("nobody may foresee chance")
                    .isNotEqualTo(position.random().state());
        }
    }

    /** The reason against a move tells nothing either: it is the same in two worlds that the asked seat cannot tell apart. */
    void reasonsTellNothing(P position) {
        for (int seat : Seats.list(game.awaiting(position))) {
            P imagined = game.imagine(position, seat, random);
            for (int i = 0; i < Math.min(QUESTIONED, oldMoves.size()); i++) {
                M move = oldMoves.get(random.below(oldMoves.size()));
                assertThat(game.refusal(imagined, seat, move))
                        .as("why seat %s may not play %s, when what it cannot know is dealt anew", seat, move)
                        .isEqualTo(game.refusal(position, seat, move));
            }
            remember(game.legalMoves(position, seat));
        }
    }

    /** Whatever is asked from outside is answered, and the answer tells nothing either. */
    void anyQuestionIsAnswered(P position) {
        for (int seat : Seats.list(game.awaiting(position))) {
            P imagined = game.imagine(position, seat, random);
            List<M> moves = game.legalMoves(position, seat);
            for (int i = 0; i < QUESTIONED; i++) {
                M move = anyMoves.next();
                if (move != null && !moves.contains(move)) {
                    Refusal refusal = refusal(position, seat, move);
                    assertThat(refusal(imagined, seat, move))
                            .as("why seat %s may not play %s, when what it cannot know is dealt anew", seat, move)
                            .isEqualTo(refusal);
                }
            }
        }
    }

    private Refusal refusal(P position, int seat, M move) {
        try {
            return Objects.requireNonNull(game.refusal(position, seat, move), "nothing is against it");
        } catch (RuntimeException e) {
            throw new AssertionError("seat " + seat + " asks why it may not play " + move, e);
        }
    }

    private void remember(List<M> moves) {
        M move = moves.get(random.below(moves.size()));
        if (oldMoves.size() < REMEMBERED) {
            oldMoves.add(move);
        } else {
            oldMoves.set(random.below(REMEMBERED), move);
        }
    }

    /** What is imagined depends on nothing that the seat may not know: so a bot's answer cannot either. */
    void imaginingDependsOnlyOnWhatIsKnown(P position) {
        for (int seat : viewers(position)) {
            P other = game.imagine(position, seat, new Randomness(99));
            Difference.none(
                    "seat " + seat + " imagines the same from two worlds it cannot tell apart",
                    game.imagine(position, seat, new Randomness(5)),
                    game.imagine(other, seat, new Randomness(5)));
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
                        String what = "seat " + viewer + " learns what it may not know, after " + move;
                        Difference.none(what, seenBy(viewer, after), seenBy(viewer, other));
                        Difference.none(what, said(viewer, told), said(viewer, otherTold));
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
                String firstSaid = "";
                for (M move : game.legalMoves(position, mover)) {
                    if (viewer == mover || Seats.contains(game.audience(position, mover, move), viewer)) {
                        continue;
                    }
                    P after = game.copy(position);
                    ToldEvent.Keeper log = new ToldEvent.Keeper();
                    game.playListed(after, mover, move, log);
                    if (!after.knowsMoreThan(position)) {
                        String seen = seenBy(viewer, after);
                        String said = said(viewer, log);
                        if (first == null) {
                            first = seen;
                            firstSaid = said;
                        }
                        String what = "viewer " + viewer + " sees through " + move;
                        Difference.none(what, first, seen);
                        Difference.none(what, firstSaid, said);
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
            List<M> moves = spread(game.legalMoves(position, mover), TRIED);
            for (int viewer : viewers(position)) {
                if (viewer == mover) {
                    continue;
                }
                Map<String, Long> hashBySight = new HashMap<>();
                for (M move : moves) {
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

    /** So many of a list at equal distances, the first and the last among them; all of a short one. */
    static <T> List<T> spread(List<T> all, int most) {
        if (all.size() <= most) {
            return all;
        }
        List<T> some = new ArrayList<>(most);
        for (int i = 0; i < most; i++) {
            some.add(all.get(i * (all.size() - 1) / (most - 1)));
        }
        return some;
    }

    private static String said(int viewer, ToldEvent.Keeper log) {
        return Json.text(ToldEvent.toldTo(viewer, log.events()));
    }

    private List<Integer> viewers(P position) {
        List<Integer> viewers = new ArrayList<>(Seats.list(Seats.all(position.seats())));
        viewers.add(Seats.SPECTATOR);
        return viewers;
    }

    private String seenBy(int seat, P position) {
        Map<String, Object> seen = new LinkedHashMap<>();
        seen.put("view", game.view(position, seat));
        seen.put("phase", game.phase(position));
        seen.put("round", game.round(position));
        seen.put("awaiting", game.awaiting(position));
        if (game.isAwaited(position, seat)) {
            seen.put("prompt", game.prompt(position, seat));
        }
        seen.put("moves", game.legalMoves(position, seat));
        return Json.text(seen);
    }

    /**
     * Two moves of one seat that another may not know, and after which that other sees the same: the events told to it are
     * the same too. Who is in the audience of a move knows it anyway, and may be told what it did.
     */
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
        for (M move : spread(moves, TRIED)) {
            if (Seats.contains(game.audience(position, mover, move), viewer)) {
                continue;
            }
            P after = game.copy(position);
            ToldEvent.Keeper log = new ToldEvent.Keeper();
            game.playListed(after, mover, move, log);
            String events = said(viewer, log);
            String known = eventsByView.putIfAbsent(Json.text(game.view(after, viewer)), events);
            if (known != null) {
                Difference.none(
                        "the events tell viewer " + viewer + " more than its view, after " + move, known, events);
            }
        }
    }
}
