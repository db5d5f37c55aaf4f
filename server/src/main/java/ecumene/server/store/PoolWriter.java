package ecumene.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Each change on a connection of its own: PostgreSQL itself gathers commits, and its driver keeps statements prepared. */
final class PoolWriter implements Writer {

    private final DataSource pool;

    PoolWriter(DataSource pool) {
        this.pool = pool;
    }

    @Override
    public void write(Work work) throws SQLException {
        try (Statements statements = new Statements(pool.getConnection())) {
            Connection connection = statements.connection();
            connection.setAutoCommit(false);
            try {
                work.on(statements);
                connection.commit();
            } catch (SQLException | RuntimeException | Error e) {
                undo(connection, e);
                throw e;
            }
        }
    }

    private static void undo(Connection connection, Throwable reason) {
        try {
            connection.rollback();
        } catch (SQLException e) {
            reason.addSuppressed(e); // the connection is gone, and with it what was begun
        }
    }

    /** The pool is closed by who has made it. */
    @Override
    public void close() {}
}
