package ecumene.table;

import ecumene.table.TableException.Code;
import ecumene.table.Wish.Urgency;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The threads on which things are done that take long: bots think, long matches are read. They are platform threads, which
 * the system interrupts in favour of those that answer requests, and as few as there are processors. They serve people, not
 * the order of arrival: see {@link Wishes}.
 *
 * <p>One thread more than the others is kept for people who wait before a screen and for whom nothing is being done: so
 * nobody waits for the end of a long thought of somebody else's bot.
 */
public final class FairThreads implements AutoCloseable {

    private final int number;
    private final LongSupplier clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Wishes wishes = new Wishes();
    private final Map<String, Integer> questions = new HashMap<>();
    private final List<Thread> threads = new ArrayList<>();
    private int running;
    private boolean closed;

    /**
     * @param name of the threads
     * @param number how many wishes are served at once, apart from the one more
     */
    public FairThreads(String name, int number) {
        this(name, number, System::nanoTime);
    }

    FairThreads(String name, int number, LongSupplier clock) {
        this.number = number;
        this.clock = clock;
        for (int thread = 1; thread <= number + 1; thread++) {
            threads.add(Thread.ofPlatform().daemon().name(name + "-" + thread).start(this::serve));
        }
    }

    /** Those on which bots think: with the one more as many as processors. */
    public static FairThreads thinkers() {
        return new FairThreads("thinker", Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    /** Those on which long matches are read: few, so that moves do not wait for them. */
    public static FairThreads readers() {
        return new FairThreads("reader", Math.max(1, Runtime.getRuntime().availableProcessors() / 4));
    }

    // ---------------------------------------------------------------- wishing

    /** Queues a wish; once closed, it is dropped. */
    void execute(Wish wish) {
        lock.lock();
        try {
            if (!closed) {
                wishes.add(wish);
                changed.signalAll();
                return;
            }
        } finally {
            lock.unlock();
        }
        drop(wish);
    }

    /** Takes a wish back that still waits; false if it is being served or has been. */
    boolean withdraw(Wish wish) {
        lock.lock();
        try {
            return wishes.remove(wish);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Does something for a person who waits for it.
     *
     * @param most so many at a time may one person have asked for
     * @throws TableException {@link Code#TOO_MANY} if these are more, if it takes longer than the patience, or if the house
     *     closes; and whatever the question itself throws
     */
    public <T> T ask(String person, int most, Duration patience, Callable<T> question) {
        begin(person, most);
        FutureTask<T> task = new FutureTask<>(question);
        Wish wish = new Wish(person, Urgency.AWAITED, task);
        try {
            execute(wish);
            return task.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | CancellationException e) {
            throw tooMany();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw tooMany();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException own ? own : new IllegalStateException(e.getCause());
        } finally {
            withdraw(wish);
            task.cancel(false);
            end(person);
        }
    }

    private void begin(String person, int most) {
        lock.lock();
        try {
            if (questions.merge(person, 1, Integer::sum) > most) {
                end(person);
                throw tooMany();
            }
        } finally {
            lock.unlock();
        }
    }

    private void end(String person) {
        lock.lock();
        try {
            questions.computeIfPresent(person, (key, asked) -> asked == 1 ? null : asked - 1);
        } finally {
            lock.unlock();
        }
    }

    private static TableException tooMany() {
        return new TableException(Code.TOO_MANY, "the house is too busy");
    }

    /** Who of these people is served least. */
    String leastServed(Collection<String> people) {
        lock.lock();
        try {
            return wishes.leastServed(people);
        } finally {
            lock.unlock();
        }
    }

    /** How many wishes wait. */
    public int waiting() {
        lock.lock();
        try {
            return wishes.waiting();
        } finally {
            lock.unlock();
        }
    }

    /** How many more could be served at once. */
    public int idle() {
        lock.lock();
        try {
            return Math.max(0, number - running - wishes.waiting());
        } finally {
            lock.unlock();
        }
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    // ---------------------------------------------------------------- serving

    private void serve() {
        for (Wish wish = await(); wish != null; wish = await()) {
            long began = clock.getAsLong();
            try {
                wish.work().run();
            } catch (RuntimeException | Error e) {
                Thread self = Thread.currentThread();
                self.getUncaughtExceptionHandler().uncaughtException(self, e);
            } finally {
                served(wish, clock.getAsLong() - began);
            }
        }
    }

    /** The next wish for this thread; null if the house closes. */
    private @Nullable Wish await() {
        lock.lock();
        try {
            while (!closed) {
                Wish wish = running < number ? wishes.next() : wishes.nextOfUnserved();
                if (wish != null) {
                    running++;
                    return wish;
                }
                changed.awaitUninterruptibly();
            }
            return null;
        } finally {
            lock.unlock();
        }
    }

    private void served(Wish wish, long nanos) {
        lock.lock();
        try {
            running--;
            wishes.served(wish, nanos);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Drops what waits and interrupts what runs; gives it a second to end. */
    @Override
    public void close() {
        Collection<Wish> dropped;
        lock.lock();
        try {
            closed = true;
            dropped = wishes.clear();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        dropped.forEach(FairThreads::drop);
        threads.forEach(Thread::interrupt);
        try {
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
            for (Thread thread : threads) {
                // What has not ended by then is a daemon's, and what it finds out is not played any more.
                thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime())));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** In a house that is closing nobody waits for a move of a bot, which thinks again after the next start; for a hint somebody does. */
    private static void drop(Wish wish) {
        if (wish.work() instanceof Future<?> question) {
            question.cancel(false);
        }
    }
}
