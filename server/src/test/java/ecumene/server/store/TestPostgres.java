package ecumene.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A PostgreSQL for the tests of one JVM: the one that {@code ECUMENE_TEST_DATABASE} names, else one that lives as long as they do. */
public final class TestPostgres {

    private static final AtomicInteger NUMBER = new AtomicInteger();
    private static @Nullable String server;

    private TestPostgres() {}

    /** A new empty database. */
    public static DatabaseAddress empty() {
        String url = server();
        String name = "ecumene_" + ProcessHandle.current().pid() + "_" + NUMBER.incrementAndGet();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return new DatabaseAddress(url.replaceFirst("/[^/?]*(\\?|$)", "/" + name + "$1"), null, null);
    }

    private static synchronized String server() {
        if (server == null) {
            String given = System.getenv("ECUMENE_TEST_DATABASE");
            server = given == null ? embedded() : given;
        }
        return server;
    }

    private static String embedded() {
        try {
            // Ends with the JVM.
            return EmbeddedPostgres.builder().start().getJdbcUrl("postgres", "postgres");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
