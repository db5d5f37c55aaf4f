package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.EVE;
import static ecumene.table.House.codeOf;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.table.NewTable.Place;
import ecumene.table.TableException.Code;
import ecumene.table.Wish.Urgency;
import ecumene.testkit.sample.SealedBids;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** For whom bots think first. All threads are held up until everybody has wished; then the order of thoughts is seen. */
class FairnessTest {

    private final MemoryStore store = new MemoryStore();
    private final List<String> thoughts = new CopyOnWriteArrayList<>();
    private Instant now = Instant.ofEpochMilli(1_700_000_000_000L);
    private FairThreads threads = threads();
    private Tables tables = tables();
    private final CountDownLatch hold = new CountDownLatch(1);
    private final CountDownLatch holdTheOther = new CountDownLatch(1);

    /** Whatever is thought takes about the same time. */
    private static FairThreads threads() {
        AtomicLong clock = new AtomicLong();
        return new FairThreads("thinker", 1, clock::incrementAndGet);
    }

    private Tables tables() {
        return new Tables(List.of(new SealedBids()), store, () -> now, threads, Hospitality.USUAL, new Observer() {
            @Override
            public void thought(String bot, Duration took) {
                thoughts.add(bot);
            }
        });
    }

    @AfterEach
    void close() {
        hold.countDown();
        holdTheOther.countDown();
        tables.close();
    }

    /** The ordinary thread and the one more. */
    private void holdUp() {
        CountDownLatch held = new CountDownLatch(2);
        for (CountDownLatch latch : List.of(hold, holdTheOther)) {
            threads.execute(new Wish("nobody " + latch.hashCode(), Urgency.AWAITED, () -> {
                held.countDown();
                await(latch);
            }));
        }
        await(held);
    }

    /** What is awaited is thought from now on, one after the other. */
    private void letGoOfOne() {
        hold.countDown();
    }

    private void letGo() {
        hold.countDown();
        holdTheOther.countDown();
        // What is for an idle house comes when there is nothing else, so then all have come to rest.
        CountDownLatch rest = new CountDownLatch(1);
        threads.execute(new Wish("", Urgency.IDLE, rest::countDown));
        await(rest);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Table open(String host, Place... places) {
        return tables.open(new NewTable("sealed-bids", Map.of(), host, List.of(places), Pace.LIVE, false));
    }

    private Table exhibition(String host, String bot) {
        return open(host, Place.bot(bot), Place.bot(bot));
    }

    @Test
    void tablesThatSomebodyLooksAtComeFirst() {
        holdUp();
        for (int i = 0; i < 3; i++) {
            exhibition(ANA, "greedy");
        }
        Table looked = exhibition(ANA, "random");
        assertThat(threads.waiting())
                .as("three of a host go on without anybody looking")
                .isEqualTo(3);
        looked.state(Viewer.spectator(EVE));
        assertThat(threads.waiting()).isEqualTo(4);
        letGo();
        assertThat(looked.summary().finished()).isTrue();
        int moves = looked.summary().ply();
        assertThat(thoughts.subList(0, moves)).containsOnly("random");
        assertThat(thoughts.size()).isGreaterThan(2 * moves);
    }

    @Test
    void whatWaitsIsHurriedWhenSomebodyComesToLook() {
        holdUp();
        exhibition(ANA, "greedy");
        Table looked = exhibition(BEN, "random");
        assertThat(threads.waiting()).isEqualTo(2);
        try (Subscription _ = looked.listen(Viewer.spectator(BEN), version -> {})) {
            assertThat(threads.waiting()).as("hurried, not doubled").isEqualTo(2);
            letGo();
        }
        assertThat(thoughts.subList(0, looked.summary().ply())).containsOnly("random");
    }

    @Test
    void oneHostsManyTablesDoNotComeBeforeAnothersOne() {
        holdUp();
        List<Table> all = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            all.add(exhibition(ANA, "greedy"));
            all.getLast().state(Viewer.spectator(ANA));
        }
        all.add(exhibition(BEN, "random"));
        all.getLast().state(Viewer.spectator(BEN));
        assertThat(threads.waiting()).isEqualTo(41);
        letGoOfOne();
        Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(() -> all.stream().allMatch(table -> table.summary().finished()));
        List<String> untilBensLast = thoughts.subList(0, thoughts.lastIndexOf("random") + 1);
        assertThat(untilBensLast).doesNotContainSequence("greedy", "greedy", "greedy");
        assertThat(untilBensLast.size()).isLessThan(thoughts.size() / 4);
    }

    @Test
    void botsAmongThemselvesRestUntilSomebodyLooks() {
        holdUp();
        Table table = exhibition(ANA, "random");
        Table withAna = open(ANA, Place.bot("greedy"), Place.me("Ana"));
        now = now.plus(Hospitality.USUAL.unwatched());
        letGo();
        assertThat(table.summary().ply())
                .as("the thought that was queued, and no other")
                .isEqualTo(1);
        assertThat(withAna.summary().isTurnOfBot())
                .as("where a person plays, bots answer")
                .isFalse();
        table.state(Viewer.spectator(EVE));
        Awaitility.await().until(() -> table.summary().finished());
    }

    @Test
    void afterARestartTablesThatSomebodyLooksAtComeFirst() {
        holdUp();
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Table table = open(ANA, Place.me("Ana"), Place.me("Ana too"));
            table.setSeat(ANA, House.asked(table), SeatChange.CARETAKER, "greedy");
            ids.add(table.id());
        }
        Table table = open(BEN, Place.me("Ben"), Place.me("Ben too"));
        table.setSeat(BEN, House.asked(table), SeatChange.CARETAKER, "random");
        tables.close();
        assertThat(thoughts).isEmpty();

        threads = threads();
        tables = tables();
        CountDownLatch open = new CountDownLatch(1);
        threads.execute(new Wish("first", Urgency.AWAITED, () -> await(open)));
        threads.execute(new Wish("second", Urgency.AWAITED, () -> await(open)));
        int loads = store.loads();
        assertThat(tables.resume()).isEqualTo(21);
        tables.find(table.id()).state(new Viewer(BEN, 0));
        assertThat(store.loads()).as("nothing else is loaded yet").isEqualTo(loads + 1);
        open.countDown();
        Awaitility.await()
                .until(() -> ids.stream().allMatch(id -> store.journalOf(id).size() >= 2));
        assertThat(thoughts.getFirst()).isEqualTo("random");
    }

    @Test
    void nobodyWaitsForTheHintsOfOneGuest() {
        Table anas = open(ANA, Place.me("Ana"), Place.me("Ana too"));
        Table bens = open(BEN, Place.me("Ben"), Place.me("Ben too"));
        holdUp();
        List<Code> refused = new CopyOnWriteArrayList<>();
        List<Thread> asking = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            asking.add(Thread.startVirtualThread(() -> {
                Code code = codeOf(() -> anas.hint(ANA, House.asked(anas), "greedy"));
                if (code != null) {
                    refused.add(code);
                }
            }));
        }
        Awaitility.await().until(() -> refused.size() == 9 && threads.waiting() == 3);
        asking.add(Thread.startVirtualThread(() -> bens.hint(BEN, House.asked(bens), "random")));
        Awaitility.await().until(() -> threads.waiting() == 4);
        letGoOfOne();
        Awaitility.await().until(() -> thoughts.size() == 4);
        assertThat(refused).containsOnly(Code.TOO_MANY);
        assertThat(thoughts.indexOf("random")).as("after one of ana's at most").isLessThanOrEqualTo(1);
        asking.forEach(thread -> Awaitility.await().until(() -> !thread.isAlive()));
        assertThat(anas.hint(ANA, House.asked(anas), "random").move())
                .as("who has waited may ask again")
                .isNotNull();
    }

    /** While a thought of somebody else goes on, however long it takes. */
    @Test
    void aThreadIsKeptForWhomNothingIsBeingDone() {
        CountDownLatch held = new CountDownLatch(1);
        threads.execute(new Wish("hog", Urgency.AWAITED, () -> {
            held.countDown();
            await(hold);
        }));
        for (int i = 0; i < 50; i++) {
            threads.execute(new Wish("hog", Urgency.AWAITED, () -> thoughts.add("hog")));
        }
        await(held);
        assertThat(threads.<String>ask(ANA, 1, Duration.ofMinutes(1), () -> "served"))
                .isEqualTo("served");
        assertThat(thoughts).isEmpty();
    }
}
