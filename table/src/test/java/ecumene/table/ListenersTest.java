package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Randomness;
import ecumene.table.NewTable.Place;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ListenersTest {

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void aListenerHearsWhatIsStored() {
        Table table = house.anaAndBen();
        List<Integer> stored = new CopyOnWriteArrayList<>();
        try (var all = table.listen(
                Viewer.spectator(EVE),
                version -> stored.add(house.store.journalOf(table.id()).size() - version))) {
            assertThat(all.viewer().isSpectator()).isTrue();
            House.playOn(table, 5, 1);
            Awaitility.await().until(() -> !stored.isEmpty());
            assertThat(stored).allMatch(ahead -> ahead >= 0);
        }
        int heard = stored.size();
        House.playOn(table, 1, 1);
        Awaitility.await().pollDelay(Duration.ofMillis(100)).until(() -> stored.size() <= heard + 1);
    }

    @Test
    void slowAndFailingListenersDisturbNobody() throws InterruptedException {
        Table table = house.anaAndBen();
        CountDownLatch release = new CountDownLatch(1);
        List<Integer> slow = new CopyOnWriteArrayList<>();
        List<Integer> quick = new CopyOnWriteArrayList<>();
        try (var sleepy = table.listen(Viewer.spectator(EVE), version -> {
                    slow.add(version);
                    try {
                        release.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
                var angry = table.listen(Viewer.spectator(EVE), version -> {
                    throw new IllegalStateException("not me");
                });
                var fine = table.listen(Viewer.spectator(EVE), quick::add)) {
            assertThat(List.of(sleepy, angry, fine)).doesNotHaveDuplicates();
            House.playOn(table, 1, 1);
            Awaitility.await().until(() -> slow.size() == 1);
            House.playOn(table, 6, 2);
            int version = table.summary().version();
            Awaitility.await().until(() -> quick.contains(version));
            assertThat(slow).as("still busy with the first").hasSize(1);
            release.countDown();
            Awaitility.await().until(() -> slow.size() == 2);
            assertThat(slow.getLast()).as("then only the newest").isEqualTo(version);
            Awaitility.await().until(() -> !house.failures.isEmpty());
            assertThat(house.failures).allMatch(failure -> "not me".equals(failure.getMessage()));
        }
    }

    /** Whoever puts together what each update brings has the whole log and chat, also after moves were taken back. */
    @Test
    void updatesAddUpToTheWhole() {
        Table table = house.alone("tempus", 3);
        Randomness random = new Randomness(8);
        Viewer viewer = new Viewer(ANA, 1);
        TableState known = table.state(viewer);
        List<LogLine> log = new ArrayList<>(known.log());
        List<ChatLine> chat = new ArrayList<>(known.chat());
        int undone = 0;
        while (!table.summary().finished()) {
            // First perhaps a move that the viewer already knows is taken back, then others are made.
            for (int i = random.below(4); i >= 0; i--) {
                Integer mover = House.look(table, 0).log().getLast().seat();
                if (random.below(3) == 0
                        && mover != null
                        && House.look(table, mover).canUndo()) {
                    House.undo(table, mover);
                    undone++;
                }
                House.playOn(table, 1, random.nextLong());
                if (random.below(5) == 0) {
                    table.say(ANA, 0, "Ana", "hm " + i);
                }
            }
            known = table.stateSince(viewer, known.version());
            int from = known.logFrom();
            log.removeIf(line -> line.ply() >= from);
            log.addAll(known.log());
            chat.addAll(known.chat());
            TableState whole = table.state(viewer);
            assertThat(log).isEqualTo(whole.log());
            assertThat(chat).isEqualTo(whole.chat());
        }
        assertThat(undone).isPositive();
        assertThat(table.stateSince(viewer, -1)).isEqualTo(table.state(viewer));
        assertThat(table.stateSince(viewer, 1_000_000)).isEqualTo(table.state(viewer));
    }

    /** Many people at many tables at once: nothing is lost, nothing is doubled, memory and store agree. */
    @Test
    void manyAtOnce() throws Exception {
        house.restart(3);
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Table table = house.open("sealed-bids", Place.me("Ana"), Place.person(null), Place.bot("random"));
            table.join(BEN, 1, House.invitation(table), "Ben");
            ids.add(table.id());
        }
        var acknowledged = new ConcurrentHashMap<String, Integer>();
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < 32; i++) {
                long seed = i;
                all.add(people.submit(() -> wander(ids, new Randomness(seed), acknowledged)));
            }
            for (Future<?> each : all) {
                each.get();
            }
        }
        assertThat(house.failures).isEmpty();
        for (String id : ids) {
            Table table = house.tables().find(id);
            Awaitility.await()
                    .atMost(Duration.ofSeconds(30))
                    .until(() -> !table.summary().isTurnOfBot());
            assertThat(table.summary()).isEqualTo(house.store.summary(id));
            assertThat(table.summary().version())
                    .isEqualTo(house.store.journalOf(id).size());
            assertThat(house.store.journalOf(id).stream()
                            .filter(Entry.Moved.class::isInstance)
                            .map(Entry.Moved.class::cast)
                            .filter(moved -> moved.seat() != 2)
                            .count())
                    .isEqualTo(acknowledged.getOrDefault(id, 0).longValue());
            Table loaded = new Table(
                    Ledger.replay(table.game(), house.store.beginning(id), house.store.journalOf(id)),
                    house.now(),
                    new Surroundings(
                            house.store, house::now, new FairThreads("thinker", 1), Hospitality.USUAL, Observer.NONE));
            assertThat(loaded.state(new Viewer(ANA, 0))).isEqualTo(table.state(new Viewer(ANA, 0)));
        }
    }

    private void wander(List<String> ids, Randomness random, ConcurrentHashMap<String, Integer> acknowledged) {
        for (int step = 0; step < 150; step++) {
            String id = ids.get(random.below(ids.size()));
            Table table = house.tables().find(id);
            int seat = random.below(2);
            String guest = seat == 0 ? ANA : BEN;
            TableState state = table.state(new Viewer(guest, seat));
            try {
                if (!state.moves().isEmpty()) {
                    var move = state.moves().get(random.below(state.moves().size()));
                    TableState after =
                            House.move(table, guest, seat, state.summary().ply(), state.undone(), move);
                    assertThat(after.version()).isGreaterThan(state.version());
                    // Two threads may have asked for the same move: then the journal has it once.
                    LogLine own = after.log().stream()
                            .filter(line -> Integer.valueOf(seat).equals(line.seat()))
                            .findFirst()
                            .orElseThrow();
                    assertThat(List.<Object>copyOf(own.moves())).containsExactly(move);
                    countOnce(acknowledged, id, seat, own.ply(), state.undone());
                } else if (state.canUndo() && random.below(4) == 0) {
                    table.undo(guest, seat, state.summary().ply(), state.undone());
                }
            } catch (TableException e) {
                assertThat(e.code())
                        .isIn(
                                TableException.Code.STALE,
                                TableException.Code.NOT_YOUR_TURN,
                                TableException.Code.CANNOT_UNDO,
                                TableException.Code.MATCH_OVER);
            }
        }
    }

    private final java.util.Set<List<Object>> counted = ConcurrentHashMap.newKeySet();

    private void countOnce(ConcurrentHashMap<String, Integer> acknowledged, String id, int seat, int ply, int undone) {
        if (counted.add(List.of(id, seat, ply, undone))) {
            acknowledged.merge(id, 1, Integer::sum);
        }
    }
}
