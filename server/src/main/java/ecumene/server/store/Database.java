package ecumene.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** The SQLite file: every commit is on the disk before it counts. One connection writes; the others read beside it. */
public final class Database implements AutoCloseable {

    private static final int READERS = 3;
    private static final int BUSY_MILLIS = 5_000;

    private final HikariDataSource writing;
    private final HikariDataSource reading;
    private final Jdbi writer;
    private final Jdbi reader;

    private Database(HikariDataSource writing, HikariDataSource reading) {
        this.writing = writing;
        this.reading = reading;
        this.writer = jdbi(writing);
        this.reader = jdbi(reading);
    }

    private static Jdbi jdbi(HikariDataSource source) {
        Jdbi jdbi = Jdbi.create(source);
        // What is bound to a statement may be a secret, and what is thrown gets into logs.
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        return jdbi;
    }

    /** Opens the database of a folder and brings its tables up to date. */
    public static Database open(DataFolder folder) {
        HikariDataSource writing = pool(folder, "writer", 1, SQLiteConfig.TransactionMode.IMMEDIATE);
        try {
            Flyway.configure()
                    .dataSource(writing)
                    .locations("classpath:db")
                    .load()
                    .migrate();
            return new Database(writing, pool(folder, "reader", READERS, SQLiteConfig.TransactionMode.DEFERRED));
        } catch (RuntimeException e) {
            writing.close();
            throw e;
        }
    }

    private static HikariDataSource pool(DataFolder folder, String name, int size, SQLiteConfig.TransactionMode begin) {
        SQLiteConfig sqlite = new SQLiteConfig();
        sqlite.setJournalMode(SQLiteConfig.JournalMode.WAL);
        sqlite.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        sqlite.setBusyTimeout(BUSY_MILLIS);
        sqlite.enforceForeignKeys(true);
        sqlite.setTransactionMode(begin);
        SQLiteDataSource source = new SQLiteDataSource(sqlite);
        source.setUrl("jdbc:sqlite:" + folder.database());
        HikariConfig config = new HikariConfig();
        config.setPoolName(name);
        config.setDataSource(source);
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(1);
        // SQLite's connections do not age.
        config.setMaxLifetime(0);
        return new HikariDataSource(config);
    }

    /** For changes. Waiting for it happens here, in Java, and not inside the driver. */
    Jdbi writer() {
        return writer;
    }

    Jdbi reader() {
        return reader;
    }

    @Override
    public void close() {
        reading.close();
        writing.close();
    }
}
