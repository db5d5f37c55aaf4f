package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.EVE;
import static ecumene.table.House.codeOf;
import static ecumene.table.House.look;
import static ecumene.table.House.play;
import static ecumene.table.House.playAll;
import static ecumene.table.House.undo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ecumene.engine.Change;
import ecumene.engine.Move;
import ecumene.table.MemoryStore.Failure;
import ecumene.table.NewTable.Place;
import ecumene.table.TableException.Code;
import ecumene.table.passing.PassingMove.Draw;
import ecumene.table.passing.PassingMove.End;
import ecumene.table.passing.PassingMove.Pass;
import ecumene.table.passing.PassingMove.Take;
import ecumene.table.passing.PassingMove.Work;
import ecumene.table.passing.PassingView;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is done in one go is played whole or not at all, told in one line and taken back by one undo. */
class GesturesTest {

    private static final Move WORK = new Work();
    private static final Move END = new End();

    private final House house = new House();
    private final Table table = house.passing();

    @AfterEach
    void close() {
        house.close();
    }

    private static Gesture gesture(int seat, int ply, Move... moves) {
        return new Gesture(seat, ply, 0, List.of(moves));
    }

    @Test
    void aGestureIsOneEntryAndOneLine() {
        TableState after = playAll(table, 0, WORK, WORK, END);
        assertThat(after.summary().ply()).isEqualTo(3);
        assertThat(house.store.journalOf(table.id()).getLast())
                .isEqualTo(new Entry.Moved(house.now(), 0, List.of(WORK, WORK, END), false));
        assertThat(after.log()).hasSize(1);
        LogLine line = after.log().getFirst();
        assertThat(line.from()).isZero();
        assertThat(line.ply()).isEqualTo(3);
        assertThat(List.<Move>copyOf(line.moves())).containsExactly(WORK, WORK, END);
        assertThat(line.hidden()).isZero();
        assertThat(table.at(Viewer.spectator(EVE), 1).ply())
                .as("plies are moves")
                .isEqualTo(1);
        assertThat(house.restart().find(table.id()).state(new Viewer(ANA, 0)))
                .isEqualTo(table.state(new Viewer(ANA, 0)));
    }

    @Test
    void theRecordKeepsTheMoves() {
        playAll(table, 0, WORK, WORK, END);
        House.playOn(table, 1_000, 1);
        assertThat(table.record().moves()).hasSize(table.summary().ply());
        assertThat(table.record().moves().get(1).move()).isEqualTo(WORK);
    }

    @Test
    void theSameGestureAgainPlaysNothing() {
        Gesture wish = gesture(0, 0, WORK, END);
        table.play(ANA, wish, Duration.ZERO);
        play(table, 1, new Pass());
        assertThat(table.play(ANA, wish, Duration.ZERO).summary().ply()).isEqualTo(3);
        for (Gesture other : List.of(gesture(0, 0, WORK), gesture(0, 0, WORK, END, END), gesture(0, 0, END, WORK))) {
            assertThat(codeOf(() -> table.play(ANA, other, Duration.ZERO))).isEqualTo(Code.STALE);
        }
        assertThat(house.store.journalOf(table.id()))
                .filteredOn(Entry.Moved.class::isInstance)
                .hasSize(2);
    }

    @Test
    void aRefusalInTheMiddleChangesNothing() {
        List<Entry> journal = house.store.journalOf(table.id());
        TableState before = look(table, 0);
        TableException refused = catchThrowableOfType(
                TableException.class, () -> table.play(ANA, gesture(0, 0, WORK, WORK, new Take(), END), Duration.ZERO));
        assertThat(refused.code()).isEqualTo(Code.ILLEGAL_MOVE);
        assertThat(refused.index()).isEqualTo(2);
        TableException fourth = catchThrowableOfType(
                TableException.class, () -> table.play(ANA, gesture(0, 0, WORK, WORK, WORK, WORK), Duration.ZERO));
        assertThat(fourth.index()).isEqualTo(3);
        TableException handedOver = catchThrowableOfType(
                TableException.class, () -> table.play(ANA, gesture(0, 0, WORK, END, WORK), Duration.ZERO));
        assertThat(handedOver.code()).isEqualTo(Code.CANNOT_PREVIEW);
        assertThat(handedOver.index()).isEqualTo(1);
        assertThat(codeOf(() -> table.play(BEN, gesture(1, 0, WORK, WORK), Duration.ZERO)))
                .isEqualTo(Code.NOT_YOUR_TURN);
        assertThat(look(table, 0)).isEqualTo(before);
        assertThat(house.store.journalOf(table.id())).isEqualTo(journal);
    }

    @Test
    void chanceIsNotLookedAtBeforeOneDecides() {
        TableException refused = catchThrowableOfType(
                TableException.class, () -> table.play(ANA, gesture(0, 0, new Draw(), WORK), Duration.ZERO));
        assertThat(refused.code()).isEqualTo(Code.CANNOT_PREVIEW);
        assertThat(refused.index()).isZero();
        assertThat(table.summary().ply()).isZero();
        assertThat(playAll(table, 0, WORK, new Draw()).summary().ply())
                .as("as the last it is welcome")
                .isEqualTo(2);
        assertThat(look(table, 0).canUndo()).isFalse();
    }

    @Test
    void aGestureHasOneToSixtyMoves() {
        assertThat(codeOf(() -> new Gesture(0, 0, 0, List.of()))).isEqualTo(Code.BAD_REQUEST);
        assertThat(codeOf(() -> new Gesture(0, 0, 0, Collections.nCopies(61, WORK))))
                .isEqualTo(Code.BAD_REQUEST);
        assertThat(codeOf(() -> table.play(ANA, gesture(0, 0, WORK), Duration.ofSeconds(6))))
                .isEqualTo(Code.BAD_REQUEST);
    }

    @Test
    void aGestureIsTakenBackAsAWhole() {
        playAll(table, 0, WORK);
        TableState between = look(table, 0);
        playAll(table, 0, WORK, END);
        assertThat(look(table, 0).canUndo()).isTrue();
        TableState back = undo(table, 0);
        assertThat(back.summary().ply()).isEqualTo(1);
        assertThat(back.logFrom()).isEqualTo(2);
        assertThat(back.log()).isEmpty();
        assertThat(look(table, 0).view()).isEqualTo(between.view());
        assertThat(table.undo(ANA, 0, 3, 0)).as("the same request again").isEqualTo(back);
        playAll(table, 0, END);
        assertThat(table.undo(ANA, 0, 3, 0).log()).as("from where it led to").hasSize(1);
        assertThat(undo(table, 0).summary().ply()).isEqualTo(1);
        assertThat(undo(table, 0).summary().ply()).isZero();
        assertThat(house.restart().find(table.id()).state(new Viewer(ANA, 0)))
                .isEqualTo(table.state(new Viewer(ANA, 0)));
    }

    @Test
    void whatOthersTookBackClosesTheHorizonBeforeIt() {
        playAll(table, 0, WORK, END);
        play(table, 1, new Pass());
        undo(table, 1);
        assertThat(look(table, 0).canUndo()).isFalse();
        assertThat(codeOf(() -> undo(table, 0))).isEqualTo(Code.CANNOT_UNDO);
    }

    @Test
    void whatCannotBeStoredWholeHasNotHappenedAtAll() {
        TableState before = look(table, 0);
        house.store.fail(Failure.LOST);
        assertThatThrownBy(() -> playAll(table, 0, WORK, WORK, END)).hasMessageContaining("disk");
        assertThat(look(table, 0)).isEqualTo(before);
        house.store.fail(Failure.STORED_ALL_THE_SAME);
        assertThatThrownBy(() -> playAll(table, 0, WORK, WORK, END)).hasMessageContaining("disk");
        house.store.fail(Failure.NONE);
        assertThat(table.play(ANA, gesture(0, 0, WORK, WORK, END), Duration.ZERO)
                        .summary()
                        .ply())
                .isEqualTo(3);
        assertThat(house.store.journalOf(table.id()))
                .filteredOn(Entry.Moved.class::isInstance)
                .hasSize(1);
        house.store.fail(Failure.LOST);
        assertThatThrownBy(() -> undo(table, 0)).hasMessageContaining("disk");
        assertThat(table.summary().ply()).isEqualTo(3);
        house.store.fail(Failure.NONE);
        assertThat(undo(table, 0).summary().ply()).isZero();
    }

    // ---------------------------------------------------------------- before it is made

    @Test
    void aPreviewShowsHowItWouldStand() {
        TableState before = look(table, 0);
        Preview preview = table.preview(ANA, gesture(0, 0, WORK, WORK));
        assertThat(preview.view()).isEqualTo(new PassingView(1, List.of(2, 0), 1));
        assertThat(preview.prompt().name()).isEqualTo("turn");
        assertThat(preview.moves()).hasSameSizeAs(preview.consequences()).hasSize(3);
        assertThat(preview.consequence().changes()).containsExactly(new Change("gold", 0, 0, 2));
        assertThat(preview.consequence().undoable()).isTrue();
        assertThat(look(table, 0)).isEqualTo(before);
        assertThat(table.preview(ANA, gesture(0, 0, WORK, WORK, WORK)).moves()).hasSize(2);
    }

    @Test
    void aPreviewDoesNotReveal() {
        for (Move move : List.of(new Draw(), END)) {
            TableException refused =
                    catchThrowableOfType(TableException.class, () -> table.preview(ANA, gesture(0, 0, WORK, move)));
            assertThat(refused.code()).isEqualTo(Code.CANNOT_PREVIEW);
            assertThat(refused.index()).isEqualTo(1);
        }
        assertThat(codeOf(() -> table.preview(ANA, gesture(0, 0, new Pass())))).isEqualTo(Code.ILLEGAL_MOVE);
        assertThat(codeOf(() -> table.preview(BEN, gesture(1, 0, WORK)))).isEqualTo(Code.NOT_YOUR_TURN);
        assertThat(codeOf(() -> table.preview(EVE, gesture(0, 0, WORK)))).isEqualTo(Code.NOT_YOUR_SEAT);
        playAll(table, 0, WORK);
        assertThat(codeOf(() -> table.preview(ANA, gesture(0, 0, WORK)))).isEqualTo(Code.STALE);
    }

    @Test
    void theStateTellsWhatMovesWouldDo() {
        TableState state = look(table, 0);
        assertThat(state.consequences()).hasSameSizeAs(state.moves());
        assertThat(state.consequences().getFirst().changes()).containsExactly(new Change("gold", 0, 0, 1));
        assertThat(state.consequences().get(1).undoable()).as("a card is drawn").isFalse();
        assertThat(state.consequences().getLast().endsTurn()).isTrue();
        assertThat(look(table, 1).consequences()).as("not asked").isEmpty();
    }

    // ---------------------------------------------------------------- grace

    @Test
    void botsWaitForAWhileIfItCanBeTakenBack() {
        Table alone = house.open("passing", Place.me("Ana"), Place.bot("random"));
        act(alone, Duration.ofSeconds(5), END);
        Awaitility.await().pollDelay(Duration.ofMillis(300)).until(() -> true);
        assertThat(alone.summary().ply()).isEqualTo(1);
        undo(alone, 0);
        assertThat(alone.summary().ply()).isZero();
        act(alone, Duration.ofMillis(200), END);
        Awaitility.await()
                .atMost(Duration.ofSeconds(4))
                .until(() -> alone.summary().ply() > 1);
    }

    @Test
    void theNextGestureEndsTheWaiting() {
        Table alone = house.open("passing", Place.me("Ana"), Place.bot("random"));
        act(alone, Duration.ofSeconds(5), WORK);
        act(alone, Duration.ZERO, END);
        Awaitility.await()
                .atMost(Duration.ofSeconds(4))
                .until(() -> alone.summary().ply() > 2);
    }

    @Test
    void whatCannotBeTakenBackIsNotWaitedFor() {
        Table sealed = house.open("sealed-bids", Place.me("Ana"), Place.bot("random"), Place.bot("random"));
        for (int move = 0; move < 6; move++) {
            Awaitility.await()
                    .atMost(Duration.ofSeconds(4))
                    .until(() -> sealed.summary().isTurnOf(ANA));
            TableState asked = look(sealed, 0);
            boolean undoable = asked.consequences().getFirst().undoable();
            act(
                    sealed,
                    undoable ? Duration.ZERO : Duration.ofSeconds(5),
                    asked.moves().getFirst());
        }
    }

    private static void act(Table table, Duration grace, Move... moves) {
        TableState state = look(table, 0);
        table.play(ANA, new Gesture(0, state.summary().ply(), state.undone(), List.of(moves)), grace);
    }
}
