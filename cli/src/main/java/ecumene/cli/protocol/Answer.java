package ecumene.cli.protocol;

import ecumene.engine.Game;
import ecumene.engine.Move;
import ecumene.engine.Position;
import ecumene.engine.Result;
import ecumene.engine.Seats;
import ecumene.engine.data.SavedFields;
import ecumene.engine.match.Match;
import java.util.LinkedHashMap;
import java.util.Map;

/** The fields of an answer, in the order in which they were put in. */
final class Answer {

    private final Map<String, Object> fields = new LinkedHashMap<>();

    Map<String, Object> fields() {
        return fields;
    }

    Answer with(String field, Object value) {
        fields.put(field, value);
        return this;
    }

    /** {@code {ply, awaiting, finished, phase, round, hash, result?}}. */
    <P extends Position, M extends Move> Answer withStatus(Match<P, M> match) {
        Game<P, M> game = match.game();
        P position = match.position();
        Map<String, Object> status = new LinkedHashMap<>();
        status.put("ply", match.ply());
        status.put("awaiting", Seats.list(game.awaiting(position)));
        status.put("finished", match.isFinished());
        status.put("phase", game.phase(position));
        status.put("round", game.round(position));
        status.put("hash", SavedFields.hex(position.hash()));
        Result result = match.result();
        if (result != null) {
            status.put("result", result);
        }
        return with("status", status);
    }
}
