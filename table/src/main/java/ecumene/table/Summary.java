package ecumene.table;

import ecumene.engine.Result;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How a match stands, as everybody may know it: all that lists of matches show, so that they need no replay.
 *
 * @param version how many entries the journal has
 * @param ply how many moves have been made
 * @param awaited the seats that must decide now, each with the moment since when; empty once the match is over
 * @param seats who sits where
 * @param result once the match is over
 * @param updated when the latest move was made or taken back
 */
public record Summary(
        int version,
        int ply,
        int round,
        String phase,
        Map<Integer, Instant> awaited,
        List<Sitting> seats,
        @Nullable Result result,
        Instant updated) {

    public Summary {
        awaited = Collections.unmodifiableMap(new TreeMap<>(awaited));
        seats = List.copyOf(seats);
    }

    public boolean finished() {
        return result != null;
    }

    /** The seats that must decide now, in their order. */
    public List<Integer> awaiting() {
        return List.copyOf(awaited.keySet());
    }

    /** Whether a guest has a seat here, or had one that a caretaker plays. */
    public boolean isSeated(String guest) {
        return seats.stream().anyMatch(sitting -> sitting.belongsTo(guest));
    }

    public boolean owns(String guest, int seat) {
        return seat >= 0 && seat < seats.size() && seats.get(seat).belongsTo(guest);
    }

    public boolean hasFreeSeat() {
        return seats.stream().anyMatch(sitting -> sitting.kind() == Sitting.Kind.FREE);
    }

    /** Whether a guest must decide now: on a seat of its own that no caretaker plays. */
    public boolean isTurnOf(String guest) {
        return awaited.keySet().stream()
                .anyMatch(seat -> seats.get(seat).isPerson() && seats.get(seat).belongsTo(guest));
    }

    /** Whether a bot or a caretaker is to move. */
    public boolean isTurnOfBot() {
        return awaited.keySet().stream().anyMatch(seat -> seats.get(seat).bot() != null);
    }

    /**
     * Whether a guest may call a caretaker for somebody else's seat now: the guest is playing, and the seat's person has kept
     * the table waiting longer than its pace allows.
     */
    public boolean isReplaceable(Pace pace, String guest, int seat, Instant now) {
        Instant since = awaited.get(seat);
        return since != null
                && seats.get(seat).isPerson()
                && !seats.get(seat).belongsTo(guest)
                && seats.stream().anyMatch(sitting -> sitting.belongsTo(guest) && !sitting.resigned())
                && now.isAfter(since.plus(pace.patience()));
    }
}
