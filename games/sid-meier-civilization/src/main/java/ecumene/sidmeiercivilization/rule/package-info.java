/** One class for each step or chapter of the rulebook. */
@NullMarked
package ecumene.sidmeiercivilization.rule;

import org.jspecify.annotations.NullMarked;
