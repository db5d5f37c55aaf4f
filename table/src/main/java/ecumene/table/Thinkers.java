package ecumene.table;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * The threads on which bots think: platform threads, fewer than there are processors, so that requests are answered
 * meanwhile. Thoughts are taken in the order they came; a table never has more than one of its moves in the queue, so every
 * table gets its turn.
 */
public final class Thinkers implements Executor, AutoCloseable {

    private final ExecutorService threads;

    public Thinkers(int number) {
        threads = Executors.newFixedThreadPool(
                number, Thread.ofPlatform().daemon().name("thinker-", 1).factory());
    }

    /** One fewer than processors, at least one. */
    public static Thinkers usual() {
        return new Thinkers(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    /** Queues a thought; once closed, thoughts are dropped. */
    @Override
    public void execute(Runnable thought) {
        try {
            threads.execute(thought);
        } catch (RejectedExecutionException closed) {
            drop(thought);
        }
    }

    /** Drops what waits and interrupts what runs; gives it a second to end. */
    @Override
    public void close() {
        threads.shutdownNow().forEach(Thinkers::drop);
        try {
            // What has not ended by then is a daemon's, and what it finds out is not played any more.
            boolean _ = threads.awaitTermination(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** In a house that is closing nobody waits for a move of a bot, which thinks again after the next start; for a hint somebody does. */
    private static void drop(Runnable thought) {
        if (thought instanceof Future<?> hint) {
            hint.cancel(false);
        }
    }
}
