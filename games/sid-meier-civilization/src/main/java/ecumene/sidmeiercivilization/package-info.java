/** Sid Meier's Civilization: the board game, of 2010. */
@NullMarked
package ecumene.sidmeiercivilization;

import org.jspecify.annotations.NullMarked;
