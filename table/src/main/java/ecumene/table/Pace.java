package ecumene.table;

import java.time.Duration;

/** How long one may keep the others waiting before they may call a caretaker, and how long a market is open. */
public enum Pace {
    /** Everybody sits at the table. */
    LIVE(Duration.ofMinutes(3), Duration.ofMinutes(5)),
    /** A turn a day. */
    SLOW(Duration.ofDays(3), Duration.ofDays(1));

    private final Duration patience;
    private final Duration marketTime;

    Pace(Duration patience, Duration marketTime) {
        this.patience = patience;
        this.marketTime = marketTime;
    }

    public Duration patience() {
        return patience;
    }

    /** How long people may trade where several wait for each other. */
    public Duration marketTime() {
        return marketTime;
    }
}
