package ecumene.throughtheages.component;

import java.util.Locale;

/** What an action card does. Cards of different ages with the same text have the same effect. */
public enum ActionEffect {
    CULTURAL_HERITAGE,
    ENGINEERING_GENIUS,
    FRUGALITY,
    PATRIOTISM,
    RICH_LAND,
    STOCKPILE,
    URBAN_GROWTH,
    BREAKTHROUGH,
    RESERVES,
    EFFICIENT_UPGRADE,
    REVOLUTIONARY_IDEA,
    WAVE_OF_NATIONALISM,
    ENDOWMENT_FOR_THE_ARTS,
    MILITARY_BUILD_UP,
    /** Cards that are no action cards. */
    NONE;

    /** By the id of the card without its age. */
    static ActionEffect of(String kind) {
        return valueOf(kind.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
