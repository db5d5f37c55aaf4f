package ecumene.table;

import ecumene.bots.Choice;
import ecumene.engine.Move;
import ecumene.table.TableException.Code;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The bots and caretakers of a table, and the hints they give. They think one after the other: each decision joins the
 * queue of the {@link Thinkers} anew, so no table keeps the others waiting.
 */
final class BotPlay {

    /** A hint that takes longer comes too late: the house is too busy. */
    private static final Duration HINT_PATIENCE = Duration.ofSeconds(15);

    private static final int LONGEST_PAUSE_SECONDS = 64;

    private final Table table;
    private final Surroundings surroundings;

    /** Whether a decision of this table is in the queue, being thought, or waits to be tried again. */
    private final AtomicBoolean busy = new AtomicBoolean();

    /** After a failure the next try waits, each time longer. Touched only by whoever is busy. */
    private int pauseSeconds = 1;

    /** By {@link System#nanoTime}. */
    private volatile long restUntil = System.nanoTime();

    BotPlay(Table table, Surroundings surroundings) {
        this.table = table;
        this.surroundings = surroundings;
    }

    /** For so long bots leave alone what was just done, so that it can be taken back; from now on, whatever was said before. */
    void rest(Duration time) {
        restUntil = System.nanoTime() + time.toNanos();
    }

    /** Whether what was just done is still left alone. */
    boolean rests() {
        return restUntil - System.nanoTime() > 0;
    }

    /** Something has changed: if a bot is asked, it will think. */
    void wake(Summary summary) {
        if (!summary.isTurnOfBot()) {
            return;
        }
        long rest = restUntil - System.nanoTime();
        if (rest > 0) {
            later(rest, table::wake);
        } else if (busy.compareAndSet(false, true)) {
            surroundings.thinkers().execute(this::decide);
        }
    }

    /** Lets one bot decide, then looks whether there is another. */
    private void decide() {
        if (surroundings.isClosed()) {
            return;
        }
        Thought<?, ?> thought;
        try {
            thought = table.nextThought();
        } catch (RuntimeException | Error e) {
            tryLater(e);
            return;
        }
        if (thought == null) {
            done();
            return;
        }
        long began = System.nanoTime();
        Move move = moveOf(thought);
        long early = thought.leastTime().toNanos() - (System.nanoTime() - began);
        if (early > 0) {
            later(early, () -> play(thought, move));
        } else {
            play(thought, move);
        }
    }

    private void play(Thought<?, ?> thought, Move move) {
        try {
            table.playThought(thought, move);
        } catch (RuntimeException | Error e) {
            tryLater(e);
            return;
        }
        done();
    }

    private void done() {
        pauseSeconds = 1;
        busy.set(false);
        table.wake();
    }

    void later(long nanos, Runnable what) {
        CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS, surroundings.thinkers())
                .execute(what);
    }

    /** The bot's choice; a bot that fails plays the default move, so that the people can go on. */
    private Move moveOf(Thought<?, ?> thought) {
        try {
            return timed(thought).move();
        } catch (RuntimeException | StackOverflowError e) {
            surroundings.observer().failed(table.id(), e);
            return thought.defaultMove();
        }
    }

    /** The move could not be stored, or the rules themselves fail: nobody is helped by trying without a pause. */
    private void tryLater(Throwable failure) {
        if (surroundings.isClosed()) {
            return;
        }
        surroundings.observer().failed(table.id(), failure);
        later(TimeUnit.SECONDS.toNanos(pauseSeconds), this::decide);
        pauseSeconds = Math.min(2 * pauseSeconds, LONGEST_PAUSE_SECONDS);
    }

    Hint hint(Thought<?, ?> thought) {
        FutureTask<Choice<?>> task = new FutureTask<>(() -> timed(thought));
        surroundings.thinkers().execute(task);
        try {
            Choice<?> choice = task.get(HINT_PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            return new Hint(thought.ply(), choice.move(), choice.explanation());
        } catch (TimeoutException | CancellationException e) {
            throw tooBusy();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw tooBusy();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a bot failed", e.getCause());
        } finally {
            task.cancel(false);
        }
    }

    private Choice<?> timed(Thought<?, ?> thought) {
        long began = System.nanoTime();
        try {
            return thought.think();
        } finally {
            surroundings.observer().thought(thought.level(), Duration.ofNanos(System.nanoTime() - began));
        }
    }

    private static TableException tooBusy() {
        return new TableException(Code.TOO_MANY, "the bots are too busy for a hint");
    }
}
