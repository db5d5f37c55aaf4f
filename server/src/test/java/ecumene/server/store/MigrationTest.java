package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ecumene.server.Plans;
import ecumene.table.FairThreads;
import ecumene.table.Gesture;
import ecumene.table.Hospitality;
import ecumene.table.Observer;
import ecumene.table.Sitting;
import ecumene.table.Summary;
import ecumene.table.Table;
import ecumene.table.TableState;
import ecumene.table.Tables;
import ecumene.table.Viewer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Houses of every schema there has been, as they were left ({@code schemas/V….sql}): today's program opens them, and every match
 * in them is played to its end.
 */
class MigrationTest {

    private static final int MATCHES = 7;
    private static final List<String> TABLES = List.of("guest", "match", "seat", "journal");

    @TempDir
    private Path data;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void everyMatchOfAnOlderFileGoesOn(int schema) throws Exception {
        lay(schema);
        try (DataFolder folder = DataFolder.claim(data);
                Database database = Database.open(folder)) {
            goesOn(database);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void everyMatchOfAnOlderPostgresGoesOn(int schema) throws Exception {
        lay(schema);
        DatabaseAddress address = TestPostgres.empty();
        carry(schema, address);
        try (Database database = Database.connect(address)) {
            goesOn(database);
        }
    }

    /** The newest needs no house: it gets one, left by the program of that time, when there is a newer one. */
    @Test
    void everyOlderSchemaHasAHouse() throws Exception {
        try (DataFolder folder = DataFolder.claim(data);
                Database database = Database.open(folder)) {
            assertThat(database.condition().isFine()).isTrue();
        }
        int newest;
        try (Connection file = file();
                Statement statement = file.createStatement();
                ResultSet row =
                        statement.executeQuery("select max(cast(version as integer)) from flyway_schema_history")) {
            newest = row.getInt(1);
        }
        assertThat(newest).isGreaterThan(1);
        for (int schema = 1; schema < newest; schema++) {
            assertThat(house(schema)).as("schemas/V" + schema + ".sql").isPresent();
        }
    }

    // ---------------------------------------------------------------- playing on

    private static void goesOn(Database database) {
        Verification before = Verification.of(database, Plans.GAMES, done -> {});
        assertThat(before.faults()).isEmpty();
        assertThat(before.matches()).isEqualTo(MATCHES);
        assertThat(before.otherRules()).isZero();
        MatchStore store = new MatchStore(database, Plans.GAMES);
        try (Tables tables = new Tables(
                Plans.GAMES, store, InstantSource.system(), FairThreads.thinkers(), Hospitality.USUAL, Observer.NONE)) {
            tables.resume();
            for (String id : store.ids()) {
                playToTheEnd(tables.find(id));
            }
        }
        Verification after = Verification.of(database, Plans.GAMES, done -> {});
        assertThat(after.faults()).isEmpty();
        assertThat(after.entries()).isGreaterThan(before.entries());
        assertThat(store.ids()).allMatch(id -> {
            StoredMatch match = store.find(id);
            return match != null && match.summary().finished();
        });
    }

    private static void playToTheEnd(Table table) {
        for (Sitting sitting : table.summary().seats()) {
            if (sitting.kind() == Sitting.Kind.FREE) {
                String host = owner(table, 0);
                String invitation = table.state(new Viewer(host, 0)).invitation();
                table.join("newcomer", table.summary().seats().indexOf(sitting), String.valueOf(invitation), "Eva");
            }
        }
        while (!table.summary().finished()) {
            await().atMost(Duration.ofMinutes(1))
                    .until(() -> table.summary().finished() || asked(table.summary()) != null);
            Integer seat = asked(table.summary());
            if (seat != null) {
                String guest = owner(table, seat);
                TableState state = table.state(new Viewer(guest, seat));
                table.play(
                        guest,
                        new Gesture(
                                seat,
                                state.summary().ply(),
                                state.undone(),
                                List.of(state.moves().getFirst())),
                        Duration.ZERO);
            }
        }
    }

    /** A person who is to decide; none while bots do. */
    private static @Nullable Integer asked(Summary summary) {
        return summary.awaiting().stream()
                .filter(seat -> summary.seats().get(seat).isPerson())
                .findFirst()
                .orElse(null);
    }

    private static String owner(Table table, int seat) {
        return Optional.ofNullable(table.summary().seats().get(seat).owner()).orElseThrow();
    }

    // ---------------------------------------------------------------- houses

    private static Optional<String> house(int schema) throws IOException {
        try (InputStream script = MigrationTest.class.getResourceAsStream("/schemas/V" + schema + ".sql")) {
            return script == null
                    ? Optional.empty()
                    : Optional.of(new String(script.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private Connection file() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ecumene.db"));
    }

    private void lay(int schema) throws IOException, SQLException {
        try (Connection file = file();
                Statement statement = file.createStatement()) {
            file.setAutoCommit(false);
            for (String command : house(schema).orElseThrow().split(";\n", -1)) {
                if (!command.isBlank()) {
                    statement.executeUpdate(command);
                }
            }
            file.commit();
        }
    }

    /** The same house in PostgreSQL, with the tables as that schema had them. */
    private void carry(int schema, DatabaseAddress address) throws SQLException {
        Flyway.configure()
                .dataSource(address.url(), null, null)
                .locations("classpath:db")
                .placeholderPrefix("without row")
                .placeholderSuffix(";")
                .placeholders(Map.of("id", Dialect.POSTGRESQL.compact()))
                .target(Integer.toString(schema))
                .load()
                .migrate();
        try (Connection file = file();
                Connection postgres = DriverManager.getConnection(address.url())) {
            for (String table : TABLES) {
                carry(table, file, postgres);
            }
        }
    }

    private static void carry(String table, Connection file, Connection postgres) throws SQLException {
        try (Statement statement = file.createStatement();
                ResultSet rows = statement.executeQuery("select * from " + table)) {
            int columns = rows.getMetaData().getColumnCount();
            String marks = String.join(", ", Collections.nCopies(columns, "?"));
            try (PreparedStatement insert =
                    postgres.prepareStatement("insert into " + table + " values (" + marks + ")")) {
                while (rows.next()) {
                    for (int column = 1; column <= columns; column++) {
                        int type = insert.getParameterMetaData().getParameterType(column);
                        insert.setObject(
                                column, type == Types.BIT ? (Object) rows.getBoolean(column) : rows.getObject(column));
                    }
                    insert.executeUpdate();
                }
            }
        }
    }
}
