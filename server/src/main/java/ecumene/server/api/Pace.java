package ecumene.server.api;

/** How long one may keep the others waiting before they may call a caretaker. */
public enum Pace {
    /** Everybody sits at the table; who keeps the others waiting for minutes may be stood in for. */
    LIVE,
    /** A turn a day. */
    SLOW
}
