/** What is printed: cards and banks. */
@NullMarked
package ecumene.throughtheages.component;

import org.jspecify.annotations.NullMarked;
