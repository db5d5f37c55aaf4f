package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/**
 * Who is to sit on a seat.
 *
 * @param name for a person: how the seat is called
 * @param bot for a bot: which one
 */
public record NewSeat(
        Kind kind, @Nullable String name, @Nullable String bot) {

    public enum Kind {
        /** Who sets up the table; several such seats are played on one screen. */
        ME,
        /** Whoever follows the invitation. */
        PERSON,
        BOT
    }
}
