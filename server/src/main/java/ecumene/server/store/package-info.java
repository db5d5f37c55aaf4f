/** What is kept between two starts: guests, matches and their journals, in one SQLite file. */
@NullMarked
package ecumene.server.store;

import org.jspecify.annotations.NullMarked;
