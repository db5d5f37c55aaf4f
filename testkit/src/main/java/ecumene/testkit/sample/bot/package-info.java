/** What the bots go by. */
@NullMarked
package ecumene.testkit.sample.bot;

import org.jspecify.annotations.NullMarked;
