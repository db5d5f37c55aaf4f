package ecumene.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * What is kept, in the SQLite file of a data folder or in PostgreSQL: the same tables, and every commit is on the disk before
 * it counts. Writing goes through one {@link Writer}; reading happens beside it.
 */
public final class Database implements AutoCloseable {

    private static final int READERS = 3;
    private static final int CONNECTIONS = 16;
    private static final int BUSY_MILLIS = 5_000;
    private static final int CONNECT_SECONDS = 5;
    private static final int ANSWER_SECONDS = 60;

    /** A page is written whole however little of it has changed, and a move changes little. */
    private static final int PAGE_BYTES = 1024;

    /** So many pages gather before they are brought to their places: those that change often are then brought there once. */
    private static final int GATHERED_PAGES = 8_000;

    private static final String QUICK = "pragma quick_check(10)";
    private static final String THOROUGH = "pragma integrity_check(10)";

    private static final long PROBE_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final Dialect dialect;
    private final HikariDataSource reading;
    private final @Nullable DataSource lines;
    private final Jdbi reader;
    private final Writer writer;
    private final ReentrantLock probing = new ReentrantLock();
    private volatile Condition condition = Condition.FINE;
    private volatile long lastWritten = System.nanoTime();

    /** @param lines where other servers may be listened to; null if there are none */
    private Database(Dialect dialect, HikariDataSource reading, Writer writer, @Nullable DataSource lines) {
        this.dialect = dialect;
        this.reading = reading;
        this.lines = lines;
        this.writer = writer;
        this.reader = Jdbi.create(reading);
        // What is bound to a statement may be a secret, and what is thrown gets into logs.
        reader.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
    }

    /** Opens the database of a folder and brings its tables up to date. If it is damaged, what can be saved goes on in a new one. */
    public static Database open(DataFolder folder) {
        try {
            Salvage.finish(folder);
            if (Files.exists(folder.database()) && Files.size(folder.database()) > 0) {
                List<String> faults = faults(sqlite(folder.database(), SQLiteConfig.TransactionMode.DEFERRED), QUICK);
                if (!faults.isEmpty()) {
                    Salvage.of(folder, faults.getFirst().lines().findFirst().orElse("damaged"));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file(folder.database());
    }

    /** Looks at the database of a folder that a server may be using; nothing is brought up to date. */
    public static Database look(Path folder) throws IOException {
        Path file = DataFolder.database(folder);
        if (!Files.exists(file)) {
            throw new NoSuchFileException(file.toString());
        }
        return over(file);
    }

    static Database file(Path file) {
        try {
            DataFolder.create(file);
            begin(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        migrate(sqlite(file, SQLiteConfig.TransactionMode.IMMEDIATE), Dialect.SQLITE);
        return over(file);
    }

    private static Database over(Path file) {
        HikariConfig readers = new HikariConfig();
        readers.setPoolName("reader");
        readers.setDataSource(sqlite(file, SQLiteConfig.TransactionMode.DEFERRED));
        readers.setMaximumPoolSize(READERS);
        readers.setMinimumIdle(1);
        // SQLite's connections do not age.
        readers.setMaxLifetime(0);
        return new Database(
                Dialect.SQLITE,
                new HikariDataSource(readers),
                new GroupWriter(sqlite(file, SQLiteConfig.TransactionMode.IMMEDIATE)),
                null);
    }

    /** The size of the pages is chosen before there is anything else. */
    private static void begin(Path file) throws IOException {
        if (Files.size(file) > 0) {
            return;
        }
        SQLiteConfig config = new SQLiteConfig();
        config.setPageSize(PAGE_BYTES);
        try (Connection connection = config.createConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(Dialect.SQLITE.probe());
        } catch (SQLException e) {
            throw new StoreException(Trouble.of(e), e);
        }
    }

    private static DataSource sqlite(Path file, SQLiteConfig.TransactionMode begin) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, Integer.toString(GATHERED_PAGES));
        config.setBusyTimeout(BUSY_MILLIS);
        config.enforceForeignKeys(true);
        config.setTransactionMode(begin);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    /** What the database's own check finds; PostgreSQL has none that asks for no more than the rights of its owner. */
    List<String> faults() {
        return dialect == Dialect.SQLITE ? faults(reading, THOROUGH) : List.of();
    }

    private static List<String> faults(DataSource source, String check) {
        List<String> faults = new ArrayList<>();
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(check)) {
            while (rows.next()) {
                String line = rows.getString(1);
                if (!line.equals("ok")) {
                    faults.add(line);
                }
            }
        } catch (SQLException e) {
            Condition found = Trouble.of(e);
            if (found.state() != Condition.State.DAMAGED) {
                throw new StoreException(found, e);
            }
            faults.add(found.reason());
        }
        return faults;
    }

    /** Opens a database that other servers may use at the same time, and brings its tables up to date. */
    public static Database connect(DatabaseAddress address) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(address.url());
        if (address.user() != null) {
            source.setUser(address.user());
        }
        if (address.password() != null) {
            source.setPassword(address.password());
        }
        source.setApplicationName("ecumene");
        source.setConnectTimeout(CONNECT_SECONDS);
        source.setSocketTimeout(ANSWER_SECONDS);
        source.setTcpKeepAlive(true);
        // The details of an error name ids and values.
        source.setLogServerErrorDetail(false);
        HikariConfig config = new HikariConfig();
        config.setPoolName("postgresql");
        config.setDataSource(source);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(TimeUnit.SECONDS.toMillis(CONNECT_SECONDS));
        HikariDataSource pool = new HikariDataSource(config);
        try {
            migrate(pool, Dialect.POSTGRESQL);
            return new Database(Dialect.POSTGRESQL, pool, new PoolWriter(pool), source);
        } catch (RuntimeException e) {
            pool.close();
            throw e;
        }
    }

    /**
     * One set of scripts for both. They are written in SQLite's words, for a script that has once been carried out must not
     * change: where PostgreSQL knows nothing of {@code without rowid;}, it reads something else there.
     */
    private static void migrate(DataSource source, Dialect dialect) {
        Flyway.configure()
                .dataSource(source)
                .locations("classpath:db")
                .placeholderPrefix("without row")
                .placeholderSuffix(";")
                .placeholders(Map.of("id", dialect.compact()))
                .load()
                .migrate();
    }

    /** Whether other servers may use it at the same time. */
    public boolean isShared() {
        return lines != null;
    }

    /** One of the connections that are kept. */
    Connection connection() throws SQLException {
        return reading.getConnection();
    }

    /** A connection of its own, to listen on. */
    Connection line() throws SQLException {
        if (lines == null) {
            throw new SQLException("nobody else is there to listen to");
        }
        return lines.getConnection();
    }

    Dialect dialect() {
        return dialect;
    }

    /** The time by the clock of the database, in milliseconds since 1970. */
    long now() {
        return read(handle -> handle.createQuery("select " + dialect().now())
                .mapTo(Long.class)
                .one());
    }

    /** How it is: as the latest attempt to write has shown, which is made if there was none for a while. */
    public Condition condition() {
        boolean due = !condition.isFine() || System.nanoTime() - lastWritten > PROBE_NANOS;
        if (due && condition.state() != Condition.State.DAMAGED && probing.tryLock()) {
            try {
                write(statements -> statements.update(dialect.probe()));
            } catch (StoreException e) {
                return e.condition();
            } finally {
                probing.unlock();
            }
        }
        return condition;
    }

    /** Makes a change. Into a database that is damaged nothing is written. */
    void write(Writer.Work work) {
        if (condition.state() == Condition.State.DAMAGED) {
            throw new StoreException(condition);
        }
        try {
            writer.write(work);
        } catch (SQLException e) {
            throw failed(e);
        }
        lastWritten = System.nanoTime();
        if (!condition.isFine() && condition.state() != Condition.State.DAMAGED) {
            condition = Condition.FINE;
        }
    }

    /** Reads, all of it at one moment. */
    <T extends @Nullable Object> T read(HandleCallback<T, RuntimeException> question) {
        try {
            return reader.inTransaction(question);
        } catch (JdbiException e) {
            for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                if (cause instanceof SQLException error) {
                    throw failed(error);
                }
            }
            throw e;
        }
    }

    /** Reads for as long as it takes, everything as it was when it began. */
    <T, X extends Exception> T snapshot(HandleCallback<T, X> question) throws X {
        return reader.inTransaction(dialect.snapshot(), question);
    }

    private StoreException failed(SQLException error) {
        Condition found = Trouble.of(error);
        if (condition.state() != Condition.State.DAMAGED) {
            condition = found;
        }
        return new StoreException(found, error);
    }

    @Override
    public void close() {
        writer.close();
        reading.close();
    }
}
