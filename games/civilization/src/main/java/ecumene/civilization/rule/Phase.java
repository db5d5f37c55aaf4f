package ecumene.civilization.rule;

import ecumene.civilization.Variant;
import java.util.List;
import java.util.Locale;

/** The thirteen phases of a round, in order (5.7). */
public enum Phase {
    TAXES,
    GROWTH,
    CENSUS,
    SHIPS,
    MOVEMENT,
    CONFLICT,
    CITIES,
    SURPLUS,
    TRADE_CARDS,
    TRADE,
    CIVILIZATION_CARDS,
    CALAMITIES,
    TABLE;

    /** By index. */
    static final List<Phase> ALL = List.of(values());

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** Whether a variant has this phase (31.4, 32.3). */
    boolean isIn(Variant variant) {
        return switch (this) {
            case GROWTH, SHIPS, MOVEMENT, SURPLUS, TABLE -> true;
            case CENSUS, CONFLICT, CITIES -> variant != Variant.NOMADS;
            default -> !variant.isSimple();
        };
    }

    public String id() {
        return id;
    }
}
