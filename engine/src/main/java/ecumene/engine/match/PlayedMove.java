package ecumene.engine.match;

import ecumene.engine.Move;

/** A row of a record: who made which move. */
public record PlayedMove<M extends Move>(int seat, M move) {}
