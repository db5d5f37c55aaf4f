package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything a city can produce. */
public final class Item {

    /** By index. */
    public static final List<Item> ALL = all();

    public static final Item ARMY = ALL.get(0);
    public static final Item SCOUT = ALL.get(1);
    public static final int COUNT = ALL.size();

    private static final int ARMY_COST = 4;
    private static final int SCOUT_COST = 6;

    private final int index;
    private final String id;
    private final @Nullable Arm arm;
    private final @Nullable Building building;
    private final @Nullable Wonder wonder;

    private Item(int index, String id, @Nullable Arm arm, @Nullable Building building, @Nullable Wonder wonder) {
        this.index = index;
        this.id = id;
        this.arm = arm;
        this.building = building;
        this.wonder = wonder;
    }

    private static List<Item> all() {
        List<Item> all = new ArrayList<>();
        all.add(new Item(0, "army", null, null, null));
        all.add(new Item(1, "scout", null, null, null));
        for (Arm arm : Arm.ALL) {
            all.add(new Item(all.size(), arm.id(), arm, null, null));
        }
        for (Building building : Building.ALL) {
            all.add(new Item(all.size(), building.id(), null, building, null));
        }
        for (Wonder wonder : Wonder.ALL) {
            all.add(new Item(all.size(), wonder.id(), null, null, wonder));
        }
        return List.copyOf(all);
    }

    public static Item at(int index) {
        return ALL.get(index);
    }

    public static Item of(Arm arm) {
        return ALL.get(2 + arm.index());
    }

    public static Item of(Building building) {
        return ALL.get(2 + Arm.COUNT + building.index());
    }

    public static Item of(Wonder wonder) {
        return ALL.get(2 + Arm.COUNT + Building.COUNT + wonder.index());
    }

    @JsonCreator
    public static Item of(String id) {
        return Ids.find("item", ALL, id);
    }

    public int index() {
        return index;
    }

    public boolean isFigure() {
        return index < 2;
    }

    /** What a figure costs. */
    public int figureCost() {
        return index == 0 ? ARMY_COST : SCOUT_COST;
    }

    public @Nullable Arm arm() {
        return arm;
    }

    public @Nullable Building building() {
        return building;
    }

    public @Nullable Wonder wonder() {
        return wonder;
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
