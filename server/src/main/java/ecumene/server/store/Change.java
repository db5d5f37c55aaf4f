package ecumene.server.store;

import ecumene.table.Sitting;
import ecumene.table.Summary;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What an entry changes of how its match stands: only that is written. */
final class Change implements Writer.Work {

    private static final String SITTING =
            "update seat set kind = ?, owner = ?, name = ?, bot = ?, resigned = ? where match = ? and seat = ?";
    private static final String AWAITED = "update seat set awaited_since = ? where match = ? and seat = ?";

    private record Update(String sql, List<@Nullable Object> values) {}

    private final List<Update> updates = new ArrayList<>();

    private Change() {}

    static Change of(String id, Summary before, Summary now, Dialect dialect, @Nullable Duration due) {
        Change change = new Change();
        change.standing(id, before, now, dialect, due);
        for (int seat = 0; seat < now.seats().size(); seat++) {
            Sitting sitting = now.seats().get(seat);
            if (!sitting.equals(before.seats().get(seat))) {
                change.add(
                        SITTING,
                        sitting.kind().name(),
                        sitting.owner(),
                        sitting.name(),
                        sitting.bot(),
                        sitting.resigned(),
                        id,
                        seat);
            }
            Long since = MatchStore.since(now, seat);
            if (!Objects.equals(since, MatchStore.since(before, seat))) {
                change.add(AWAITED, since, id, seat);
            }
        }
        return change;
    }

    private void standing(String id, Summary before, Summary now, Dialect dialect, @Nullable Duration due) {
        StringBuilder sql = new StringBuilder("update match set holder = null, held_until = null, version = ?");
        List<@Nullable Object> values = new ArrayList<>();
        values.add(now.version());
        if (due == null) {
            sql.append(", due = null");
        } else {
            sql.append(", due = ").append(dialect.now()).append(" + ?");
            values.add(due.toMillis());
        }
        if (now.ply() != before.ply()) {
            sql.append(", ply = ?");
            values.add(now.ply());
        }
        if (now.round() != before.round()) {
            sql.append(", round = ?");
            values.add(now.round());
        }
        if (!now.phase().equals(before.phase())) {
            sql.append(", phase = ?");
            values.add(now.phase());
        }
        if (!Objects.equals(now.result(), before.result())) {
            sql.append(", result = ?");
            values.add(MatchStore.result(now));
        }
        if (!now.updated().equals(before.updated())) {
            sql.append(", updated = ?");
            values.add(now.updated().toEpochMilli());
        }
        values.add(id);
        add(sql.append(" where id = ?").toString(), values.toArray());
    }

    private void add(String sql, @Nullable Object... values) {
        updates.add(new Update(sql, Arrays.asList(values)));
    }

    @Override
    public void on(Statements statements) throws SQLException {
        for (Update update : updates) {
            if (statements.update(update.sql(), update.values().toArray()) != 1) {
                throw new IllegalStateException("no match to write to");
            }
        }
    }
}
