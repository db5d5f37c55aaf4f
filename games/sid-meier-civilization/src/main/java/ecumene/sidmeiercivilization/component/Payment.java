package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a resource can be paid with: a token of the market, a hut or village, or a card that stands for a resource. */
public final class Payment {

    private static final List<EventCard> GIFTS =
            List.of(EventCard.A_GIFT_FROM_AFAR, EventCard.A_GENEROUS_GIFT, EventCard.A_PRINCELY_GIFT);

    /** By index: four tokens, seven markers, three cards. */
    public static final List<Payment> ALL = all();

    public static final int COUNT = ALL.size();
    public static final int FIRST_MARKER = Resource.IN_MARKET;
    public static final int FIRST_CARD = FIRST_MARKER + Marker.HELD;

    private static final Payment[] ANY = ALL.toArray(Payment[]::new);
    private static final Payment[][] BY_RESOURCE = Resource.ALL.stream()
            .map(resource ->
                    ALL.stream().filter(payment -> payment.pays(resource)).toArray(Payment[]::new))
            .toArray(Payment[][]::new);

    private final int index;
    private final String id;

    private Payment(int index, String id) {
        this.index = index;
        this.id = id;
    }

    private static List<Payment> all() {
        List<Payment> all = new ArrayList<>();
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            all.add(new Payment(all.size(), Resource.at(i) + "-token"));
        }
        for (int i = 0; i < Marker.HELD; i++) {
            all.add(new Payment(all.size(), Marker.at(i).id()));
        }
        for (EventCard gift : GIFTS) {
            all.add(new Payment(all.size(), gift.id()));
        }
        return List.copyOf(all);
    }

    public static Payment at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Payment of(String id) {
        return Ids.find("payment", ALL, id);
    }

    /** What counts as a resource, or as any if none is named. The array is shared: look only. */
    public static Payment[] paying(@Nullable Resource resource) {
        return resource == null ? ANY : BY_RESOURCE[resource.index()];
    }

    public int index() {
        return index;
    }

    public boolean isToken() {
        return index < FIRST_MARKER;
    }

    public boolean isMarker() {
        return index >= FIRST_MARKER && index < FIRST_CARD;
    }

    /** The marker; only of a hut or village. */
    public Marker marker() {
        return Marker.at(index - FIRST_MARKER);
    }

    /** The card; only of a card. */
    public EventCard card() {
        return GIFTS.get(index - FIRST_CARD);
    }

    /** Whether it counts as a resource. */
    public boolean pays(Resource resource) {
        if (isToken()) {
            return resource.index() == index;
        }
        return isMarker() ? marker().resource() == resource : card().pays(resource);
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
