package ecumene.table;

import java.time.Duration;

/** How long one may keep the others waiting before they may call a caretaker. */
public enum Pace {
    /** Everybody sits at the table. */
    LIVE(Duration.ofMinutes(3)),
    /** A turn a day. */
    SLOW(Duration.ofDays(3));

    private final Duration patience;

    Pace(Duration patience) {
        this.patience = patience;
    }

    public Duration patience() {
        return patience;
    }
}
