/** The rules: a class per step, named like the rulebook's headings. */
@NullMarked
package ecumene.innersea.rule;

import org.jspecify.annotations.NullMarked;
