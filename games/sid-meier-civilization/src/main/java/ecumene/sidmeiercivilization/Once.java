package ecumene.sidmeiercivilization;

/** What is done once a turn besides the resource abilities, as bits above those of the abilities. */
public final class Once {

    public static final long GARDENS = 1L << 32;
    public static final long STATUE = 1L << 33;
    public static final long OPERA = 1L << 34;
    public static final long FREE_BUILDING = 1L << 35;
    public static final long DOUBLE_HARVEST = 1L << 36;
    public static final long SPLIT = 1L << 37;
    public static final long DEMOCRACY_COIN = 1L << 38;
    public static final long PRINTING_COIN = 1L << 39;
    public static final long BATTLE_COIN = 1L << 40;
    public static final long INFILTRATION = 1L << 41;
    public static final long RAZE = 1L << 42;
    /** The owner of the United Nations has refused to be a target. */
    public static final long REFUSED = 1L << 44;

    /** Steam Power carries figures to where they attack: they do not move again once they have arrived. */
    public static final long CARRIED = 1L << 45;

    // Once a battle: forgotten when it ends.
    public static final long BANDAGES = 1L << 50;
    public static final long SURGERY = 1L << 51;
    /** Metalworking is in force for the next attack. */
    public static final long FORGED = 1L << 52;

    public static final long BATTLE = BANDAGES | SURGERY | FORGED;

    /** All that there are. */
    static final long ALL = GARDENS
            | STATUE
            | OPERA
            | FREE_BUILDING
            | DOUBLE_HARVEST
            | SPLIT
            | DEMOCRACY_COIN
            | PRINTING_COIN
            | BATTLE_COIN
            | INFILTRATION
            | RAZE
            | REFUSED
            | CARRIED
            | BATTLE;

    private Once() {}
}
