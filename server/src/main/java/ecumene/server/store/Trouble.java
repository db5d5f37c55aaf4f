package ecumene.server.store;

import java.sql.SQLException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What the databases' errors mean. */
final class Trouble {

    private static final Set<SQLiteErrorCode> TAKEN =
            Set.of(SQLiteErrorCode.SQLITE_CONSTRAINT_PRIMARYKEY, SQLiteErrorCode.SQLITE_CONSTRAINT_UNIQUE);
    private static final String TAKEN_STATE = "23505";
    private static final String FULL_STATE = "53100";

    /** Data or an index corrupted. */
    private static final String DAMAGED_STATES = "XX00";

    private Trouble() {}

    /** Whether what was to be added is there already. */
    static boolean isTaken(SQLException error) {
        return error instanceof SQLiteException sqlite
                ? TAKEN.contains(sqlite.getResultCode())
                : TAKEN_STATE.equals(error.getSQLState());
    }

    /** What an error says about the database. */
    static Condition of(SQLException error) {
        Condition.State state = error instanceof SQLiteException sqlite ? state(sqlite) : state(error.getSQLState());
        return new Condition(state, String.valueOf(error.getMessage()));
    }

    private static Condition.State state(SQLiteException error) {
        // An extended code has the plain one in its last byte.
        int plain = error.getResultCode().code & 0xff;
        if (plain == SQLiteErrorCode.SQLITE_FULL.code) {
            return Condition.State.FULL;
        }
        return plain == SQLiteErrorCode.SQLITE_CORRUPT.code || plain == SQLiteErrorCode.SQLITE_NOTADB.code
                ? Condition.State.DAMAGED
                : Condition.State.AWAY;
    }

    private static Condition.State state(@Nullable String sqlState) {
        String code = sqlState == null ? "" : sqlState.toUpperCase(Locale.ROOT);
        if (code.equals(FULL_STATE)) {
            return Condition.State.FULL;
        }
        return code.startsWith(DAMAGED_STATES) && !code.endsWith("0") ? Condition.State.DAMAGED : Condition.State.AWAY;
    }
}
