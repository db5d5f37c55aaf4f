package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The twelve wonders. */
public enum Wonder {
    STONEHENGE,
    COLOSSUS,
    HANGING_GARDENS,
    ORACLE,
    ANGKOR_WAT,
    HIMEJI_SAMURAI_CASTLE,
    PORCELAIN_TOWER,
    LOUVRE,
    PANAMA_CANAL,
    STATUE_OF_LIBERTY,
    SYDNEY_OPERA_HOUSE,
    UNITED_NATIONS;

    /** By index. */
    public static final List<Wonder> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    private final String id;
    private final Era era;
    private final int cost;
    private final @Nullable Technology technology;
    private final int discounted;
    private final int culture;

    Wonder() {
        id = Data.id(this);
        Data.Row row = Data.row("wonders.csv", id);
        era = Era.of(row.text("era"));
        cost = row.number("cost");
        technology = row.isEmpty("technology") ? null : Technology.of(row.text("technology"));
        discounted = row.number("discounted");
        culture = row.number("culture");
    }

    public static Wonder at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Wonder of(String id) {
        return Ids.find("wonder", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    public Era era() {
        return era;
    }

    /** What it costs whoever knows these technologies. */
    public int cost(long technologies) {
        return technology == null || (technologies & technology.bit()) == 0 ? cost : discounted;
    }

    /** What makes it cheaper; nothing does for some. */
    public @Nullable Technology technology() {
        return technology;
    }

    /** What it costs whoever knows that technology. */
    public int discounted() {
        return discounted;
    }

    public int icons() {
        return Icons.of(0, 0, culture, 0);
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
