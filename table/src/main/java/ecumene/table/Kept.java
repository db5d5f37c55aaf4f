package ecumene.table;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How a table stood after so many entries of its journal: with the entries that follow it is as good as the whole journal, and
 * quicker to load. It only helps: the journal is the truth, and all of this follows from it. What came before can be taken
 * back by nobody. It holds secrets, so it goes to the {@link Store} and to nobody else.
 *
 * @param version how many entries the journal had
 * @param ply how many moves had been made
 * @param changes how many times the position had changed
 * @param hash of the position
 * @param position saved
 * @param latest the seat that made the latest move
 * @param marketSince since when the market was open that was open then; null if none was
 * @param undone for each seat how often its question was withdrawn
 * @param takenBack for each seat that has taken something back the numbers of its latest request
 * @param standing for each seat what it had left standing
 * @param moments the public numbers at the end of each round that was over, with everybody's outlook
 */
public record Kept(
        int version,
        int ply,
        int changes,
        long hash,
        Map<String, Object> position,
        int latest,
        @Nullable Instant marketSince,
        List<Sitting> seats,
        Map<Integer, Instant> awaited,
        Instant updated,
        List<ChatLine> chat,
        List<Integer> undone,
        Map<Integer, TakenBack> takenBack,
        List<Map<String, Answer>> standing,
        List<Statistics.Moment> moments) {

    /** The numbers of a request to take something back, and the ply to which it led. */
    public record TakenBack(int ply, int undone, int back) {}

    /** An answer that was left standing. */
    public record Answer(Standing.Until until, int round, Instant since) {

        boolean stands(int now) {
            return until == Standing.Until.MATCH || round == now;
        }
    }

    public Kept {
        position = Collections.unmodifiableMap(position);
        seats = List.copyOf(seats);
        awaited = Collections.unmodifiableMap(new TreeMap<>(awaited));
        chat = List.copyOf(chat);
        undone = List.copyOf(undone);
        takenBack = Collections.unmodifiableMap(new TreeMap<>(takenBack));
        standing = standing.stream()
                .map(answers -> Collections.unmodifiableMap(new TreeMap<>(answers)))
                .toList();
        moments = List.copyOf(moments);
    }

    /** Without the secrets, which must not get into a log by accident. */
    @Override
    public String toString() {
        return "Kept[" + version + "]";
    }

    /** The same with a position. */
    Kept with(Map<String, Object> saved, long itsHash) {
        return new Kept(
                version,
                ply,
                changes,
                itsHash,
                saved,
                latest,
                marketSince,
                seats,
                awaited,
                updated,
                chat,
                undone,
                takenBack,
                standing,
                moments);
    }
}
