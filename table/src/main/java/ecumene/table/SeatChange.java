package ecumene.table;

/** What can be changed about who plays a seat. */
public enum SeatChange {
    /** The host gives a free seat to a bot. */
    BOT,
    /** A caretaker stands in: for oneself, or for somebody who has kept the others waiting too long. */
    CARETAKER,
    /** Back from the caretaker to the person whose seat it is. */
    RETURN,
    /** Gives up for good; a caretaker plays to the end. */
    RESIGN
}
