package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.EVE;
import static ecumene.table.House.asked;
import static ecumene.table.House.codeOf;
import static ecumene.table.House.look;
import static ecumene.table.House.owner;
import static ecumene.table.House.playFirst;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.Move;
import ecumene.table.MemoryStore.Failure;
import ecumene.table.NewTable.Place;
import ecumene.table.TableException.Code;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StoreTest {

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void whatCannotBeStoredHasNotHappened() {
        Table table = house.alone("tempus", 3);
        House.playOn(table, 40, 4);
        List<Integer> told = new CopyOnWriteArrayList<>();
        try (Subscription subscription = table.listen(Viewer.spectator(EVE), told::add)) {
            assertThat(subscription.table()).isSameAs(table);
            List<TableState> before = states(table);
            List<Entry> journal = house.store.journalOf(table.id());
            int seat = asked(table);
            int ply = table.summary().ply();
            Move move = look(table, seat).moves().getFirst();

            house.store.fail(Failure.LOST);
            assertThatThrownBy(() -> House.move(table, ANA, seat, ply, 0, move)).hasMessageContaining("disk");
            assertThat(states(table)).isEqualTo(before);
            assertThatThrownBy(() -> table.say(ANA, 0, "Ana", "hello")).hasMessageContaining("disk");
            assertThatThrownBy(() -> table.setSeat(ANA, 0, SeatChange.CARETAKER, null))
                    .hasMessageContaining("disk");
            assertThatThrownBy(() -> house.alone("tempus", 3)).hasMessageContaining("disk");
            assertThat(states(table)).isEqualTo(before);
            assertThat(house.store.journalOf(table.id())).isEqualTo(journal);

            house.store.fail(Failure.NONE);
            assertThat(House.move(table, ANA, seat, ply, 0, move).summary().ply())
                    .isGreaterThan(ply);
            Awaitility.await().until(() -> told.contains(table.summary().version()));
            assertThat(told).allMatch(version -> version >= journal.size());
        }
    }

    @Test
    void aTakeBackThatCannotBeStoredHasNotHappenedEither() {
        Table table = house.anaAndBen();
        int seat = asked(table);
        playFirst(table, seat);
        TableState before = look(table, seat);
        house.store.fail(Failure.LOST);
        assertThatThrownBy(() -> table.undo(owner(table, seat), seat, 1, 0)).hasMessageContaining("disk");
        assertThat(look(table, seat)).isEqualTo(before);
        house.store.fail(Failure.NONE);
        assertThat(table.undo(owner(table, seat), seat, 1, 0).summary().ply()).isZero();
    }

    @Test
    void whatWasStoredAllTheSameIsFoundAndNotPlayedTwice() {
        Table table = house.anaAndBen();
        int seat = asked(table);
        Move move = look(table, seat).moves().getFirst();
        house.store.fail(Failure.STORED_ALL_THE_SAME);
        assertThatThrownBy(() -> House.move(table, owner(table, seat), seat, 0, 0, move))
                .hasMessageContaining("disk");
        assertThat(table.summary().ply()).isZero();
        house.store.fail(Failure.NONE);
        assertThat(House.move(table, owner(table, seat), seat, 0, 0, move)
                        .summary()
                        .ply())
                .isEqualTo(1);
        assertThat(house.store.journalOf(table.id()))
                .filteredOn(Entry.Moved.class::isInstance)
                .hasSize(1);
        playFirst(table, 1 - seat);
        assertThat(house.restart().find(table.id()).summary()).isEqualTo(table.summary());
    }

    @Test
    void aBotTriesAgainWhenTheStoreIsBack() {
        house.store.fail(Failure.MOVES_LOST);
        Table table = house.open("sealed-bids", Place.bot("random"), Place.bot("greedy"));
        Awaitility.await().until(() -> !house.failures.isEmpty());
        assertThat(table.summary().ply()).isZero();
        assertThat(house.failures).hasSizeLessThan(3);
        house.store.fail(Failure.NONE);
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> table.summary().finished());
    }

    @Test
    void unknownIdsAreUnknown() {
        for (String id :
                List.of("", "x", "../../etc/passwd", "aaaaaaaaaaaaaaaa", "AAAAAAAAAAAAAAAA", "aaaaaaaaaaaaaaa%")) {
            assertThat(codeOf(() -> house.tables().find(id))).isEqualTo(Code.UNKNOWN_MATCH);
        }
        assertThat(house.store.loads())
                .as("only what looks like an id is looked up")
                .isEqualTo(1);
    }

    @Test
    void aMatchOfOtherRulesIsNotReplayed() {
        Table table = house.anaAndBen();
        Beginning now = house.store.beginning(table.id());
        TableInfo info = now.info();
        TableInfo old = new TableInfo(
                "oldoldoldoldoldo",
                info.game(),
                info.options(),
                info.host(),
                info.pace(),
                info.open(),
                info.created(),
                null);
        house.store.create(
                new Beginning(old, now.rules() + 1, now.seed(), null, now.invitation(), now.seats()),
                table.summary(),
                null);
        assertThat(codeOf(() -> house.tables().find(old.id()))).isEqualTo(Code.OTHER_RULES);
    }

    @Test
    void tablesThatNobodyNeedsAreForgottenAndLoadedAgain() {
        house.restart(2);
        List<String> ids = new ArrayList<>();
        List<List<TableState>> before = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            Table table = house.alone("sealed-bids", 3);
            House.playOn(table, 5 + i, i);
            table.say(EVE, House.SPECTATOR, "Eve", "hello " + i);
            ids.add(table.id());
            before.add(states(table));
        }
        int loads = house.store.loads();
        Awaitility.await().atMost(Duration.ofSeconds(20)).until(() -> {
            System.gc();
            for (int i = 0; i < ids.size(); i++) {
                assertThat(states(house.tables().find(ids.get(i)))).isEqualTo(before.get(i));
            }
            return house.store.loads() >= loads + 4;
        });
    }

    @Test
    void aTableThatSomebodyHoldsIsNotLoadedTwice() {
        house.restart(1);
        Table table = house.alone("sealed-bids", 2);
        for (int i = 0; i < 5; i++) {
            house.alone("sealed-bids", 2);
        }
        System.gc();
        assertThat(house.tables().find(table.id())).isSameAs(table);
    }

    private static List<TableState> states(Table table) {
        return House.viewers(table).stream().map(table::state).toList();
    }
}
