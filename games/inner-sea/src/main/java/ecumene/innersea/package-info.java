/** Ancient Civilizations of the Inner Sea: ten civilizations around the Mediterranean, one to six seats. */
@NullMarked
package ecumene.innersea;

import org.jspecify.annotations.NullMarked;
