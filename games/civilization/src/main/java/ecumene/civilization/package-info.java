/** Civilization by Francis Tresham. */
@NullMarked
package ecumene.civilization;

import org.jspecify.annotations.NullMarked;
