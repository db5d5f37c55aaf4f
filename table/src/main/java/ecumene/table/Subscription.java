package ecumene.table;

import java.util.function.Consumer;

/**
 * Somebody's listening to a table. Keep it as long as you listen: a table that nobody holds may be forgotten and loaded
 * again later. Close it to hear no more.
 */
public final class Subscription implements AutoCloseable {

    private final Table table;
    private final Viewer viewer;
    private final Listener listener;
    private final Consumer<Throwable> onFailure;
    private int newest;
    private int told;
    private boolean busy;
    private boolean closed;

    Subscription(Table table, Viewer viewer, int version, Listener listener, Consumer<Throwable> onFailure) {
        this.table = table;
        this.viewer = viewer;
        this.listener = listener;
        this.onFailure = onFailure;
        this.newest = version;
        this.told = version;
    }

    public Table table() {
        return table;
    }

    public Viewer viewer() {
        return viewer;
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        table.steward().forget(this);
    }

    /** Returns at once, whatever the listener is doing. */
    synchronized void tell(int version) {
        newest = version;
        if (!busy && !closed) {
            if (listener.knows(version)) {
                told = version;
                return;
            }
            busy = true;
            Thread.ofVirtual().start(this::run);
        }
    }

    private void run() {
        while (true) {
            int version;
            synchronized (this) {
                if (closed || told == newest) {
                    busy = false;
                    return;
                }
                version = newest;
                told = version;
            }
            try {
                listener.changed(version);
            } catch (RuntimeException | Error e) {
                onFailure.accept(e);
            }
        }
    }
}
