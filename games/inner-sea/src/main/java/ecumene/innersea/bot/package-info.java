/** What the bots go by. */
@NullMarked
package ecumene.innersea.bot;

import org.jspecify.annotations.NullMarked;
