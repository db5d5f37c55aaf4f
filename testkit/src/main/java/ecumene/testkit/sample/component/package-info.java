/** What is printed on the cards. */
@NullMarked
package ecumene.testkit.sample.component;

import org.jspecify.annotations.NullMarked;
