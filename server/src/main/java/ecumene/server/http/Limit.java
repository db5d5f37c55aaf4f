package ecumene.server.http;

import java.time.Duration;

/**
 * How often something may be asked by one guest: so many at once, and so many again in a span of time. From one address
 * several guests may ask, so an address may do some multiple of it.
 */
public enum Limit {
    LOOK(400, 100, Duration.ofSeconds(1)),
    MOVE(200, 50, Duration.ofSeconds(1)),
    TALK(30, 60, Duration.ofMinutes(1)),
    LIVE(60, 120, Duration.ofMinutes(1)),
    THINK(10, 30, Duration.ofMinutes(1)),
    CREATE(40, 20, Duration.ofMinutes(1));

    private final int burst;
    private final int refill;
    private final Duration span;

    Limit(int burst, int refill, Duration span) {
        this.burst = burst;
        this.refill = refill;
        this.span = span;
    }

    int burst() {
        return burst;
    }

    int refill() {
        return refill;
    }

    Duration span() {
        return span;
    }
}
