/** The bodies of requests and answers. The client's types are generated from these records. */
@NullMarked
package ecumene.server.api;

import org.jspecify.annotations.NullMarked;
