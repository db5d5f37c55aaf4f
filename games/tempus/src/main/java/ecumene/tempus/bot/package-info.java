/** What the bots go by. */
@NullMarked
package ecumene.tempus.bot;

import org.jspecify.annotations.NullMarked;
