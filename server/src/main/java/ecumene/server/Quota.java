package ecumene.server;

import java.util.Locale;

/** How much of the house there is for one guest, one address, or everybody. Who runs a house may set each. */
public enum Quota {
    /** Live lines of everybody together. */
    LINES(10_000),
    /** Live lines of one address, whoever they are for. */
    LINES_PER_ADDRESS(400),
    LINES_PER_GUEST(20),
    /** As many guests may share an address: it may ask so many times as often as a guest. */
    GUESTS_PER_ADDRESS(8),
    /** Hints that one guest waits for at a time. */
    HINTS_PER_GUEST(3),
    /** Answers that one guest waits for at a time which take long to work out. */
    READS_PER_GUEST(8),
    /** Matches among bots alone that go on at a time for one guest while nobody looks. */
    EXHIBITIONS_PER_GUEST(3),
    /** For so many seconds they go on after somebody has looked. */
    EXHIBITION_SECONDS(120);

    private final int usual;

    Quota(int usual) {
        this.usual = usual;
    }

    public int usual() {
        return usual;
    }

    /** As it is written on the command line: {@code lines-per-guest}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
