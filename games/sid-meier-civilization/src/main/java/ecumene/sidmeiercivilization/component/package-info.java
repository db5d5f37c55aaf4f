/** What is printed: map tiles, cards, markers and tables; immutable, read once. */
@NullMarked
package ecumene.sidmeiercivilization.component;

import org.jspecify.annotations.NullMarked;
