package ecumene.bots;

import ecumene.engine.Move;

/**
 * What a bot answers.
 *
 * @param move a legal move of its seat
 * @param explanation why, for people
 */
public record Choice<M extends Move>(M move, Explanation explanation) {}
