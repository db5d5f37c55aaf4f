/** What bots go by. */
@NullMarked
package ecumene.sidmeiercivilization.bot;

import org.jspecify.annotations.NullMarked;
