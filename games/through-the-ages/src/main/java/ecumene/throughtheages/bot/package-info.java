/** What the bots go by. */
@NullMarked
package ecumene.throughtheages.bot;

import org.jspecify.annotations.NullMarked;
