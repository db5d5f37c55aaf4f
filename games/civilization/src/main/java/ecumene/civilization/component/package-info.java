/** What is printed: the map, the nations with their table, the cards. */
@NullMarked
package ecumene.civilization.component;

import org.jspecify.annotations.NullMarked;
