package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;

/**
 * What players deal in. Markers and cards are given as what they are and asked for as what their backs show: a hut, a
 * village, a card of an age.
 */
public final class Thing {

    /** By index. */
    public static final List<Thing> ALL = all();

    public static final int COUNT = ALL.size();
    public static final int TRADE = 0;
    public static final int CULTURE = 1;
    public static final int FIRST_TOKEN = 2;
    public static final int FIRST_MARKER = FIRST_TOKEN + Resource.IN_MARKET;
    public static final int FIRST_CARD = FIRST_MARKER + Marker.HELD;
    public static final int HUT = FIRST_CARD + EventCard.COUNT;
    public static final int VILLAGE = HUT + 1;
    public static final int FIRST_BACK = VILLAGE + 1;

    private final int index;
    private final String id;

    private Thing(int index, String id) {
        this.index = index;
        this.id = id;
    }

    private static List<Thing> all() {
        List<String> ids = new ArrayList<>(List.of("trade", "culture"));
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            ids.add(Resource.at(i) + "-token");
        }
        for (int i = 0; i < Marker.HELD; i++) {
            ids.add(Marker.at(i).id());
        }
        EventCard.ALL.forEach(card -> ids.add(card.id()));
        ids.add("hut");
        ids.add("village");
        Era.ALL.forEach(era -> ids.add(era + "-card"));
        List<Thing> all = new ArrayList<>();
        ids.forEach(id -> all.add(new Thing(all.size(), id)));
        return List.copyOf(all);
    }

    public static Thing at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Thing of(String id) {
        return Ids.find("thing to deal in", ALL, id);
    }

    /** What the back of a marker or card shows; anything else is what it is. */
    public static int back(int thing) {
        if (thing >= FIRST_MARKER && thing < FIRST_CARD) {
            return Marker.at(thing - FIRST_MARKER).isHut() ? HUT : VILLAGE;
        }
        return thing >= FIRST_CARD && thing < HUT
                ? FIRST_BACK + EventCard.at(thing - FIRST_CARD).era().index()
                : thing;
    }

    public int index() {
        return index;
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
