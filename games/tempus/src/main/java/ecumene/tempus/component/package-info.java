/** What is printed: hexes, tiles, eras, cards. Immutable, loaded once from the tables in the resources. */
@NullMarked
package ecumene.tempus.component;

import org.jspecify.annotations.NullMarked;
