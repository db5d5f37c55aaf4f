package ecumene.server;

import ecumene.engine.Game;
import ecumene.server.store.DatabaseAddress;
import ecumene.server.store.TestPostgres;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What tests set up again and again. */
public final class Plans {

    public static final List<Game<?, ?>> GAMES = List.of(new Tempus(), new SealedBids());

    private Plans() {}

    /** Which database the servers of the tests have: the build runs them once with each. */
    public static final String STORE = "ecumene.store";

    public static final String POSTGRES = "postgresql";
    public static final boolean ON_POSTGRES = POSTGRES.equals(System.getProperty(STORE));

    /** The databases that stand for folders. */
    private static final Map<Path, DatabaseAddress> DATABASES = new ConcurrentHashMap<>();

    /** A server for one test: any free port, no limits. */
    public static ServerConfig config(Path data) {
        return ServerConfig.local(GAMES, data)
                .withPort(0)
                .withLimits(false)
                .withDatabase(ON_POSTGRES ? database(data) : null);
    }

    private static DatabaseAddress database(Path data) {
        return DATABASES.computeIfAbsent(data, folder -> TestPostgres.empty());
    }

    /** A connection to what a server keeps, behind its back. */
    public static Connection connect(Path data) throws SQLException {
        return DriverManager.getConnection(
                ON_POSTGRES ? database(data).url() : "jdbc:sqlite:" + data.resolve("ecumene.db"));
    }

    /** Changes what a server has kept, and says how many rows that were. */
    public static int change(Path data, String sql) throws SQLException {
        try (Connection connection = connect(data);
                Statement statement = connection.createStatement()) {
            return statement.executeUpdate(sql);
        }
    }

    public static Map<String, Object> me() {
        return Map.of("kind", "ME");
    }

    public static Map<String, Object> person() {
        return Map.of("kind", "PERSON");
    }

    public static Map<String, Object> bot(String level) {
        return Map.of("kind", "BOT", "bot", level);
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // the seats are only read
    public static Map<String, Object> match(String game, Map<String, Object>... seats) {
        Map<String, Object> plan = new LinkedHashMap<>();
        plan.put("game", game);
        plan.put("seats", new ArrayList<>(List.of(seats)));
        return plan;
    }
}
