/** Boards drawn in text, one class per game; a game without one gets the {@link ecumene.cli.board.PlainTextBoard}. */
@NullMarked
package ecumene.cli.board;

import org.jspecify.annotations.NullMarked;
