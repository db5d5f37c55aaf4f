package ecumene.table;

/** Is told that a table has changed. */
@FunctionalInterface
public interface Listener {

    /**
     * The table has reached a version, and it is stored. Called on a virtual thread of this listener's own, never twice at
     * once, the newest version last; versions that came while it was busy are left out. So it may take its time (ask for the
     * state, write to a socket) without anybody waiting for it.
     */
    void changed(int version);

    /**
     * Whether this listener learns of the version anyway, from what is being done just now: then it is not told. Called by the
     * thread that has changed the table, which must not be kept waiting.
     */
    default boolean knows(int version) {
        return false;
    }
}
