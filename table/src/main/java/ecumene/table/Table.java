package ecumene.table;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.match.MatchRecord;
import ecumene.table.Entry.Moved;
import ecumene.table.Entry.Said;
import ecumene.table.Entry.SeatChanged;
import ecumene.table.Entry.Undone;
import ecumene.table.TableException.Code;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A match being played. Every change happens under one lock, and is in the {@link Store} before anybody is answered, told
 * or shown it; a change that cannot be stored has not happened. Whoever asks for what they may not do, or too late, gets a
 * {@link TableException}, and nothing has changed.
 */
public final class Table {

    private final Surroundings surroundings;
    private final TableInfo info;
    private final Game<?, ?> game;
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Subscription> subscriptions = new CopyOnWriteArrayList<>();
    private final BotPlay bots;
    private final MarketClock marketClock;
    private Ledger<?, ?> ledger;

    /** A change was not stored, or so it seemed: what the store has must be read again before the next one. */
    private boolean doubtful;

    Table(Ledger<?, ?> ledger, Surroundings surroundings) {
        this.ledger = ledger;
        this.surroundings = surroundings;
        this.info = ledger.beginning().info();
        this.game = ledger.game();
        this.bots = new BotPlay(this, surroundings);
        this.marketClock = new MarketClock(this, surroundings);
    }

    public String id() {
        return info.id();
    }

    public TableInfo info() {
        return info;
    }

    public Game<?, ?> game() {
        return game;
    }

    // ---------------------------------------------------------------- looking

    /** How the match stands, as everybody may know it. */
    public Summary summary() {
        return locked(() -> ledger.summary());
    }

    /** The eyes a guest looks through if it does not say: its seat that is asked, else its first, else a spectator's. */
    public Viewer viewer(String guest) {
        return locked(() -> new Viewer(guest, ledger.usualSeat(guest)));
    }

    /** All there is to see, with the whole log and chat. */
    public TableState state(Viewer viewer) {
        return locked(() -> {
            checkEyes(viewer);
            return ledger.state(viewer, 0, 0);
        });
    }

    /** All there is to see, with the part of the log and the chat that is not as it was at an earlier version. */
    public TableState stateSince(Viewer viewer, int version) {
        return locked(() -> {
            checkEyes(viewer);
            return ledger.stateSince(viewer, version);
        });
    }

    /** A moment of the time line, as the viewer knew it then. Moves that were taken back are no part of it. */
    public PastState at(Viewer viewer, int ply) {
        return locked(() -> {
            checkEyes(viewer);
            checkPly(ply);
            return ledger.at(viewer.seat(), ply);
        });
    }

    /** Public numbers round by round. */
    public Statistics statistics() {
        Supplier<Statistics> count = locked(() -> ledger.statistics());
        return count.get();
    }

    /** The whole truth, once the match is over. */
    public MatchRecord<?> record() {
        return locked(() -> {
            if (!ledger.isFinished()) {
                throw new TableException(Code.MATCH_RUNNING, "the record is secret until the match is over");
            }
            return ledger.record();
        });
    }

    /** Null if the seat may play this now, otherwise why not. */
    public @Nullable Refusal why(String guest, int seat, Move move) {
        lock.lock();
        try {
            checkOwner(guest, seat);
            return ledger.refusal(seat, checkedMove(move));
        } finally {
            lock.unlock();
        }
    }

    /**
     * What a bot would do on a seat that is asked, knowing no more than the seat. It thinks among the other bots, and the
     * caller waits for it.
     *
     * @param bot one of the {@link BotLevels}; the usual one if absent
     */
    public Hint hint(String guest, int seat, @Nullable String bot) {
        String level = BotLevels.checked(bot);
        Thought<?, ?> thought = locked(() -> {
            checkOwner(guest, seat);
            checkRunning();
            if (!ledger.asksPerson(seat)) {
                throw TableException.refused(Refusal.Common.NOT_YOUR_TURN);
            }
            return ledger.thought(seat, level);
        });
        return bots.hint(thought);
    }

    /** Tells a listener of every version from now on. Who loses the seat it looks through finds out when it asks for the state. */
    public Subscription listen(Viewer viewer, Listener listener) {
        return locked(() -> {
            checkEyes(viewer);
            Subscription subscription = new Subscription(
                    this,
                    viewer,
                    ledger.version(),
                    listener,
                    failure -> surroundings.observer().failed(id(), failure));
            subscriptions.add(subscription);
            return subscription;
        });
    }

    // ---------------------------------------------------------------- changing

    /**
     * Plays a move, once however often it is asked for.
     *
     * @param ply how many moves had been made when the seat decided
     * @param undone the seat's {@link TableState#undone} by then: it grows whenever the question before the seat's eyes was
     *     withdrawn because a move was taken back, so an answer to a withdrawn question is never taken for one to its
     *     successor
     * @return the state after it, with the log from the moves after {@code ply} on. If the seat has made this very move
     *     since, nothing is played; if it has made another, or its question is gone, {@link Code#STALE}.
     */
    public TableState move(String guest, int seat, int ply, int undone, Move move) {
        return changing(() -> {
            checkOwner(guest, seat);
            Move checked = checkedMove(move);
            checkNumbers(seat, ply, undone);
            Move made = ledger.firstMoveSince(seat, ply);
            if (made == null) {
                Refusal refusal = ledger.asksBot(seat) ? Refusal.Common.NOT_YOUR_TURN : ledger.refusal(seat, checked);
                if (refusal != null) {
                    throw ply == ledger.ply() ? TableException.refused(refusal) : stale();
                }
                commit(new Moved(surroundings.now(), seat, checked));
            } else if (!made.equals(checked)) {
                throw stale();
            }
            return ledger.state(new Viewer(guest, seat), ply + 1, 0);
        });
    }

    /**
     * Takes back the latest move of a seat, once however often it is asked for.
     *
     * @param ply how many moves have been made, with the one to be taken back
     * @param undone as in {@link #move}
     */
    public TableState undo(String guest, int seat, int ply, int undone) {
        return changing(() -> {
            checkOwner(guest, seat);
            if (!ledger.hasUndone(seat, ply, undone)) {
                checkNumbers(seat, ply, undone);
                if (ply != ledger.ply()) {
                    throw stale();
                }
                checkRunning();
                if (!ledger.canUndo(seat)) {
                    throw new TableException(Code.CANNOT_UNDO, "beyond the undo horizon");
                }
                commit(new Undone(surroundings.now(), seat));
            }
            return ledger.state(new Viewer(guest, seat), ply, 0);
        });
    }

    /** Sits down on a free seat; at an open table any invitation will do. */
    public TableState join(String guest, int seat, String invitation, @Nullable String name) {
        String checkedName = name == null ? null : Limits.name(name);
        return changing(() -> {
            Sitting sitting = sitting(seat);
            if (!sitting.belongsTo(guest)) {
                if (!info.open() && !isInvitation(invitation)) {
                    throw new TableException(Code.FORBIDDEN, "not the invitation of this table");
                }
                checkRunning();
                checkFree(sitting);
                commit(new SeatChanged(
                        surroundings.now(),
                        seat,
                        Sitting.person(guest, checkedName == null ? sitting.name() : checkedName)));
            }
            return ledger.state(new Viewer(guest, seat), 0, 0);
        });
    }

    /**
     * Changes who plays a seat.
     *
     * @param bot one of the {@link BotLevels}; the usual one if absent; without meaning for {@link SeatChange#RETURN}
     */
    public TableState setSeat(String guest, int seat, SeatChange change, @Nullable String bot) {
        String level = BotLevels.checked(bot);
        return changing(() -> {
            Sitting before = sitting(seat);
            Sitting after = switch (change) {
                case BOT -> botInstead(guest, before, level);
                case CARETAKER -> caretakerInstead(guest, seat, before, level);
                case RETURN -> personAgain(guest, seat, before);
                case RESIGN -> resigned(guest, seat, before, level);
            };
            if (!after.equals(before)) {
                checkRunning();
                commit(new SeatChanged(surroundings.now(), seat, after));
            }
            return ledger.state(new Viewer(guest, after.belongsTo(guest) ? seat : ledger.usualSeat(guest)), 0, 0);
        });
    }

    /**
     * Says something to everybody at the table.
     *
     * @param seat of the guest, or {@link Seats#SPECTATOR}
     * @param name how the guest is called, if its seat has no name
     */
    public ChatLine say(String guest, int seat, String name, String text) {
        String checkedName = Limits.name(name);
        String checkedText = Limits.chat(text);
        return changing(() -> {
            boolean spectator = seat == Seats.SPECTATOR;
            if (!spectator) {
                checkOwner(guest, seat);
            }
            if (ledger.chatLines() >= Limits.CHAT_LINES) {
                throw new TableException(Code.FORBIDDEN, "enough was said at this table");
            }
            String seatName = spectator ? null : sitting(seat).name();
            commit(new Said(
                    surroundings.now(),
                    spectator ? null : seat,
                    seatName == null ? checkedName : seatName,
                    checkedText));
            return ledger.latestChatLine();
        });
    }

    private Sitting botInstead(String guest, Sitting before, String level) {
        if (!info.host().equals(guest)) {
            throw new TableException(Code.FORBIDDEN, "only the host gives seats to bots");
        }
        if (before.equals(Sitting.bot(level))) {
            return before;
        }
        checkFree(before);
        return Sitting.bot(level);
    }

    private Sitting caretakerInstead(String guest, int seat, Sitting before, String level) {
        if (before.belongsTo(guest)) {
            return before.caretaker(level, before.resigned());
        }
        if (!ledger.summary().isReplaceable(info.pace(), guest, seat, surroundings.now())) {
            throw new TableException(Code.FORBIDDEN, "a caretaker for somebody else is called only after long waiting");
        }
        return before.caretaker(level, false);
    }

    private Sitting personAgain(String guest, int seat, Sitting before) {
        checkOwner(guest, seat);
        if (before.resigned()) {
            throw new TableException(Code.FORBIDDEN, "who has resigned does not come back");
        }
        return before.back();
    }

    private Sitting resigned(String guest, int seat, Sitting before, String level) {
        checkOwner(guest, seat);
        return before.resigned() ? before : before.caretaker(level, true);
    }

    // ---------------------------------------------------------------- for the house

    /** The position of a fork: as the viewer may know it, or after the end as it was. */
    Map<String, Object> fork(Viewer viewer, int ply, long seed) {
        return locked(() -> {
            checkEyes(viewer);
            checkPly(ply);
            return ledger.fork(viewer.seat(), ply, seed);
        });
    }

    /** Bots that are to move begin to think, and a market that is open will end in time. */
    void wake() {
        lock.lock();
        try {
            bots.wake(ledger.summary());
            marketClock.set(ledger.marketEnds());
        } finally {
            lock.unlock();
        }
    }

    /** What a bot is to think about now; null if none is asked. */
    @Nullable
    Thought<?, ?> nextThought() {
        lock.lock();
        try {
            return ledger.nextThought();
        } finally {
            lock.unlock();
        }
    }

    /** Plays what a bot has thought, if the position and the bot are still the same. */
    void playThought(Thought<?, ?> thought, Move move) {
        changing(() -> {
            if (!surroundings.isClosed() && ledger.isStill(thought)) {
                commit(new Moved(surroundings.now(), thought.seat(), move));
            }
            return ledger.version();
        });
    }

    /** The time of a market is up: everybody who is still asked does what is done for those who do not answer. */
    void endMarket(Instant ends) {
        changing(() -> {
            while (!surroundings.isClosed() && ends.equals(ledger.marketEnds())) {
                int seat = ledger.summary().awaiting().getFirst();
                commit(new Moved(surroundings.now(), seat, ledger.defaultMove(seat)));
            }
            return ledger.version();
        });
    }

    void forget(Subscription subscription) {
        subscriptions.remove(subscription);
    }

    // ---------------------------------------------------------------- how a change comes about

    /** The one way a table changes: in memory under the lock, in the store, and only then for everybody's eyes. */
    private void commit(Entry entry) {
        int version = ledger.version() + 1;
        try {
            ledger.add(entry);
            surroundings.store().append(id(), version, entry, ledger.summary());
        } catch (RuntimeException | Error e) {
            doubtful = true;
            ledger = ledger.again(ledger.journal().subList(0, version - 1));
            throw e;
        }
        changed();
    }

    private void changed() {
        int version = ledger.version();
        subscriptions.forEach(subscription -> subscription.tell(version));
        bots.wake(ledger.summary());
        marketClock.set(ledger.marketEnds());
    }

    private <T> T changing(Supplier<T> change) {
        lock.lock();
        try {
            if (doubtful) {
                ledger = ledger.again(surroundings.store().journal(ledger.beginning()));
                doubtful = false;
                changed();
            }
            return change.get();
        } finally {
            lock.unlock();
        }
    }

    private <T> T locked(Supplier<T> look) {
        lock.lock();
        try {
            return look.get();
        } finally {
            lock.unlock();
        }
    }

    // ---------------------------------------------------------------- checks

    private Sitting sitting(int seat) {
        List<Sitting> seats = ledger.summary().seats();
        if (seat < 0 || seat >= seats.size()) {
            throw new TableException(Code.BAD_REQUEST, "there is no seat " + seat);
        }
        return seats.get(seat);
    }

    private void checkOwner(String guest, int seat) {
        if (!ledger.summary().owns(guest, seat)) {
            throw new TableException(Code.NOT_YOUR_SEAT, "seat " + seat + " belongs to somebody else");
        }
    }

    private void checkEyes(Viewer viewer) {
        if (viewer.isSpectator()) {
            return;
        }
        if (ledger.isFinished()) {
            sitting(viewer.seat());
        } else {
            checkOwner(viewer.guest(), viewer.seat());
        }
    }

    private void checkPly(int ply) {
        if (ply < 0 || ply > ledger.ply()) {
            throw new TableException(Code.NOT_FOUND, "the match has no move " + ply);
        }
    }

    private void checkNumbers(int seat, int ply, int undone) {
        if (ply < 0 || undone < 0) {
            throw new TableException(Code.BAD_REQUEST, "plies are counted from 0");
        }
        if (undone != ledger.undone(seat) || ply > ledger.ply()) {
            throw stale();
        }
    }

    private void checkRunning() {
        if (ledger.isFinished()) {
            throw TableException.refused(Refusal.Common.MATCH_OVER);
        }
    }

    private static void checkFree(Sitting sitting) {
        if (sitting.kind() != Sitting.Kind.FREE) {
            throw new TableException(Code.SEAT_TAKEN, "somebody sits there");
        }
    }

    private Move checkedMove(Move move) {
        if (!game.moveType().isInstance(move)) {
            throw new TableException(Code.BAD_REQUEST, "not a move of " + info.game());
        }
        return move;
    }

    private boolean isInvitation(String invitation) {
        return MessageDigest.isEqual(
                invitation.getBytes(StandardCharsets.UTF_8),
                ledger.beginning().invitation().getBytes(StandardCharsets.UTF_8));
    }

    private static TableException stale() {
        return new TableException(Code.STALE, "the match has gone on");
    }
}
