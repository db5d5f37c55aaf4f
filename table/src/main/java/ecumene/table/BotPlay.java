package ecumene.table;

import ecumene.bots.Choice;
import ecumene.engine.Move;
import ecumene.table.Wish.Urgency;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The bots and caretakers of a table, and the hints they give. They think one after the other: each decision is a
 * {@link Wish} of its own, on the account of whoever looks, else of who sits at the table, else of its host. Where no
 * person plays, bots rest until somebody looks.
 */
final class BotPlay {

    /** A hint that takes longer comes too late: the house is too busy. */
    private static final Duration HINT_PATIENCE = Duration.ofSeconds(15);

    private static final int LONGEST_PAUSE_SECONDS = 64;

    /** For so long a house has a table to itself to let a bot think there; if it dies meanwhile, another goes on after it. */
    static final Duration LEASE = Duration.ofSeconds(4);

    /** So long the house that has written something is left to go on with it, and so often one looks whether it does. */
    private static final Duration COURTESY = Duration.ofSeconds(1);

    private final Steward steward;
    private final Eyes eyes;
    private final Surroundings surroundings;
    private final Minds minds = new Minds();

    /** Whether a decision of this table is in the queue, being thought, or waits to be tried again. */
    private final AtomicBoolean busy = new AtomicBoolean();

    /** When it was arranged that this table is woken, by {@link System#nanoTime}. Touched only under the table's lock. */
    private long wakesAt = System.nanoTime();

    /** The decision that was queued last. Touched only under the table's lock. */
    private @Nullable Wish queued;

    /** After a failure the next try waits, each time longer. Touched only by whoever is busy. */
    private int pauseSeconds = 1;

    /** By {@link System#nanoTime}. */
    private volatile long restUntil = System.nanoTime();

    BotPlay(Steward steward, Eyes eyes, Surroundings surroundings) {
        this.steward = steward;
        this.eyes = eyes;
        this.surroundings = surroundings;
    }

    /** For so long bots leave alone what was just done, so that it can be taken back; from now on, whatever was said before. */
    void rest(Duration time) {
        restUntil = System.nanoTime() + time.toNanos();
    }

    /** How long what was just done is still left alone. */
    Duration restLeft() {
        return Duration.ofNanos(Math.max(0, restUntil - System.nanoTime()));
    }

    /** Whether what was just done is still left alone. */
    boolean rests() {
        return restLeft().isPositive();
    }

    /** Another house has written here: it is the first to go on. */
    void giveWay() {
        rest(COURTESY);
    }

    /** Something has changed: if a bot is asked, it will think. Called under the table's lock. */
    void wake(Summary summary) {
        if (!summary.isTurnOfBot() || !goesOn(summary)) {
            surroundings.exhibitions().leave(steward.info());
            return;
        }
        if (surroundings.isResting()) {
            return;
        }
        Duration rest = restLeft();
        if (rest.isPositive()) {
            wakeAfter(rest);
        } else if (busy.compareAndSet(false, true)) {
            queue(summary);
        }
    }

    /** One waking is enough, the first: it finds out whether the rest was prolonged. */
    private void wakeAfter(Duration rest) {
        long now = System.nanoTime();
        long at = now + rest.toNanos();
        boolean arranged = wakesAt - now > 0 && wakesAt - at <= 0;
        if (!arranged) {
            wakesAt = at;
            surroundings.later(rest, steward::wake);
        }
    }

    /** Somebody new is looking: what was put off is done now. Called under the table's lock. */
    void seen(Summary summary) {
        Wish waiting = queued;
        if (waiting != null
                && waiting.urgency() != Urgency.AWAITED
                && surroundings.thinkers().withdraw(waiting)) {
            queue(summary);
        } else {
            wake(summary);
        }
    }

    /** Whether bots play on: among themselves they do so only before somebody's eyes and, a few tables of each host, for a while after. */
    private boolean goesOn(Summary summary) {
        Instant now = surroundings.now();
        if (summary.seats().stream().anyMatch(Sitting::isPerson)
                || !eyes.whoLooks(now).isEmpty()) {
            surroundings.exhibitions().leave(steward.info());
            return true;
        }
        Instant until = eyes.latest().plus(surroundings.hospitality().unwatched());
        return now.isBefore(until) && surroundings.exhibitions().admits(steward.info());
    }

    private void queue(Summary summary) {
        Collection<String> looking = eyes.whoLooks(surroundings.now());
        Collection<String> people = looking.isEmpty() ? peopleOf(summary) : looking;
        Wish wish = new Wish(
                surroundings.thinkers().leastServed(people),
                looking.isEmpty() ? Urgency.UNWATCHED : Urgency.AWAITED,
                this::decide);
        queued = wish;
        surroundings.thinkers().execute(wish);
    }

    private Collection<String> peopleOf(Summary summary) {
        List<String> owners = summary.seats().stream()
                .map(Sitting::owner)
                .filter(Objects::nonNull)
                .distinct()
                .toList();
        return owners.isEmpty() ? List.of(steward.info().host()) : owners;
    }

    /** Lets one bot decide, then looks whether there is another. */
    private void decide() {
        if (surroundings.isClosed() || surroundings.isResting()) {
            return;
        }
        Thought<?, ?> thought;
        Store.Taking taking;
        try {
            thought = steward.nextThought();
            taking = thought == null
                    ? Store.Taking.NOT_NOW
                    : surroundings.store().take(steward.info().id(), thought.version(), LEASE);
            if (taking == Store.Taking.BEHIND) {
                steward.behind();
            }
        } catch (RuntimeException | Error e) {
            tryLater(e);
            return;
        }
        if (thought == null) {
            done();
            return;
        }
        if (taking != Store.Taking.TAKEN) {
            giveWay();
            done();
            return;
        }
        long began = System.nanoTime();
        Move move = moveOf(thought);
        Duration early = thought.leastTime().minusNanos(System.nanoTime() - began);
        if (early.isPositive()) {
            surroundings.later(early, () -> play(thought, move));
        } else {
            play(thought, move);
        }
    }

    private void play(Thought<?, ?> thought, Move move) {
        try {
            steward.playThought(thought, move);
        } catch (RuntimeException | Error e) {
            tryLater(e);
            return;
        }
        done();
    }

    private void done() {
        pauseSeconds = 1;
        busy.set(false);
        steward.wake();
    }

    /** The bot's choice; a bot that fails plays the default move, so that the people can go on. */
    private Move moveOf(Thought<?, ?> thought) {
        try {
            return timed(thought, () -> minds.play(thought)).move();
        } catch (RuntimeException | StackOverflowError e) {
            surroundings.observer().failed(steward.info().id(), e);
            return thought.defaultMove();
        }
    }

    /** The move could not be stored, or the rules themselves fail: nobody is helped by trying without a pause. */
    private void tryLater(Throwable failure) {
        if (surroundings.isClosed()) {
            return;
        }
        surroundings.observer().failed(steward.info().id(), failure);
        Duration pause = Duration.ofSeconds(pauseSeconds);
        pauseSeconds = Math.min(2 * pauseSeconds, LONGEST_PAUSE_SECONDS);
        surroundings.later(pause, () -> {
            busy.set(false);
            steward.wake();
        });
    }

    /** Thinks for a guest who waits for it. */
    Hint hint(String guest, Thought<?, ?> thought) {
        Choice<?> choice = surroundings
                .thinkers()
                .ask(
                        guest,
                        surroundings.hospitality().hints(),
                        HINT_PATIENCE,
                        () -> timed(thought, () -> minds.advise(thought)));
        return new Hint(thought.ply(), choice.move(), choice.explanation());
    }

    private Choice<?> timed(Thought<?, ?> thought, Supplier<Choice<?>> thinking) {
        long began = System.nanoTime();
        try {
            return thinking.get();
        } finally {
            surroundings.observer().thought(thought.level(), Duration.ofNanos(System.nanoTime() - began));
        }
    }
}
