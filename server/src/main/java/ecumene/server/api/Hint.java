package ecumene.server.api;

import ecumene.engine.Move;

/** What a bot would do, knowing no more than the seat. */
public record Hint(int ply, Move move, Words explanation) {}
