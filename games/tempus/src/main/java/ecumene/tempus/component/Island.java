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
    public static final Island NONE = new Island(List.of(), filledWithWater());

    private static final byte WATER = -1;

    private static final boolean[] INSIDE = inside();

    private final List<LaidTile> tiles;
    private final byte[] terrain;

    /** Made when first asked for: the map is looked at only after the last tile. */
    private @Nullable Geography geography;

    private Island(List<LaidTile> tiles, byte[] terrain) {
        this.tiles = tiles;
        this.terrain = terrain;
    }

    private static boolean[] inside() {
        boolean[] inside = new boolean[Hex.COUNT];
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            inside[hex] = true;
            for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
                inside[hex] &= Hex.step(hex, direction) != Hex.OUTSIDE;
            }
        }
        return inside;
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
        return new Island(List.of(more), grown);
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
        return INSIDE[centre];
    }

    /** Whether a tile centred on a hex inside the grid would cover a tile that lies there. */
    public boolean overlaps(int centre) {
        boolean covers = isLand(centre);
        for (int direction = 0; direction < Hex.DIRECTIONS && !covers; direction++) {
            covers = isLand(Hex.step(centre, direction));
        }
        return covers;
    }

    /** Whether a tile centred on a hex inside the grid would touch a tile that lies there. */
    public boolean touches(int centre) {
        for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
            int side = Hex.step(centre, direction);
            for (int outwards = 0; outwards < Hex.DIRECTIONS; outwards++) {
                int beyond = Hex.step(side, outwards);
                if (beyond != Hex.OUTSIDE && isLand(beyond)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the next tile may be centred on a hex. */
    public boolean fits(int centre) {
        return isInside(centre) && !overlaps(centre) && (tiles.isEmpty() || touches(centre));
    }

    /** Whether the next tile may lie anywhere at all; all tiles have the same shape. */
    public boolean hasRoom() {
        for (int hex = 0; hex < Hex.COUNT; hex++) {
            if (fits(hex)) {
                return true;
            }
        }
        return false;
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
