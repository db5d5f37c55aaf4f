package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;

/** The 25 kinds of culture events, 47 cards. */
public enum EventCard {
    A_GIFT_FROM_AFAR,
    BREAD_AND_CIRCUSES,
    DEFECTION,
    DISORIENTED,
    DROUGHT,
    EXCHANGE_OF_IDEAS,
    SABOTAGE,
    CITIZENS_ARE_REVOLTING,
    WE_LOVE_THE_DESPOT_DAY,
    A_GENEROUS_GIFT,
    CATASTROPHE,
    DEFORESTATION,
    JOUSTING_TOURNEY,
    KNOWLEDGE_SHARED,
    LOST,
    MASS_DEFECTION,
    CITIZENS_ARE_REVOLTING_II,
    WE_LOVE_THE_QUEEN_DAY,
    A_PRINCELY_GIFT,
    DISASTER,
    OUT_OF_POSITION,
    PRIMETIME_TV,
    THINK_TANK,
    WE_LOVE_THE_PRESIDENT_DAY,
    WHOLESALE_DEFECTION;

    /** By index. */
    public static final List<EventCard> ALL = List.of(values());

    public static final int COUNT = ALL.size();

    /** By phase, so that nobody looks through all of them. */
    private static final List<List<EventCard>> BY_PHASE = Phase.ALL.stream()
            .map(each -> ALL.stream().filter(card -> card.phase == each).toList())
            .toList();

    private static final int MEDIEVAL = 9;
    private static final int MODERN = 18;

    private final String id;
    private final Era era;
    private final int cards;
    private final Phase phase;

    EventCard() {
        id = Data.id(this);
        Data.Row row = Data.row("culture-events.csv", id);
        era = Era.of(row.text("era"));
        cards = row.number("cards");
        phase = Phase.of(row.text("phase").replace('_', '-'));
    }

    public static EventCard at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static EventCard of(String id) {
        return Ids.find("culture event", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    /** The index of the first card of an age; the ages follow one another in the order above. */
    public static int first(int era) {
        return switch (era) {
            case 0 -> 0;
            case 1 -> MEDIEVAL;
            case 2 -> MODERN;
            default -> COUNT;
        };
    }

    /** The cards of a phase. */
    public static List<EventCard> of(Phase phase) {
        return BY_PHASE.get(phase.index());
    }

    public Era era() {
        return era;
    }

    public int cards() {
        return cards;
    }

    /** The phase printed on the card. */
    public Phase phase() {
        return phase;
    }

    /** Whether the card stands for resources: it is played when something is paid. */
    public boolean isGift() {
        return pays(Resource.IRON);
    }

    /** Whether the card stands for a resource when something is paid. */
    public boolean pays(Resource resource) {
        return switch (this) {
            case A_GIFT_FROM_AFAR, A_GENEROUS_GIFT -> resource != Resource.URANIUM && resource != Resource.INCENSE;
            case A_PRINCELY_GIFT -> resource != Resource.INCENSE;
            default -> false;
        };
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
