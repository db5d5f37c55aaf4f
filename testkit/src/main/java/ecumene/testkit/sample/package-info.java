/**
 * A small whole game, written like the big ones are: the template for a new game and the guinea pig of the bots, the arena
 * and the test kit. Start with {@link ecumene.testkit.sample.SealedBids}.
 */
@NullMarked
package ecumene.testkit.sample;

import org.jspecify.annotations.NullMarked;
