package ecumene.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * One thread writes, on one connection. Changes that have arrived while it was busy share the next commit, and so the wait
 * for the disk; each is acknowledged only after it. If a group fails, everybody in it is tried alone: who fails, fails alone.
 */
final class GroupWriter implements Writer {

    private static final int MOST_AT_ONCE = 256;
    private static final Pending END = new Pending(statements -> {});

    private record Pending(Work work, CompletableFuture<@Nullable Void> done) {

        Pending(Work work) {
            this(work, new CompletableFuture<>());
        }
    }

    private final DataSource source;
    private final BlockingQueue<Pending> queue = new LinkedBlockingQueue<>();
    private final Thread thread;

    /** Guarded by this. */
    private boolean closed;

    /** Of the thread alone. */
    private @Nullable Statements kept;

    GroupWriter(DataSource source) {
        this.source = source;
        this.thread = Thread.ofPlatform().name("writer").daemon().start(this::run);
    }

    @Override
    public void write(Work work) throws SQLException {
        Pending pending = new Pending(work);
        synchronized (this) {
            if (closed) {
                throw new SQLException("the database is closed");
            }
            queue.add(pending);
        }
        try {
            pending.done.join();
        } catch (CompletionException e) {
            switch (e.getCause()) {
                case SQLException error -> throw error;
                case RuntimeException ours -> throw ours;
                case null, default -> throw e;
            }
        }
    }

    private void run() {
        List<Pending> group = new ArrayList<>();
        boolean open = true;
        while (open) {
            try {
                group.add(queue.take());
            } catch (InterruptedException e) {
                continue; // nobody has a reason to: close() says when it is over
            }
            queue.drainTo(group, MOST_AT_ONCE - 1);
            open = !group.remove(END);
            if (!group.isEmpty()) {
                carryOut(group);
            }
            group.clear();
        }
        giveUp();
    }

    private void carryOut(List<Pending> group) {
        try {
            commit(group);
        } catch (SQLException | RuntimeException | Error e) {
            // Whatever was half done goes with the connection.
            giveUp();
            if (group.size() == 1) {
                group.getFirst().done.completeExceptionally(e);
            } else {
                group.forEach(each -> carryOut(List.of(each)));
            }
            return;
        }
        group.forEach(each -> each.done.complete(null));
    }

    private void commit(List<Pending> group) throws SQLException {
        if (kept == null) {
            kept = new Statements(source.getConnection());
        }
        Connection connection = kept.connection();
        connection.setAutoCommit(false); // begins
        for (Pending each : group) {
            each.work.on(kept);
        }
        connection.setAutoCommit(true); // commits; commit() would begin anew at once, and hold the file
    }

    private void giveUp() {
        Statements old = kept;
        kept = null;
        if (old != null) {
            try {
                old.close();
            } catch (SQLException e) {
                // It is of no use any more in any case.
            }
        }
    }

    /** What was asked for before is still written. */
    @Override
    public void close() {
        synchronized (this) {
            if (!closed) {
                closed = true;
                queue.add(END);
            }
        }
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
