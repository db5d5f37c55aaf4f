package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** The file in the data folder. */
class SqliteStoreTest extends KeptLaws {

    @TempDir
    private Path data;

    private DataFolder folder;

    @Override
    Database fresh() {
        try {
            folder = DataFolder.claim(data);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return again();
    }

    @Override
    Database again() {
        return Database.open(folder);
    }

    @AfterEach
    void release() {
        folder.close();
    }

    /** Files of older houses know the script by its sum: it must never change. */
    @Test
    void theFirstScriptIsStillTheOneThatWasReleased() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.database());
                Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery("select checksum from flyway_schema_history where version = '1'")) {
            assertThat(row.getInt(1)).isEqualTo(-426196747);
        }
    }

    /** As a full disk does it: from some moment on there is no room, and later there is again. */
    @Test
    void whereThereIsNoRoomNothingIsAcknowledged() throws SQLException {
        String id = waiting("aaaaaaaaaaaaaaaa", ANA, Duration.ZERO).info().id();
        String line = "insert into journal (match, number, at, kind, seat, body) values (?, ?, 0, 'said', 0, ?)";
        List<Integer> acknowledged = new ArrayList<>();
        SQLException full = null;
        try (GroupWriter writer = new GroupWriter(withRoomFor(20))) {
            for (int number = 1; full == null; number++) {
                int next = number;
                try {
                    writer.write(statements -> statements.update(line, id, next, "x".repeat(800)));
                    acknowledged.add(number);
                } catch (SQLException e) {
                    full = e;
                }
            }
            assertThat(Trouble.of(full).state()).isEqualTo(Condition.State.FULL);
            writer.write(statements -> statements.update("update guest set name = name"));
        }
        assertThat(acknowledged).hasSizeBetween(5, 40);
        assertThat(numbers(id)).isEqualTo(acknowledged);
        int after = acknowledged.size() + 1;
        database().write(statements -> statements.update(line, id, after, "there is room again"));
        assertThat(numbers(id)).hasSize(after);
        assertThat(database().faults()).isEmpty();
    }

    private List<Integer> numbers(String id) {
        return database()
                .read(handle -> handle.createQuery("select number from journal where match = :id order by number")
                        .bind("id", id)
                        .mapTo(Integer.class)
                        .list());
    }

    private DataSource withRoomFor(int pages) throws SQLException {
        int there = database()
                .read(handle -> handle.createQuery("pragma page_count")
                        .mapTo(Integer.class)
                        .one());
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setPragma(SQLiteConfig.Pragma.MAX_PAGE_COUNT, Integer.toString(there + pages));
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + folder.database());
        return source;
    }
}
