package ecumene.table;

import ecumene.engine.Event;
import ecumene.engine.Move;
import ecumene.engine.Seats;
import ecumene.engine.match.ToldEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a match with what was told of them: move by move, gesture by gesture, act by act. The first row is the set-up, or
 * the latest move of those that are forgotten, of which nothing is told.
 */
final class Chronicle<M extends Move> {

    /** The ply of the first row. */
    private int first;

    private final List<Row<M>> rows = new ArrayList<>();

    Chronicle(int first) {
        this.first = first;
    }

    void add(Row<M> row) {
        rows.add(row);
    }

    /** Forgets whatever came after so many moves. */
    void shortenTo(int ply) {
        while (present() > ply) {
            rows.removeLast();
        }
    }

    /** Forgets what came before so many moves; the last of them stays. */
    void forgetBefore(int ply) {
        rows.subList(0, ply - first).clear();
        first = ply;
    }

    /** The ply of the first row. */
    int first() {
        return first;
    }

    /** The ply of the last row. */
    private int present() {
        return first + rows.size() - 1;
    }

    Row<M> row(int ply) {
        return rows.get(ply - first);
    }

    /** A seat has gone back to here: what others had done before is beyond their horizon, since this one has acted. */
    void closeBefore(int seat) {
        if (rows.getLast().seat() != seat) {
            close(present());
        }
    }

    /** Nobody can take back anything from before here any more. */
    void close() {
        close(latestButPassing());
    }

    private void close(int ply) {
        rows.set(ply - first, row(ply).closed());
    }

    Row<M> last() {
        return rows.getLast();
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Since when the market has been open that is open now; null if none is. */
    @Nullable
    Instant marketSince() {
        return rows.isEmpty() ? null : rows.getLast().marketSince();
    }

    // ---------------------------------------------------------------- gestures

    /** The ply of the first move of the gesture that a move belongs to; the number itself where there is no move yet. */
    int begin(int ply) {
        return ply <= present() ? row(ply).from() + 1 : ply;
    }

    /** The ply of the last move of the gesture that a move belongs to. */
    private int end(int ply) {
        int end = ply;
        while (end < present() && row(end + 1).from() == row(ply).from()) {
            end++;
        }
        return end;
    }

    /** The first gesture a seat made when so many moves, or more, had been made; empty if it has made none since. */
    List<M> firstSince(int seat, int ply) {
        for (int made = ply + 1; made <= present(); made++) {
            if (row(made).seat() == seat) {
                return moves(begin(made), end(made));
            }
        }
        return List.of();
    }

    /**
     * To which ply a seat may go back: before its latest gesture, whatever the table has answered for it since and what bots
     * have let pass; the present ply if it may not.
     */
    int horizon(int seat) {
        int present = present();
        for (int ply = present; ply > first; ply--) {
            Row<M> row = row(ply);
            if (row.by() == Row.By.BOT_PASSING) {
                continue;
            }
            if (row.seat() != seat || !row.undoable() || row.by() == Row.By.BOT) {
                return present;
            }
            if (row.by() == Row.By.PERSON && ply == row.from() + 1) {
                return row.from();
            }
        }
        return present;
    }

    /** Who made the latest move that was no letting pass. */
    int mover() {
        return row(latestButPassing()).seat();
    }

    private int latestButPassing() {
        int ply = present();
        while (ply > first && row(ply).by() == Row.By.BOT_PASSING) {
            ply--;
        }
        return ply;
    }

    private List<M> moves(int from, int to) {
        List<M> moves = new ArrayList<>();
        for (int ply = from; ply <= to; ply++) {
            M move = row(ply).move();
            if (move != null) {
                moves.add(move);
            }
        }
        return moves;
    }

    // ---------------------------------------------------------------- telling

    /** A line for each gesture from a ply on, as a seat or a spectator was told; or all of it. */
    List<LogLine> log(int viewer, int from, boolean all) {
        List<LogLine> log = new ArrayList<>();
        for (int ply = begin(from); ply <= present(); ply++) {
            int last = end(ply);
            log.add(line(viewer, ply, last, all));
            ply = last;
        }
        return log;
    }

    private LogLine line(int viewer, int begin, int last, boolean all) {
        List<M> known = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        int hidden = 0;
        for (int ply = begin; ply <= last; ply++) {
            Row<M> row = row(ply);
            M move = row.move();
            if (move != null && (all || Seats.contains(row.audience(), viewer))) {
                known.add(move);
            } else if (move != null) {
                hidden++;
            }
            // What was told to one seat alone is said to it ("you draw …"): nobody else reads that, not even at the
            // end.
            events.addAll(ToldEvent.toldTo(viewer, row.told()));
        }
        Row<M> row = row(last);
        // It belongs to the turn in which it was made, not to the one it leads to.
        Row<M> before = row(Math.max(0, row.from()));
        return new LogLine(
                Math.max(0, row.from()),
                last,
                row.move() == null ? null : row.seat(),
                List.copyOf(known),
                hidden,
                row.by() == Row.By.TABLE,
                row.at(),
                before.round(),
                before.phase(),
                List.copyOf(events));
    }

    /**
     * The acts from a ply on, without their views. An act goes on as long as the same seat acts in the same round and phase.
     *
     * @param begin the ply of its first move; 0 is the set-up
     * @param to no act goes beyond this ply
     * @param deeds whether each gesture is an act of its own
     */
    List<Act> acts(int begin, int to, boolean deeds) {
        List<Act> acts = new ArrayList<>();
        for (int ply = begin(begin); ply <= present(); ply++) {
            int last = end(ply);
            if (last > to) {
                break;
            }
            Act act = act(last);
            Act before = acts.isEmpty() ? null : acts.getLast();
            if (!deeds && before != null && goesOn(before, act)) {
                acts.removeLast();
                acts.add(new Act(before.from(), act.ply(), act.seat(), act.round(), act.phase(), null, null));
            } else {
                acts.add(act);
            }
            ply = last;
        }
        return acts;
    }

    private Act act(int last) {
        Row<M> row = row(last);
        int from = Math.max(0, row.from());
        Row<M> before = row(from);
        return new Act(from, last, row.move() == null ? null : row.seat(), before.round(), before.phase(), null, null);
    }

    private static boolean goesOn(Act before, Act act) {
        return before.seat() != null
                && before.seat().equals(act.seat())
                && before.round() == act.round()
                && before.phase().equals(act.phase());
    }
}
