/** The house on the network: HTTP, live updates, guests, and the database that remembers every match. Begin with {@link ecumene.server.Server}. */
@NullMarked
package ecumene.server;

import org.jspecify.annotations.NullMarked;
