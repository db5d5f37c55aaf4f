package ecumene.table;

import static ecumene.table.House.ANA;
import static ecumene.table.House.BEN;
import static ecumene.table.House.EVE;
import static ecumene.table.House.asked;
import static ecumene.table.House.look;
import static ecumene.table.House.playFirst;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.engine.EventLog;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Seats;
import ecumene.table.Entry.Moved;
import ecumene.table.TableException.Code;
import ecumene.tempus.Tempus;
import ecumene.testkit.sample.SealedBids;
import ecumene.testkit.sample.SealedBidsEvent.BidLaid;
import ecumene.testkit.sample.SealedBidsEvent.BidsShown;
import ecumene.testkit.sample.SealedBidsEvent.OwnBidLaid;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SecrecyTest {

    private static final Instant NOW = Instant.ofEpochMilli(1_700_000_000_000L);

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void whatIsHiddenMayBeDealtAnewAndNoViewerCanTell() {
        int compared = 0;
        for (int seed = 0; seed < 24; seed++) {
            compared += twoWorldsLookAlike(new SealedBids(), 3, 2 * (seed % 10), seed);
            compared += twoWorldsLookAlike(new Tempus(), 3, 30 * (seed % 10), seed);
        }
        assertThat(compared).isGreaterThan(300);
    }

    /**
     * Two tables that begin with positions a viewer cannot tell apart. The same seats answer: with the same move where the
     * viewer may know it and both worlds allow it, with any moves where it lies face down. All that the viewer gets stays
     * the same until something is openly shown.
     */
    private static <P extends Position, M extends Move> int twoWorldsLookAlike(
            Game<P, M> game, int seats, int plies, int seed) {
        Randomness random = new Randomness(seed);
        P truth = game.start(game.info().setup(seats), seed, EventLog.SILENT);
        for (int ply = 0; ply < plies && !truth.isFinished(); ply++) {
            int mover = Seats.first(game.awaiting(truth));
            List<M> moves = game.legalMoves(truth, mover);
            game.playListed(truth, mover, moves.get(random.below(moves.size())), EventLog.SILENT);
        }
        int compared = 0;
        List<Integer> viewers = new ArrayList<>(Seats.list(Seats.all(seats)));
        viewers.add(Seats.SPECTATOR);
        for (int seat : viewers) {
            if (truth.isFinished()) {
                break;
            }
            Viewer viewer = new Viewer("guest" + seat, seat);
            P other = game.imagine(truth, seat, new Randomness(seed + 1000));
            List<Entry> journal = new ArrayList<>();
            List<Entry> otherJournal = new ArrayList<>();
            P here = game.copy(truth);
            P there = game.copy(other);
            for (int step = 0; step < 6; step++) {
                TableState seen = ledger(game, truth, journal).looks().state(viewer, 0);
                TableState otherSeen = ledger(game, other, otherJournal).looks().state(viewer, 0);
                assertThat(otherSeen).isEqualTo(seen);
                assertThat(otherSeen.toString()).isEqualTo(seen.toString());
                assertThat(ledger(game, other, otherJournal).looks().at(seat, step))
                        .isEqualTo(ledger(game, truth, journal).looks().at(seat, step));
                compared++;

                int mover = Seats.list(game.awaiting(here)).getLast();
                M move = game.legalMoves(here, mover).getLast();
                List<M> otherMoves = game.legalMoves(there, mover);
                boolean known = mover == seat || Seats.contains(game.audience(here, mover, move), seat);
                M otherMove = known ? move : otherMoves.getFirst();
                if (!otherMoves.contains(otherMove)) {
                    break;
                }
                P before = game.copy(here);
                P beforeThere = game.copy(there);
                game.playListed(here, mover, move, EventLog.SILENT);
                game.playListed(there, mover, otherMove, EventLog.SILENT);
                if (here.knowsMoreThan(before) || there.knowsMoreThan(beforeThere)) {
                    break;
                }
                journal.add(new Moved(NOW, mover, move));
                otherJournal.add(new Moved(NOW, mover, otherMove));
            }
        }
        return compared;
    }

    private static <P extends Position, M extends Move> Ledger<P, M> ledger(
            Game<P, M> game, P start, List<Entry> journal) {
        List<Sitting> sittings = new ArrayList<>();
        for (int seat = 0; seat < start.seats(); seat++) {
            sittings.add(Sitting.person("guest" + seat, "Guest " + seat));
        }
        TableInfo info =
                new TableInfo("id", game.info().id(), start.setup().options(), "guest0", Pace.LIVE, false, NOW, null);
        Map<String, Object> saved = start.save();
        return Ledger.replay(game, new Beginning(info, game.info().rules(), 0, saved, "invitation", sittings), journal);
    }

    @Test
    void theLogTellsEachOnlyWhatTheyMayKnow() {
        Table table = house.anaAndBen();
        int auctioneer = asked(table);
        playFirst(table, auctioneer);
        Move bid = look(table, 0).moves().getFirst();
        playFirst(table, 0);

        LogLine own = look(table, 0).log().getLast();
        assertThat(List.<Move>copyOf(own.moves())).containsExactly(bid);
        assertThat(own.hidden()).isZero();
        assertThat(own.events()).hasAtLeastOneElementOfType(OwnBidLaid.class);
        for (Viewer viewer : List.of(new Viewer(BEN, 1), Viewer.spectator(EVE), Viewer.spectator(ANA))) {
            LogLine line = table.state(viewer).log().getLast();
            assertThat(line.seat()).isZero();
            assertThat(line.moves()).isEmpty();
            assertThat(line.hidden()).isEqualTo(1);
            assertThat(line.events()).containsExactly(new BidLaid(0));
            assertThat(table.state(viewer).toString()).doesNotContain(bid.toString());
        }

        playFirst(table, 1);
        assertThat(table.state(Viewer.spectator(EVE)).log().getLast().events())
                .hasAtLeastOneElementOfType(BidsShown.class);
        assertThat(look(table, 1).log().get(2).moves())
                .as("the move itself stays its owner's until the end")
                .isEmpty();
    }

    @Test
    void afterTheEndEverythingIsOpen() {
        Table table = house.anaAndBen();
        House.playOn(table, 10, 3);
        int version = table.summary().version();
        TableState since = table.stateSince(new Viewer(BEN, 1), version);
        assertThat(since.logFrom()).isEqualTo(11);
        House.playOn(table, 1_000, 3);

        TableState end = table.stateSince(Viewer.spectator(EVE), version);
        assertThat(end.logFrom()).as("old lines have changed").isZero();
        assertThat(end.log()).hasSize(end.summary().ply() + 1);
        assertThat(end.log().subList(1, end.log().size()))
                .allMatch(line -> line.moves().size() == 1);
        assertThat(end.log())
                .as("what was said to one seat alone is said to nobody else")
                .noneMatch(line -> line.events().stream().anyMatch(OwnBidLaid.class::isInstance));
        assertThat(end.summary().result()).isNotNull();
        assertThat(table.state(new Viewer(EVE, 0)).view())
                .as("through any seat's eyes")
                .isEqualTo(table.state(new Viewer(ANA, 0)).view());
        assertThat(table.at(new Viewer(EVE, 0), 3)).isEqualTo(table.at(new Viewer(ANA, 0), 3));
        assertThat(House.codeOf(() -> table.state(new Viewer(EVE, 2)))).isEqualTo(Code.BAD_REQUEST);

        table.say(EVE, House.SPECTATOR, "Eve", "well played");
        TableState words = table.stateSince(Viewer.spectator(EVE), end.version());
        assertThat(words.log()).isEmpty();
        assertThat(words.chat()).hasSize(1);
    }

    @Test
    void theRecordIsSecretUntilTheEnd() {
        Table table = house.anaAndBen();
        assertThat(House.codeOf(table::record)).isEqualTo(Code.MATCH_RUNNING);
        House.playOn(table, 1_000, 1);
        assertThat(table.record().moves()).hasSize(table.summary().ply());
        assertThat(table.record().result()).isEqualTo(table.summary().result());
        assertThat(table.record().seed())
                .isEqualTo(house.store.beginning(table.id()).seed());
    }

    @Test
    void noSecretIsInAnythingThatIsPrinted() {
        Table table = house.anaAndBen();
        Beginning beginning = house.store.beginning(table.id());
        assertThat(beginning.toString())
                .doesNotContain(beginning.invitation())
                .doesNotContain(Long.toString(beginning.seed()));
    }
}
