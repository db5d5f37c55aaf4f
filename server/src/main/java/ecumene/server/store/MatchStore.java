package ecumene.server.store;

import ecumene.engine.Game;
import ecumene.engine.Result;
import ecumene.table.Beginning;
import ecumene.table.ConflictException;
import ecumene.table.Entry;
import ecumene.table.Kept;
import ecumene.table.Pace;
import ecumene.table.Sitting;
import ecumene.table.Store;
import ecumene.table.Summary;
import ecumene.table.TableException;
import ecumene.table.TableInfo;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Matches and their journals. A move is one transaction: its line, the match's summary and its seats, or nothing. */
public final class MatchStore implements Store {

    private static final Logger LOG = LoggerFactory.getLogger(MatchStore.class);

    private static final String NEW_MATCH = """
            insert into match (id, game, rules, options, host, pace, open, created, fork_of, seed, start,
                invitation, first_seats, version, ply, round, phase, result, updated, due)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,""";
    private static final String NEW_SEAT = """
            insert into seat (match, seat, kind, owner, name, bot, resigned, awaited_since)
            values (?, ?, ?, ?, ?, ?, ?, ?)""";
    private static final String NEW_LINE =
            "insert into journal (match, number, at, kind, seat, body) values (?, ?, ?, ?, ?, ?)";

    private final Database database;
    private final Leases leases;
    private final KeptStore kept;
    private final String newMatch;
    private final Map<String, Game<?, ?>> games;
    private volatile Committed committed = (id, version) -> {};

    public MatchStore(Database database, List<Game<?, ?>> games) {
        this.database = database;
        this.leases = new Leases(database, games);
        this.kept = new KeptStore(database);
        this.newMatch = NEW_MATCH + " " + database.dialect().now() + " + ?)";
        this.games = games.stream()
                .collect(Collectors.toMap(
                        game -> game.info().id(), game -> game, (one, other) -> one, LinkedHashMap::new));
    }

    // ---------------------------------------------------------------- what the tables need

    @Override
    public void create(Beginning beginning, Summary summary, @Nullable Duration due) {
        TableInfo info = beginning.info();
        String options = Json.text(new TreeMap<>(info.options()));
        String start = beginning.start() == null ? null : Json.text(beginning.start());
        String firstSeats =
                Json.text(beginning.seats().stream().map(SittingNotation::of).toList());
        String result = result(summary);
        database.write(statements -> {
            statements.update(
                    newMatch,
                    info.id(),
                    info.game(),
                    beginning.rules(),
                    options,
                    info.host(),
                    info.pace().name(),
                    info.open(),
                    info.created().toEpochMilli(),
                    info.forkOf(),
                    beginning.seed(),
                    start,
                    beginning.invitation(),
                    firstSeats,
                    summary.version(),
                    summary.ply(),
                    summary.round(),
                    summary.phase(),
                    result,
                    summary.updated().toEpochMilli(),
                    due == null ? null : due.toMillis());
            for (int seat = 0; seat < summary.seats().size(); seat++) {
                Sitting sitting = summary.seats().get(seat);
                statements.update(
                        NEW_SEAT,
                        info.id(),
                        seat,
                        sitting.kind().name(),
                        sitting.owner(),
                        sitting.name(),
                        sitting.bot(),
                        sitting.resigned(),
                        since(summary, seat));
            }
        });
    }

    @Override
    public void append(String id, int number, Entry entry, Summary before, Summary now, @Nullable Duration due) {
        EntryNotation line = EntryNotation.of(entry);
        Change change = Change.of(id, before, now, database.dialect(), due);
        database.write(statements -> {
            try {
                statements.update(NEW_LINE, id, number, line.at(), line.kind(), line.seat(), line.body());
            } catch (SQLException e) {
                if (Trouble.isTaken(e)) {
                    throw new ConflictException(); // the primary key decides who was first
                }
                throw e;
            }
            change.on(statements);
        });
        committed.tell(id, number);
    }

    /** Is told what has been added to the journals, after it is there for good. */
    @FunctionalInterface
    public interface Committed {
        void tell(String id, int version);
    }

    public void whenCommitted(Committed listener) {
        committed = listener;
    }

    static @Nullable String result(Summary summary) {
        return summary.result() == null ? null : Json.text(summary.result());
    }

    static @Nullable Long since(Summary summary, int seat) {
        Instant since = summary.awaited().get(seat);
        return since == null ? null : since.toEpochMilli();
    }

    @Override
    public Map<String, Integer> versions(Collection<String> ids) {
        return ids.isEmpty()
                ? Map.of()
                : database.read(handle -> handle.createQuery("select id, version from match where id in (<ids>)")
                        .bindList("ids", List.copyOf(ids))
                        .map((row, context) -> Map.entry(row.getString("id"), row.getInt("version")))
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /** All matches, in no order that means anything. */
    public List<String> ids() {
        return database.read(Rows::ids);
    }

    /** A match as it is listed; null if there is none of this id. */
    public @Nullable StoredMatch find(String id) {
        return database.read(
                handle -> read(handle, List.of(id)).stream().findFirst().orElse(null));
    }

    @Override
    public @Nullable Beginning beginning(String id) {
        return database.read(handle -> {
            boolean lost = handle.createQuery("select 1 from damaged where match = :id")
                    .bind("id", id)
                    .mapTo(Integer.class)
                    .findOne()
                    .isPresent();
            if (lost) {
                throw damaged(id);
            }
            return handle.createQuery("select * from match where id = :id")
                    .bind("id", id)
                    .map((row, context) -> whole(id, () -> beginning(row)))
                    .findOne()
                    .orElse(null);
        });
    }

    private interface Reading<T> {
        T get() throws SQLException;
    }

    /** What can be read but not understood is damaged, and harms nobody else. */
    private static <T> T whole(String id, Reading<T> reading) throws SQLException {
        try {
            return reading.get();
        } catch (RuntimeException e) {
            LOG.warn("Match {} is damaged: {}", id, e.toString());
            throw damaged(id);
        }
    }

    private static TableException damaged(String id) {
        return new TableException(TableException.Code.DAMAGED, "match " + id + " is damaged");
    }

    private static Beginning beginning(ResultSet row) throws SQLException {
        String start = row.getString("start");
        List<Sitting> seats = new ArrayList<>();
        for (var sitting : Json.parse(row.getString("first_seats"))) {
            seats.add(Json.read(sitting, SittingNotation.class).sitting());
        }
        return new Beginning(
                info(row),
                row.getInt("rules"),
                row.getLong("seed"),
                start == null ? null : Json.data(Json.parse(start)),
                row.getString("invitation"),
                seats);
    }

    private static TableInfo info(ResultSet row) throws SQLException {
        return new TableInfo(
                row.getString("id"),
                row.getString("game"),
                RecordNotation.options(Json.parse(row.getString("options"))),
                row.getString("host"),
                Pace.valueOf(row.getString("pace")),
                row.getBoolean("open"),
                Instant.ofEpochMilli(row.getLong("created")),
                row.getString("fork_of"));
    }

    @Override
    public List<Entry> journal(Beginning beginning, int after) {
        Game<?, ?> game = Objects.requireNonNull(
                games.get(beginning.info().game()), () -> beginning.info().game());
        return database.read(handle -> handle.createQuery(
                        "select at, kind, seat, body from journal where match = :match and number > :after order by number")
                .bind("match", beginning.info().id())
                .bind("after", after)
                .map((row, context) -> whole(
                        beginning.info().id(),
                        () -> new EntryNotation(
                                        row.getLong("at"),
                                        row.getString("kind"),
                                        number(row, "seat"),
                                        row.getString("body"))
                                .entry(game)))
                .list());
    }

    private static @Nullable Integer number(ResultSet row, String column) throws SQLException {
        int value = row.getInt(column);
        return row.wasNull() ? null : value;
    }

    @Override
    public void keep(Beginning beginning, Kept stood) {
        kept.keep(beginning, stood);
    }

    @Override
    public @Nullable Kept kept(Beginning beginning) {
        return kept.find(beginning);
    }

    @Override
    public List<String> awaitingBots() {
        return database.read(handle -> handle.createQuery(
                        "select distinct match from seat where bot is not null and awaited_since is not null")
                .mapTo(String.class)
                .list());
    }

    // ---------------------------------------------------------------- several servers

    /** The folder of a SQLite file belongs to one server. */
    @Override
    public boolean isShared() {
        return database.isShared();
    }

    /** With SQLite there is nobody to take it from, and nothing is written. */
    @Override
    public Taking take(String id, int version, Duration time) {
        if (!isShared() || leases.take(id, version, time)) {
            return Taking.TAKEN;
        }
        return Objects.equals(versions(List.of(id)).get(id), version) ? Taking.NOT_NOW : Taking.BEHIND;
    }

    @Override
    public List<String> takeDue(int most, Duration overdue, Duration time) {
        return leases.takeDue(most, overdue, time);
    }

    // ---------------------------------------------------------------- lists

    /**
     * The matches a guest has a seat in: those that wait for the guest first, then the latest.
     *
     * @param from how many of them are left out at the beginning
     */
    public List<StoredMatch> of(String guest, int from, int most) {
        return list(from, most, "id in (select match from seat where owner = :guest)", """
                exists (select 1 from seat where seat.match = match.id and owner = :guest and kind = 'PERSON'
                    and awaited_since is not null) desc,""", guest);
    }

    /** Open tables that wait for somebody to sit down, the latest first; not those of guests who already sit there. */
    public List<StoredMatch> open(String guest, int most) {
        return list(0, most, """
                open and result is null and exists (select 1 from seat where seat.match = match.id and kind = 'FREE')
                and not exists (select 1 from seat where seat.match = match.id and owner = :guest)""", "", guest);
    }

    private List<StoredMatch> list(int from, int most, String which, String first, String guest) {
        return database.read(handle -> {
            List<String> ids = handle.createQuery("select id from match where " + which + " order by " + first
                            + " updated desc, id limit :most offset :from")
                    .bind("guest", guest)
                    .bind("most", most)
                    .bind("from", from)
                    .mapTo(String.class)
                    .list();
            return ids.isEmpty() ? List.<StoredMatch>of() : read(handle, ids);
        });
    }

    /** Those of these ids that can be read; a damaged one is left out. */
    private List<StoredMatch> read(Handle handle, List<String> ids) {
        Map<String, List<Seat>> seats = new LinkedHashMap<>();
        Set<String> damaged = new HashSet<>();
        handle.createQuery("select * from seat where match in (<ids>) order by match, seat")
                .bindList("ids", ids)
                .map((row, context) -> {
                    try {
                        return Optional.of(whole(row.getString("match"), () -> seat(row)));
                    } catch (TableException e) {
                        damaged.add(row.getString("match"));
                        return Optional.<Seat>empty();
                    }
                })
                .forEach(found -> found.ifPresent(seat -> seats.computeIfAbsent(seat.match(), key -> new ArrayList<>())
                        .add(seat)));
        Map<String, StoredMatch> found = new LinkedHashMap<>();
        handle.createQuery("select * from match where id in (<ids>)")
                .bindList("ids", ids)
                .map((row, context) -> {
                    String id = row.getString("id");
                    try {
                        return whole(
                                id,
                                () -> Optional.of(new StoredMatch(
                                        info(row),
                                        row.getInt("rules"),
                                        summary(row, seats.getOrDefault(id, List.of())))));
                    } catch (TableException e) {
                        return Optional.<StoredMatch>empty();
                    }
                })
                .forEach(each -> each.ifPresent(match -> found.put(match.info().id(), match)));
        found.keySet().removeAll(damaged);
        return ids.stream().filter(found::containsKey).map(found::get).toList();
    }

    private record Seat(
            String match,
            int seat,
            Sitting sitting,
            @Nullable Instant since) {}

    private static Seat seat(ResultSet row) throws SQLException {
        long since = row.getLong("awaited_since");
        return new Seat(
                row.getString("match"),
                row.getInt("seat"),
                new Sitting(
                        Sitting.Kind.valueOf(row.getString("kind")),
                        row.getString("owner"),
                        row.getString("name"),
                        row.getString("bot"),
                        row.getBoolean("resigned")),
                since == 0 ? null : Instant.ofEpochMilli(since));
    }

    private static Summary summary(ResultSet row, List<Seat> seats) throws SQLException {
        Map<Integer, Instant> awaited = new TreeMap<>();
        for (Seat seat : seats) {
            if (seat.since() != null) {
                awaited.put(seat.seat(), seat.since());
            }
        }
        String result = row.getString("result");
        return new Summary(
                row.getInt("version"),
                row.getInt("ply"),
                row.getInt("round"),
                row.getString("phase"),
                awaited,
                seats.stream().map(Seat::sitting).toList(),
                result == null ? null : Json.read(Json.parse(result), Result.class),
                Instant.ofEpochMilli(row.getLong("updated")));
    }
}
