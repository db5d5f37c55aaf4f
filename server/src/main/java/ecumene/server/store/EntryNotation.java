package ecumene.server.store;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.table.Entry;
import ecumene.table.Standing;
import ecumene.wire.Json;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A line of a journal as a row.
 *
 * @param seat absent for a spectator's words
 * @param body JSON: the moves (in old journals one move), what is left standing, who sits down, what was said
 */
record EntryNotation(
        long at,
        String kind,
        @Nullable Integer seat,
        @Nullable String body) {

    private static final String MOVED = "moved";
    private static final String GIVEN = "given";
    private static final String STANDING = "standing";
    private static final String UNDONE = "undone";
    private static final String SEAT = "seat";
    private static final String SAID = "said";

    private record Words(String name, String text) {}

    private record Left(String name, Standing.Until until) {}

    static EntryNotation of(Entry entry) {
        long at = entry.at().toEpochMilli();
        return switch (entry) {
            case Entry.Moved moved ->
                new EntryNotation(at, moved.byTable() ? GIVEN : MOVED, moved.seat(), movesText(moved));
            case Entry.StandingLeft left ->
                new EntryNotation(at, STANDING, left.seat(), Json.text(new Left(left.name(), left.until())));
            case Entry.Undone undone -> new EntryNotation(at, UNDONE, undone.seat(), null);
            case Entry.SeatChanged changed ->
                new EntryNotation(at, SEAT, changed.seat(), Json.text(SittingNotation.of(changed.sitting())));
            case Entry.Said said ->
                new EntryNotation(at, SAID, said.seat(), Json.text(new Words(said.name(), said.text())));
        };
    }

    /** Each by itself: in a list of no known type they would not tell theirs. */
    private static String movesText(Entry.Moved moved) {
        StringBuilder text = new StringBuilder("[");
        for (Move move : moved.moves()) {
            text.append(text.length() > 1 ? "," : "").append(new String(Json.bytes(move), StandardCharsets.UTF_8));
        }
        return text.append(']').toString();
    }

    Entry entry(Game<?, ?> game) {
        Instant when = Instant.ofEpochMilli(at);
        return switch (kind) {
            case MOVED, GIVEN -> new Entry.Moved(when, theSeat(), moves(game), kind.equals(GIVEN));
            case STANDING -> {
                Left left = Json.read(json(), Left.class);
                yield new Entry.StandingLeft(when, theSeat(), left.name(), left.until());
            }
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

    private <M extends Move> List<M> moves(Game<?, M> game) {
        JsonNode json = json();
        List<M> moves = new ArrayList<>();
        for (JsonNode move : json.isArray() ? json : List.of(json)) {
            moves.add(Json.move(game, move));
        }
        return moves;
    }

    private int theSeat() {
        return Objects.requireNonNull(seat, kind);
    }

    private JsonNode json() {
        return Json.parse(Objects.requireNonNull(body, kind));
    }
}
