package ecumene.table;

import ecumene.bots.Explanation;
import ecumene.engine.Move;

/** What a bot would do, knowing no more than the seat. {@code ply}: how many moves had been made. */
public record Hint(int ply, Move move, Explanation explanation) {}
