/**
 * Many matches between bots. {@link ecumene.bots.arena.Arena} plays an {@link ecumene.bots.arena.ArenaPlan}, {@link
 * ecumene.bots.arena.ArenaResult} counts, {@link ecumene.bots.arena.ArenaReport} draws.
 */
@NullMarked
package ecumene.bots.arena;

import org.jspecify.annotations.NullMarked;
