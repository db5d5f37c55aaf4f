package ecumene.table;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Seats;
import java.util.List;
import java.util.Map;

/** What a {@link Ledger} shows to those who look. What it does not hold any more must not be asked for. */
final class Looks<P extends Position, M extends Move> {

    /** Who was away for longer jumps to the present, or asks for the acts that interest. */
    private static final int MOST_NEW_ACTS = 30;

    private final Game<P, M> game;
    private final Ledger<P, M> ledger;
    private final Course<P, M> course;
    private final Journal journal;
    private final List<Sitting> seats;
    private final List<ChatLine> chat;

    Looks(
            Game<P, M> game,
            Ledger<P, M> ledger,
            Course<P, M> course,
            Journal journal,
            List<Sitting> seats,
            List<ChatLine> chat) {
        this.game = game;
        this.ledger = ledger;
        this.course = course;
        this.journal = journal;
        this.seats = seats;
        this.chat = chat;
    }

    /** The seat of a guest that is asked, else its first, else a spectator's. */
    int usualSeat(String guest) {
        int first = Seats.SPECTATOR;
        for (int seat = seats.size() - 1; seat >= 0; seat--) {
            if (seats.get(seat).belongsTo(guest)) {
                first = seat;
            }
        }
        for (int seat : ledger.summary().awaiting()) {
            if (ledger.asksPerson(seat) && seats.get(seat).belongsTo(guest)) {
                return seat;
            }
        }
        return first;
    }

    /** All there is to see, with the whole chat and the log from a ply on. */
    TableState state(Viewer viewer, int logFrom) {
        return state(viewer, logFrom, List.of(), 0);
    }

    /** From which ply on the log tells what happened of late. */
    int recent() {
        int first = course.first() == 0 ? 0 : course.first() + 1;
        int from = course.ply() - Milestones.TAIL + 1;
        return from <= first ? first : course.chronicle().begin(from);
    }

    /** All there is to see, with what has been done since a ply. */
    TableState stateSincePly(Viewer viewer, int ply) {
        return state(viewer, ply + 1, newestActs(viewer, ply), 0);
    }

    /**
     * All there is to see, with what is not as it was at an earlier version.
     *
     * @param logFrom with the last move everything that was hidden in the log comes to light: from which ply on it is then told
     */
    TableState stateSince(Viewer viewer, int version, int logFrom) {
        int leastPly = journal.leastPlySince(version);
        boolean allComesToLight = ledger.isFinished() && journal.movedSince(version);
        return state(
                viewer,
                allComesToLight ? Math.min(logFrom, leastPly + 1) : leastPly + 1,
                newestActs(viewer, leastPly),
                journal.linesAt(version));
    }

    private TableState state(Viewer viewer, int logFrom, List<Act> acts, int linesBefore) {
        boolean spectator = viewer.isSpectator();
        int seat = viewer.seat();
        Summary summary = ledger.summary();
        Beginning beginning = ledger.beginning();
        Course.Sight<M> sight = course.sight(seat);
        boolean own = !spectator && seats.get(seat).belongsTo(viewer.guest());
        boolean asked = own && ledger.asksPerson(seat) && !ledger.isAnswerGivenSoon(seat);
        Course.Prospect prospect = course.prospect(seat);
        int from = course.chronicle().begin(Math.min(logFrom, course.ply() + 1));
        return new TableState(
                beginning.info(),
                summary,
                spectator ? null : seat,
                spectator ? 0 : ledger.undone(seat),
                sight.view(),
                asked ? sight.prompt() : null,
                asked ? sight.moves() : List.of(),
                asked ? sight.defaultMove() : null,
                asked ? prospect.consequences() : List.of(),
                prospect.foresight(),
                own ? standing(seat, asked) : Standing.NONE,
                !spectator && ledger.canUndo(seat),
                course.points(),
                ledger.marketEnds(),
                summary.isSeated(viewer.guest()) && summary.hasFreeSeat() ? beginning.invitation() : null,
                from,
                course.log(seat, from),
                acts,
                List.copyOf(chat.subList(linesBefore, chat.size())));
    }

    /** What was done since a ply: the newest acts, each with what the viewer saw at its end, if that is not what it sees now. */
    private List<Act> newestActs(Viewer viewer, int ply) {
        List<Act> acts = course.chronicle().acts(ply + 1, course.ply(), false);
        return course.withViews(
                viewer.seat(), acts.subList(Math.max(0, acts.size() - MOST_NEW_ACTS), acts.size()), false);
    }

    /** The first acts between two plies, each with what a seat or a spectator saw at its end. */
    List<Act> acts(int viewer, int from, int to, boolean deeds, int most) {
        List<Act> acts = course.chronicle().acts(from == 0 ? 0 : from + 1, to, deeds);
        return course.withViews(viewer, acts.subList(0, Math.min(most, acts.size())), true);
    }

    PastState at(int viewer, int ply) {
        return course.at(viewer, ply);
    }

    Statistics statistics() {
        return course.statistics();
    }

    Map<String, Object> fork(int viewer, int ply, long seed) {
        return course.fork(viewer, ply, seed);
    }

    private Standing standing(int seat, boolean asked) {
        M move = asked ? ledger.standingMove(seat) : null;
        return new Standing(
                move == null
                        ? null
                        : new Standing.Offer(game.question(course.match().position()), move),
                ledger.standingLeft(seat));
    }
}
