package ecumene.innersea.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import ecumene.innersea.InnerSea;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** One of the seven Wonders. */
public final class Wonder {

    /** By index. */
    public static final List<Wonder> ALL = all();

    public static final int COUNT = ALL.size();

    private static final Map<FateCard.When, List<Wonder>> BY_STEP =
            new EnumMap<>(ALL.stream().collect(Collectors.groupingBy(Wonder::useWhen)));

    private final int index;
    private final String id;
    private final int disks;
    private final FateCard.When useWhen;
    private final List<Clause> use;

    private Wonder(int index, Map<String, String> row) {
        this.index = index;
        id = row.getOrDefault("id", "");
        disks = Integer.parseInt(row.getOrDefault("disks", ""));
        useWhen = FateCard.when(row.getOrDefault("use_when", ""));
        use = Clause.parse(row.getOrDefault("use", ""));
    }

    private static List<Wonder> all() {
        List<Wonder> wonders = new ArrayList<>();
        for (Map<String, String> row : Csv.read(InnerSea.class, "wonders.csv")) {
            wonders.add(new Wonder(wonders.size(), row));
        }
        return List.copyOf(wonders);
    }

    public static Wonder at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Wonder of(String id) {
        return Ids.find("wonder", ALL, id);
    }

    public int index() {
        return index;
    }

    /** How many disks are put on it when it is built. */
    public int disks() {
        return disks;
    }

    /** The Wonders that are used in a step. */
    public static List<Wonder> usedIn(FateCard.When when) {
        return BY_STEP.getOrDefault(when, List.of());
    }

    public FateCard.When useWhen() {
        return useWhen;
    }

    /** What taking a disk off brings. */
    public List<Clause> use() {
        return use;
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
