/** JSON, and nothing else: how moves, events, views, positions and records are written and read. */
@NullMarked
package ecumene.wire;

import org.jspecify.annotations.NullMarked;
