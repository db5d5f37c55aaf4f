package ecumene.server.store;

import ecumene.table.ChatLine;
import ecumene.table.Kept;
import ecumene.table.Standing;
import ecumene.table.Statistics;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** How a match stood, as JSON; times are milliseconds since 1970. Whatever changes here needs a new {@link #FORMAT}. */
record KeptNotation(
        int version,
        int ply,
        int changes,
        String hash,
        Map<String, Object> position,
        int latest,
        @Nullable Long marketSince,
        List<SittingNotation> seats,
        Map<Integer, Long> awaited,
        long updated,
        List<Words> chat,
        List<Integer> undone,
        Map<Integer, Kept.TakenBack> takenBack,
        List<Map<String, Left>> standing,
        List<Statistics.Moment> moments) {

    static final int FORMAT = 1;

    /** A line of the chat. */
    record Words(@Nullable Integer seat, String name, long at, String text) {}

    /** An answer that was left standing. */
    record Left(Standing.Until until, int round, long since) {}

    static KeptNotation of(Kept kept) {
        Instant market = kept.marketSince();
        return new KeptNotation(
                kept.version(),
                kept.ply(),
                kept.changes(),
                Long.toHexString(kept.hash()),
                kept.position(),
                kept.latest(),
                market == null ? null : market.toEpochMilli(),
                kept.seats().stream().map(SittingNotation::of).toList(),
                mapped(kept.awaited(), Instant::toEpochMilli),
                kept.updated().toEpochMilli(),
                kept.chat().stream()
                        .map(line ->
                                new Words(line.seat(), line.name(), line.at().toEpochMilli(), line.text()))
                        .toList(),
                kept.undone(),
                kept.takenBack(),
                kept.standing().stream()
                        .map(answers -> mapped(
                                answers,
                                answer -> new Left(
                                        answer.until(),
                                        answer.round(),
                                        answer.since().toEpochMilli())))
                        .toList(),
                kept.moments());
    }

    Kept kept() {
        List<ChatLine> said = new ArrayList<>();
        for (Words line : chat) {
            said.add(new ChatLine(
                    said.size() + 1, line.seat(), line.name(), Instant.ofEpochMilli(line.at()), line.text()));
        }
        return new Kept(
                version,
                ply,
                changes,
                Long.parseUnsignedLong(hash, 16),
                position,
                latest,
                marketSince == null ? null : Instant.ofEpochMilli(marketSince),
                seats.stream().map(SittingNotation::sitting).toList(),
                mapped(awaited, Instant::ofEpochMilli),
                Instant.ofEpochMilli(updated),
                said,
                undone,
                takenBack,
                standing.stream()
                        .map(answers -> mapped(
                                answers,
                                left -> new Kept.Answer(
                                        left.until(), left.round(), Instant.ofEpochMilli(left.since()))))
                        .toList(),
                moments);
    }

    private static <K extends Comparable<K>, A, B> Map<K, B> mapped(Map<K, A> map, Function<A, B> how) {
        Map<K, B> mapped = new LinkedHashMap<>();
        new TreeMap<>(map).forEach((key, value) -> mapped.put(key, how.apply(value)));
        return mapped;
    }
}
