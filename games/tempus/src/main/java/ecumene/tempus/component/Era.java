package ecumene.tempus.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import ecumene.engine.data.Csv;
import ecumene.engine.data.Ids;
import ecumene.tempus.Tempus;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The rows of the era chart: what somebody whose cube stands there can do. */
public enum Era {
    START,
    WRITING,
    AGRICULTURE,
    CITIES,
    ROADS,
    TRADE,
    SHIPS,
    PRINTING,
    INDUSTRY,
    TRAINS,
    FLIGHT;

    /** By index, in the order of the chart. */
    public static final List<Era> ALL = List.of(values());

    private static final class Chart {
        private static final List<Map<String, String>> ROWS = Csv.read(Tempus.class, "eras.csv");
    }

    private final String id = name().toLowerCase(Locale.ROOT);
    private final @Nullable Terrain terrain;
    private final int moves;
    private final int distance;
    private final int children;
    private final int stackingLimit;
    private final boolean ships;
    private final int ideas;
    private final int handLimit;
    private final int actions;
    private final int freeCards;
    private final int points;

    Era() {
        Map<String, String> row = Chart.ROWS.get(index());
        if (!id.equals(row.get("id"))) {
            throw new IllegalStateException("eras.csv: " + row + " is not " + id);
        }
        String entry = Objects.requireNonNull(row.get("terrain_to_enter"));
        terrain = entry.isEmpty() ? null : Terrain.of(entry);
        moves = number(row, "moves");
        distance = number(row, "distance");
        children = number(row, "children");
        stackingLimit = number(row, "stacking");
        ships = number(row, "ships") != 0;
        ideas = number(row, "ideas_draw");
        handLimit = number(row, "ideas_hand");
        actions = number(row, "actions");
        freeCards = number(row, "first_entrant_cards");
        points = number(row, "vp_bonus");
    }

    private static int number(Map<String, String> row, String column) {
        return Integer.parseInt(row.getOrDefault(column, ""));
    }

    public static Era at(int index) {
        return ALL.get(index);
    }

    @JsonCreator
    public static Era of(String id) {
        return Ids.find("era", ALL, id);
    }

    /** The terrain that counts for progress into this era. */
    public Terrain terrain() {
        return Objects.requireNonNull(terrain, id);
    }

    /** How many tokens a Move action moves. */
    public int moves() {
        return moves;
    }

    /** How many hexes a token goes by land. */
    public int distance() {
        return distance;
    }

    /** How many children a Have Children action brings. */
    public int children() {
        return children;
    }

    public int stackingLimit() {
        return stackingLimit;
    }

    /** Whether tokens may cross the sea. */
    public boolean ships() {
        return ships;
    }

    /** How many cards a Have an Idea action draws. */
    public int ideas() {
        return ideas;
    }

    public int handLimit() {
        return handLimit;
    }

    /** How many action tokens a turn has. */
    public int actions() {
        return actions;
    }

    /** How many cards those draw who are the first to enter. */
    public int freeCards() {
        return freeCards;
    }

    /** What being here is worth at the end. */
    public int points() {
        return points;
    }

    /** The row of the chart, from 0. */
    @SuppressWarnings("EnumOrdinal") // the order never changes: saved positions rely on it
    public int index() {
        return ordinal();
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
