package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Move;
import ecumene.server.Plans;
import ecumene.table.Beginning;
import ecumene.table.ConflictException;
import ecumene.table.Entry;
import ecumene.table.FairThreads;
import ecumene.table.Gesture;
import ecumene.table.Hospitality;
import ecumene.table.NewTable;
import ecumene.table.NewTable.Place;
import ecumene.table.Observer;
import ecumene.table.Pace;
import ecumene.table.SeatChange;
import ecumene.table.Sitting;
import ecumene.table.Summary;
import ecumene.table.Table;
import ecumene.table.TableException;
import ecumene.table.TableInfo;
import ecumene.table.TableState;
import ecumene.table.Tables;
import ecumene.table.Viewer;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a store promises, whatever database is below it. */
abstract class StoreLaws {

    static final Instant NOW = Instant.ofEpochMilli(1_700_000_000_000L);
    static final String ANA = "ana";

    private Database database;
    MatchStore store;

    /** Opens a new database, empty. */
    abstract Database fresh();

    /** Opens it once more, beside the others or after them. */
    abstract Database again();

    @BeforeEach
    void open() {
        database = fresh();
        store = new MatchStore(database, Plans.GAMES);
    }

    @AfterEach
    void close() {
        database.close();
    }

    final Database database() {
        return database;
    }

    // ---------------------------------------------------------------- rows

    @Test
    void whatIsKeptIsReadAgain() {
        Beginning beginning = beginning("aaaaaaaaaaaaaaaa");
        Summary first = summary(0, 0, Map.of(0, NOW), Sitting.person(ANA, "Ana"), Sitting.free(null));
        store.create(beginning, first, null);
        assertThat(store.beginning(beginning.info().id())).isEqualTo(beginning);
        assertThat(store.beginning("bbbbbbbbbbbbbbbb")).isNull();
        assertThat(store.journal(beginning, 0)).isEmpty();
        assertThat(listed(beginning)).isEqualTo(first);
        assertThat(store.open("ben", 10)).extracting(match -> match.info().id()).containsExactly("aaaaaaaaaaaaaaaa");
        assertThat(store.open(ANA, 10)).as("her own").isEmpty();
    }

    @Test
    void everyChangeOfASummaryIsWritten() {
        Beginning beginning = beginning("aaaaaaaaaaaaaaaa");
        String id = beginning.info().id();
        Sitting ana = Sitting.person(ANA, "Ana");
        Sitting ben = Sitting.person("ben", "Ben");
        List<Summary> summaries = List.of(
                summary(0, 0, Map.of(0, NOW), ana, Sitting.free(null)),
                summary(1, 0, Map.of(0, NOW), ana, ben),
                summary(2, 1, Map.of(1, NOW.plusMillis(5)), ana, ben),
                new Summary(
                        3,
                        2,
                        2,
                        "other",
                        Map.of(0, NOW, 1, NOW.plusMillis(9)),
                        List.of(ana, ben),
                        null,
                        NOW.plusMillis(9)),
                new Summary(
                        4,
                        2,
                        2,
                        "other",
                        Map.of(0, NOW, 1, NOW.plusMillis(9)),
                        List.of(ana, ben.caretaker("greedy", true)),
                        null,
                        NOW.plusMillis(9)),
                summary(5, 1, Map.of(), ana, Sitting.bot("random")));
        store.create(beginning, summaries.getFirst(), null);
        List<Entry> journal = new ArrayList<>();
        for (int number = 1; number < summaries.size(); number++) {
            Entry entry = new Entry.Said(NOW.plusMillis(number), 0, "Ana", "line «" + number + "» \uD83C\uDFB2");
            journal.add(entry);
            store.append(id, number, entry, summaries.get(number - 1), summaries.get(number), null);
            assertThat(listed(beginning)).isEqualTo(summaries.get(number));
            assertThat(store.versions(List.of(id, "bbbbbbbbbbbbbbbb"))).isEqualTo(Map.of(id, number));
            assertThat(store.journal(beginning, number - 1)).containsExactly(entry);
            assertThat(store.awaitingBots()).hasSize(number == 4 ? 1 : 0);
        }
        assertThat(store.journal(beginning, 0)).isEqualTo(journal);
        try (Database other = again()) {
            assertThat(new MatchStore(other, Plans.GAMES).journal(beginning, 0)).isEqualTo(journal);
        }
    }

    @Test
    void aLineThatIsThereIsNotWrittenOver() {
        Beginning beginning = beginning("aaaaaaaaaaaaaaaa");
        String id = beginning.info().id();
        Summary before = summary(0, 0, Map.of(0, NOW), Sitting.person(ANA, "Ana"), Sitting.free(null));
        Summary after = summary(1, 0, Map.of(), Sitting.person(ANA, "Ana"), Sitting.free(null));
        store.create(beginning, before, null);
        store.append(id, 1, said("first"), before, after, null);
        assertThatThrownBy(() -> store.append(
                        id,
                        1,
                        said("second"),
                        before,
                        summary(1, 9, Map.of(), Sitting.bot("random"), Sitting.free(null)),
                        null))
                .isInstanceOf(ConflictException.class);
        assertThat(store.journal(beginning, 0)).containsExactly(said("first"));
        assertThat(listed(beginning)).isEqualTo(after);
        assertThat(database.condition()).as("a conflict is no illness").isEqualTo(Condition.FINE);
    }

    @Test
    void whatHasNoMatchIsNotWritten() {
        Summary summary = summary(0, 0, Map.of(), Sitting.free(null));
        assertThatThrownBy(() -> store.append("cccccccccccccccc", 1, said("lost"), summary, summary, null))
                .isInstanceOf(RuntimeException.class);
    }

    /** Those who arrive together share a commit; who fails among them fails alone. */
    @Test
    void manyWriteAtOnceAndWhoFailsFailsAlone() throws Exception {
        int tables = 12;
        int lines = 30;
        Summary standing = summary(0, 0, Map.of(), Sitting.person(ANA, "Ana"));
        List<Beginning> beginnings = new ArrayList<>();
        for (int table = 0; table < tables; table++) {
            beginnings.add(beginning("aaaaaaaaaaaaaaa" + (char) ('a' + table)));
            store.create(beginnings.get(table), standing, null);
        }
        CountDownLatch go = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> failures = new ArrayList<>();
            for (Beginning beginning : beginnings) {
                failures.add(threads.submit(() -> {
                    go.await();
                    int failed = 0;
                    for (int number = 1; number <= lines; number++) {
                        store.append(beginning.info().id(), number, said("line " + number), standing, standing, null);
                        try {
                            store.append(beginning.info().id(), number, said("twice"), standing, standing, null);
                        } catch (ConflictException e) {
                            failed++;
                        }
                    }
                    return failed;
                }));
            }
            go.countDown();
            for (Future<Integer> failed : failures) {
                assertThat(failed.get()).isEqualTo(lines);
            }
        }
        for (Beginning beginning : beginnings) {
            assertThat(store.journal(beginning, 0)).hasSize(lines).doesNotContain(said("twice"));
        }
    }

    // ---------------------------------------------------------------- what is due

    static final Duration LEASE = Duration.ofMinutes(1);

    /** A match of a host in which a bot is asked, and something is due after a while. */
    final Beginning waiting(String id, String host, Duration due) {
        Beginning plain = beginning(id);
        TableInfo info = plain.info();
        Beginning beginning = new Beginning(
                new TableInfo(id, info.game(), info.options(), host, info.pace(), info.open(), info.created(), null),
                new SealedBids().info().rules(),
                plain.seed(),
                null,
                plain.invitation(),
                plain.seats());
        store.create(beginning, summary(0, 0, Map.of(1, NOW), Sitting.person(host, null), Sitting.bot("random")), due);
        return beginning;
    }

    @Test
    void whatIsDueIsTakenOnceInFairTurns() {
        for (int table = 0; table < 5; table++) {
            waiting("aaaaaaaaaaaaaaa" + (char) ('a' + table), ANA, Duration.ZERO);
        }
        waiting("bbbbbbbbbbbbbbbb", "ben", Duration.ZERO);
        waiting("cccccccccccccccc", "eve", Duration.ofHours(1));
        try (Database otherDatabase = again()) {
            MatchStore other = new MatchStore(otherDatabase, Plans.GAMES);
            assertThat(other.takeDue(10, Duration.ofHours(1), LEASE))
                    .as("not for so long")
                    .isEmpty();
            List<String> first = store.takeDue(2, Duration.ZERO, LEASE);
            assertThat(first).hasSize(2).contains("bbbbbbbbbbbbbbbb");
            List<String> rest = other.takeDue(10, Duration.ZERO, LEASE);
            assertThat(rest).hasSize(4).doesNotContainAnyElementsOf(first);
            assertThat(store.takeDue(10, Duration.ZERO, LEASE)).isEmpty();
        }
    }

    @Test
    void aLeaseRunsOutAndEndsWithWhatWasDone() {
        Beginning beginning = waiting("aaaaaaaaaaaaaaaa", ANA, Duration.ZERO);
        String id = beginning.info().id();
        assertThat(store.takeDue(1, Duration.ZERO, Duration.ofMillis(-1))).containsExactly(id);
        assertThat(store.takeDue(1, Duration.ZERO, LEASE)).as("it has run out").containsExactly(id);
        assertThat(store.takeDue(1, Duration.ZERO, LEASE)).isEmpty();
        Summary before = summary(0, 0, Map.of(1, NOW), Sitting.person(ANA, null), Sitting.bot("random"));
        Summary after = summary(1, 0, Map.of(1, NOW), Sitting.person(ANA, null), Sitting.bot("random"));
        store.append(id, 1, said("done"), before, after, Duration.ZERO);
        assertThat(store.takeDue(1, Duration.ZERO, LEASE)).containsExactly(id);
        store.append(
                id,
                2,
                said("nothing is due"),
                after,
                summary(2, 0, Map.of(), Sitting.person(ANA, null), Sitting.bot("random")),
                null);
        assertThat(store.takeDue(1, Duration.ZERO, LEASE)).isEmpty();
    }

    @Test
    void whatIsPlayedByOtherRulesIsLeftToOthers() {
        waiting("aaaaaaaaaaaaaaaa", ANA, Duration.ZERO);
        assertThat(new MatchStore(database, List.of(new Tempus())).takeDue(1, Duration.ZERO, LEASE))
                .isEmpty();
    }

    @Test
    void aSecretIsTheSameForEverybody() {
        byte[] key = new Secrets(database).key("seal", 32);
        assertThat(key).hasSize(32);
        try (Database other = again()) {
            assertThat(new Secrets(other).key("seal", 32)).isEqualTo(key);
            assertThat(new Secrets(other).key("another", 32)).isNotEqualTo(key);
        }
    }

    // ---------------------------------------------------------------- two houses

    @Test
    void twoHousesPlayTheSameMatchAndNeitherWritesOverTheOther() throws Exception {
        try (Database otherDatabase = again();
                Tables here = tables(store);
                Tables there = tables(new MatchStore(otherDatabase, Plans.GAMES))) {
            Table table = here.open(new NewTable(
                    "sealed-bids", Map.of(), ANA, List.of(Place.me("Ana"), Place.me("Ana too")), Pace.LIVE, false));
            Table same = there.find(table.id());
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<Integer>> made =
                        List.of(threads.submit(() -> playToTheEnd(table)), threads.submit(() -> playToTheEnd(same)));
                assertThat(made.get(0).get() + made.get(1).get()).isPositive();
            }
            Beginning beginning = store.beginning(table.id());
            List<Entry> journal = store.journal(beginning, 0);
            try (Tables later = tables(store)) {
                Table replayed = later.find(table.id());
                assertThat(replayed.summary().finished()).isTrue();
                assertThat(replayed.summary().version()).isEqualTo(journal.size());
                assertThat(listed(beginning)).isEqualTo(replayed.summary());
            }
        }
    }

    @Test
    void aRequestRepeatedAtAnotherHouseIsNotPlayedTwice() {
        try (Database otherDatabase = again();
                Tables here = tables(store);
                Tables there = tables(new MatchStore(otherDatabase, Plans.GAMES))) {
            Table table = here.open(new NewTable(
                    "sealed-bids", Map.of(), ANA, List.of(Place.me("Ana"), Place.me("Ana too")), Pace.LIVE, false));
            Table same = there.find(table.id());
            int seat = table.summary().awaiting().getFirst();
            Move move = look(table, seat).moves().getFirst();
            Gesture gesture = new Gesture(seat, 0, 0, List.of(move));
            TableState played = table.play(ANA, gesture, Duration.ZERO);
            TableState repeated = same.play(ANA, gesture, Duration.ZERO);
            assertThat(repeated.summary()).isEqualTo(played.summary());
            same.say(ANA, 0, "Ana", "hello");
            table.setSeat(ANA, 0, SeatChange.CARETAKER, "random");
            assertThat(store.journal(store.beginning(table.id()), 0))
                    .filteredOn(Entry.Said.class::isInstance)
                    .hasSize(1);
        }
    }

    private static int playToTheEnd(Table table) {
        int made = 0;
        while (!table.summary().finished()) {
            int seat = table.summary().awaiting().getFirst();
            TableState state = look(table, seat);
            if (state.moves().isEmpty()) {
                continue; // the other house has just played it
            }
            try {
                table.play(
                        ANA,
                        new Gesture(
                                seat,
                                state.summary().ply(),
                                0,
                                List.of(state.moves().getFirst())),
                        Duration.ZERO);
                made++;
            } catch (TableException e) {
                assertThat(e.code()).isIn(TableException.Code.STALE, TableException.Code.MATCH_OVER);
            }
        }
        return made;
    }

    private static TableState look(Table table, int seat) {
        return table.state(new Viewer(ANA, seat));
    }

    static Tables tables(MatchStore store) {
        return new Tables(
                Plans.GAMES, store, InstantSource.system(), FairThreads.thinkers(), Hospitality.USUAL, Observer.NONE);
    }

    // ---------------------------------------------------------------- guests

    @Test
    void aGuestIsCalledByTheLatestName() {
        GuestStore guests = new GuestStore(database);
        assertThat(guests.name(ANA)).isEmpty();
        guests.rename(ANA, "Ana", NOW);
        guests.rename(ANA, "Ana María", NOW);
        assertThat(guests.name(ANA)).hasValue("Ana María");
    }

    private Summary listed(Beginning beginning) {
        return store.of(ANA, 0, 100).stream()
                .filter(match -> match.info().equals(beginning.info()))
                .findFirst()
                .orElseThrow()
                .summary();
    }

    private static Beginning beginning(String id) {
        TableInfo info =
                new TableInfo(id, "sealed-bids", Map.of("rounds", "3"), ANA, Pace.SLOW, true, NOW, "zzzzzzzzzzzzzzzz");
        return new Beginning(info, 1, -7, null, "secret", List.of(Sitting.person(ANA, "Ana"), Sitting.free("Ben")));
    }

    static Summary summary(int version, int ply, Map<Integer, Instant> awaited, Sitting... seats) {
        return new Summary(version, ply, 1, "phase", awaited, List.of(seats), null, NOW.plusMillis(ply));
    }

    static Entry said(String text) {
        return new Entry.Said(NOW, 0, "Ana", text);
    }
}
