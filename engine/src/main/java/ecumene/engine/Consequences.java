package ecumene.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Works out what legal moves would do by playing them in imagined positions and keeping what all of these agree on. Since
 * imagined positions depend on nothing but what the seat may know, so do the consequences.
 */
final class Consequences<P extends Position, M extends Move> {

    /** Enough where neither chance nor a secret plays a part: the second only finds out whether one does. */
    private static final int FEW_WORLDS = 2;

    /** Where chance plays a part, what so many worlds agree on is told as certain. */
    private static final int WORLDS = 8;

    private final Game<P, M> game;
    private final P position;
    private final int seat;
    private final List<P> worlds = new ArrayList<>();
    private final List<List<Measure>> before = new ArrayList<>();

    Consequences(Game<P, M> game, P position, int seat) {
        this.game = game;
        this.position = position;
        this.seat = seat;
    }

    Consequence of(M move) {
        List<List<Measure>> after = new ArrayList<>(WORLDS);
        boolean undoable = true;
        boolean endsTurn = true;
        boolean within = true;
        int next = Seats.NOBODY;
        int enough = FEW_WORLDS;
        for (int world = 0; world < enough; world++) {
            P imagined = world(world);
            P played = game.copy(imagined);
            within &= game.playWithinPhase(played, seat, move, EventLog.SILENT);
            after.add(game.indicators(played, seat));
            next |= game.asksInPhaseOf(played, imagined);
            game.runToNextQuestion(played, EventLog.SILENT);
            undoable &= !played.knowsMoreThan(imagined);
            endsTurn &= !game.isAwaited(played, seat);
            if (!undoable) {
                enough = WORLDS;
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
            P imagined = game.imagine(position, seat, new Randomness(worlds.size() + 1L));
            worlds.add(imagined);
            before.add(game.indicators(imagined, seat));
        }
        return worlds.get(number);
    }

    private void compare(List<List<Measure>> after, List<Change> changes, List<String> open) {
        List<Measure> earlier = before.getFirst();
        for (int indicator = 0; indicator < earlier.size(); indicator++) {
            String name = earlier.get(indicator).name();
            List<Integer> values = earlier.get(indicator).values();
            for (int each = 0; each < values.size(); each++) {
                int then = after.getFirst().get(indicator).values().get(each);
                if (!allAgree(after, indicator, each, then)) {
                    if (!open.contains(name)) {
                        open.add(name);
                    }
                } else if (then != values.get(each)) {
                    changes.add(new Change(name, each, values.get(each), then));
                }
            }
        }
    }

    private static boolean allAgree(List<List<Measure>> after, int indicator, int seat, int value) {
        for (List<Measure> each : after) {
            if (each.get(indicator).values().get(seat) != value) {
                return false;
            }
        }
        return true;
    }
}
