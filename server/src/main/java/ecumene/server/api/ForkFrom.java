package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/**
 * Makes a local match of a position to try things out. While the match runs, what the seat may not know is dealt anew.
 *
 * @param ply after how many moves
 * @param seat through whose eyes; absent for a spectator
 */
public record ForkFrom(int ply, @Nullable Integer seat) {}
