package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/**
 * Who sits on a seat.
 *
 * @param name of the person, also while a caretaker stands in; absent for a bot
 * @param bot which bot plays the seat now; absent for a person
 * @param mine whether it belongs to who asks
 * @param replaceable whether who asks may call a caretaker for it now
 */
public record SeatInfo(
        int seat,
        Kind kind,
        @Nullable String name,
        @Nullable String bot,
        boolean mine,
        boolean resigned,
        boolean replaceable) {

    public enum Kind {
        /** Nobody yet: free for who has the invitation. */
        FREE,
        PERSON,
        BOT,
        /** A bot that stands in for a person. */
        CARETAKER
    }
}
