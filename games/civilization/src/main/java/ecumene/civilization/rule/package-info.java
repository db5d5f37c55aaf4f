/** The steps of play and the chapters of the rulebook, one class each. */
@NullMarked
package ecumene.civilization.rule;

import org.jspecify.annotations.NullMarked;
