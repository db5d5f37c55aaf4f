package ecumene.tempus.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import ecumene.tempus.Tempus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** One of the twelve map tiles: a hex and its six neighbours. */
public final class MapTile {

    public static final int COUNT = 12;

    /** By index. */
    public static final List<MapTile> ALL = all();

    private final int index;
    private final String id;
    private final Terrain centre;
    private final List<Terrain> ring;

    private MapTile(int index, String id, Terrain centre, List<Terrain> ring) {
        this.index = index;
        this.id = id;
        this.centre = centre;
        this.ring = ring;
    }

    private static List<MapTile> all() {
        List<MapTile> tiles = new ArrayList<>();
        for (Map<String, String> row : Csv.read(Tempus.class, "tiles.csv")) {
            List<Terrain> ring = new ArrayList<>();
            for (String side : List.of("n", "ne", "se", "s", "sw", "nw")) {
                ring.add(Terrain.of(row.getOrDefault(side, "")));
            }
            tiles.add(new MapTile(
                    tiles.size(),
                    Objects.requireNonNull(row.get("id")),
                    Terrain.of(row.getOrDefault("centre", "")),
                    List.copyOf(ring)));
        }
        return List.copyOf(tiles);
    }

    public static MapTile at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static MapTile of(String id) {
        return Ids.find("map tile", ALL, id);
    }

    public int index() {
        return index;
    }

    /** The terrain in the middle. */
    public Terrain centre() {
        return centre;
    }

    /** The terrain on a side, clockwise from the north, after the tile was turned clockwise a number of times. */
    public Terrain side(int direction, int turns) {
        return ring.get((direction + Hex.DIRECTIONS - turns) % Hex.DIRECTIONS);
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
