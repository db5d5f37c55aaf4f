package ecumene.server.store;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The rows of a match as they are kept, to carry them elsewhere: whatever columns there are, whatever they mean. */
record Rows(Map<String, Object> match, List<Map<String, Object>> seats, List<Map<String, Object>> journal) {

    /** SQLite has numbers for these. */
    private static final Set<String> FLAGS = Set.of("open", "resigned");

    /** Who has a match just now is of no use elsewhere. */
    private static final Set<String> LEFT_OUT = Set.of("holder", "held_until");

    /** Older archives do not say where bots are to go on. */
    private static final String GO_ON = """
            update match set due = 0 where id = ? and due is null and result is null
            and id in (select match from seat where bot is not null and awaited_since is not null)
            and id in (select match from seat where kind = 'PERSON')""";

    private static final Pattern COLUMN = Pattern.compile("[a-z_]{1,40}");

    static List<String> ids(Handle handle) {
        return handle.createQuery("select id from match order by id")
                .mapTo(String.class)
                .list();
    }

    static List<Map<String, Object>> guests(Handle handle) {
        return handle.createQuery("select * from guest order by id").mapToMap().list();
    }

    static Rows read(Handle handle, String id) {
        return new Rows(
                select(handle, "select * from match where id = :id", id).getFirst(),
                select(handle, "select * from seat where match = :id order by seat", id),
                select(handle, "select * from journal where match = :id order by number", id));
    }

    private static List<Map<String, Object>> select(Handle handle, String sql, String id) {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (Map<String, Object> row :
                handle.createQuery(sql).bind("id", id).mapToMap().list()) {
            Map<String, Object> kept = new LinkedHashMap<>();
            row.forEach((column, value) -> {
                if (value != null && !LEFT_OUT.contains(column)) {
                    kept.put(
                            column,
                            FLAGS.contains(column) && value instanceof Number flag ? flag.intValue() != 0 : value);
                }
            });
            rows.add(kept);
        }
        return rows;
    }

    /** A damaged tree may lose rows and say nothing: a match that would go on without its latest moves is not whole. */
    void checkWhole() {
        if (seats.isEmpty()
                || !(match.get("version") instanceof Number version)
                || version.intValue() != journal.size()) {
            throw new IllegalStateException("rows are missing");
        }
    }

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("match", match);
        json.put("seats", seats);
        json.put("journal", journal);
        return json;
    }

    /** Adds a match, whole; says no if there is one of its id. */
    static boolean add(Database database, JsonNode line) throws IOException {
        for (JsonNode row : List.of(line.path("match"), line.path("seats"), line.path("journal"))) {
            for (JsonNode each : row.isArray() ? row : List.of(row)) {
                if (!each.propertyNames().stream()
                        .allMatch(name -> COLUMN.matcher(name).matches())) {
                    throw new IOException("there is no such column");
                }
            }
        }
        boolean[] added = {true};
        database.write(statements -> {
            added[0] = insert(statements, "match", line.path("match"), " on conflict (id) do nothing") == 1;
            if (added[0]) {
                // One that was lost is found again.
                statements.update(
                        "delete from damaged where match = ?",
                        line.path("match").path("id").asString(""));
                for (JsonNode seat : line.path("seats")) {
                    insert(statements, "seat", seat, "");
                }
                for (JsonNode entry : line.path("journal")) {
                    insert(statements, "journal", entry, "");
                }
                statements.update(GO_ON, line.path("match").path("id").asString(""));
            }
        });
        return added[0];
    }

    static void addGuest(Statements statements, JsonNode guest) throws SQLException {
        insert(statements, "guest", guest, " on conflict (id) do nothing");
    }

    private static int insert(Statements statements, String table, JsonNode row, String otherwise) throws SQLException {
        List<String> columns = new ArrayList<>();
        List<@Nullable Object> values = new ArrayList<>();
        row.forEachEntry((column, value) -> {
            columns.add(column);
            values.add(value(value));
        });
        String places = String.join(", ", columns.stream().map(column -> "?").toList());
        return statements.update(
                "insert into " + table + " (" + String.join(", ", columns) + ") values (" + places + ")" + otherwise,
                values.toArray());
    }

    private static @Nullable Object value(JsonNode value) {
        if (value.isBoolean()) {
            return value.asBoolean();
        }
        return value.isIntegralNumber() ? (Object) value.asLong() : value.isNull() ? null : value.asString();
    }
}
