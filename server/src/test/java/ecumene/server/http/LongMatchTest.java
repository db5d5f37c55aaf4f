package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Budget;
import ecumene.bots.GreedyBot;
import ecumene.civilization.Civilization;
import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.engine.Game;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.engine.match.Match;
import ecumene.server.store.DataFolder;
import ecumene.server.store.Database;
import ecumene.server.store.MatchStore;
import ecumene.table.Beginning;
import ecumene.table.Entry;
import ecumene.table.FairThreads;
import ecumene.table.Gesture;
import ecumene.table.Hospitality;
import ecumene.table.Observer;
import ecumene.table.Pace;
import ecumene.table.Replay;
import ecumene.table.Sitting;
import ecumene.table.Summary;
import ecumene.table.Table;
import ecumene.table.TableInfo;
import ecumene.table.TableState;
import ecumene.table.Tables;
import ecumene.table.Viewer;
import ecumene.wire.Json;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A long match costs no more than a short one that stands just so: {@code -Decumene.long-match=5000} makes it as long as the
 * longest there are. What it measures is the CPU time of the thread that asks, so what others do on the machine counts little.
 */
class LongMatchTest {

    private static final int LONG = Integer.getInteger("ecumene.long-match", 800);
    private static final int SHORT = 50;
    private static final int TIMES = 40;
    private static final int WARM_UP = 10;
    private static final int SEATS = 4;
    private static final String ANA = "ana";

    /** Less is promised than is seen: the machine may have other things to do. */
    private static final double MOST = 2;

    private static final Game<CivilizationPosition, CivilizationMove> GAME = new Civilization();
    private static final List<Game<?, ?>> GAMES = List.of(GAME);
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @TempDir
    private Path data;

    private final MatchBodies bodies = new MatchBodies(GAMES, InstantSource.system());

    @Test
    void openingMovingAndFollowingCostNoMore() throws Exception {
        try (DataFolder folder = DataFolder.claim(data);
                Database database = Database.open(folder)) {
            MatchStore store = new MatchStore(database, GAMES);
            Match<CivilizationPosition, CivilizationMove> match = played();
            String shorter = store(store, "aaaaaaaaaaaaaaaa", match, match.ply() - SHORT);
            String longer = store(store, "bbbbbbbbbbbbbbbb", match, 0);
            List<String> ids = List.of(shorter, longer);
            long[][] open = new long[2][TIMES];
            long[][] whole = new long[2][TIMES];
            for (int time = -WARM_UP; time < TIMES; time++) {
                for (int which = 0; which < 2; which++) {
                    try (Tables tables = tables(store)) {
                        String id = ids.get(which);
                        long begun = cpu();
                        Table table = tables.find(id);
                        long opened = cpu();
                        Json.bytes(bodies.state(table.recentState(new Viewer(ANA, 0)), ANA));
                        if (time >= 0) {
                            open[which][time] = cpu() - begun;
                            whole[which][time] = opened - begun;
                        }
                    }
                }
            }
            long[][] all = new long[2][WARM_UP];
            for (int time = 0; time < WARM_UP; time++) {
                for (int which = 0; which < 2; which++) {
                    throwAwayWhatIsKept();
                    try (Tables tables = tables(store)) {
                        long begun = cpu();
                        Table table = tables.find(ids.get(which));
                        Json.bytes(bodies.state(table.state(new Viewer(ANA, 0)), ANA));
                        all[which][time] = cpu() - begun;
                    }
                }
            }
            long[][] move = new long[2][TIMES];
            long[][] live = new long[2][TIMES];
            try (Tables tables = tables(store)) {
                List<Table> two = ids.stream().map(tables::find).toList();
                for (int time = -WARM_UP; time < TIMES; time++) {
                    for (int which = 0; which < 2; which++) {
                        Table table = two.get(which);
                        int seat = table.summary().awaiting().getFirst();
                        TableState state = table.recentState(new Viewer(ANA, seat));
                        Gesture gesture = new Gesture(
                                seat,
                                state.summary().ply(),
                                state.undone(),
                                List.of(state.moves().getFirst()));
                        long begun = cpu();
                        Json.bytes(bodies.state(table.play(ANA, gesture, Duration.ZERO), ANA));
                        long moved = cpu();
                        Json.bytes(bodies.state(
                                table.stateSince(new Viewer(ANA, (seat + 1) % SEATS), state.version(), true), ANA));
                        if (time >= 0) {
                            move[which][time] = moved - begun;
                            live[which][time] = cpu() - moved;
                        }
                    }
                }
            }
            System.out.printf(
                    Locale.ROOT,
                    "A match of %d moves beside one of %d, CPU µs (long/short, ratio): found %s, opened %s, move %s,"
                            + " live update %s; opened by replay, with the whole log %s%n",
                    match.ply(),
                    SHORT,
                    told(whole),
                    told(open),
                    told(move),
                    told(live),
                    told(all));
            assertThat(ratio(open)).isLessThan(MOST);
            assertThat(ratio(move)).isLessThan(MOST);
            assertThat(ratio(live)).isLessThan(MOST);
        }
    }

    private void throwAwayWhatIsKept() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ecumene.db"));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("delete from kept");
        }
    }

    private static long cpu() {
        return THREADS.getCurrentThreadCpuTime();
    }

    private static long median(long[] times) {
        long[] sorted = times.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static double ratio(long[][] times) {
        return (double) median(times[1]) / median(times[0]);
    }

    private static String told(long[][] times) {
        return String.format(Locale.ROOT, "%d/%d %.2f", median(times[1]) / 1000, median(times[0]) / 1000, ratio(times));
    }

    private static Tables tables(MatchStore store) {
        return new Tables(
                GAMES, store, InstantSource.system(), FairThreads.thinkers(), Hospitality.USUAL, Observer.NONE);
    }

    /** A match of the right length that is not over. */
    private static Match<CivilizationPosition, CivilizationMove> played() {
        Match<CivilizationPosition, CivilizationMove> match = start();
        Randomness dice = new Randomness(1);
        GreedyBot bot = new GreedyBot();
        while (match.ply() < LONG) {
            int seat = Seats.first(GAME.awaiting(match.position()));
            match.play(
                    seat,
                    bot.choose(match.knowledge(seat), Budget.iterations(1), dice)
                            .move());
            if (match.isFinished()) {
                throw new IllegalStateException("over after " + match.ply());
            }
        }
        return match;
    }

    private static Match<CivilizationPosition, CivilizationMove> start() {
        return Match.start(GAME, GAME.info().setup(SEATS, Map.of()), 5);
    }

    /** Stores a match as if it had begun with the position after so many of its moves. */
    private static String store(
            MatchStore store, String id, Match<CivilizationPosition, CivilizationMove> match, int from) {
        var record = match.record();
        Map<String, Object> begin = null;
        if (from > 0) {
            begin = Match.replay(GAME, record, from).position().save();
        }
        Instant now = Instant.ofEpochMilli(1_700_000_000_000L);
        List<Sitting> seats = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            seats.add(Sitting.person(ANA, "Ana " + seat));
        }
        TableInfo info = new TableInfo(
                id, GAME.info().id(), start().position().setup().options(), ANA, Pace.LIVE, false, now, null);
        Beginning beginning = new Beginning(info, GAME.info().rules(), 5, begin, "secret", seats);
        List<Entry> journal = new ArrayList<>();
        Summary before = Replay.summary(GAME, beginning, journal);
        store.create(beginning, before, null);
        for (int ply = from; ply < record.moves().size(); ply++) {
            var played = record.moves().get(ply);
            Entry entry = new Entry.Moved(now, played.seat(), played.move());
            journal.add(entry);
            Summary summary = new Summary(
                    journal.size(), ply - from + 1, 1, "", Map.of(), seats, null, now.plusMillis(journal.size()));
            store.append(id, journal.size(), entry, before, summary, null);
            before = summary;
        }
        return id;
    }
}
