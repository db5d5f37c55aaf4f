package ecumene.table;

import java.time.Duration;

/**
 * How much of the house's thinking one guest may have.
 *
 * @param hints so many at a time
 * @param exhibitions so many matches among bots alone go on at a time for the guest who set them up, while nobody looks
 * @param unwatched for so long they go on after somebody has looked
 */
public record Hospitality(int hints, int exhibitions, Duration unwatched) {

    public static final Hospitality USUAL = new Hospitality(3, 3, Duration.ofMinutes(2));
}
