/** A match being played: who sits where, numbered moves, taking back, views and events for each viewer, bots that think. */
@NullMarked
package ecumene.table;

import org.jspecify.annotations.NullMarked;
