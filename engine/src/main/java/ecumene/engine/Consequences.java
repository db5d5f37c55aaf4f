package ecumene.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Works out what legal moves would do by playing them in imagined positions and keeping what all of these agree on. Since
 * imagined positions depend on nothing but what the seat may know, so do the consequences.
 *
 * <p>What neither uses chance nor shows anything does the same in all of them, for after it the seat still cannot tell them
 * apart: there one is enough, and most moves are so.
 */
final class Consequences<P extends Position, M extends Move> {

    /** Where chance or a secret plays a part, what so many worlds agree on is told as certain. */
    private static final int WORLDS = 8;

    private final Game<P, M> game;
    private final P position;
    private final int seat;
    private final List<P> worlds = new ArrayList<>(WORLDS);
    private final List<Measure> before;

    Consequences(Game<P, M> game, P position, int seat) {
        this.game = game;
        this.position = position;
        this.seat = seat;
        this.before = game.indicators(world(0), seat);
    }

    Consequence of(M move) {
        List<List<Measure>> after = new ArrayList<>();
        boolean within = true;
        boolean sure = true;
        boolean undoable = true;
        boolean endsTurn = true;
        int next = Seats.NOBODY;
        for (int number = 0; number < WORLDS; number++) {
            P world = world(number);
            P played = game.copy(world);
            within &= game.playWithinPhase(played, seat, move, EventLog.SILENT);
            sure &= !played.knowsMoreThan(world);
            if (within) {
                after.add(game.indicators(played, seat));
            }
            next |= game.asksInPhaseOf(played, world);
            game.runToNextQuestion(played, EventLog.SILENT);
            undoable &= !played.knowsMoreThan(world);
            endsTurn &= !game.isAwaited(played, seat);
            boolean settled = sure || !within;
            if (undoable || (settled && !endsTurn)) {
                break; // the other worlds have nothing to add
            }
        }
        List<Change> changes = new ArrayList<>();
        List<String> open = new ArrayList<>();
        if (within) {
            compare(after, changes, open);
        }
        // What the next seats get because their turn comes is not what this move gives them.
        int others = next & ~Seats.only(seat);
        if (endsTurn) {
            changes.removeIf(change -> Seats.contains(others, change.seat()));
        }
        return new Consequence(changes, open, endsTurn, undoable, game.loss(position, seat, move));
    }

    private P world(int number) {
        while (worlds.size() <= number) {
            worlds.add(game.imagine(position, seat, new Randomness(worlds.size() + 1L)));
        }
        return worlds.get(number);
    }

    private void compare(List<List<Measure>> after, List<Change> changes, List<String> open) {
        for (int indicator = 0; indicator < before.size(); indicator++) {
            Measure was = before.get(indicator);
            String name = was.name();
            for (int each = 0; each < was.values().size(); each++) {
                int then = after.getFirst().get(indicator).value(each);
                if (!allAgree(after, indicator, each, then)) {
                    if (!open.contains(name)) {
                        open.add(name);
                    }
                } else if (then != was.value(each)) {
                    changes.add(new Change(name, each, was.value(each), then));
                }
            }
        }
    }

    private static boolean allAgree(List<List<Measure>> after, int indicator, int seat, int value) {
        for (List<Measure> each : after) {
            if (each.get(indicator).value(seat) != value) {
                return false;
            }
        }
        return true;
    }
}
