/** Positions as plain data: one list of fields serves saving, loading, hashing and comparing. */
@NullMarked
package ecumene.engine.data;

import org.jspecify.annotations.NullMarked;
