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

    /**
     * A tile on the table: its upper left square, and what it is and how it is turned once it is face up.
     *
     * @param side how many squares it has along each side
     * @param home the seat whose home it is
     */
    public record TileView(
            Square corner,
            int side,
            @Nullable Integer home,
            @Nullable MapTile tile,
            @Nullable Integer quarters) {}

    /**
     * A revealed square: what it is, what it yields, what lies and stands there.
     *
     * @param lord in the outskirts of whose city it lies
     * @param movedArmies how many of the armies there have moved in this turn
     */
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
            @Nullable Integer lord,
            @Nullable Integer owner,
            int armies,
            int scouts,
            int movedArmies,
            int movedScouts,
            boolean frozen) {}

    /**
     * A city.
     *
     * @param outskirts the squares around it, face down ones too
     * @param blockaded those of them that figures of others take away
     * @param sent the squares elsewhere that scouts gather for it
     */
    public record CityView(
            Square square,
            List<Square> outskirts,
            List<Square> blockaded,
            List<Square> sent,
            boolean capital,
            boolean walls,
            int trade,
            int production,
            int art,
            int actions,
            int actionsTaken,
            int bonus) {}

    /**
     * What everybody knows of a seat.
     *
     * @param income trade of all cities, at the beginning of the next trade phase
     * @param faces what its units are called at their rank, by arm
     * @param strengths what its units are worth, by card
     * @param races how far it has come on each way to win
     */
    public record SeatView(
            @Nullable Civilization civilization,
            Government government,
            int trade,
            int income,
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
            Map<String, String> faces,
            Map<String, Integer> strengths,
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
            boolean answered,
            List<Race> races) {}

    /** A way to win: {@code culture}, {@code technology}, {@code economy} or {@code conquest}. */
    public record Race(String way, int done, int goal) {}

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

    public record UnitView(UnitCard unit, int strength, int wounds) {}

    public record FrontView(
            @Nullable UnitView attacker, @Nullable UnitView defender) {}

    /** {@code decided}: nobody has a unit left to play, and those in the fronts have gone home. */
    public record BattleView(
            SideView attacker, SideView defender, Square square, int armies, List<FrontView> fronts, boolean decided) {}

    /**
     * A side of a battle.
     *
     * @param seat who plays for it
     * @param barbarians whether it plays for barbarians
     * @param sum what all its units in play and its bonus add up to
     * @param hand how many units it has in hand
     * @param units those units, by card, for whoever sees them
     * @param strengths what each card is worth on this side
     * @param faces what its units are called at their rank, by arm
     */
    public record SideView(
            int seat,
            boolean barbarians,
            int bonus,
            int sum,
            int hand,
            @Nullable Map<String, Integer> units,
            Map<String, Integer> strengths,
            Map<String, String> faces) {}

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
