/** People made of program: guests that play through HTTP, as a browser would, to see how much a server bears. */
@NullMarked
package ecumene.cli.load;

import org.jspecify.annotations.NullMarked;
