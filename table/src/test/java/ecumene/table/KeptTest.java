package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.EVE;
import static ecumene.table.House.codeOf;
import static ecumene.table.House.look;
import static ecumene.table.House.undo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import ecumene.civilization.Civilization;
import ecumene.civilization.CivilizationMove;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.table.TableException.Code;
import ecumene.table.passing.Passing;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A table that goes on from how it stood is the table that was played from the beginning. */
class KeptTest {

    private final House house = new House(List.of(new Tempus(), new SealedBids(), new Passing(), new Civilization()));

    @AfterEach
    void close() {
        house.close();
    }

    // ---------------------------------------------------------------- every moment there can be

    @Test
    void aMatchOfOneGuestGoesOnFromEveryMoment() {
        Table table = house.alone("tempus", 3);
        playWithSecondThoughts(table, 100, 3);
        assertGoesOnFromEveryMoment(new Tempus(), table, 10);
    }

    @Test
    void aMatchWithMarketsGoesOnFromEveryMoment() {
        Table table = house.alone("civilization", 4);
        playWithSecondThoughts(table, 200, 11);
        assertGoesOnFromEveryMoment(new Civilization(), table, 15);
    }

    @Test
    void aMatchOfSecretsGoesOnFromEveryMoment() {
        Table table = house.anaAndBen();
        table.say(BEN, 1, "Ben", "hello");
        playWithSecondThoughts(table, 1_000, 5);
        assertGoesOnFromEveryMoment(new SealedBids(), table, 10);
    }

    @Test
    void aMatchInWhichBotsLetPassGoesOnFromEveryMoment() {
        for (int seed = 0; seed < 3; seed++) {
            Table table = house.passing("random", "random");
            playWithSecondThoughts(table, 1_000, seed);
            assertGoesOnFromEveryMoment(new Passing(), table, 10);
        }
    }

    private <P extends Position, M extends Move> void assertGoesOnFromEveryMoment(
            Game<P, M> game, Table table, int atLeast) {
        Beginning beginning = house.store.beginning(table.id());
        List<Entry> journal = house.store.journalOf(table.id());
        Ledger<P, M> replayed = Ledger.replay(game, beginning, List.of());
        int moments = 0;
        for (int version = 0; version < journal.size(); version++) {
            if (version > 0 && journal.get(version) instanceof Entry.Moved moved && replayed.beginsAnew(moved)) {
                Ledger<P, M> here = Ledger.replay(game, beginning, journal.subList(0, version));
                assertSameFromHere(game, beginning, here.stands(), journal, here);
                moments++;
            }
            replayed.add(journal.get(version));
        }
        assertThat(moments).isGreaterThan(atLeast);
    }

    /** The two go the same way for a while, and all that anybody sees is the same. */
    private static <P extends Position, M extends Move> void assertSameFromHere(
            Game<P, M> game, Beginning beginning, Kept kept, List<Entry> journal, Ledger<P, M> replayed) {
        int from = kept.version();
        replayed.add(journal.get(from));
        Ledger<P, M> resumed = Ledger.resume(game, beginning, kept, journal.subList(from, from + 1));
        assertTakenBackAlike(game, beginning, kept, journal, replayed);
        for (int version = from + 1; version < Math.min(journal.size(), from + 6); version++) {
            assertSame(replayed, resumed, kept);
            replayed.add(journal.get(version));
            resumed.add(journal.get(version));
        }
        assertSame(replayed, resumed, kept);
    }

    /** Whoever can take back the first gesture after the moment can do so in both, and is then where it began. */
    private static <P extends Position, M extends Move> void assertTakenBackAlike(
            Game<P, M> game, Beginning beginning, Kept kept, List<Entry> journal, Ledger<P, M> replayed) {
        int from = kept.version();
        for (int seat = 0; seat < beginning.seats().size(); seat++) {
            if (replayed.canUndo(seat)) {
                Ledger<P, M> resumed = Ledger.resume(game, beginning, kept, journal.subList(from, from + 1));
                Ledger<P, M> other = Ledger.replay(game, beginning, journal.subList(0, from + 1));
                Entry undone = new Entry.Undone(journal.get(from).at(), seat);
                other.add(undone);
                resumed.add(undone);
                assertThat(resumed.ply()).isEqualTo(kept.ply());
                assertSame(other, resumed, kept);
            }
        }
    }

    private static void assertSame(Ledger<?, ?> replayed, Ledger<?, ?> resumed, Kept kept) {
        assertThat(resumed.summary()).isEqualTo(replayed.summary());
        assertThat(resumed.marketEnds()).isEqualTo(replayed.marketEnds());
        assertThat(resumed.standingDue()).isEqualTo(replayed.standingDue());
        assertThat(resumed.looks().statistics()).isEqualTo(replayed.looks().statistics());
        int seats = replayed.summary().seats().size();
        for (int seat = -1; seat < seats; seat++) {
            String owner =
                    seat < 0 ? null : replayed.summary().seats().get(seat).owner();
            Viewer viewer = seat < 0 ? Viewer.spectator(EVE) : new Viewer(owner == null ? EVE : owner, seat);
            assertThat(resumed.looks().state(viewer, kept.ply() + 1))
                    .isEqualTo(replayed.looks().state(viewer, kept.ply() + 1));
            assertThat(resumed.looks().stateSince(viewer, kept.version(), kept.ply() + 1))
                    .isEqualTo(replayed.looks().stateSince(viewer, kept.version(), kept.ply() + 1));
            if (seat >= 0) {
                assertThat(resumed.canUndo(seat)).isEqualTo(replayed.canUndo(seat));
                assertThat(resumed.firstGestureSince(seat, kept.ply()))
                        .isEqualTo(replayed.firstGestureSince(seat, kept.ply()));
            }
        }
        Kept now = resumed.stands();
        assertThat(now).isEqualTo(replayed.stands());
    }

    // ---------------------------------------------------------------- tables

    @Test
    void whoLeavesLastLeavesATableThatIsQuicklyFound() {
        Table table = house.alone("civilization", 4);
        Subscription subscription = table.listen(new Viewer(ANA, 0), version -> {});
        playOn(table, 150);
        assertThat(house.store.kept(house.store.beginning(table.id()))).isNull();
        subscription.close();
        Kept kept = house.store.kept(house.store.beginning(table.id()));
        assertThat(kept.version()).isBetween(40, table.summary().version() - Milestones.TAIL);
        assertSameAfterARestart(table);
    }

    @Test
    void aLongMatchHoldsLittleAndStillKnowsAll() {
        Table table = house.alone("civilization", 4);
        playOn(table, 430);
        await().until(() -> house.store.kept(house.store.beginning(table.id())) != null);
        assertThat(table.steward()
                        .<Integer>locked(() -> table.steward().ledger().held()))
                .isLessThan(300);
        assertSameAfterARestart(table);
        assertWhatWasKeptIsRead(table);
        assertWhatWasKeptWrongIsNotBelieved(table);
    }

    /** What a table says of itself after a restart, and what it said before, is what follows from its whole journal. */
    private void assertSameAfterARestart(Table before) {
        Ledger<?, ?> truth =
                Ledger.replay(before.game(), house.store.beginning(before.id()), house.store.journalOf(before.id()));
        for (Table table : List.of(before, house.restart().find(before.id()))) {
            assertThat(table.summary()).isEqualTo(truth.summary());
            assertThat(table.statistics()).isEqualTo(truth.looks().statistics());
            for (Viewer viewer : House.viewers(table)) {
                TableState recent = table.recentState(viewer);
                assertThat(recent.log()).hasSizeGreaterThan(10);
                assertThat(recent).isEqualTo(truth.looks().state(viewer, recent.logFrom()));
                for (int ply : List.of(0, 1, 49, 110, truth.ply() - 1)) {
                    assertThat(table.at(viewer, ply)).isEqualTo(truth.looks().at(viewer.seat(), ply));
                }
                int version = truth.version() - 100;
                assertThat(table.stateSince(viewer, version))
                        .isEqualTo(truth.looks().stateSince(viewer, version, 0));
                assertThat(table.acts(viewer, 20, 60, true))
                        .isEqualTo(truth.looks().acts(viewer.seat(), 20, 60, true, Table.MOST_ACTS));
                assertThat(table.state(viewer)).isEqualTo(truth.looks().state(viewer, 0));
            }
        }
        assertThat(house.failures).isEmpty();
    }

    private void assertWhatWasKeptIsRead(Table table) {
        house.restart();
        int first = house.store.linesRead();
        Table again = house.tables().find(table.id());
        assertThat(again.summary()).isEqualTo(table.summary());
        assertThat(house.store.linesRead() - first).isLessThan(300);
        again.at(Viewer.spectator(EVE), 3);
        assertThat(house.store.linesRead() - first).as("looked back").isGreaterThan(430);
    }

    private void assertWhatWasKeptWrongIsNotBelieved(Table table) {
        Kept good = house.store.kept(house.store.beginning(table.id()));
        TableState truth = look(table, 0);
        Map<String, Object> nothing = Map.of();
        List<Kept> bad = List.of(
                good.with(good.position(), good.hash() + 1),
                good.with(nothing, good.hash()),
                later(good, table.summary().version() - good.version()),
                later(good, 1_000_000));
        for (Kept kept : bad) {
            house.failures.clear();
            house.store.replaceKept(table.id(), kept);
            house.restart();
            assertThat(look(house.tables().find(table.id()), 0)).isEqualTo(truth);
            assertThat(house.failures).hasSize(1);
        }
    }

    private static Kept later(Kept kept, int entries) {
        return new Kept(
                kept.version() + entries,
                kept.ply(),
                kept.changes(),
                kept.hash(),
                kept.position(),
                kept.latest(),
                kept.marketSince(),
                kept.seats(),
                kept.awaited(),
                kept.updated(),
                kept.chat(),
                kept.undone(),
                kept.takenBack(),
                kept.standing(),
                kept.moments());
    }

    @Test
    void whoWasFirstElsewhereIsReadWithoutPlayingAllAgain() {
        house.store.share();
        Table table = house.alone("civilization", 4);
        playOn(table, 130);
        AtomicInteger told = new AtomicInteger();
        try (Subscription _ = table.listen(new Viewer(ANA, 0), told::set)) {
            for (int i = 0; i < 5; i++) {
                house.store.fail(MemoryStore.Failure.STORED_ALL_THE_SAME);
                int seat = House.asked(table);
                int ply = table.summary().ply();
                Move move = look(table, seat).moves().getFirst();
                assertThatThrownBy(() -> House.play(table, seat, move)).isInstanceOf(IllegalStateException.class);
                house.store.fail(MemoryStore.Failure.NONE);
                assertThat(codeOf(() -> House.play(table, seat, move)))
                        .as("the house has read what was written all the same, and judges anew")
                        .isIn(null, Code.STALE);
                assertThat(table.summary().ply()).isGreaterThan(ply);
            }
        }
        assertSameAfterARestart(table);
    }

    // ---------------------------------------------------------------- playing

    /** Plays so many moves as a bot would: at random a match may be over too soon. */
    private static void playOn(Table table, int moves) {
        for (int i = 0; i < moves; i++) {
            int seat = House.asked(table);
            House.play(table, seat, table.hint(ANA, seat, "greedy").move());
        }
    }

    private static Move chosen(List<? extends Move> legal, Randomness random) {
        List<? extends Move> staying = legal.stream()
                .filter(move -> !(move instanceof CivilizationMove.Abandon))
                .toList();
        return staying.get(random.below(staying.size()));
    }

    /** People play at random, think again now and then, and chat. */
    private static void playWithSecondThoughts(Table table, int moves, long seed) {
        Randomness random = new Randomness(seed);
        for (int i = 0; i < moves && !table.summary().finished(); i++) {
            await().atMost(Duration.ofSeconds(20))
                    .until(() -> table.summary().finished() || !people(table).isEmpty());
            List<Integer> people = people(table);
            if (people.isEmpty()) {
                return;
            }
            int seat = people.get(random.below(people.size()));
            List<? extends Move> legal = look(table, seat).moves();
            if (legal.isEmpty()) {
                continue;
            }
            try {
                House.play(table, seat, chosen(legal, random));
                if (random.below(4) == 0 && look(table, seat).canUndo()) {
                    undo(table, seat);
                }
            } catch (TableException e) {
                // A bot was quicker.
                assertThat(e.code()).isIn(Code.STALE, Code.CANNOT_UNDO);
            }
            if (random.below(20) == 0) {
                table.say(House.owner(table, seat), seat, "somebody", "line " + i);
            }
        }
    }

    private static List<Integer> people(Table table) {
        Summary summary = table.summary();
        List<Integer> people = new ArrayList<>(summary.awaiting());
        people.removeIf(seat -> !summary.seats().get(seat).isPerson());
        return people;
    }
}
