/**
 * Information-set Monte Carlo tree search. {@link ecumene.bots.mcts.TurnMind} thinks about a turn with the
 * {@link ecumene.bots.mcts.Purse} of its budget, {@link
 * ecumene.bots.mcts.Search} grows one tree of {@link ecumene.bots.mcts.Node}s whose {@link ecumene.bots.mcts.Decision}s hold
 * the statistics, {@link ecumene.bots.mcts.Horizon} judges where the tree ends.
 */
@NullMarked
package ecumene.bots.mcts;

import org.jspecify.annotations.NullMarked;
