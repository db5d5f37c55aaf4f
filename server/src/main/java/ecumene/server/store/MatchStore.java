package ecumene.server.store;

import ecumene.engine.Game;
import ecumene.engine.Result;
import ecumene.table.Beginning;
import ecumene.table.Entry;
import ecumene.table.Pace;
import ecumene.table.Sitting;
import ecumene.table.Store;
import ecumene.table.Summary;
import ecumene.table.TableInfo;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/** Matches and their journals. A move is one transaction: its line, the match's summary and its seats, or nothing. */
public final class MatchStore implements Store {

    private final Database database;
    private final Map<String, Game<?, ?>> games;

    public MatchStore(Database database, List<Game<?, ?>> games) {
        this.database = database;
        this.games = games.stream()
                .collect(Collectors.toMap(
                        game -> game.info().id(), game -> game, (one, other) -> one, LinkedHashMap::new));
    }

    // ---------------------------------------------------------------- what the tables need

    @Override
    public void create(Beginning beginning, Summary summary) {
        database.writer().useTransaction(handle -> {
            TableInfo info = beginning.info();
            handle.createUpdate("""
                    insert into match (id, game, rules, options, host, pace, open, created, fork_of, seed, start,
                        invitation, first_seats, version, ply, round, phase, result, updated)
                    values (:id, :game, :rules, :options, :host, :pace, :open, :created, :forkOf, :seed, :start,
                        :invitation, :firstSeats, :version, :ply, :round, :phase, :result, :updated)""")
                    .bind("id", info.id())
                    .bind("game", info.game())
                    .bind("rules", beginning.rules())
                    .bind("options", Json.text(new TreeMap<>(info.options())))
                    .bind("host", info.host())
                    .bind("pace", info.pace().name())
                    .bind("open", info.open())
                    .bind("created", info.created().toEpochMilli())
                    .bind("forkOf", info.forkOf())
                    .bind("seed", beginning.seed())
                    .bind("start", beginning.start() == null ? null : Json.text(beginning.start()))
                    .bind("invitation", beginning.invitation())
                    .bind(
                            "firstSeats",
                            Json.text(beginning.seats().stream()
                                    .map(SittingNotation::of)
                                    .toList()))
                    .bindMap(standing(summary))
                    .execute();
            PreparedBatch seats = handle.prepareBatch("""
                    insert into seat (match, seat, kind, owner, name, bot, resigned, awaited_since)
                    values (:match, :seat, :kind, :owner, :name, :bot, :resigned, :since)""");
            addSeats(seats, info.id(), summary).execute();
        });
    }

    @Override
    public void append(String id, int number, Entry entry, Summary summary) {
        EntryNotation row = EntryNotation.of(entry);
        database.writer().useTransaction(handle -> {
            // The primary key decides if two should ever want to write the same line.
            handle.createUpdate("insert into journal (match, number, at, kind, seat, body)"
                            + " values (:match, :number, :at, :kind, :seat, :body)")
                    .bind("match", id)
                    .bind("number", number)
                    .bind("at", row.at())
                    .bind("kind", row.kind())
                    .bind("seat", row.seat())
                    .bind("body", row.body())
                    .execute();
            int found = handle.createUpdate("update match set version = :version, ply = :ply, round = :round,"
                            + " phase = :phase, result = :result, updated = :updated where id = :id")
                    .bind("id", id)
                    .bindMap(standing(summary))
                    .execute();
            if (found != 1) {
                throw new IllegalStateException("no match to write to");
            }
            PreparedBatch seats = handle.prepareBatch(
                    "update seat set kind = :kind, owner = :owner, name = :name,"
                            + " bot = :bot, resigned = :resigned, awaited_since = :since where match = :match and seat = :seat");
            addSeats(seats, id, summary).execute();
        });
    }

    private static Map<String, @Nullable Object> standing(Summary summary) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("version", summary.version());
        values.put("ply", summary.ply());
        values.put("round", summary.round());
        values.put("phase", summary.phase());
        values.put("result", summary.result() == null ? null : Json.text(summary.result()));
        values.put("updated", summary.updated().toEpochMilli());
        return values;
    }

    private static PreparedBatch addSeats(PreparedBatch batch, String id, Summary summary) {
        for (int seat = 0; seat < summary.seats().size(); seat++) {
            Sitting sitting = summary.seats().get(seat);
            Instant since = summary.awaited().get(seat);
            batch.bind("match", id)
                    .bind("seat", seat)
                    .bind("kind", sitting.kind().name())
                    .bind("owner", sitting.owner())
                    .bind("name", sitting.name())
                    .bind("bot", sitting.bot())
                    .bind("resigned", sitting.resigned())
                    .bind("since", since == null ? null : since.toEpochMilli())
                    .add();
        }
        return batch;
    }

    @Override
    public @Nullable Beginning beginning(String id) {
        return database.reader()
                .withHandle(handle -> handle.createQuery("select * from match where id = :id")
                        .bind("id", id)
                        .map((row, context) -> beginning(row))
                        .findOne()
                        .orElse(null));
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
    public List<Entry> journal(Beginning beginning) {
        Game<?, ?> game = Objects.requireNonNull(
                games.get(beginning.info().game()), () -> beginning.info().game());
        return database.reader()
                .withHandle(handle -> handle.createQuery(
                                "select at, kind, seat, body from journal where match = :match order by number")
                        .bind("match", beginning.info().id())
                        .map((row, context) -> new EntryNotation(
                                        row.getLong("at"),
                                        row.getString("kind"),
                                        number(row, "seat"),
                                        row.getString("body"))
                                .entry(game))
                        .list());
    }

    private static @Nullable Integer number(ResultSet row, String column) throws SQLException {
        int value = row.getInt(column);
        return row.wasNull() ? null : value;
    }

    @Override
    public List<String> awaitingBots() {
        return database.reader()
                .withHandle(handle -> handle.createQuery(
                                "select distinct match from seat where bot is not null and awaited_since is not null")
                        .mapTo(String.class)
                        .list());
    }

    // ---------------------------------------------------------------- lists

    /** The matches a guest has a seat in: those that wait for the guest first, then the latest. */
    public List<StoredMatch> of(String guest, int most) {
        return list(most, "id in (select match from seat where owner = :guest)", """
                exists (select 1 from seat where seat.match = match.id and owner = :guest and kind = 'PERSON'
                    and awaited_since is not null) desc,""", guest);
    }

    /** Open tables that wait for somebody to sit down, the latest first; not those of guests who already sit there. */
    public List<StoredMatch> open(String guest, int most) {
        return list(most, """
                open and result is null and exists (select 1 from seat where seat.match = match.id and kind = 'FREE')
                and not exists (select 1 from seat where seat.match = match.id and owner = :guest)""", "", guest);
    }

    private List<StoredMatch> list(int most, String which, String first, String guest) {
        return database.reader().inTransaction(handle -> {
            List<String> ids = handle.createQuery("select id from match where " + which + " order by " + first
                            + " updated desc, id limit :most")
                    .bind("guest", guest)
                    .bind("most", most)
                    .mapTo(String.class)
                    .list();
            return ids.isEmpty() ? List.<StoredMatch>of() : read(handle, ids);
        });
    }

    private List<StoredMatch> read(Handle handle, List<String> ids) {
        Map<String, List<Seat>> seats = new LinkedHashMap<>();
        handle.createQuery("select * from seat where match in (<ids>) order by match, seat")
                .bindList("ids", ids)
                .map((row, context) -> seat(row))
                .forEach(seat -> seats.computeIfAbsent(seat.match(), key -> new ArrayList<>())
                        .add(seat));
        Map<String, StoredMatch> found = new LinkedHashMap<>();
        handle.createQuery("select * from match where id in (<ids>)")
                .bindList("ids", ids)
                .map((row, context) -> new StoredMatch(
                        info(row),
                        row.getInt("rules"),
                        summary(row, seats.getOrDefault(row.getString("id"), List.of()))))
                .forEach(match -> found.put(match.info().id(), match));
        return ids.stream().map(id -> Objects.requireNonNull(found.get(id))).toList();
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
