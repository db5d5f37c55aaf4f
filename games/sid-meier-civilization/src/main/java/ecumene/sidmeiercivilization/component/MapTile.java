package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;

/** The twenty map tiles of 4 × 4 squares: six home tiles, then the neutral ones. */
public final class MapTile {

    public static final int SIDE = 4;
    public static final int SQUARES = SIDE * SIDE;
    public static final int HOMES = 6;
    public static final int COUNT = 20;

    /** By index. */
    public static final List<MapTile> ALL = all();

    /** Stands for a square without a resource. */
    public static final int NO_RESOURCE = -1;

    // Every tile in its four turns, square by square as it lies: see land().
    private static final Terrain[] LAND_TERRAIN = new Terrain[COUNT * 4 * SQUARES];
    private static final int[] LAND_ICONS = new int[COUNT * 4 * SQUARES];
    private static final byte[] LAND_RESOURCE = new byte[COUNT * 4 * SQUARES];

    static {
        for (MapTile tile : ALL) {
            for (int quarters = 0; quarters < 4; quarters++) {
                for (int place = 0; place < SQUARES; place++) {
                    int land = land(tile.index, quarters, place);
                    int printed = printed(place, quarters);
                    LAND_TERRAIN[land] = tile.terrain[printed];
                    LAND_ICONS[land] = tile.icons[printed];
                    LAND_RESOURCE[land] = (byte) tile.resource[printed];
                }
            }
        }
    }

    private final int index;
    private final String id;
    private final int capital;
    private final Terrain[] terrain = new Terrain[SQUARES];
    private final int[] icons = new int[SQUARES];
    private final int[] resource = new int[SQUARES];
    private final boolean[] hut = new boolean[SQUARES];
    private final boolean[] village = new boolean[SQUARES];

    private MapTile(int index, Data.Row row) {
        this.index = index;
        this.id = row.text("id");
        this.capital = row.number("capital");
        for (int y = 0; y < SIDE; y++) {
            String[] cells = row.text("row" + (y + 1)).split(" ", -1);
            for (int x = 0; x < SIDE; x++) {
                read(y * SIDE + x, cells[x].split(":", -1));
            }
        }
    }

    private void read(int square, String[] words) {
        terrain[square] = Terrain.of(words[0]);
        icons[square] = terrain[square].icons();
        resource[square] = NO_RESOURCE;
        for (int i = 1; i < words.length; i++) {
            switch (words[i]) {
                case "culture" -> icons[square] += Icons.of(0, 0, 1, 0);
                case "coin" -> icons[square] += Icons.of(0, 0, 0, 1);
                case "hut" -> hut[square] = true;
                case "village" -> village[square] = true;
                default -> resource[square] = Resource.of(words[i]).index();
            }
        }
    }

    private static List<MapTile> all() {
        List<MapTile> all = new ArrayList<>();
        for (Data.Row row : Data.rows("map-tiles.csv")) {
            all.add(new MapTile(all.size(), row));
        }
        return List.copyOf(all);
    }

    public static MapTile at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static MapTile of(String id) {
        return Ids.find("map tile", ALL, id);
    }

    /** The printed square that lies at a place of a tile turned clockwise by so many quarters. */
    public static int printed(int place, int quarters) {
        int row = place / SIDE;
        int column = place % SIDE;
        int last = SIDE - 1;
        return switch (quarters) {
            case 1 -> (last - column) * SIDE + row;
            case 2 -> (last - row) * SIDE + last - column;
            case 3 -> column * SIDE + last - row;
            default -> place;
        };
    }

    /** A number for the land at a place of a tile turned by so many quarters. */
    public static int land(int tile, int quarters, int place) {
        return (tile * 4 + quarters) * SQUARES + place;
    }

    public static Terrain landTerrain(int land) {
        return LAND_TERRAIN[land];
    }

    public static int landIcons(int land) {
        return LAND_ICONS[land];
    }

    /** The index of the resource, or {@link #NO_RESOURCE}. */
    public static int landResource(int land) {
        return LAND_RESOURCE[land];
    }

    public int index() {
        return index;
    }

    /** The printed square that beginners are told to build the capital on. */
    public int capital() {
        return capital;
    }

    public Terrain terrain(int square) {
        return terrain[square];
    }

    public int icons(int square) {
        return icons[square];
    }

    /** The index of the resource, or {@link #NO_RESOURCE}. */
    public int resource(int square) {
        return resource[square];
    }

    public boolean hut(int square) {
        return hut[square];
    }

    public boolean village(int square) {
        return village[square];
    }

    @JsonValue
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
