/** Benchmarks of what games and bots do all the time. Run by hand; see docs/performance.md. */
@NullMarked
package ecumene.jmh;

import org.jspecify.annotations.NullMarked;
