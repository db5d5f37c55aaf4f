/** The rules of Through the Ages. */
@NullMarked
package ecumene.throughtheages;

import org.jspecify.annotations.NullMarked;
