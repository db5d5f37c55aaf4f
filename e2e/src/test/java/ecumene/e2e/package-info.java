/** The house as a person meets it: a real browser, a real server, real crashes. */
@NullMarked
package ecumene.e2e;

import org.jspecify.annotations.NullMarked;
