/** How fast a game plays and a bot thinks: see {@link ecumene.bots.bench.Bench}. */
@NullMarked
package ecumene.bots.bench;

import org.jspecify.annotations.NullMarked;
