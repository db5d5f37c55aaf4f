package ecumene.table;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Refusal;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.data.BadDataException;
import ecumene.engine.match.MatchRecord;
import ecumene.table.Entry.Moved;
import ecumene.table.Entry.Said;
import ecumene.table.Entry.SeatChanged;
import ecumene.table.Entry.StandingLeft;
import ecumene.table.Entry.Undone;
import ecumene.table.Kept.TakenBack;
import ecumene.table.Milestones.Milestone;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
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
    private final Journal journal;
    private final Milestones<P> milestones;
    private final List<Sitting> seats;
    private final Map<Integer, Instant> awaited = new TreeMap<>();
    private final List<ChatLine> chat = new ArrayList<>();
    private final StandingAnswers standing;
    private final OnlyAnswers<P, M> onlyAnswers;

    /** For each seat how often its question was withdrawn: because it took back a move itself, or because others did. */
    private final int[] undone;

    /** For each seat that has taken back a move the numbers of its latest request to do so. */
    private final Map<Integer, TakenBack> takenBack = new TreeMap<>();

    /** Where what is held here begins; null if that is the beginning. */
    private @Nullable Milestone<P> base;

    private Instant updated;
    private Summary summary;

    /** How many times the position has changed. */
    private int stamp;

    private Ledger(Game<P, M> game, Beginning beginning) {
        this.game = game;
        this.beginning = beginning;
        this.course = new Course<>(game, beginning);
        this.seats = new ArrayList<>(beginning.seats());
        this.standing = new StandingAnswers(seats.size());
        this.onlyAnswers = new OnlyAnswers<>(game, course, seats, awaited.keySet());
        this.undone = new int[seats.size()];
        this.journal = new Journal(0, 0, 0);
        this.milestones = new Milestones<>(0);
        this.updated = beginning.info().created();
        await(updated, Seats.NOBODY);
        this.summary = summarized();
    }

    private Ledger(Game<P, M> game, Beginning beginning, Milestone<P> base) {
        Kept stood = base.kept();
        this.game = game;
        this.beginning = beginning;
        this.base = base;
        this.course = new Course<>(game, stood, game.copy(base.position()));
        this.seats = new ArrayList<>(stood.seats());
        this.standing = new StandingAnswers(stood.standing());
        this.onlyAnswers = new OnlyAnswers<>(game, course, seats, awaited.keySet());
        this.undone = stood.undone().stream().mapToInt(Integer::intValue).toArray();
        this.takenBack.putAll(stood.takenBack());
        this.journal = new Journal(stood.version(), stood.ply(), stood.chat().size());
        this.milestones = new Milestones<>(stood.version());
        this.awaited.putAll(stood.awaited());
        this.chat.addAll(stood.chat());
        this.updated = stood.updated();
        this.stamp = stood.changes();
        this.summary = summarized();
    }

    static <P extends Position, M extends Move> Ledger<P, M> replay(
            Game<P, M> game, Beginning beginning, List<Entry> journal) {
        Ledger<P, M> ledger = new Ledger<>(game, beginning);
        journal.forEach(ledger::add);
        return ledger;
    }

    /**
     * Goes on from how the table stood, if that is sound: at least a first gesture must follow.
     *
     * @param entries the journal behind it
     */
    static <P extends Position, M extends Move> Ledger<P, M> resume(
            Game<P, M> game, Beginning beginning, Kept kept, List<Entry> entries) {
        P position = game.load(kept.position());
        if (position.hash() != kept.hash()) {
            throw new BadDataException("not the position that was kept");
        }
        if (entries.isEmpty() || !(entries.getFirst() instanceof Moved moved) || moved.byTable()) {
            throw new BadDataException("what was kept is not where a gesture begins");
        }
        Ledger<P, M> ledger = new Ledger<>(game, beginning, new Milestone<>(position, kept.with(Map.of(), 0)));
        entries.forEach(ledger::add);
        return ledger;
    }

    /** The same table without the latest entries. */
    Ledger<P, M> again(int version) {
        // Who holds everything goes on doing so: the store, which may be the trouble, need not be asked for the past.
        Milestone<P> from = base == null ? null : milestones.before(version);
        if (from == null) {
            from = base;
        }
        Ledger<P, M> ledger = from == null ? new Ledger<>(game, beginning) : new Ledger<>(game, beginning, from);
        journal.between(ledger.version(), version).forEach(ledger::add);
        return ledger;
    }

    // ---------------------------------------------------------------- holding as much as is needed

    /** Whether everything is held here that has happened since so many moves had been made. */
    boolean reaches(int ply) {
        return ply >= course.first();
    }

    /** Whether everything is held here that has happened since a version. */
    boolean reachesVersion(int version) {
        return version >= journal.forgotten();
    }

    /** How many entries are held. */
    int held() {
        return version() - journal.forgotten();
    }

    /** Holds no more than what has happened of late. */
    void forgetTheOld() {
        Milestone<P> from = milestones.before(version());
        if (from != null && from.version() > journal.forgotten()) {
            base = from;
            course.forgetBefore(from.kept().ply(), game.copy(from.position()));
            journal.forgetBefore(from.version());
        }
    }

    /** Takes in what another ledger of the table has, which is not behind this one, and knows of late. */
    void follow(Ledger<?, ?> other) {
        other.journal.between(version(), other.version()).forEach(this::add);
        onlyAnswers.giveSoon(other.onlyAnswers);
    }

    /** How the table stood not long ago; null if there is no such moment after a version. */
    @Nullable
    Kept stood(int after) {
        Milestone<P> latest = milestones.before(version());
        return latest == null || latest.version() <= after ? null : latest.whole();
    }

    /** How the table stands. */
    Kept stands() {
        return milestone().whole();
    }

    private Milestone<P> milestone() {
        return new Milestone<>(
                game.copy(course.match().position()),
                new Kept(
                        version(),
                        course.ply(),
                        stamp,
                        0,
                        Map.of(),
                        course.chronicle().last().seat(),
                        course.chronicle().marketSince(),
                        seats,
                        awaited,
                        updated,
                        chat,
                        Arrays.stream(undone).boxed().toList(),
                        takenBack,
                        standing.all(),
                        course.count()));
    }

    // ---------------------------------------------------------------- growing

    void add(Entry entry) {
        if (entry instanceof Moved moved && milestones.isDue(version()) && beginsAnew(moved)) {
            milestones.add(milestone());
        }
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
        journal.add(entry, course.ply(), chat.size());
        summary = summarized();
    }

    /** Whether how the table stands before this entry is all that is needed to go on. */
    boolean beginsAnew(Moved moved) {
        return !moved.byTable()
                && course.beginsAnew(moved.seat(), cast(moved.moves()).getFirst());
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
        takenBack.put(seat, new TakenBack(ply, times, course.ply()));
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
                journal.version(), course.ply(), course.round(), course.phase(), awaited, seats, result(), updated);
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
        TakenBack latest = takenBack.get(seat);
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

    /** What the table shows, now and from the past. */
    Looks<P, M> looks() {
        return new Looks<>(game, this, course, journal, seats, chat);
    }

    boolean isAnswerGivenSoon(int seat) {
        return onlyAnswers.isGivenSoon(seat);
    }

    /** What bots are asked. */
    Questions<P, M> questions() {
        return new Questions<>(game, course, seats, awaited.keySet(), version(), stamp);
    }
}
