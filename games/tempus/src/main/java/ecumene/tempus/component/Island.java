package ecumene.tempus.component;

import ecumene.engine.data.BadDataException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The map tiles as they lie in the Sea of Tempus. Immutable: a new tile makes a new island. */
public final class Island {

    /** A tile, the hex under its middle and how often it was turned clockwise. */
    public record LaidTile(MapTile tile, Hex centre, int turns) {}

    /** Before the first tile. */
    public static final Island NONE = new Island(List.of(), filledWithWater(), new HexSet(), inside());

    private static final byte WATER = -1;

    /** Tiles whose middles are at most so far apart lie on each other; one step further they touch. */
    private static final int OVERLAP = 2;

    private static final HexSet INSIDE = inside();
    private static final HexSet FRAME = outside();

    // By the middle of a tile: the middles of those that would overlap it, and of those that would touch it.
    private static final HexSet[] COVERED = around(OVERLAP);
    private static final HexSet[] TOUCHED = around(OVERLAP + 1);

    private final List<LaidTile> tiles;
    private final byte[] terrain;

    // The middles of tiles that would overlap one that lies there, and those where the next tile may go.
    private final HexSet covered;
    private final HexSet places;

    /** Made when first asked for: the map is looked at only after the last tile. */
    private @Nullable Geography geography;

    private Island(List<LaidTile> tiles, byte[] terrain, HexSet covered, HexSet places) {
        this.tiles = tiles;
        this.terrain = terrain;
        this.covered = covered;
        this.places = places;
    }

    private static HexSet inside() {
        HexSet inside = new HexSet();
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            if (HexSet.beside(hex).size() == Hex.DIRECTIONS) {
                inside.add(hex);
            }
        }
        return inside;
    }

    private static HexSet outside() {
        HexSet outside = new HexSet();
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            if (!INSIDE.contains(hex)) {
                outside.add(hex);
            }
        }
        return outside;
    }

    /** For each hex those up to a distance, itself included. */
    private static HexSet[] around(int distance) {
        HexSet[] around = new HexSet[Hex.COUNT];
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            around[hex] = new HexSet();
            around[hex].add(hex);
            for (int step = 0; step < distance; step++) {
                around[hex].addBeside(new HexSet(around[hex]));
            }
        }
        return around;
    }

    private static byte[] filledWithWater() {
        byte[] terrain = new byte[Hex.COUNT];
        Arrays.fill(terrain, WATER);
        return terrain;
    }

    /** The island of these tiles, laid one after the other; throws if one does not fit. */
    public static Island of(List<LaidTile> tiles) {
        Island island = NONE;
        for (LaidTile laid : tiles) {
            if (!island.fits(laid.centre.index())) {
                throw new BadDataException("tile " + laid.tile + " does not fit at " + laid.centre);
            }
            island = island.with(laid);
        }
        return island;
    }

    /** The island with one more tile, which {@link #fits}. */
    public Island with(LaidTile laid) {
        LaidTile[] more = Arrays.copyOf(tiles.toArray(new LaidTile[0]), tiles.size() + 1);
        more[tiles.size()] = laid;
        byte[] grown = terrain.clone();
        int centre = laid.centre.index();
        grown[centre] = (byte) laid.tile.centre().index();
        for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
            grown[Hex.step(centre, direction)] =
                    (byte) laid.tile.side(direction, laid.turns).index();
        }
        HexSet taken = new HexSet(covered);
        taken.addAll(COVERED[centre]);
        HexSet free = tiles.isEmpty() ? new HexSet() : new HexSet(places);
        free.addAll(TOUCHED[centre]);
        free.keepOnly(INSIDE);
        free.removeAll(taken);
        return new Island(List.of(more), grown, taken, free);
    }

    /** The tiles in the order they were laid. */
    public List<LaidTile> tiles() {
        return tiles;
    }

    public boolean isLand(int hex) {
        return terrain[hex] != WATER;
    }

    /** The terrain of a land hex. */
    public Terrain terrain(int hex) {
        return Terrain.at(terrain[hex]);
    }

    public boolean isGrassland(int hex) {
        return terrain[hex] == Terrain.GRASSLAND.index();
    }

    public boolean isMountain(int hex) {
        return terrain[hex] == Terrain.MOUNTAIN.index();
    }

    /** Whether a tile centred on a hex would lie wholly in the sea's grid. */
    public static boolean isInside(int centre) {
        return INSIDE.contains(centre);
    }

    /** The hexes at the edge of the sea's grid. */
    static HexSet frame() {
        return new HexSet(FRAME);
    }

    /** Whether a tile centred on a hex would cover a tile that lies there. */
    public boolean overlaps(int centre) {
        return covered.contains(centre);
    }

    /** Where the next tile may be centred, all tiles having the same shape: not to be changed. */
    public HexSet places() {
        return places;
    }

    /** Whether the next tile may be centred on a hex. */
    public boolean fits(int centre) {
        return places.contains(centre);
    }

    /** Land, lakes and sea as they result from the tiles. */
    public Geography geography() {
        Geography known = geography;
        if (known == null) {
            // Two threads may both come here; they make the same thing.
            known = new Geography(this);
            geography = known;
        }
        return known;
    }
}
