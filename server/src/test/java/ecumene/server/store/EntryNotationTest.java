package ecumene.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.table.Entry;
import ecumene.table.Sitting;
import ecumene.table.Standing;
import ecumene.testkit.sample.SealedBids;
import ecumene.testkit.sample.SealedBidsMove.LayBid;
import ecumene.testkit.sample.SealedBidsMove.OfferLot;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class EntryNotationTest {

    private static final Instant NOW = Instant.ofEpochMilli(1_700_000_000_000L);

    private final SealedBids game = new SealedBids();

    @Test
    void everyEntryIsReadAsItWasWritten() {
        for (Entry entry : List.of(
                new Entry.Moved(NOW, 1, new OfferLot(4)),
                new Entry.Moved(NOW, 0, List.of(new OfferLot(4), new LayBid(7)), false),
                new Entry.Moved(NOW, 2, List.of(new LayBid(7)), true),
                new Entry.Undone(NOW, 3),
                new Entry.StandingLeft(NOW, 1, "answer", Standing.Until.ROUND),
                new Entry.StandingLeft(NOW, 1, "answer", Standing.Until.NEVER),
                new Entry.SeatChanged(NOW, 1, Sitting.person("guest", "Ana")),
                new Entry.Said(NOW, null, "Eva", "¡Qué partida!"))) {
            EntryNotation row = EntryNotation.of(entry);
            assertThat(row.kind().length()).isLessThanOrEqualTo(10);
            assertThat(row.entry(game)).isEqualTo(entry);
        }
    }

    @Test
    void movesOfOldJournalsAreGesturesOfOne() {
        EntryNotation old = new EntryNotation(NOW.toEpochMilli(), "moved", 1, "{\"type\":\"LayBid\",\"card\":7}");
        assertThat(old.entry(game)).isEqualTo(new Entry.Moved(NOW, 1, new LayBid(7)));
    }
}
