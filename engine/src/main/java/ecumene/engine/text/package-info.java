/** Words for people: keys and arguments here, sentences in Spanish and English in the resource files. */
@NullMarked
package ecumene.engine.text;

import org.jspecify.annotations.NullMarked;
