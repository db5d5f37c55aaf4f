package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The 36 technologies and Space Flight. */
public enum Technology {
    ANIMAL_HUSBANDRY,
    CODE_OF_LAWS,
    CURRENCY,
    HORSEBACK_RIDING,
    MASONRY,
    METALWORKING,
    NAVIGATION,
    PHILOSOPHY,
    POTTERY,
    WRITING,
    CHIVALRY,
    CIVIL_SERVICE,
    CONSTRUCTION,
    DEMOCRACY,
    ENGINEERING,
    IRRIGATION,
    MATHEMATICS,
    MONARCHY,
    PRINTING_PRESS,
    SAILING,
    BANKING,
    BIOLOGY,
    COMMUNISM,
    GUNPOWDER,
    METAL_CASTING,
    MILITARY_SCIENCE,
    RAILROAD,
    STEAM_POWER,
    THEOLOGY,
    ATOMIC_THEORY,
    BALLISTICS,
    COMBUSTION,
    COMPUTERS,
    FLIGHT,
    MASS_MEDIA,
    REPLACEABLE_PARTS,
    SPACE_FLIGHT;

    /** By index. */
    public static final List<Technology> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private final String id;
    private final int level;
    private final @Nullable Building building;
    private final @Nullable Government government;
    private final @Nullable Arm arm;
    private final int rank;
    private final int coins;
    private final int hand;
    private final int stacking;
    private final int speed;
    private final int water;
    private final int cities;

    Technology() {
        id = Data.id(this);
        Data.Row row = Data.row("technologies.csv", id);
        level = row.number("level");
        building = row.isEmpty("building") ? null : Building.of(row.text("building"));
        government = row.isEmpty("government") ? null : Government.of(row.text("government"));
        arm = row.isEmpty("arm") ? null : Arm.of(row.text("arm"));
        rank = row.number("rank");
        coins = row.number("coins");
        hand = row.number("hand");
        stacking = row.number("stacking");
        speed = row.number("speed");
        water = row.number("water");
        cities = row.number("cities");
    }

    public static Technology at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Technology of(String id) {
        return Ids.find("technology", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    public long bit() {
        return 1L << index();
    }

    public int level() {
        return level;
    }

    /** The building it unlocks. */
    public @Nullable Building building() {
        return building;
    }

    public @Nullable Government government() {
        return government;
    }

    /** The arm it improves or, for aircraft, unlocks. */
    public @Nullable Arm arm() {
        return arm;
    }

    public int rank() {
        return rank;
    }

    public int coins() {
        return coins;
    }

    /** How many more culture events may be held. */
    public int hand() {
        return hand;
    }

    /** The stacking limit it gives; 0 for none. */
    public int stacking() {
        return stacking;
    }

    /** The travel speed it gives; 0 for none. */
    public int speed() {
        return speed;
    }

    /** 1: figures cross water; 2: they may also stop there. */
    public int water() {
        return water;
    }

    /** The number of cities it allows; 0 for none. */
    public int cities() {
        return cities;
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
