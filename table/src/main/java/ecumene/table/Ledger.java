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
import ecumene.table.Entry.StandingLeft;
import ecumene.table.Entry.Undone;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a table's journal adds up to: the course of the match, who sits where, since when whom is waited for, what was said.
 * It follows from the beginning and the entries alone, so it is the same before and after a restart. It knows no locks, no
 * store and no permissions; those are the {@link Table}'s.
 */
final class Ledger<P extends Position, M extends Move> {

    private static final Duration CARETAKERS_PAUSE = Duration.ofSeconds(2);

    /** Who was away for longer jumps to the present, or asks for the acts that interest. */
    private static final int MOST_NEW_ACTS = 30;

    private final Game<P, M> game;
    private final Beginning beginning;
    private final Course<P, M> course;
    private final List<Entry> journal = new ArrayList<>();
    private final List<Sitting> seats;
    private final Map<Integer, Instant> awaited = new TreeMap<>();
    private final List<ChatLine> chat = new ArrayList<>();
    private final StandingAnswers standing;
    private final OnlyAnswers<P, M> onlyAnswers;

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

    /** The numbers of a request, and the ply to which it led. */
    private record TakenBack(int ply, int undone, int back) {}

    private Ledger(Game<P, M> game, Beginning beginning) {
        this.game = game;
        this.beginning = beginning;
        this.course = new Course<>(game, beginning);
        this.seats = new ArrayList<>(beginning.seats());
        this.standing = new StandingAnswers(seats.size());
        this.onlyAnswers = new OnlyAnswers<>(game, course, seats, awaited.keySet());
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
            case StandingLeft left -> standing.leave(left, course.round());
            case SeatChanged changed -> {
                if (!Objects.equals(
                        seats.get(changed.seat()).owner(), changed.sitting().owner())) {
                    standing.forget(changed.seat());
                }
                seats.set(changed.seat(), changed.sitting());
                onlyAnswers.forgetSoon();
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
        int seat = moved.seat();
        List<M> moves = cast(moved.moves());
        Row.By player = seats.get(seat).bot() == null ? Row.By.PERSON : Row.By.BOT;
        course.play(moved.at(), seat, moves, moved.byTable() ? Row.By.TABLE : player);
        moveMadeOrTakenBack(moved.at(), seat);
    }

    private void undo(Undone taken) {
        int seat = taken.seat();
        List<Course.Sight<M>> before = new ArrayList<>();
        for (int each = 0; each < seats.size(); each++) {
            before.add(course.sight(each));
        }
        int ply = course.ply();
        int times = undone[seat];
        course.undo(seat);
        takenBack[seat] = new TakenBack(ply, times, course.ply());
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
        onlyAnswers.forgetSoon();
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

    /** To which ply the latest request led by which this seat took something back, if it had these numbers; null otherwise. */
    @Nullable
    Integer takenBackTo(int seat, int ply, int undoneBefore) {
        TakenBack latest = takenBack[seat];
        return latest != null && latest.ply() == ply && latest.undone() == undoneBefore ? latest.back() : null;
    }

    boolean canUndo(int seat) {
        return seats.get(seat).isPerson() && course.canUndo(seat);
    }

    @Nullable
    Refusal refusal(int seat, Move move) {
        return game.refusal(course.match().position(), seat, game.moveType().cast(move));
    }

    /** The first gesture a seat made when so many moves, or more, had been made; empty if it has made none since. */
    List<? extends Move> firstGestureSince(int seat, int ply) {
        return course.chronicle().firstSince(seat, ply);
    }

    /** Throws if the moves cannot be played as one gesture now. */
    void checkGesture(int seat, List<? extends Move> moves) {
        if (moves.size() == 1) {
            Refusal refusal = refusal(seat, moves.getFirst());
            if (refusal != null) {
                throw TableException.refused(refusal, 0);
            }
        } else {
            checkAsked(seat);
            rehearsal(seat).check(cast(moves));
        }
    }

    /** How the table would stand after moves; throws if only playing them shows it. */
    Preview preview(int seat, List<? extends Move> moves) {
        checkAsked(seat);
        Rehearsal<P, M> rehearsal = rehearsal(seat);
        rehearsal.play(cast(moves));
        return rehearsal.preview();
    }

    /** In a position that asks the seat nothing there is nothing to imagine. */
    private void checkAsked(int seat) {
        if (isFinished()) {
            throw TableException.refused(Refusal.Common.MATCH_OVER, 0);
        }
        if (!awaited.containsKey(seat)) {
            throw TableException.refused(Refusal.Common.NOT_YOUR_TURN, 0);
        }
    }

    private Rehearsal<P, M> rehearsal(int seat) {
        return new Rehearsal<>(game, course.match().position(), seat);
    }

    private List<M> cast(List<? extends Move> moves) {
        return moves.stream().map(game.moveType()::cast).toList();
    }

    /**
     * When the clock ends the market that is open; null if there is none, or nobody else is kept waiting by it: who plays
     * against bots or passes one screen around has all the time in the world.
     */
    @Nullable
    Instant marketEnds() {
        Instant since = course.chronicle().marketSince();
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

    // ---------------------------------------------------------------- answering for people

    /** The answer of a person who has no choice, see {@link OnlyAnswers}. */
    @Nullable
    Moved onlyAnswer(Instant now, boolean closing) {
        return onlyAnswers.now(now, closing);
    }

    /** Until the position changes this seat is not asked: its only answer is given soon. */
    void answerSoon(int seat) {
        onlyAnswers.giveSoon(seat);
    }

    /** The answer that was to be given soon; null if something has come in between. */
    @Nullable
    Moved soonAnswer(Instant now) {
        return onlyAnswers.soon(now);
    }

    /** The questions to which an answer is left standing. */
    Set<StandingClock.Due> standingDue() {
        Set<StandingClock.Due> dues = new HashSet<>();
        awaited.forEach((seat, asked) -> {
            String name = game.question(course.match().position());
            Instant left = standing.since(seat, name, course.round());
            if (left != null && asksPerson(seat) && standingMove(seat) != null) {
                dues.add(new StandingClock.Due(seat, name, left.isAfter(asked) ? left : asked));
            }
        });
        return dues;
    }

    /** The answer that a seat may leave standing for what it is asked; null if it is not asked or must be asked each time. */
    @Nullable
    M standingMove(int seat) {
        return awaited.containsKey(seat) ? game.standing(course.match().position(), seat) : null;
    }

    /** What a seat has left that stands now. */
    List<Standing.Left> standingLeft(int seat) {
        return standing.of(seat, course.round());
    }

    private Standing standing(int seat, boolean asked) {
        M move = asked ? standingMove(seat) : null;
        return new Standing(
                move == null
                        ? null
                        : new Standing.Offer(game.question(course.match().position()), move),
                standingLeft(seat));
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

    /** All there is to see, with the whole log and chat. */
    TableState state(Viewer viewer) {
        return state(viewer, 0, List.of(), 0);
    }

    /** All there is to see, with what has been done since a ply. */
    TableState stateSincePly(Viewer viewer, int ply) {
        return state(viewer, ply + 1, newestActs(viewer, ply), 0);
    }

    /** All there is to see, with what is not as it was at an earlier version. */
    TableState stateSince(Viewer viewer, int version) {
        if (version < 0 || version > version()) {
            return state(viewer);
        }
        int leastPly = plies.get(version);
        boolean moved = false;
        for (int each = version + 1; each <= version(); each++) {
            leastPly = Math.min(leastPly, plies.get(each));
            moved |= journal.get(each - 1) instanceof Moved || journal.get(each - 1) instanceof Undone;
        }
        // With the last move everything that was hidden in the log comes to light.
        return state(
                viewer, moved && isFinished() ? 0 : leastPly + 1, newestActs(viewer, leastPly), lines.get(version));
    }

    private TableState state(Viewer viewer, int logFrom, List<Act> acts, int linesBefore) {
        boolean spectator = viewer.isSpectator();
        int seat = viewer.seat();
        Course.Sight<M> sight = course.sight(seat);
        boolean own = !spectator && seats.get(seat).belongsTo(viewer.guest());
        boolean asked = own && asksPerson(seat) && !onlyAnswers.isGivenSoon(seat);
        Course.Prospect prospect = course.prospect(seat);
        int from = course.chronicle().begin(Math.min(logFrom, course.ply() + 1));
        return new TableState(
                beginning.info(),
                summary,
                spectator ? null : seat,
                spectator ? 0 : undone[seat],
                sight.view(),
                asked ? sight.prompt() : null,
                asked ? sight.moves() : List.of(),
                asked ? sight.defaultMove() : null,
                asked ? prospect.consequences() : List.of(),
                prospect.foresight(),
                own ? standing(seat, asked) : Standing.NONE,
                !spectator && canUndo(seat),
                course.points(),
                marketEnds(),
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
                return thought(seat, level, standsInAlone(seat) ? CARETAKERS_PAUSE : Duration.ZERO);
            }
        }
        return null;
    }

    /** Somebody is to come back to this seat, and nobody plays meanwhile: without a pause they would find the match over. */
    private boolean standsInAlone(int seat) {
        return seats.get(seat).kind() == Sitting.Kind.CARETAKER
                && !seats.get(seat).resigned()
                && seats.stream().noneMatch(sitting -> sitting.kind() == Sitting.Kind.PERSON);
    }

    Thought<P, M> thought(int seat, String level, Duration pause) {
        return new Thought<>(
                game, game.copy(course.match().position()), seat, level, course.ply(), version(), stamp, pause);
    }

    /** Whether the same bot is still asked the same. */
    boolean isStill(Thought<?, ?> thought) {
        return thought.stamp() == stamp
                && thought.level().equals(seats.get(thought.seat()).bot());
    }
}
