package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.asked;
import static ecumene.table.House.codeOf;
import static ecumene.table.House.look;
import static ecumene.table.House.owner;
import static ecumene.table.House.play;
import static ecumene.table.House.playFirst;
import static ecumene.table.House.undo;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.Move;
import ecumene.engine.Seats;
import ecumene.engine.match.Match;
import ecumene.table.TableException.Code;
import ecumene.table.passing.Passing;
import ecumene.table.passing.PassingMove;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class UndoTest {

    private final House house = new House();
    private final Table table = house.anaAndBen();
    private final int first = asked(table);
    private final int second = 1 - first;

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void aMoveTakenBackIsNoPartOfTheMatch() {
        TableState before = look(table, first);
        playFirst(table, first);
        assertThat(look(table, first).canUndo()).isTrue();
        assertThat(look(table, second).canUndo()).isFalse();
        TableState after = undo(table, first);
        assertThat(after.view()).isEqualTo(before.view());
        assertThat(List.<Move>copyOf(after.moves())).isEqualTo(before.moves());
        assertThat(after.undone()).isEqualTo(1);
        assertThat(after.logFrom()).isEqualTo(1);
        assertThat(after.log()).isEmpty();
        assertThat(look(table, first).log()).isEqualTo(before.log());
        assertThat(house.store.journalOf(table.id())).last().isEqualTo(new Entry.Undone(house.now(), first));
    }

    @Test
    void theSameRequestAgainTakesBackNothing() {
        String guest = owner(table, first);
        playFirst(table, first);
        table.undo(guest, first, 1, 0);
        assertThat(table.undo(guest, first, 1, 0).summary().ply()).isZero();
        playFirst(table, first);
        assertThat(table.undo(guest, first, 1, 0).summary().ply()).isEqualTo(1);
        assertThat(table.undo(guest, first, 1, 1).summary().ply()).isZero();
        assertThat(codeOf(() -> table.undo(guest, first, 1, 0))).isEqualTo(Code.STALE);
        assertThat(codeOf(() -> table.undo(guest, first, 1, 2))).isEqualTo(Code.STALE);
        assertThat(codeOf(() -> table.undo(guest, first, 0, 2))).isEqualTo(Code.CANNOT_UNDO);
    }

    @Test
    void aMoveFromBeforeATakeBackIsStale() {
        List<? extends Move> moves = look(table, first).moves();
        String guest = owner(table, first);
        House.move(table, guest, first, 0, 0, moves.getFirst());
        table.undo(guest, first, 1, 0);
        assertThat(codeOf(() -> House.move(table, guest, first, 0, 0, moves.getFirst())))
                .isEqualTo(Code.STALE);
        assertThat(House.move(table, guest, first, 0, 1, moves.getFirst())
                        .summary()
                        .ply())
                .isEqualTo(1);
    }

    @Test
    void anAnswerToAWithdrawnQuestionIsStale() {
        List<? extends Move> lots = look(table, first).moves();
        play(table, first, lots.getFirst());
        TableState asked = look(table, second);
        undo(table, first);
        play(table, first, lots.getLast());
        // Ply and legal moves are as before, but the bid was meant for the other lot.
        assertThat(List.<Move>copyOf(look(table, second).moves())).isEqualTo(asked.moves());
        assertThat(codeOf(() -> House.move(
                        table,
                        owner(table, second),
                        second,
                        1,
                        asked.undone(),
                        asked.moves().getFirst())))
                .isEqualTo(Code.STALE);
        assertThat(look(table, second).undone()).isEqualTo(asked.undone() + 1);
        playFirst(table, second);
        assertThat(table.summary().ply()).isEqualTo(2);
    }

    @Test
    void whoIsStillAskedTheSameNeedNotDecideAgain() {
        Table three = house.alone("sealed-bids", 3);
        playFirst(three, asked(three));
        TableState asked = look(three, 0);
        playFirst(three, 1);
        undo(three, 1);
        playFirst(three, 2);
        assertThat(House.move(three, ANA, 0, 1, asked.undone(), asked.moves().getFirst())
                        .summary()
                        .ply())
                .isEqualTo(3);
    }

    @Test
    void othersActingIsTheHorizon() {
        playFirst(table, first);
        playFirst(table, second);
        assertThat(look(table, first).canUndo()).isFalse();
        assertThat(codeOf(() -> undo(table, first))).isEqualTo(Code.CANNOT_UNDO);
        assertThat(codeOf(() -> table.undo(owner(table, first), first, 1, 0))).isEqualTo(Code.STALE);
        playFirst(table, first);
        assertThat(codeOf(() -> undo(table, first))).as("the cards were shown").isEqualTo(Code.CANNOT_UNDO);
    }

    @Test
    void whatOthersLetPassGoesBackWithIt() {
        Passing game = new Passing();
        var match = Match.start(game, game.info().setup(3, Map.of()), 1);
        match.play(0, new PassingMove.Work());
        match.play(0, new PassingMove.End());
        match.play(1, new PassingMove.Pass());
        assertThat(match.canUndo(0)).isTrue();
        match.undo(1);
        assertThat(match.ply()).as("who let it pass may think again").isEqualTo(2);
        match.play(1, new PassingMove.Pass());
        match.undo(0);
        assertThat(match.ply()).isEqualTo(1);
        match.undo(0);
        assertThat(match.ply()).isZero();
        match.play(0, new PassingMove.End());
        match.play(1, new PassingMove.Take());
        assertThat(match.canUndo(0)).as("an answer is no letting pass").isFalse();
        match.play(2, new PassingMove.Pass());
        assertThat(match.canUndo(0))
                .as("nor is what came before it to be had again")
                .isFalse();
    }

    @Test
    void whoLetsPassAndThenActsMayGoBackOverBoth() {
        Passing game = new Passing();
        var match = Match.start(game, game.info().setup(3, Map.of()), 1);
        match.play(0, new PassingMove.End());
        match.play(1, new PassingMove.Pass());
        match.play(2, new PassingMove.Pass());
        match.play(1, new PassingMove.Work());
        assertThat(match.canUndo(0)).as("another has acted").isFalse();
        match.undo(1);
        assertThat(match.ply()).isEqualTo(3);
        match.undo(1);
        assertThat(match.ply()).as("with what others let pass since").isEqualTo(1);
        assertThat(match.canUndo(0)).as("what was closed stays closed").isFalse();
        match.play(1, new PassingMove.Take());
        match.play(2, new PassingMove.Pass());
        match.play(1, new PassingMove.Work());
        match.undo(1);
        assertThat(match.canUndo(1)).as("a card was shown").isFalse();
    }

    @Test
    void whatTheTableOffersToTakeBackGoesBack() {
        for (int seed = 0; seed < 40; seed++) {
            Table passing = house.passing();
            for (int i = 0; i < 30 && !passing.summary().finished(); i++) {
                House.playOn(passing, 1, 31L * seed + i);
                for (int seat = 0; seat < 2; seat++) {
                    while (i % 5 == 4 && look(passing, seat).canUndo()) {
                        int ply = passing.summary().ply();
                        assertThat(undo(passing, seat).summary().ply()).isLessThan(ply);
                    }
                }
            }
        }
    }

    @Test
    void onlyBotsAreTakenBackUnasked() {
        Chronicle<PassingMove> chronicle = new Chronicle<>(0);
        chronicle.add(row(-1, Seats.SPECTATOR, null, Row.By.TABLE));
        chronicle.add(row(0, 0, new PassingMove.End(), Row.By.PERSON));
        chronicle.add(row(1, 1, new PassingMove.Pass(), Row.By.BOT_PASSING));
        assertThat(chronicle.mover()).isZero();
        assertThat(chronicle.horizon(0)).isZero();
        assertThat(chronicle.horizon(1)).isEqualTo(2);
        chronicle.add(row(2, 2, new PassingMove.Pass(), Row.By.PERSON));
        assertThat(chronicle.horizon(0)).as("a person has answered").isEqualTo(3);
        chronicle.shortenTo(1);
        assertThat(chronicle.begin(2)).as("two rows").isEqualTo(2);
    }

    /** Ana ends her turn, Ben lets it pass, and so do the bots; then it is Ben's turn, which he begins and takes back. */
    @Test
    void whoHasGoneBackToTheBeginningOfATurnMayThinkAgainAboutWhatTheyLetPass() {
        Beginning beginning;
        try (House quiet = House.thoughtless()) {
            beginning = quiet.store.beginning(quiet.passing("random", "random").id());
        }
        Ledger<?, ?> ledger = Ledger.replay(
                new Passing(),
                beginning,
                List.of(
                        new Entry.SeatChanged(house.now(), 1, Sitting.person(House.BEN, "Ben")),
                        new Entry.Moved(house.now(), 0, new PassingMove.End()),
                        new Entry.Moved(house.now(), 1, new PassingMove.Pass()),
                        new Entry.Moved(house.now(), 2, new PassingMove.Pass()),
                        new Entry.Moved(house.now(), 3, new PassingMove.Pass()),
                        new Entry.Moved(house.now(), 1, new PassingMove.Work())));
        assertThat(ledger.canUndo(1)).isTrue();
        ledger.add(new Entry.Undone(house.now(), 1));
        assertThat(ledger.ply()).isEqualTo(4);
        assertThat(ledger.canUndo(0)).isFalse();
        assertThat(ledger.canUndo(1)).isTrue();
        ledger.add(new Entry.Undone(house.now(), 1));
        assertThat(ledger.ply()).isEqualTo(1);
        assertThat(ledger.canUndo(1)).isFalse();
        assertThat(ledger.canUndo(0)).isFalse();
    }

    private Row<PassingMove> row(int from, int seat, @Nullable PassingMove move, Row.By by) {
        return new Row<>(from, seat, move, Seats.EVERYONE, by, true, house.now(), 1, "play", null, List.of());
    }

    @Test
    void theHorizonIsTheSameAfterARestart() {
        Table tempus = house.alone("tempus", 3);
        for (int i = 0; i < 120; i++) {
            House.playOn(tempus, 1, i);
            int mover = look(tempus, 0).log().getLast().seat();
            if (i % 7 == 3 && look(tempus, mover).canUndo()) {
                undo(tempus, mover);
            }
            Table loaded = house.restart().find(tempus.id());
            for (Viewer viewer : House.viewers(tempus)) {
                assertThat(loaded.state(viewer)).isEqualTo(tempus.state(viewer));
            }
            tempus = loaded;
        }
        assertThat(house.store.journalOf(tempus.id())).hasAtLeastOneElementOfType(Entry.Undone.class);
        int ply = tempus.summary().ply();
        while (look(tempus, 0).log().getLast().seat() != null
                && look(tempus, look(tempus, 0).log().getLast().seat()).canUndo()) {
            undo(tempus, look(tempus, 0).log().getLast().seat());
        }
        assertThat(tempus.summary().ply()).isLessThanOrEqualTo(ply);
    }

    @Test
    void onceABotHasActedNothingIsTakenBack() {
        playFirst(table, first);
        assertThat(look(table, first).canUndo()).isTrue();
        table.setSeat(owner(table, second), second, SeatChange.CARETAKER, "random");
        Awaitility.await()
                .atMost(Duration.ofSeconds(10))
                .until(() -> table.summary().ply() == 2);
        assertThat(look(table, first).canUndo()).isFalse();
        assertThat(codeOf(() -> undo(table, first))).isEqualTo(Code.CANNOT_UNDO);
    }

    @Test
    void whatACaretakerHasDoneOnMySeatIsNotTakenBackEither() {
        table.setSeat(owner(table, first), first, SeatChange.CARETAKER, "random");
        Awaitility.await()
                .atMost(Duration.ofSeconds(10))
                .until(() -> table.summary().awaiting().equals(List.of(second)));
        table.setSeat(owner(table, first), first, SeatChange.RETURN, null);
        // The offer and the caretaker's bid are the latest moves, both of this seat.
        assertThat(table.summary().ply()).isEqualTo(2);
        assertThat(look(table, first).canUndo()).isFalse();
        assertThat(codeOf(() -> undo(table, first))).isEqualTo(Code.CANNOT_UNDO);
    }
}
