/** The rules, step by step, named like the rulebook names them. */
@NullMarked
package ecumene.throughtheages.rule;

import org.jspecify.annotations.NullMarked;
