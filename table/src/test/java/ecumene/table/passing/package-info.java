/** A small game with what tables must be careful about: chance, secrets, and small questions that come again and again. */
@NullMarked
package ecumene.table.passing;

import org.jspecify.annotations.NullMarked;
