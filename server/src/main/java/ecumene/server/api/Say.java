package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/**
 * Something to say at the table.
 *
 * @param seat absent for a spectator
 */
public record Say(@Nullable Integer seat, String text) {}
