/** What is printed: map, civilizations, cards, Wonders, tables. Immutable, read once. */
@NullMarked
package ecumene.innersea.component;

import org.jspecify.annotations.NullMarked;
