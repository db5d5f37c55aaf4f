/**
 * Players that need only the contract of {@link ecumene.engine.Game}. A bot is given the {@link ecumene.engine.Knowledge} of
 * its seat and nothing else; {@link ecumene.bots.Bots} finds them by name.
 */
@NullMarked
package ecumene.bots;

import org.jspecify.annotations.NullMarked;
