package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.codeOf;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Move;
import ecumene.table.NewTable.Place;
import ecumene.table.TableException.Code;
import ecumene.testkit.sample.SealedBids;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two houses on one store: what one has done the other learns, late or not at all, and nothing is done twice. */
class SharedStoreTest {

    private final MemoryStore store = new MemoryStore();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private Tables here;
    private Tables there;

    @BeforeEach
    void open() {
        store.share();
        here = tables();
        there = tables();
    }

    @AfterEach
    void close() {
        here.close();
        there.close();
        assertThat(failures).isEmpty();
    }

    private Tables tables() {
        return new Tables(
                List.of(new SealedBids()),
                store,
                InstantSource.system(),
                new FairThreads("thinker", 1),
                Hospitality.USUAL,
                new Observer() {
                    @Override
                    public void failed(String table, Throwable failure) {
                        failures.add(failure);
                    }
                });
    }

    private Table open(Place... places) {
        return here.open(new NewTable("sealed-bids", Map.of(), ANA, List.of(places), Pace.LIVE, false));
    }

    private static void playFirst(Table table) {
        House.playFirst(table, House.asked(table));
    }

    @Test
    void whoListensElsewhereIsToldWhatWasHeard() {
        Table table = open(Place.me("Ana"), Place.me("Ana too"));
        Table same = there.find(table.id());
        List<Integer> told = new CopyOnWriteArrayList<>();
        try (Subscription subscription = same.listen(new Viewer(ANA, 0), told::add)) {
            playFirst(table);
            int version = table.summary().version();
            assertThat(told).isEmpty();
            there.heard(table.id(), version);
            Awaitility.await().until(() -> told.contains(version));
            assertThat(subscription.table().summary()).isEqualTo(table.summary());
        }
    }

    @Test
    void whatNobodyHeardIsFoundByComparing() {
        Table table = open(Place.me("Ana"), Place.me("Ana too"));
        Table same = there.find(table.id());
        playFirst(table);
        assertThat(same.summary()).isNotEqualTo(table.summary());
        there.compare();
        assertThat(same.summary()).isEqualTo(table.summary());
        there.heard(table.id(), 1);
        there.heard("unknownunknownun", 7);
        assertThat(same.summary()).as("old news").isEqualTo(table.summary());
    }

    /** Who comes from the other house, which knows more, is not refused for it. */
    @Test
    void whoKnowsMoreThanTheHouseIsNotRefused() {
        Table table = open(Place.me("Ana"), Place.person(null));
        Table same = there.find(table.id());
        table.join(BEN, 1, House.invitation(table), "Ben");
        assertThat(same.state(new Viewer(BEN, 1)).seat())
                .as("nobody told this house")
                .isEqualTo(1);
        while (!table.state(new Viewer(ANA, 0)).moves().isEmpty()) {
            House.playFirst(table, 0);
        }
        TableState bens = table.state(new Viewer(BEN, 1));
        Gesture gesture = new Gesture(
                1,
                bens.summary().ply(),
                bens.undone(),
                List.<Move>of(bens.moves().getFirst()));
        assertThat(same.play(BEN, gesture, Duration.ZERO).summary().version())
                .isEqualTo(table.summary().version() + 1);
        assertThat(table.play(BEN, gesture, Duration.ZERO).summary()).as("once").isEqualTo(same.summary());
    }

    @Test
    void aRefusalThatHasNothingToDoWithOthersReadsNothing() {
        Table table = open(Place.me("Ana"), Place.person(null));
        int reads = store.reads();
        assertThat(codeOf(() -> table.join(BEN, 1, "guessed", null))).isEqualTo(Code.FORBIDDEN);
        assertThat(store.reads()).isEqualTo(reads);
        assertThat(codeOf(() -> table.state(new Viewer(BEN, 0)))).isEqualTo(Code.NOT_YOUR_SEAT);
        assertThat(store.reads()).isEqualTo(reads + 1);
    }

    @Test
    void oneHouseGoesOnWhereTheOtherHasStopped() {
        Table table = open(Place.me("Ana"), Place.bot("random"));
        here.rest();
        while (!table.state(new Viewer(ANA, 0)).moves().isEmpty()) {
            House.playFirst(table, 0);
        }
        assertThat(table.summary().isTurnOfBot()).isTrue();
        int version = table.summary().version();
        there.help(Duration.ZERO);
        Awaitility.await().until(() -> store.versions(List.of(table.id())).get(table.id()) > version);
        here.compare();
        assertThat(table.summary().version()).isGreaterThan(version);
    }
}
