package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The buildings of the market, basic and improved, and the walls. */
public enum Building {
    HARBOR,
    TRADING_POST,
    WORKSHOP,
    IRON_MINE,
    LIBRARY,
    UNIVERSITY,
    GRANARY,
    AQUEDUCT,
    MARKET,
    BANK,
    TEMPLE,
    CATHEDRAL,
    BARRACKS,
    MILITARY_ACADEMY,
    CITY_WALLS;

    /** By index. */
    public static final List<Building> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private static final @Nullable Building[] BASIC = new Building[COUNT];
    private static final Building[] POOL = new Building[COUNT];

    static {
        for (Building building : ALL) {
            BASIC[building.index()] = building.upgrades.isEmpty() ? null : of(building.upgrades);
            POOL[building.index()] = building.pool.isEmpty() ? building : of(building.pool);
        }
    }

    private final String id;
    private final int cost;
    private final @Nullable Terrain terrain;
    private final int icons;
    private final int combat;
    private final boolean limited;
    private final String upgrades;
    private final String pool;
    private final int markers;

    Building() {
        id = Data.id(this);
        Data.Row row = Data.row("buildings.csv", id);
        cost = row.number("cost");
        String ground = row.text("terrain");
        terrain = ground.equals("land") || ground.equals("centre") ? null : Terrain.of(ground);
        icons = Icons.of(row.number("trade"), row.number("production"), row.number("culture"), row.number("coins"));
        combat = row.number("combat");
        limited = row.number("limited") == 1;
        upgrades = row.text("upgrades");
        pool = row.text("pool");
        markers = row.number("markers");
    }

    public static Building at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Building of(String id) {
        return Ids.find("building", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    /** How many kinds stand in the outskirts: all but the walls. */
    public static final int IN_OUTSKIRTS = 14;

    public int cost() {
        return cost;
    }

    /** Whether it may stand on a terrain; limited buildings stand anywhere but in water. */
    public boolean fits(Terrain ground) {
        return terrain == null ? ground != Terrain.WATER : terrain == ground;
    }

    public int icons() {
        return icons;
    }

    /** The bonus in battle. */
    public int combat() {
        return combat;
    }

    /** One limited building in each city. */
    public boolean limited() {
        return limited;
    }

    /** The basic form on the other side of the marker. */
    public @Nullable Building upgrades() {
        return BASIC[index()];
    }

    /** The basic form, which names the stock of markers. */
    public Building pool() {
        return POOL[index()];
    }

    /** How many markers the stock has. */
    public int markers() {
        return markers;
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
