package ecumene.throughtheages.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import ecumene.throughtheages.ThroughTheAges;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * A military card. Equal cards cannot be told apart. Whatever the order of the file, they come by type, level and id: events and
 * territories first, and there is one of each.
 */
public final class MilitaryCard {

    public static final List<MilitaryCard> ALL = read();

    public static final int FIRST_TERRITORY = first(MilitaryType.TERRITORY);
    public static final int TERRITORIES = first(MilitaryType.AGGRESSION) - FIRST_TERRITORY;
    public static final int FIRST_TACTIC = first(MilitaryType.TACTIC);
    public static final int TACTICS = first(MilitaryType.BONUS) - FIRST_TACTIC;
    public static final int COUNT = ALL.size();

    /** The biggest defence and colonization values of bonus cards, by level. */
    public static final int FIRST_BONUS = first(MilitaryType.BONUS);

    private static final MilitaryCard[] BY_INDEX = ALL.toArray(new MilitaryCard[0]);

    private final int index;
    private final String id;
    private final String kind;
    private final int level;
    private final MilitaryType type;
    private final MilitaryEffect effect;
    private final int[] copies;
    private final int actions;
    private final int infantry;
    private final int cavalry;
    private final int artillery;
    private final int tactic;
    private final int obsolete;
    private final int defence;
    private final int colonization;
    private final int food;
    private final int resources;
    private final int science;
    private final int culture;
    private final int population;
    private final int cards;
    private final int yellow;
    private final int blue;
    private final int strength;
    private final int happiness;
    private final boolean sides;
    private final boolean noAttack;
    private final boolean endsOnAttack;
    private final int[] amounts;

    private MilitaryCard(int index, Row row) {
        this.index = index;
        id = row.text("id");
        kind = id.substring(id.indexOf('-') + 1);
        level = Age.of(row.text("age")).level();
        type = MilitaryType.of(row.text("type"));
        effect = switch (type) {
            case EVENT, AGGRESSION, WAR -> MilitaryEffect.of(kind);
            default -> MilitaryEffect.NONE;
        };
        copies = row.copies();
        actions = row.number("actions");
        infantry = row.number("infantry");
        cavalry = row.number("cavalry");
        artillery = row.number("artillery");
        tactic = row.number("tactic");
        obsolete = row.number("obsolete");
        defence = row.number("defence");
        colonization = row.number("colonization");
        food = row.number("gain_food");
        resources = row.number("gain_resources");
        science = row.number("gain_science");
        culture = row.number("gain_culture");
        population = row.number("gain_population");
        cards = row.number("gain_cards");
        yellow = row.number("yellow");
        blue = row.number("blue");
        strength = row.number("strength");
        happiness = row.number("happiness");
        sides = row.text("sides").equals("two");
        noAttack = row.yes("no_attack");
        endsOnAttack = row.yes("ends_on_attack");
        amounts = row.numbers("amounts");
    }

    private static List<MilitaryCard> read() {
        List<Row> rows = new ArrayList<>();
        for (Map<String, String> fields : Csv.read(ThroughTheAges.class, "military-cards.csv")) {
            rows.add(new Row(fields));
        }
        rows.sort(Comparator.comparing((Row row) -> MilitaryType.of(row.text("type")))
                .thenComparingInt(row -> Age.of(row.text("age")).level())
                .thenComparing(row -> row.text("id")));
        List<MilitaryCard> cards = new ArrayList<>();
        for (Row row : rows) {
            cards.add(new MilitaryCard(cards.size(), row));
        }
        return List.copyOf(cards);
    }

    /** The index of the first card of a type. */
    private static int first(MilitaryType type) {
        int first = 0;
        while (ALL.get(first).type != type) {
            first++;
        }
        return first;
    }

    public static MilitaryCard at(int index) {
        return BY_INDEX[index];
    }

    @JsonCreator
    public static MilitaryCard of(String id) {
        return Ids.find("military card", ALL, id);
    }

    public int index() {
        return index;
    }

    public int level() {
        return level;
    }

    public MilitaryType type() {
        return type;
    }

    /** Whether it is prepared as an event: territories are. */
    public boolean isEvent() {
        return type == MilitaryType.EVENT || type == MilitaryType.TERRITORY;
    }

    /** How many of this card the deck has with so many players. */
    public int copies(int players) {
        return copies[players];
    }

    /** The military actions of an aggression or a war. */
    public int actions() {
        return actions;
    }

    public int infantry() {
        return infantry;
    }

    public int cavalry() {
        return cavalry;
    }

    public int artillery() {
        return artillery;
    }

    /** What an army of this tactic adds. */
    public int tactic() {
        return tactic;
    }

    /** What it adds when one of its units is two or more levels below the card. */
    public int obsolete() {
        return level < 2 ? tactic : obsolete;
    }

    public int defence() {
        return defence;
    }

    public int colonization() {
        return colonization;
    }

    // What a territory gives once.

    public int food() {
        return food;
    }

    public int resources() {
        return resources;
    }

    public int science() {
        return science;
    }

    public int culture() {
        return culture;
    }

    public int population() {
        return population;
    }

    public int cards() {
        return cards;
    }

    // What a colony gives as long as it is held.

    public int yellow() {
        return yellow;
    }

    public int blue() {
        return blue;
    }

    public int strength() {
        return strength;
    }

    public int happiness() {
        return happiness;
    }

    /** Whether a pact has a side A and a side B. */
    public boolean hasSides() {
        return sides;
    }

    /** Whether its parties may not attack each other. */
    public boolean forbidsAttacks() {
        return noAttack;
    }

    public boolean endsOnAttack() {
        return endsOnAttack;
    }

    /** A number of the card's text; what it means is known to the rule of the card. */
    public int amount(int place) {
        return amounts[place];
    }

    public List<Integer> amounts() {
        return Arrays.stream(amounts).boxed().toList();
    }

    @JsonValue
    public String id() {
        return id;
    }

    /** What happens when it is resolved. */
    public MilitaryEffect effect() {
        return effect;
    }

    /** The id without its age: cards of different ages with the same text. */
    public String kind() {
        return kind;
    }

    @Override
    public String toString() {
        return id;
    }
}
