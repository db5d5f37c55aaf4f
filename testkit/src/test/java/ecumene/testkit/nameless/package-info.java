/** A step that keeps nameless notes, for {@link ecumene.testkit.FrameLaws} to catch. */
@NullMarked
package ecumene.testkit.nameless;

import org.jspecify.annotations.NullMarked;
