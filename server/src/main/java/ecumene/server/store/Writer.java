package ecumene.server.store;

import java.sql.SQLException;

/** The way into a database. */
interface Writer extends AutoCloseable {

    /** A change, whole or not at all. It may be begun more than once, but only one of the attempts counts. */
    @FunctionalInterface
    interface Work {
        void on(Statements statements) throws SQLException;
    }

    /** Returns when the change is there for good. If it throws, nothing was changed, unless the connection broke at the end. */
    void write(Work work) throws SQLException;

    @Override
    void close();
}
