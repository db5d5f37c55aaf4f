package ecumene.sidmeiercivilization;

import ecumene.engine.View;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What one seat, or a spectator, may know; built by putting in. */
public record SidMeierCivilizationView(
        String phase,
        int round,
        int firstSeat,
        @Nullable Integer winner,
        int dealsMade,
        int lastFront,
        @Nullable Square lastPlaced,
        List<TileView> tiles,
        List<SquareView> squares,
        List<SeatView> seats,
        MarketView market,
        @Nullable BattleView battle,
        List<DealView> deals,
        List<PendingView> pending,
        @Nullable OwnView own)
        implements View {

    /** A tile on the table: its upper left square, and what it is and how it is turned once it is face up. */
    public record TileView(
            Square corner, @Nullable MapTile tile, @Nullable Integer quarters) {}

    /** A revealed square: what it is, what it yields, what lies and stands there. */
    public record SquareView(
            Square square,
            Terrain terrain,
            boolean disaster,
            int trade,
            int production,
            int culture,
            int coins,
            @Nullable Resource resource,
            @Nullable String thing,
            @Nullable Integer owner,
            int armies,
            int scouts,
            int moved,
            boolean frozen) {}

    public record CityView(
            Square square,
            boolean capital,
            boolean walls,
            int trade,
            int production,
            int art,
            int actions,
            int actionsTaken,
            int bonus) {}

    public record SeatView(
            @Nullable Civilization civilization,
            Government government,
            int trade,
            int culture,
            int coins,
            int level,
            int nextCulture,
            int nextTrade,
            List<Technology> technologies,
            List<CityView> cities,
            int unbuiltArmies,
            int unbuiltScouts,
            Map<String, Integer> units,
            Map<String, Integer> ranks,
            Map<String, Integer> events,
            int handLimit,
            int huts,
            int villages,
            Map<String, Integer> resources,
            Map<String, Integer> reserve,
            Map<String, Integer> coinTokens,
            List<Ability> used,
            int speed,
            int stackingLimit,
            List<SentView> sent,
            List<Government> directly,
            List<Government> directlyNextTurn,
            int returned,
            long usedOnce,
            boolean answered) {}

    /** A square that a scout sends to a city this turn. */
    public record SentView(Square square, Square city) {}

    public record MarketView(
            Map<String, Integer> resources,
            Map<String, Integer> buildings,
            List<Wonder> wonders,
            List<Wonder> obsolete,
            Map<String, Integer> unitsLeft,
            Map<String, Integer> returnedUnits,
            Map<String, Integer> spentMarkers,
            Map<String, Integer> persons,
            Map<String, Integer> discardedEvents) {}

    public record UnitView(UnitCard unit, int wounds) {}

    public record FrontView(
            @Nullable UnitView attacker, @Nullable UnitView defender) {}

    public record BattleView(
            int attacker,
            int defender,
            boolean barbarians,
            Square square,
            int armies,
            int attackBonus,
            int defenceBonus,
            int attackHand,
            int defenceHand,
            List<FrontView> fronts,
            @Nullable Map<String, Integer> attackUnits,
            @Nullable Map<String, Integer> defenceUnits) {}

    /**
     * A step that waits for an answer, the one asked now first: all of it is open.
     *
     * @param notes what it remembers, by name: numbers, seats and lists of seats, ids, yes and no
     */
    public record PendingView(String step, int seat, Map<String, Object> notes) {}

    /** An offer in the making, of which only its maker sees what is in it, or on the table, face-down things by their backs. */
    public record DealView(int proposer, int partner, boolean sent, List<Thing> give, List<Thing> ask) {}

    public record OwnView(
            Map<String, Integer> events,
            Map<String, Integer> markers,
            Map<String, Integer> forces,
            @Nullable String research) {}

    static SidMeierCivilizationView of(SidMeierCivilizationPosition position, int viewer, String phase) {
        return new ViewBuilder(position, viewer).build(phase);
    }
}
