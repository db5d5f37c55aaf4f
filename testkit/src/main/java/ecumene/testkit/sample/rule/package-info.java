/** The questions of the rules, one class each. */
@NullMarked
package ecumene.testkit.sample.rule;

import org.jspecify.annotations.NullMarked;
