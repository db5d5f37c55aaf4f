package ecumene.table;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Refusal;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.match.MatchRecord;
import ecumene.table.Entry.Moved;
import ecumene.table.Entry.Said;
import ecumene.table.Entry.SeatChanged;
import ecumene.table.Entry.Undone;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a table's journal adds up to: the course of the match, who sits where, since when whom is waited for, what was said.
 * It follows from the beginning and the entries alone, so it is the same before and after a restart. It knows no locks, no
 * store and no permissions; those are the {@link Table}'s.
 */
final class Ledger<P extends Position, M extends Move> {

    private final Game<P, M> game;
    private final Beginning beginning;
    private final Course<P, M> course;
    private final List<Entry> journal = new ArrayList<>();
    private final List<Sitting> seats;
    private final Map<Integer, Instant> awaited = new TreeMap<>();
    private final List<ChatLine> chat = new ArrayList<>();

    /** For each seat how often its question was withdrawn: because it took back a move itself, or because others did. */
    private final int[] undone;

    /** For each seat the numbers of the latest request by which it took back a move; null if it has not. */
    private final @Nullable TakenBack[] takenBack;

    /** The ply after each entry, first that of the beginning. */
    private final List<Integer> plies = new ArrayList<>(List.of(0));

    /** How many lines were said after each entry. */
    private final List<Integer> lines = new ArrayList<>(List.of(0));

    private Instant updated;
    private Summary summary;

    /** How many times the position has changed. */
    private int stamp;

    private record TakenBack(int ply, int undone) {}

    private Ledger(Game<P, M> game, Beginning beginning) {
        this.game = game;
        this.beginning = beginning;
        this.course = new Course<>(game, beginning);
        this.seats = new ArrayList<>(beginning.seats());
        this.undone = new int[seats.size()];
        this.takenBack = new TakenBack[seats.size()];
        this.updated = beginning.info().created();
        await(updated, Seats.NOBODY);
        this.summary = summarized();
    }

    static <P extends Position, M extends Move> Ledger<P, M> replay(
            Game<P, M> game, Beginning beginning, List<Entry> journal) {
        Ledger<P, M> ledger = new Ledger<>(game, beginning);
        journal.forEach(ledger::add);
        return ledger;
    }

    /** The same table with another journal. */
    Ledger<P, M> again(List<Entry> entries) {
        return replay(game, beginning, entries);
    }

    // ---------------------------------------------------------------- growing

    void add(Entry entry) {
        switch (entry) {
            case Moved moved -> move(moved);
            case Undone taken -> undo(taken);
            case SeatChanged changed -> {
                seats.set(changed.seat(), changed.sitting());
                // Who has just sat down has kept nobody waiting yet.
                awaited.computeIfPresent(changed.seat(), (seat, since) -> changed.at());
            }
            case Said said -> chat.add(new ChatLine(chat.size() + 1, said.seat(), said.name(), said.at(), said.text()));
        }
        journal.add(entry);
        plies.add(course.ply());
        lines.add(chat.size());
        summary = summarized();
    }

    private void move(Moved moved) {
        M move = game.moveType().cast(moved.move());
        course.play(moved.at(), moved.seat(), move, seats.get(moved.seat()).bot() != null);
        moveMadeOrTakenBack(moved.at(), moved.seat());
    }

    private void undo(Undone taken) {
        int seat = taken.seat();
        List<Course.Sight<M>> before = new ArrayList<>();
        for (int each = 0; each < seats.size(); each++) {
            before.add(course.sight(each));
        }
        takenBack[seat] = new TakenBack(course.ply(), undone[seat]);
        course.undo(seat);
        for (int each = 0; each < seats.size(); each++) {
            Course.Sight<M> asked = before.get(each);
            if (each == seat || (asked.prompt() != null && !asked.asksTheSameAs(course.sight(each)))) {
                undone[each]++;
            }
        }
        moveMadeOrTakenBack(taken.at(), seat);
    }

    private void moveMadeOrTakenBack(Instant at, int seat) {
        stamp++;
        updated = at;
        await(at, Seats.only(seat));
    }

    /** Who is asked from now on; those who were asked before have been so since then, unless they have just acted. */
    private void await(Instant now, int acted) {
        int awaiting = course.awaiting();
        awaited.keySet().removeIf(seat -> !Seats.contains(awaiting & ~acted, seat));
        Seats.list(awaiting).forEach(seat -> awaited.putIfAbsent(seat, now));
    }

    private Summary summarized() {
        return new Summary(
                journal.size(), course.ply(), course.round(), course.phase(), awaited, seats, result(), updated);
    }

    private @Nullable Result result() {
        return course.match().result();
    }

    // ---------------------------------------------------------------- facts

    Game<P, M> game() {
        return game;
    }

    Beginning beginning() {
        return beginning;
    }

    List<Entry> journal() {
        return journal;
    }

    Summary summary() {
        return summary;
    }

    int version() {
        return summary.version();
    }

    int ply() {
        return course.ply();
    }

    boolean isFinished() {
        return course.match().isFinished();
    }

    MatchRecord<M> record() {
        return course.match().record();
    }

    int chatLines() {
        return chat.size();
    }

    ChatLine latestChatLine() {
        return chat.getLast();
    }

    int undone(int seat) {
        return undone[seat];
    }

    /** Whether the latest move this seat has taken back was so by a request with these numbers. */
    boolean hasUndone(int seat, int ply, int undoneBefore) {
        return new TakenBack(ply, undoneBefore).equals(takenBack[seat]);
    }

    boolean canUndo(int seat) {
        return seats.get(seat).isPerson() && course.canUndo(seat);
    }

    @Nullable
    Refusal refusal(int seat, Move move) {
        return game.refusal(course.match().position(), seat, game.moveType().cast(move));
    }

    @Nullable
    Move firstMoveSince(int seat, int ply) {
        return course.firstMoveSince(seat, ply);
    }

    /**
     * When the clock ends the market that is open; null if there is none, or nobody else is kept waiting by it: who plays
     * against bots or passes one screen around has all the time in the world.
     */
    @Nullable
    Instant marketEnds() {
        Instant since = course.marketSince();
        long people = seats.stream()
                .filter(sitting -> sitting.bot() == null)
                .map(sitting -> String.valueOf(sitting.owner()))
                .distinct()
                .count();
        return since == null || people < 2
                ? null
                : since.plus(beginning.info().pace().marketTime());
    }

    /** What is played for a seat that is asked and does not answer. */
    M defaultMove(int seat) {
        return game.defaultMove(course.match().position(), seat);
    }

    boolean asksPerson(int seat) {
        return awaited.containsKey(seat) && seats.get(seat).isPerson();
    }

    boolean asksBot(int seat) {
        return awaited.containsKey(seat) && seats.get(seat).bot() != null;
    }

    // ---------------------------------------------------------------- looking

    /** The seat of a guest that is asked, else its first, else a spectator's. */
    int usualSeat(String guest) {
        int first = Seats.SPECTATOR;
        for (int seat = seats.size() - 1; seat >= 0; seat--) {
            if (seats.get(seat).belongsTo(guest)) {
                first = seat;
            }
        }
        for (int seat : awaited.keySet()) {
            if (asksPerson(seat) && seats.get(seat).belongsTo(guest)) {
                return seat;
            }
        }
        return first;
    }

    TableState state(Viewer viewer, int logFrom, int linesBefore) {
        boolean spectator = viewer.isSpectator();
        int seat = viewer.seat();
        Course.Sight<M> sight = course.sight(seat);
        boolean asked = !spectator && asksPerson(seat) && seats.get(seat).belongsTo(viewer.guest());
        int from = Math.min(logFrom, course.ply() + 1);
        return new TableState(
                beginning.info(),
                summary,
                spectator ? null : seat,
                spectator ? 0 : undone[seat],
                sight.view(),
                asked ? sight.prompt() : null,
                asked ? sight.moves() : List.of(),
                asked ? sight.defaultMove() : null,
                !spectator && canUndo(seat),
                course.points(),
                marketEnds(),
                summary.isSeated(viewer.guest()) && summary.hasFreeSeat() ? beginning.invitation() : null,
                from,
                course.log(seat, from),
                List.copyOf(chat.subList(linesBefore, chat.size())));
    }

    TableState stateSince(Viewer viewer, int version) {
        if (version < 0 || version > version()) {
            return state(viewer, 0, 0);
        }
        int leastPly = plies.get(version);
        boolean moved = false;
        for (int each = version + 1; each <= version(); each++) {
            leastPly = Math.min(leastPly, plies.get(each));
            moved |= !(journal.get(each - 1) instanceof Said) && !(journal.get(each - 1) instanceof SeatChanged);
        }
        // With the last move everything that was hidden in the log comes to light.
        return state(viewer, moved && isFinished() ? 0 : leastPly + 1, lines.get(version));
    }

    PastState at(int viewer, int ply) {
        return course.at(viewer, ply);
    }

    Supplier<Statistics> statistics() {
        return course.statistics();
    }

    Map<String, Object> fork(int viewer, int ply, long seed) {
        return course.fork(viewer, ply, seed);
    }

    // ---------------------------------------------------------------- bots

    /** What a bot is to think about now; null if none is asked. */
    @Nullable
    Thought<P, M> nextThought() {
        for (int seat : awaited.keySet()) {
            String level = seats.get(seat).bot();
            if (level != null) {
                return thought(seat, level);
            }
        }
        return null;
    }

    Thought<P, M> thought(int seat, String level) {
        return new Thought<>(game, game.copy(course.match().position()), seat, level, course.ply(), stamp);
    }

    /** Whether the same bot is still asked the same. */
    boolean isStill(Thought<?, ?> thought) {
        return thought.stamp() == stamp
                && thought.level().equals(seats.get(thought.seat()).bot());
    }
}
