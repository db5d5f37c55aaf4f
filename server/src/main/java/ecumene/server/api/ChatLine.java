package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/**
 * Something said at the table.
 *
 * @param number counts from 1
 * @param seat absent for a spectator
 */
public record ChatLine(int number, @Nullable Integer seat, String name, long at, String text) {}
