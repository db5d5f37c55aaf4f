/** A match in memory: its record, its position, and how far it can be taken back. */
@NullMarked
package ecumene.engine.match;

import org.jspecify.annotations.NullMarked;
