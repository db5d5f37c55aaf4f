package ecumene.server.store;

import ecumene.engine.Game;
import ecumene.table.Entry;
import ecumene.wire.Json;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A line of a journal as a row.
 *
 * @param seat absent for a spectator's words
 * @param body JSON: the move, who sits down, what was said
 */
record EntryNotation(
        long at,
        String kind,
        @Nullable Integer seat,
        @Nullable String body) {

    private static final String MOVED = "moved";
    private static final String UNDONE = "undone";
    private static final String SEAT = "seat";
    private static final String SAID = "said";

    private record Words(String name, String text) {}

    static EntryNotation of(Entry entry) {
        long at = entry.at().toEpochMilli();
        return switch (entry) {
            case Entry.Moved moved -> new EntryNotation(at, MOVED, moved.seat(), Json.text(moved.move()));
            case Entry.Undone undone -> new EntryNotation(at, UNDONE, undone.seat(), null);
            case Entry.SeatChanged changed ->
                new EntryNotation(at, SEAT, changed.seat(), Json.text(SittingNotation.of(changed.sitting())));
            case Entry.Said said ->
                new EntryNotation(at, SAID, said.seat(), Json.text(new Words(said.name(), said.text())));
        };
    }

    Entry entry(Game<?, ?> game) {
        Instant when = Instant.ofEpochMilli(at);
        return switch (kind) {
            case MOVED -> new Entry.Moved(when, theSeat(), Json.move(game, json()));
            case UNDONE -> new Entry.Undone(when, theSeat());
            case SEAT ->
                new Entry.SeatChanged(
                        when,
                        theSeat(),
                        Json.read(json(), SittingNotation.class).sitting());
            case SAID -> {
                Words words = Json.read(json(), Words.class);
                yield new Entry.Said(when, seat, words.name(), words.text());
            }
            default -> throw new IllegalStateException("a journal has no lines of the kind " + kind);
        };
    }

    private int theSeat() {
        return Objects.requireNonNull(seat, kind);
    }

    private JsonNode json() {
        return Json.parse(Objects.requireNonNull(body, kind));
    }
}
