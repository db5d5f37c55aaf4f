package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.EVE;
import static ecumene.table.House.asked;
import static ecumene.table.House.codeOf;
import static ecumene.table.House.look;
import static ecumene.table.House.owner;
import static ecumene.table.House.playFirst;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import ecumene.engine.Move;
import ecumene.table.TableException.Code;
import ecumene.tempus.TempusMove;
import ecumene.testkit.sample.SealedBidsMove.LayBid;
import ecumene.testkit.sample.SealedBidsMove.OfferLot;
import ecumene.testkit.sample.SealedBidsRefusal;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MovesTest {

    private final House house = new House();
    private final Table table = house.anaAndBen();
    private final int first = asked(table);
    private final int second = 1 - first;

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void aMoveIsStoredAndSeen() {
        Move move = look(table, first).moves().getFirst();
        TableState after = House.move(table, owner(table, first), first, 0, 0, move);
        assertThat(after.summary().ply()).isEqualTo(1);
        assertThat(after.logFrom()).isEqualTo(1);
        assertThat(after.log()).hasSize(1);
        assertThat(List.<Move>copyOf(after.log().getFirst().moves())).containsExactly(move);
        assertThat(house.store.journalOf(table.id()).getLast()).isEqualTo(new Entry.Moved(house.now(), first, move));
        assertThat(house.store.summary(table.id())).isEqualTo(table.summary());
    }

    @Test
    void theSameRequestAgainPlaysNothing() {
        List<? extends Move> moves = look(table, first).moves();
        TableState once = House.move(table, owner(table, first), first, 0, 0, moves.getFirst());
        playFirst(table, second);
        TableState again = House.move(table, owner(table, first), first, 0, 0, moves.getFirst());
        assertThat(once.summary().ply()).isEqualTo(1);
        assertThat(again.summary().ply()).isEqualTo(2);
        assertThat(again.log()).hasSize(2);
        assertThat(codeOf(() -> House.move(table, owner(table, first), first, 0, 0, moves.getLast())))
                .isEqualTo(Code.STALE);
    }

    @Test
    void eightThreadsAtOnceMakeOneMove() throws Exception {
        Move move = look(table, first).moves().getFirst();
        String guest = owner(table, first);
        try (var threads = Executors.newFixedThreadPool(8)) {
            Callable<Integer> request =
                    () -> House.move(table, guest, first, 0, 0, move).summary().ply();
            for (var answer : threads.invokeAll(java.util.Collections.nCopies(8, request))) {
                assertThat(answer.get()).isEqualTo(1);
            }
        }
        assertThat(house.store.journalOf(table.id()))
                .filteredOn(Entry.Moved.class::isInstance)
                .hasSize(1);
    }

    @Test
    void othersMayAnswerInBetween() {
        playFirst(table, first);
        TableState seenByFirst = look(table, first);
        TableState seenBySecond = look(table, second);
        assertThat(table.summary().awaiting()).containsExactly(0, 1);
        House.move(
                table, owner(table, second), second, 1, 0, seenBySecond.moves().getFirst());
        TableState after = House.move(
                table, owner(table, first), first, 1, 0, seenByFirst.moves().getFirst());
        assertThat(after.summary().ply()).isEqualTo(3);
        assertThat(after.log()).extracting(LogLine::ply).containsExactly(2, 3);
    }

    @Test
    void aQuestionThatIsGoneIsStale() {
        int lot = ((OfferLot) look(table, first).moves().getFirst()).lot();
        playFirst(table, first);
        // Ply 0 was before the offer, when nobody was asked for a bid.
        assertThat(codeOf(() -> House.move(table, owner(table, second), second, 0, 0, new OfferLot(lot))))
                .isEqualTo(Code.STALE);
        assertThat(codeOf(() -> House.move(table, owner(table, first), first, 5, 0, new OfferLot(lot))))
                .isEqualTo(Code.STALE);
        assertThat(codeOf(() -> House.move(table, owner(table, first), first, 1, 1, new OfferLot(lot))))
                .isEqualTo(Code.STALE);
        assertThat(codeOf(() -> House.move(table, owner(table, first), first, -1, 0, new OfferLot(lot))))
                .isEqualTo(Code.BAD_REQUEST);
        assertThat(table.summary().ply()).isEqualTo(1);
    }

    @Test
    void refusalsSayWhy() {
        TableException refused = catchThrowableOfType(
                TableException.class, () -> House.move(table, owner(table, first), first, 0, 0, new LayBid(1)));
        assertThat(refused.code()).isEqualTo(Code.ILLEGAL_MOVE);
        assertThat(refused.refusal()).isEqualTo(SealedBidsRefusal.NOT_THE_QUESTION);
        assertThat(codeOf(() -> House.move(table, owner(table, second), second, 0, 0, new LayBid(1))))
                .isEqualTo(Code.NOT_YOUR_TURN);
        assertThat(codeOf(() -> House.move(table, owner(table, first), first, 0, 0, new TempusMove.HaveIdea())))
                .isEqualTo(Code.BAD_REQUEST);
        assertThat(table.why(owner(table, first), first, new LayBid(1))).isEqualTo(SealedBidsRefusal.NOT_THE_QUESTION);
        assertThat(table.why(
                        owner(table, first), first, look(table, first).moves().getFirst()))
                .isNull();
        assertThat(house.store.journalOf(table.id())).noneMatch(Entry.Moved.class::isInstance);
    }

    @Test
    void foreignSeatsAreNotPlayed() {
        Move move = look(table, first).moves().getFirst();
        String other = first == 0 ? BEN : ANA;
        for (String guest : List.of(other, EVE)) {
            assertThat(codeOf(() -> House.move(table, guest, first, 0, 0, move)))
                    .isEqualTo(Code.NOT_YOUR_SEAT);
            assertThat(codeOf(() -> table.undo(guest, first, 0, 0))).isEqualTo(Code.NOT_YOUR_SEAT);
            assertThat(codeOf(() -> table.why(guest, first, move))).isEqualTo(Code.NOT_YOUR_SEAT);
            assertThat(codeOf(() -> table.hint(guest, first, null))).isEqualTo(Code.NOT_YOUR_SEAT);
            assertThat(codeOf(() -> table.state(new Viewer(guest, first)))).isEqualTo(Code.NOT_YOUR_SEAT);
            assertThat(codeOf(() -> table.at(new Viewer(guest, first), 0))).isEqualTo(Code.NOT_YOUR_SEAT);
            assertThat(codeOf(() -> table.listen(new Viewer(guest, first), version -> {})))
                    .isEqualTo(Code.NOT_YOUR_SEAT);
        }
        for (int seat : new int[] {-1, 2, 30, 99}) {
            assertThat(codeOf(() -> House.move(table, ANA, seat, 0, 0, move))).isEqualTo(Code.NOT_YOUR_SEAT);
            assertThat(codeOf(() -> table.state(new Viewer(ANA, seat)))).isEqualTo(Code.NOT_YOUR_SEAT);
        }
    }

    @Test
    void afterTheEndNothingIsPlayed() {
        House.playOn(table, 1_000, 1);
        assertThat(table.summary().finished()).isTrue();
        assertThat(table.summary().awaiting()).isEmpty();
        int ply = table.summary().ply();
        assertThat(codeOf(() -> House.move(table, ANA, 0, ply, 0, new LayBid(1))))
                .isEqualTo(Code.MATCH_OVER);
        assertThat(codeOf(() -> table.undo(ANA, 0, ply, 0))).isEqualTo(Code.MATCH_OVER);
        assertThat(codeOf(() -> table.hint(ANA, 0, null))).isEqualTo(Code.MATCH_OVER);
    }

    @Test
    void theUsualEyesAreThoseOfTheSeatThatIsAsked() {
        Table alone = house.alone("sealed-bids", 3);
        assertThat(alone.viewer(ANA).seat()).isEqualTo(asked(alone));
        assertThat(alone.viewer(EVE).isSpectator()).isTrue();
        assertThat(table.viewer(BEN).seat()).isEqualTo(1);
    }

    @Test
    void aHintIsALegalMove() {
        TableState state = look(table, first);
        Hint hint = table.hint(owner(table, first), first, "greedy");
        assertThat(hint.ply()).isZero();
        assertThat(List.<Move>copyOf(state.moves())).contains(hint.move());
        assertThat(hint.explanation().both()).containsOnlyKeys("en", "es");
        assertThat(codeOf(() -> table.hint(owner(table, second), second, null))).isEqualTo(Code.NOT_YOUR_TURN);
        assertThat(codeOf(() -> table.hint(owner(table, first), first, "mcts:99999999ms")))
                .isEqualTo(Code.BAD_REQUEST);
    }
}
