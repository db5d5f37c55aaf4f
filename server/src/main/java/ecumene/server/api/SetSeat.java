package ecumene.server.api;

import org.jspecify.annotations.Nullable;

/** Changes who plays a seat. */
public record SetSeat(int seat, Change change, @Nullable String bot) {

    public enum Change {
        /** The host gives a free seat to a bot. */
        BOT,
        /** A caretaker stands in: for oneself, or for somebody who has kept the others waiting too long. */
        CARETAKER,
        /** Back from the caretaker to the person whose seat it is. */
        RETURN,
        /** Gives up for good; a caretaker plays to the end. */
        RESIGN
    }
}
