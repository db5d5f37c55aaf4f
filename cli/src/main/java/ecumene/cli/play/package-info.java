/** A match in the terminal: {@link ecumene.cli.play.Session} is the course of it. */
@NullMarked
package ecumene.cli.play;

import org.jspecify.annotations.NullMarked;
