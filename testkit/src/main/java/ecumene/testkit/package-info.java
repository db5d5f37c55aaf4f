/** The tests that every game inherits: extend {@link ecumene.testkit.GameTests}. */
@NullMarked
package ecumene.testkit;

import org.jspecify.annotations.NullMarked;
