/** What bots go by. */
@NullMarked
package ecumene.civilization.bot;

import org.jspecify.annotations.NullMarked;
