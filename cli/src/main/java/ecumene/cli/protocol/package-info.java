/** The engine protocol: one JSON object per line in, one per line out. {@link ecumene.cli.protocol.Protocol} has the table. */
@NullMarked
package ecumene.cli.protocol;

import org.jspecify.annotations.NullMarked;
