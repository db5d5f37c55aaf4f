package ecumene.innersea;

/** Numbers that every power has. */
public enum Stat {
    CIVILIZATION,
    HOME,
    TALENTS,
    /** Talents looted in this phase. */
    LOOT,
    READY,
    /** Of those ready: how many must go to sea. */
    READY_FOR_SEA,
    AENEAS_USED,
    /** No disks for Trade in the next Acquisition Step. */
    EMBARGOED,
    WONDER_BUILT,
    ALPHABET_USED,
    LOOTED,
    /** How often each kind of help was used in this phase. */
    HELP_1,
    HELP_2,
    HELP_3,
    /** How often help went far from home in this phase. */
    FAR_HELP,
    /** Help announced in the present competition: 1 more than its number. */
    ANNOUNCED,
    /** Own disks removed in the present competition. */
    LOST_HERE,
    /** Ready disks that Investments were used for in the present Acquisition Step. */
    BONUS,
    /** War or growth, for civilizations of the system. */
    POSTURE,
    PASSED,
    /** The civilization chosen at the start: the side of a scenario, whatever Aeneas made of it. */
    SIDE,
    /** Areas in which help of the display began a competition of this phase: 1 more than the area. */
    BEGUN_1,
    BEGUN_2,
    /** A card was taken in place of disks in the present Acquisition Step. */
    CARD_TAKEN,
    /** Ready disks that Wonders were used for in the present Acquisition Step: part of the sum that is raised to three. */
    WONDER_DISKS;

    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    int index() {
        return ordinal();
    }
}
