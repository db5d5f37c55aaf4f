package ecumene.sidmeiercivilization.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Ids;
import java.util.ArrayList;
import java.util.List;

/** The twelve kinds of unit cards: three strengths of each arm. Cards of one kind cannot be told apart. */
public final class UnitCard {

    /** By index: {@code arm * 3 + step of strength}. */
    public static final List<UnitCard> ALL = all();

    public static final int COUNT = 12;

    /** How many strengths each arm has. */
    public static final int STRENGTHS = 3;

    private final int index;
    private final Arm arm;
    private final int strength;
    private final int cards;
    private final String id;

    private UnitCard(int index, Arm arm, int strength, int cards) {
        this.index = index;
        this.arm = arm;
        this.strength = strength;
        this.cards = cards;
        this.id = arm + "-" + "abc".charAt(index % STRENGTHS);
    }

    private static List<UnitCard> all() {
        List<UnitCard> all = new ArrayList<>();
        for (Data.Row row : Data.rows("units.csv")) {
            all.add(new UnitCard(all.size(), Arm.of(row.text("arm")), row.number("strength"), row.number("cards")));
        }
        return List.copyOf(all);
    }

    public static UnitCard at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static UnitCard of(String id) {
        return Ids.find("unit card", ALL, id);
    }

    public int index() {
        return index;
    }

    public Arm arm() {
        return arm;
    }

    /** The strength of a card at a rank; each rank above the first adds one. Aircraft have one rank only. */
    public int strength(int rank) {
        return arm == Arm.AIRCRAFT ? strength : strength + rank - 1;
    }

    /** How many of it the deck has. */
    public int cards() {
        return cards;
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
