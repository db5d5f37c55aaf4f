/** What the client shares with Java: its types, and examples of texts. Written by tests, compared by tests. */
@NullMarked
package ecumene.types;

import org.jspecify.annotations.NullMarked;
