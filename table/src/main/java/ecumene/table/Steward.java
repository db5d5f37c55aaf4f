package ecumene.table;

import ecumene.engine.Move;
import ecumene.table.Entry.Moved;
import ecumene.table.Entry.Said;
import ecumene.table.Entry.SeatChanged;
import ecumene.table.Entry.StandingLeft;
import ecumene.table.Entry.Undone;
import ecumene.table.TableException.Code;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the ledger of a {@link Table}: the one way in which it changes, and all that happens by itself. Bots think, clocks
 * ring, and whoever has no choice is not asked.
 */
final class Steward {

    /** So often a request gives way to other houses that write to the same match; each time one of them has got on. */
    private static final int MOST_ATTEMPTS = 10;

    /** More entries are not held in memory, if the older ones can be done without. */
    private static final int MOST_HELD = 256;

    /** So many entries must have come before it is worth keeping how the table stands. */
    private static final int WORTH_KEEPING = 40;

    /** After so many entries how the table stands is kept, also while it is being played. */
    private static final int MOST_UNKEPT = 400;

    /** What is refused to somebody who knows more than this house. */
    private static final Set<Code> REFUSED_TO_WHO_KNOWS_MORE =
            EnumSet.of(Code.STALE, Code.NOT_YOUR_SEAT, Code.MATCH_RUNNING, Code.NOT_FOUND);

    private final Table table;
    private final Surroundings surroundings;
    private final ReentrantLock lock = new ReentrantLock();
    private final Eyes eyes;
    private final BotPlay bots;
    private final MarketClock marketClock;
    private final StandingClock standingClock;
    private Ledger<?, ?> ledger;
    private final Keeping keeping;

    /** So many entries the journal has, as other houses say. */
    private final AtomicInteger heard = new AtomicInteger();

    /** How long bots leave alone what is being written. */
    private Supplier<Duration> rest;

    /** A change was not stored, or so it seemed: what the store has must be read again before the next one. */
    private boolean doubtful;

    /** @param table held as long as something is to happen by itself, so that there is never a second one of its id */
    Steward(Table table, Ledger<?, ?> ledger, Eyes eyes, Surroundings surroundings) {
        this.table = table;
        this.ledger = ledger;
        this.surroundings = surroundings;
        this.eyes = eyes;
        this.bots = new BotPlay(this, eyes, surroundings);
        this.rest = bots::restLeft;
        this.marketClock = new MarketClock(this, surroundings);
        this.standingClock = new StandingClock(this, surroundings);
        this.keeping = new Keeping(ledger.beginning(), surroundings);
    }

    TableInfo info() {
        return table.info();
    }

    BotPlay bots() {
        return bots;
    }

    /** Only within {@link #locked} or {@link #changing}. */
    Ledger<?, ?> ledger() {
        return ledger;
    }

    /** All that has happened here, though the ledger may have forgotten it. Only within {@link #locked} or {@link #changing}. */
    Ledger<?, ?> whole() {
        return keeping.whole(ledger);
    }

    /** A ledger that holds everything since so many moves had been made. Only within {@link #locked} or {@link #changing}. */
    Ledger<?, ?> since(int ply) {
        return ledger.reaches(ply) ? ledger : whole();
    }

    /** What a guest may do here; who asks for it is looking. Only within {@link #locked} or {@link #changing}. */
    Rights rights(String guest) {
        if (eyes.glance(guest, surroundings.now())) {
            bots.seen(ledger.summary());
        }
        return new Rights(ledger, guest);
    }

    /** Only within {@link #locked}. */
    Subscription listen(Viewer viewer, Listener listener) {
        Subscription subscription = new Subscription(
                table,
                viewer,
                ledger.version(),
                listener,
                failure -> surroundings.observer().failed(info().id(), failure));
        eyes.open(subscription);
        return subscription;
    }

    /** Who leaves last, leaves the table so that it is quickly found again. */
    void forget(Subscription subscription) {
        eyes.close(subscription);
        if (!eyes.areOpen()) {
            keep(WORTH_KEEPING);
        }
    }

    /** The store has kept how the table stood at this version. */
    void kept(int version) {
        keeping.kept(version);
    }

    /** Lets the store keep how the table stands, if so many entries have come since that was done. */
    void keep(int entries) {
        Kept stood;
        lock.lock();
        try {
            stood = ledger.stood(keeping.version() + entries - 1);
        } finally {
            lock.unlock();
        }
        if (stood != null) {
            keeping.keep(stood);
        }
    }

    // ---------------------------------------------------------------- looking and changing

    <T extends @Nullable Object> T locked(Supplier<T> look) {
        lock.lock();
        try {
            if (heard.get() > ledger.version()) {
                catchUpIfPossible();
            }
            try {
                return look.get();
            } catch (TableException e) {
                if (!isPerhapsBehind(e) || !catchUpIfPossible()) {
                    throw e;
                }
                return look.get();
            }
        } finally {
            lock.unlock();
        }
    }

    <T> T changing(Supplier<T> change) {
        lock.lock();
        try {
            if (doubtful || heard.get() > ledger.version()) {
                catchUp();
            }
            for (int attempt = 1; true; attempt++) {
                try {
                    return change.get();
                } catch (ConflictException e) {
                    // Another house was first. What it has written is read, and the request judged anew: as a repeated
                    // one, a late one, or one that is still in time.
                    if (attempt == MOST_ATTEMPTS) {
                        throw TableException.stale();
                    }
                    catchUp();
                } catch (TableException e) {
                    if (attempt == MOST_ATTEMPTS || !isPerhapsBehind(e) || !catchUp()) {
                        throw e;
                    }
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /** Whether the guest may have been refused only because this house does not know yet what another one has written. */
    private boolean isPerhapsBehind(TableException refusal) {
        return surroundings.store().isShared() && REFUSED_TO_WHO_KNOWS_MORE.contains(refusal.code());
    }

    /** Reads what the store has and this house has not, and tells everybody; false if there is nothing. */
    private boolean catchUp() {
        int known = ledger.version();
        List<Entry> more = surroundings.store().journal(ledger.beginning(), known);
        try {
            more.forEach(ledger::add);
        } catch (RuntimeException | Error e) {
            ledger = ledger.again(known);
            throw e;
        }
        boolean wasDoubtful = doubtful;
        doubtful = false;
        if (!more.isEmpty()) {
            bots.giveWay();
        }
        if (wasDoubtful || !more.isEmpty()) {
            changed();
        }
        return !more.isEmpty();
    }

    /** Who only looks is shown what is known, if there is no more to be had. */
    private boolean catchUpIfPossible() {
        try {
            return catchUp();
        } catch (RuntimeException e) {
            surroundings.observer().failed(info().id(), e);
            return false;
        }
    }

    /** Another house has written so much. Who looks here is told soon; otherwise it is read when somebody asks. Returns at once. */
    void heard(int version) {
        heard.accumulateAndGet(version, Math::max);
        if (eyes.areOpen()) {
            Thread.startVirtualThread(this::refresh);
        }
    }

    private void refresh() {
        lock.lock();
        try {
            if (heard.get() > ledger.version()) {
                catchUpIfPossible();
            }
        } finally {
            lock.unlock();
        }
    }

    /** This house has taken the table, for something is due here that nobody has done. */
    void taken() {
        lock.lock();
        try {
            catchUp();
            bots.rest(Duration.ZERO);
            answerForThem();
            goOn();
        } finally {
            lock.unlock();
        }
    }

    /** Another house got on with it while a bot here wanted to begin. */
    void behind() {
        lock.lock();
        try {
            catchUp();
        } finally {
            lock.unlock();
        }
    }

    // ---------------------------------------------------------------- what happens by itself

    /** What is to happen by itself goes on: bots begin to think, and clocks run. */
    void wake() {
        lock.lock();
        try {
            answerForThem();
            goOn();
        } catch (RuntimeException e) {
            surroundings.observer().failed(info().id(), e);
        } finally {
            lock.unlock();
        }
    }

    /** What a bot is to think about now; null if none is asked. */
    @Nullable
    Thought<?, ?> nextThought() {
        lock.lock();
        try {
            return ledger.questions().next();
        } finally {
            lock.unlock();
        }
    }

    /** Plays what a bot has thought, if the position and the bot are still the same. */
    void playThought(Thought<?, ?> thought, Move move) {
        changing(() -> {
            if (!surroundings.isClosed() && ledger.questions().isStill(thought)) {
                commit(new Moved(surroundings.now(), thought.seat(), move), Duration.ZERO);
            }
            return ledger.version();
        });
    }

    /** The time of a market is up: everybody who is still asked does what is done for those who do not answer. */
    void endMarket(Instant ends) {
        changing(() -> {
            while (!surroundings.isClosed() && ends.equals(ledger.marketEnds())) {
                int seat = ledger.summary().awaiting().getFirst();
                commit(new Moved(surroundings.now(), seat, ledger.defaultMove(seat)), Duration.ZERO);
            }
            return ledger.version();
        });
    }

    /** The time is up after which an answer that was left standing is given, if it still stands and is still asked for. */
    void answerStanding(StandingClock.Due due) {
        changing(() -> {
            standingClock.rung(due);
            Move answer = ledger.standingDue().contains(due) ? ledger.standingMove(due.seat()) : null;
            if (answer != null && !surroundings.isClosed()) {
                commit(new Moved(surroundings.now(), due.seat(), List.of(answer), true), Duration.ZERO);
            }
            return ledger.version();
        });
    }

    // ---------------------------------------------------------------- how a change comes about

    /**
     * Only within {@link #changing}.
     *
     * @param forBots how long bots wait before they act, if it is a gesture that can be taken back
     */
    void commit(Entry entry, Duration forBots) {
        rest = switch (entry) {
            case Moved moved -> () -> ledger.canUndo(moved.seat()) ? forBots : Duration.ZERO;
            case Undone _ -> () -> Duration.ZERO;
            // Whoever may take something back still may.
            case StandingLeft _, SeatChanged _, Said _ -> bots::restLeft;
        };
        try {
            write(entry);
            answerForThem();
            bots.rest(rest.get());
        } finally {
            rest = bots::restLeft;
        }
        if (entry instanceof Moved) {
            answerSoon(forBots);
        }
        changed();
    }

    /** After how long something is to happen here by itself, whichever house does it; null if nothing is. */
    @Nullable
    Duration due() {
        Summary summary = ledger.summary();
        Instant now = surroundings.now();
        List<Duration> dues = new ArrayList<>();
        // Where no person plays, only the house goes on before whose eyes it happens.
        if (summary.isTurnOfBot() && summary.seats().stream().anyMatch(Sitting::isPerson)) {
            dues.add(rest.get());
        }
        Instant marketEnds = ledger.marketEnds();
        if (marketEnds != null) {
            dues.add(Duration.between(now, marketEnds));
        }
        ledger.standingDue()
                .forEach(due -> dues.add(Duration.between(now, due.since().plus(StandingClock.DELAY))));
        return dues.stream().min(Comparator.naturalOrder()).orElse(null);
    }

    /** People who have no choice are not asked, where that tells nobody anything. */
    private void answerForThem() {
        for (Moved answer = ledger.onlyAnswer(surroundings.now(), false);
                answer != null && !doubtful && !surroundings.isClosed();
                answer = ledger.onlyAnswer(surroundings.now(), false)) {
            try {
                write(answer);
            } catch (ConflictException e) {
                catchUp(); // and see whether there is still something to answer; what led here is not done twice
            }
        }
    }

    /** An only answer that closes the way back comes as late as the bots do. Without a grace it is asked for. */
    private void answerSoon(Duration grace) {
        Moved answer = grace.isZero() ? null : ledger.onlyAnswer(surroundings.now(), true);
        if (answer != null) {
            ledger.answerSoon(answer.seat());
            surroundings.later(grace, this::giveSoonAnswer);
        }
    }

    /** The time to think again is over. If another gesture was made meanwhile, its own time will end. */
    private void giveSoonAnswer() {
        changing(() -> {
            Moved answer = ledger.soonAnswer(surroundings.now());
            if (answer != null && !bots.rests() && !surroundings.isClosed()) {
                commit(answer, Duration.ZERO);
            }
            return ledger.version();
        });
    }

    /** The one way a table changes: in memory under the lock, in the store, and only then for everybody's eyes. */
    private void write(Entry entry) {
        Summary before = ledger.summary();
        int version = before.version() + 1;
        try {
            ledger.add(entry);
            surroundings.store().append(info().id(), version, entry, before, ledger.summary(), due());
        } catch (RuntimeException | Error e) {
            doubtful = true;
            ledger = ledger.again(version - 1);
            throw e;
        }
        if (ledger.held() > MOST_HELD) {
            ledger.forgetTheOld();
        }
        if (version - keeping.version() >= MOST_UNKEPT && keeping.isIdle()) {
            Thread.startVirtualThread(() -> keep(WORTH_KEEPING));
        }
    }

    private void changed() {
        int version = ledger.version();
        eyes.tell(version);
        goOn();
    }

    private void goOn() {
        bots.wake(ledger.summary());
        marketClock.set(ledger.marketEnds());
        standingClock.set(ledger.standingDue());
    }
}
