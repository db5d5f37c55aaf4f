/** The sub-commands of {@code ./ecumene}: one class each; {@link ecumene.cli.Ecumene} ties them together. */
@NullMarked
package ecumene.cli;

import org.jspecify.annotations.NullMarked;
