package ecumene.cli.protocol;

import ecumene.cli.Games;
import ecumene.cli.protocol.ProtocolException.Code;
import ecumene.engine.Game;
import ecumene.engine.match.Match;
import java.util.HashMap;
import java.util.Map;

/** The games of the house and the matches of one process, by their names. */
final class OpenMatches {

    /** So many that nobody needs more at once, so few that they fit into memory. */
    static final int MOST = 20_000;

    private final Games games;
    private final Map<String, Match<?, ?>> open = new HashMap<>();
    private int opened;

    OpenMatches(Games games) {
        this.games = games;
    }

    Games games() {
        return games;
    }

    Game<?, ?> game(String id) {
        return games.named(id)
                .orElseThrow(() -> new ProtocolException(
                        Code.UNKNOWN_GAME, "there is no game " + id + ", only " + String.join(", ", games.ids())));
    }

    /** Says no before a match is made that would have no room. */
    void checkRoom() {
        if (open.size() >= MOST) {
            throw ProtocolException.badRequest(MOST + " matches are open: close some");
        }
    }

    /** Opens a match and gives its name. */
    String add(Match<?, ?> match) {
        checkRoom();
        opened++;
        String name = "m" + opened;
        open.put(name, match);
        return name;
    }

    Match<?, ?> match(Request request) {
        String name = request.text("match");
        Match<?, ?> match = open.get(name);
        if (match == null) {
            throw new ProtocolException(Code.UNKNOWN_MATCH, "there is no match " + name);
        }
        return match;
    }

    void close(Request request) {
        match(request);
        open.remove(request.text("match"));
    }
}
