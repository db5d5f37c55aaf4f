package ecumene.innersea.component;

/**
 * The part of the map that is played on, and its edges. The line of white disks across a smaller map is its edge for all
 * purposes: the areas next to a marked one lie on that edge.
 */
public record PlayedMap(AreaSet areas, AreaSet north, AreaSet east, AreaSet south, AreaSet west) {

    public static final PlayedMap WHOLE =
            new PlayedMap(Area.EVERYWHERE, Area.NORTH, Area.EAST, Area.SOUTH, AreaSet.EMPTY);

    /** The map for two: the line is its western edge. */
    public static final PlayedMap EAST_OF_THE_LINE = new PlayedMap(
            Area.EASTERN_MAP,
            Area.NORTH.and(Area.EASTERN_MAP),
            Area.EAST.and(Area.EASTERN_MAP),
            Area.SOUTH.and(Area.EASTERN_MAP),
            Area.LINE_FOR_TWO.neighbours().and(Area.EASTERN_MAP));

    /** The map for three: the line is its eastern edge. */
    public static final PlayedMap WEST_OF_THE_LINE = new PlayedMap(
            Area.MAP_FOR_THREE,
            Area.NORTH.and(Area.MAP_FOR_THREE),
            Area.LINE_FOR_THREE.neighbours().and(Area.MAP_FOR_THREE),
            Area.SOUTH.and(Area.MAP_FOR_THREE),
            AreaSet.EMPTY);

    /** The western half of the scenarios: no line is laid, the rest does not exist. */
    public static final PlayedMap WESTERN_HALF = new PlayedMap(
            Area.WESTERN_MAP,
            Area.NORTH.and(Area.WESTERN_MAP),
            Area.EAST.and(Area.WESTERN_MAP),
            Area.SOUTH.and(Area.WESTERN_MAP),
            AreaSet.EMPTY);

    /** The areas on any edge. */
    public AreaSet edge() {
        return north.or(east).or(south).or(west);
    }
}
