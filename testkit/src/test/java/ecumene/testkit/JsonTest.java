package ecumene.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.engine.EventLog;
import ecumene.engine.data.BadDataException;
import ecumene.engine.match.CannotReplayException;
import ecumene.engine.match.Match;
import ecumene.testkit.sample.SealedBids;
import ecumene.testkit.sample.SealedBidsMove;
import ecumene.testkit.sample.SealedBidsMove.LayBid;
import ecumene.testkit.sample.SealedBidsPosition;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The wire's notation, tried on the kit's small game. */
class JsonTest {

    private final SealedBids game = new SealedBids();

    @Test
    void movesAreReadBackAsTheyWereWritten() {
        assertThat(Json.text(new LayBid(7))).isEqualTo("{\"type\":\"LayBid\",\"card\":7}");
        assertThat(Json.move(game, Json.parse("{\"card\":7,\"type\":\"LayBid\"}")))
                .isEqualTo(new LayBid(7));
    }

    @Test
    void whatIsNoMoveIsRefused() {
        for (String text : List.of(
                "null",
                "7",
                "[]",
                "{}",
                "{\"type\":\"NoSuchMove\"}",
                "{\"type\":\"LayBid\"}",
                "{\"type\":\"LayBid\",\"card\":null}",
                "{\"type\":\"LayBid\",\"card\":\"7\"}",
                "{\"type\":\"LayBid\",\"card\":7.5}",
                "{\"type\":\"LayBid\",\"card\":7,\"colour\":\"red\"}",
                "{\"type\":\"LayBid\",\"card\":1000000000000}")) {
            assertThatThrownBy(() -> Json.move(game, Json.parse(text))).as(text).isInstanceOf(BadDataException.class);
        }
        assertThatThrownBy(() -> Json.move(game, null)).isInstanceOf(BadDataException.class);
    }

    @Test
    void whatIsNoJsonIsRefused() {
        for (String text : List.of("{", "{\"a\":1} x", "[".repeat(20_000), "\u0000")) {
            assertThatThrownBy(() -> Json.parse(text)).isInstanceOf(BadDataException.class);
        }
    }

    @Test
    void seedsAreNumbersOrStringsOfSixtyFourBits() {
        assertThat(RecordNotation.seed(Json.parse("5"))).isEqualTo(5);
        assertThat(RecordNotation.seed(Json.parse("\"-9223372036854775808\""))).isEqualTo(Long.MIN_VALUE);
        for (String text : List.of("1.5", "\"abc\"", "null", "99999999999999999999", "true")) {
            assertThatThrownBy(() -> RecordNotation.seed(Json.parse(text))).isInstanceOf(BadDataException.class);
        }
    }

    @Test
    void optionsArePlainValues() {
        assertThat(RecordNotation.options(Json.parse("{\"round-limit\":3}"))).isEqualTo(Map.of("round-limit", "3"));
        assertThat(RecordNotation.options(null)).isEmpty();
        for (String text : List.of("[]", "{\"round-limit\":[3]}", "{\"round-limit\":null}")) {
            assertThatThrownBy(() -> RecordNotation.options(Json.parse(text))).isInstanceOf(BadDataException.class);
        }
    }

    @Test
    void aSpoiltRecordNamesTheMove() {
        Match<SealedBidsPosition, SealedBidsMove> match =
                Match.start(game, game.info().setup(2), 1);
        int seat = ecumene.engine.Seats.first(game.awaiting(match.position()));
        match.play(seat, match.legalMoves(seat).getFirst());
        Map<String, Object> record = new HashMap<>(RecordNotation.write(game, match.record()));
        assertThat(RecordNotation.read(game, Json.tree(record))).isEqualTo(match.record());
        record.put("moves", List.of(Map.of("seat", 0, "move", Map.of("type", "NoSuchMove"))));
        assertThatThrownBy(() -> RecordNotation.read(game, Json.tree(record)))
                .isInstanceOfSatisfying(
                        CannotReplayException.class, e -> assertThat(e.ply()).isZero());
        for (String field : List.of("format", "rules", "seats", "seed", "moves")) {
            Map<String, Object> lacking = new HashMap<>(record);
            lacking.remove(field);
            assertThatThrownBy(() -> RecordNotation.read(game, Json.tree(lacking)))
                    .as(field)
                    .isInstanceOfAny(BadDataException.class, CannotReplayException.class);
        }
    }

    @Test
    void aMatchCanBeginWithAPosition() {
        SealedBidsPosition position = game.start(game.info().setup(3), 8, EventLog.SILENT);
        Match<SealedBidsPosition, SealedBidsMove> match = Match.from(game, position);
        int seat = ecumene.engine.Seats.first(game.awaiting(position));
        match.play(seat, match.legalMoves(seat).getFirst());
        var record = RecordNotation.read(game, Json.parse(Json.text(RecordNotation.write(game, match.record()))));
        assertThat(Match.replay(game, record, 1).position().hash())
                .isEqualTo(match.position().hash());
    }

    @Test
    void nonsenseIsNoPosition() {
        assertThatThrownBy(() -> Json.position(game, Json.parse("{\"nonsense\":true}")))
                .isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> Json.position(game, Json.parse("[]"))).isInstanceOf(BadDataException.class);
        Map<String, Object> saved =
                game.start(game.info().setup(3), 8, EventLog.SILENT).save();
        for (String field : saved.keySet()) {
            Map<String, Object> lacking = new HashMap<>(saved);
            lacking.remove(field);
            assertThatThrownBy(() -> game.load(lacking)).as(field).isInstanceOf(BadDataException.class);
        }
    }
}
