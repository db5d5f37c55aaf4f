package ecumene.cli.protocol;

import ecumene.wire.GameNotation;

/** What games there are. */
final class GameOps {

    private final OpenMatches matches;

    GameOps(OpenMatches matches) {
        this.matches = matches;
    }

    Answer games(@SuppressWarnings("unused") Request request) {
        return new Answer().with("games", GameNotation.games(matches.games().all()));
    }
}
