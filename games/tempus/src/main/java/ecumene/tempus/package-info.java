/** The rules of Tempus: read {@link ecumene.tempus.Tempus} first. */
@NullMarked
package ecumene.tempus;

import org.jspecify.annotations.NullMarked;
