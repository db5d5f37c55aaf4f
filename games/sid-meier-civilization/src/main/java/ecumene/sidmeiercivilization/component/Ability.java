package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The resource abilities of technologies: what is paid, when, and how much it brings. Each is used once a turn. */
public enum Ability {
    ANIMAL_HUSBANDRY(Technology.ANIMAL_HUSBANDRY, Resource.WHEAT, 1, Phase.CITY_MANAGEMENT, 3),
    CONSTRUCTION(Technology.CONSTRUCTION, Resource.WHEAT, 1, Phase.CITY_MANAGEMENT, 5),
    BANKING(Technology.BANKING, Resource.WHEAT, 1, Phase.CITY_MANAGEMENT, 7),
    CURRENCY(Technology.CURRENCY, Resource.INCENSE, 1, Phase.CITY_MANAGEMENT, 3),
    CHIVALRY(Technology.CHIVALRY, Resource.INCENSE, 1, Phase.CITY_MANAGEMENT, 5),
    METAL_CASTING(Technology.METAL_CASTING, Resource.INCENSE, 1, Phase.CITY_MANAGEMENT, 7),
    PHILOSOPHY(Technology.PHILOSOPHY, null, 3, Phase.CITY_MANAGEMENT, 1),
    POTTERY(Technology.POTTERY, null, 2, Phase.CITY_MANAGEMENT, 1),
    MONARCHY(Technology.MONARCHY, Resource.SILK, 1, Phase.CITY_MANAGEMENT, 1),
    GUNPOWDER(Technology.GUNPOWDER, null, 2, Phase.CITY_MANAGEMENT, 1),
    STEAM_POWER(Technology.STEAM_POWER, Resource.SILK, 1, Phase.CITY_MANAGEMENT, 1),
    ATOMIC_LABOUR(Technology.ATOMIC_THEORY, Resource.URANIUM, 1, Phase.CITY_MANAGEMENT, 1),
    HORSEBACK_RIDING(Technology.HORSEBACK_RIDING, Resource.SILK, 1, Phase.TRADE, 9),
    COMMUNISM(Technology.COMMUNISM, Resource.SPY, 1, Phase.MOVEMENT, 1),
    ATOMIC_STRIKE(Technology.ATOMIC_THEORY, Resource.URANIUM, 1, Phase.MOVEMENT, 1),
    METALWORKING(Technology.METALWORKING, Resource.IRON, 1, Phase.BATTLE, 3),
    MATHEMATICS(Technology.MATHEMATICS, Resource.IRON, 1, Phase.BATTLE, 3),
    BALLISTICS(Technology.BALLISTICS, Resource.IRON, 1, Phase.BATTLE, 6),
    WRITING(Technology.WRITING, Resource.SPY, 1, Phase.ANY_TIME, 1),
    CIVIL_SERVICE(Technology.CIVIL_SERVICE, Resource.SPY, 1, Phase.ANY_TIME, 1),
    MASS_MEDIA(Technology.MASS_MEDIA, Resource.SPY, 1, Phase.ANY_TIME, 1);

    /** By index. */
    public static final List<Ability> ALL = List.of(values());

    /** By phase, so that nobody looks through all of them. */
    private static final List<List<Ability>> BY_PHASE = Phase.ALL.stream()
            .map(each -> ALL.stream().filter(ability -> ability.phase == each).toList())
            .toList();

    /** The trade that the other player gains by Horseback Riding. */
    public static final int PARTNERS_TRADE = 6;

    private final String id;
    private final Technology technology;
    private final @Nullable Resource resource;
    private final int price;
    private final Phase phase;
    private final int amount;

    Ability(Technology technology, @Nullable Resource resource, int price, Phase phase, int amount) {
        this.id = Data.id(this);
        this.technology = technology;
        this.resource = resource;
        this.price = price;
        this.phase = phase;
        this.amount = amount;
    }

    /** The abilities of a phase. */
    public static List<Ability> of(Phase phase) {
        return BY_PHASE.get(phase.index());
    }

    public static Ability at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Ability of(String id) {
        return Ids.find("ability", ALL, id);
    }

    /** The place in the order above. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
    }

    public long bit() {
        return 1L << index();
    }

    public Technology technology() {
        return technology;
    }

    /** What is paid; null for any resources. */
    public @Nullable Resource resource() {
        return resource;
    }

    /** How many are paid. */
    public int price() {
        return price;
    }

    public Phase phase() {
        return phase;
    }

    /** How much production, culture, trade or wounds it brings. */
    public int amount() {
        return amount;
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
