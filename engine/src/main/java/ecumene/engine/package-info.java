/** The contract that every game fulfils, and what all games share. Start with {@link ecumene.engine.Game}. */
@NullMarked
package ecumene.engine;

import org.jspecify.annotations.NullMarked;
