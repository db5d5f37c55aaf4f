package ecumene.cli.protocol;

import ecumene.cli.protocol.ProtocolException.Code;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Randomness;
import ecumene.engine.Setup;
import ecumene.engine.data.BadDataException;
import ecumene.engine.match.CannotReplayException;
import ecumene.engine.match.Match;
import ecumene.engine.match.MatchRecord;
import ecumene.wire.Json;
import ecumene.wire.RecordNotation;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Where matches come from and where they go: new, load, replay, imagine, position, record, close. */
final class MatchOps {

    private final OpenMatches matches;

    MatchOps(OpenMatches matches) {
        this.matches = matches;
    }

    Answer start(Request request) {
        return start(matches.game(request.text("game")), request);
    }

    private <P extends Position, M extends Move> Answer start(Game<P, M> game, Request request) {
        int seats = (int)
                request.number("seats", game.info().minSeats(), game.info().maxSeats());
        long seed = request.seed();
        Setup setup = game.info()
                .setup(seats, RecordNotation.options(request.has("options") ? request.node("options") : null));
        return opened(() -> Match.start(game, setup, seed));
    }

    Answer load(Request request) {
        return load(matches.game(request.text("game")), request.node("position"));
    }

    private <P extends Position, M extends Move> Answer load(Game<P, M> game, JsonNode position) {
        return opened(() -> fromOutside(() -> Match.from(game, Json.position(game, position))));
    }

    Answer replay(Request request) {
        JsonNode record = request.node("record");
        JsonNode game = record.get("game");
        if (game == null || !game.isString()) {
            throw ProtocolException.badRequest("a record is an object with the name of its game");
        }
        int upTo = (int) request.optionalNumber("upTo", 0, Integer.MAX_VALUE).orElse(Integer.MAX_VALUE);
        return replay(matches.game(game.stringValue()), (ObjectNode) record, upTo);
    }

    private <P extends Position, M extends Move> Answer replay(Game<P, M> game, ObjectNode record, int upTo) {
        try {
            return opened(() -> fromOutside(() -> {
                MatchRecord<M> read = RecordNotation.read(game, shortened(record, upTo));
                for (int ply = 0; ply < read.moves().size(); ply++) {
                    int seat = read.moves().get(ply).seat();
                    if (seat < 0 || seat >= read.seats()) {
                        throw new CannotReplayException(ply, "there is no seat " + seat, null);
                    }
                }
                return Match.replay(game, read, upTo);
            }));
        } catch (CannotReplayException e) {
            throw new ProtocolException(Code.ILLEGAL_MOVE, String.valueOf(e.getMessage())).with("ply", e.ply());
        }
    }

    /** The record without the moves that nobody asked for: those need not be moves at all. */
    private static ObjectNode shortened(ObjectNode record, int upTo) {
        if (!(record.get("moves") instanceof ArrayNode moves) || moves.size() <= upTo) {
            return record;
        }
        ObjectNode shorter = record.deepCopy();
        ArrayNode first = shorter.putArray("moves");
        for (int ply = 0; ply < upTo; ply++) {
            first.add(moves.get(ply));
        }
        return shorter;
    }

    Answer imagine(Request request) {
        return imagine(matches.match(request), request);
    }

    private <P extends Position, M extends Move> Answer imagine(Match<P, M> match, Request request) {
        int seat = request.seat(match.position().seats());
        Randomness random = new Randomness(request.seed());
        return opened(() -> Match.from(match.game(), match.game().imagine(match.position(), seat, random)));
    }

    Answer position(Request request) {
        return new Answer()
                .with("position", Json.position(matches.match(request).position()));
    }

    Answer record(Request request) {
        Match<?, ?> match = matches.match(request);
        return new Answer().with("record", RecordNotation.write(match.game(), match.record()));
    }

    Answer close(Request request) {
        matches.close(request);
        return new Answer();
    }

    private Answer opened(Supplier<Match<?, ?>> match) {
        matches.checkRoom();
        Match<?, ?> made = match.get();
        Answer answer = new Answer().with("match", "").withStatus(made);
        return answer.with("match", matches.add(made));
    }

    /** Saved data may be anything at all: whatever a game stumbles over in it, the data is to blame. */
    private static <T> T fromOutside(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadDataException | CannotReplayException | ProtocolException e) {
            throw e;
        } catch (RuntimeException e) {
            throw ProtocolException.badRequest("this data makes no sense: " + e);
        }
    }
}
