/** The thin layer between HTTP and the tables. Begin with {@link ecumene.server.http.Endpoint}, the catalogue of all requests. */
@NullMarked
package ecumene.server.http;

import org.jspecify.annotations.NullMarked;
