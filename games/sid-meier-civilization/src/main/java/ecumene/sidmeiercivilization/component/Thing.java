package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

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

    /** What backs show, by thing: many ask, and the kinds of cards are found one after the other. */
    private static final int[] BACK = backs();

    /** What can be asked for: what lies open, and backs. */
    private static final int[] ASKED =
            IntStream.range(0, COUNT).filter(thing -> BACK[thing] == thing).toArray();

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

    private static int[] backs() {
        int[] backs = new int[COUNT];
        for (int thing = 0; thing < COUNT; thing++) {
            if (thing >= FIRST_MARKER && thing < FIRST_CARD) {
                backs[thing] = Marker.at(thing - FIRST_MARKER).isHut() ? HUT : VILLAGE;
            } else {
                backs[thing] = thing >= FIRST_CARD && thing < HUT
                        ? FIRST_BACK + EventCard.at(thing - FIRST_CARD).era().index()
                        : thing;
            }
        }
        return backs;
    }

    /** How many kinds of things can be asked for. */
    public static int askedKinds() {
        return ASKED.length;
    }

    /** What can be asked for, in the order of things: what lies face down by its back. */
    public static int asked(int number) {
        return ASKED[number];
    }

    /** What the back of a marker or card shows; anything else is what it is. */
    public static int back(int thing) {
        return BACK[thing];
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
