package ecumene.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A connection, and the statements that were prepared on it: each once, however often it is carried out. */
final class Statements implements AutoCloseable {

    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    Statements(Connection connection) {
        this.connection = connection;
    }

    Connection connection() {
        return connection;
    }

    /** Carries out a change with these values in place of its question marks, and says how many rows it found. */
    int update(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            bind(statement, i + 1, values[i]);
        }
        return statement.executeUpdate();
    }

    private static void bind(PreparedStatement statement, int place, @Nullable Object value) throws SQLException {
        switch (value) {
            case null -> statement.setNull(place, Types.NULL);
            case String text -> statement.setString(place, text);
            case Integer number -> statement.setInt(place, number);
            case Long number -> statement.setLong(place, number);
            case Boolean flag -> statement.setBoolean(place, flag);
            default -> throw new IllegalArgumentException("a database keeps no " + value.getClass());
        }
    }

    @Override
    public void close() throws SQLException {
        try (connection) {
            for (PreparedStatement statement : prepared.values()) {
                statement.close();
            }
        }
    }
}
