package ecumene.cli.protocol;

import ecumene.cli.protocol.ProtocolException.Code;
import ecumene.engine.Event;
import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Refusal;
import ecumene.engine.Seats;
import ecumene.engine.data.BadDataException;
import ecumene.engine.match.Match;
import ecumene.engine.match.ToldEvent;
import ecumene.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Looking at a match and playing it: status, moves, why, play, view, undo. */
final class PlayOps {

    private final OpenMatches matches;

    PlayOps(OpenMatches matches) {
        this.matches = matches;
    }

    Answer status(Request request) {
        return new Answer().withStatus(matches.match(request));
    }

    Answer moves(Request request) {
        Match<?, ?> match = matches.match(request);
        int seat = request.seat(match.position().seats());
        return new Answer()
                .with("moves", match.legalMoves(seat).stream().map(Json::tree).toList());
    }

    Answer why(Request request) {
        return why(matches.match(request), request);
    }

    private static <P extends Position, M extends Move> Answer why(Match<P, M> match, Request request) {
        Game<P, M> game = match.game();
        int seat = request.seat(match.position().seats());
        M move = Json.move(game, request.node("move"));
        Refusal refusal = game.refusal(match.position(), seat, move);
        Answer answer = new Answer().with("legal", refusal == null);
        return refusal == null ? answer : answer.with("refusal", ProtocolException.refusal(game, refusal));
    }

    Answer play(Request request) {
        return play(matches.match(request), request);
    }

    private static <P extends Position, M extends Move> Answer play(Match<P, M> match, Request request) {
        Game<P, M> game = match.game();
        int seat = request.seat(match.position().seats());
        JsonNode node = request.node("move");
        checkAsked(match, seat);
        M move;
        try {
            move = Json.move(game, node);
        } catch (BadDataException e) {
            throw new ProtocolException(
                    Code.ILLEGAL_MOVE, "not a move of " + game.info().id() + ": " + e.getMessage());
        }
        Refusal refusal = game.refusal(match.position(), seat, move);
        if (refusal != null) {
            throw ProtocolException.refused(game, refusal);
        }
        var events = ToldEvent.toldTo(seat, match.play(seat, move));
        return new Answer()
                .with("events", events.stream().map(PlayOps::event).toList())
                .withStatus(match);
    }

    static <P extends Position, M extends Move> void checkAsked(Match<P, M> match, int seat) {
        if (match.isFinished()) {
            throw ProtocolException.refused(match.game(), Refusal.Common.MATCH_OVER);
        }
        if (!match.game().isAwaited(match.position(), seat)) {
            throw ProtocolException.refused(match.game(), Refusal.Common.NOT_YOUR_TURN);
        }
    }

    /** An event as JSON, with its kind as {@code type} in front. */
    private static JsonNode event(Event event) {
        JsonNode fields = Json.tree(event);
        if (fields.has("type")) {
            return fields;
        }
        ObjectNode out = JsonNodeFactory.instance.objectNode();
        out.put("type", event.getClass().getSimpleName());
        fields.properties().forEach(field -> out.set(field.getKey(), field.getValue()));
        return out;
    }

    Answer view(Request request) {
        return view(matches.match(request), request);
    }

    private static <P extends Position, M extends Move> Answer view(Match<P, M> match, Request request) {
        P position = match.position();
        int viewer = request.isNull("seat") ? Seats.SPECTATOR : request.seat(position.seats());
        return new Answer().with("view", Json.tree(match.game().view(position, viewer)));
    }

    Answer undo(Request request) {
        Match<?, ?> match = matches.match(request);
        int seat = request.seat(match.position().seats());
        if (!match.canUndo(seat)) {
            throw new ProtocolException(
                    Code.CANNOT_UNDO,
                    "seat " + seat
                            + " has no latest move to take back, or chance, a secret or another seat came after it");
        }
        match.undo(seat);
        return new Answer().withStatus(match);
    }
}
