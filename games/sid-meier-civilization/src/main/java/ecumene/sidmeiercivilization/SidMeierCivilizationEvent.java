package ecumene.sidmeiercivilization;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.engine.Event;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.MapTile;
import ecumene.sidmeiercivilization.component.Marker;
import ecumene.sidmeiercivilization.component.Payment;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that can happen. What only one seat may know has an event of its own. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface SidMeierCivilizationEvent extends Event {

    @JsonTypeName("FirstPlayerChosen")
    record FirstPlayerChosen(int seat) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CivilizationTaken")
    record CivilizationTaken(int seat, Civilization civilization) implements SidMeierCivilizationEvent {}

    @JsonTypeName("WonderGiven")
    record WonderGiven(int seat, Wonder wonder) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CapitalPlaced")
    record CapitalPlaced(int seat, Square square) implements SidMeierCivilizationEvent {}

    /** {@code occasion}: {@code start}, {@code production} or {@code gardens}. */
    @JsonTypeName("FigurePlaced")
    record FigurePlaced(int seat, Item item, Square square, String occasion) implements SidMeierCivilizationEvent {}

    @JsonTypeName("UnitRecruited")
    record UnitRecruited(int seat, Arm arm, boolean produced) implements SidMeierCivilizationEvent {}

    @JsonTypeName("UnitDrawn")
    record UnitDrawn(UnitCard unit) implements SidMeierCivilizationEvent {}

    @JsonTypeName("PersonDrawn")
    record PersonDrawn(int seat, Person person) implements SidMeierCivilizationEvent {}

    @JsonTypeName("PersonPlaced")
    record PersonPlaced(int seat, Person person, Square square) implements SidMeierCivilizationEvent {}

    @JsonTypeName("PersonKept")
    record PersonKept(int seat, Person person) implements SidMeierCivilizationEvent {}

    @JsonTypeName("PersonKilled")
    record PersonKilled(int seat, Person person, Square square) implements SidMeierCivilizationEvent {}

    @JsonTypeName("TurnBegan")
    record TurnBegan(int round, int firstSeat) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CityBuilt")
    record CityBuilt(int seat, Square square) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CityDestroyed")
    record CityDestroyed(int seat, Square square) implements SidMeierCivilizationEvent {}

    @JsonTypeName("GovernmentChanged")
    record GovernmentChanged(int seat, Government government) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CapitalIdle")
    record CapitalIdle(int seat, Square square) implements SidMeierCivilizationEvent {}

    @JsonTypeName("ScoutSends")
    record ScoutSends(int seat, Square square, Square city, int number) implements SidMeierCivilizationEvent {}

    @JsonTypeName("WonderUsed")
    record WonderUsed(int seat, Wonder wonder) implements SidMeierCivilizationEvent {}

    @JsonTypeName("WonderTurnedUp")
    record WonderTurnedUp(Wonder wonder) implements SidMeierCivilizationEvent {}

    @JsonTypeName("WonderObsolete")
    record WonderObsolete(Wonder wonder) implements SidMeierCivilizationEvent {}

    @JsonTypeName("TradeGained")
    record TradeGained(int seat, int trade) implements SidMeierCivilizationEvent {}

    /** {@code source}: the wonder, ability or civilization that gives it, or {@code arts}. */
    @JsonTypeName("CultureGained")
    record CultureGained(int seat, int culture, String source) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CoinGained")
    record CoinGained(int seat) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CoinLost")
    record CoinLost(int seat) implements SidMeierCivilizationEvent {}

    /** What is offered and asked for: trade and culture by number, everything else one by one, by its back. */
    @JsonTypeName("DealOffered")
    record DealOffered(
            int seat,
            int partner,
            int giveTrade,
            int giveCulture,
            List<Thing> give,
            int askTrade,
            int askCulture,
            List<Thing> ask)
            implements SidMeierCivilizationEvent {}

    @JsonTypeName("OfferWithdrawn")
    record OfferWithdrawn(int seat, int partner) implements SidMeierCivilizationEvent {}

    @JsonTypeName("OfferDropped")
    record OfferDropped(int seat) implements SidMeierCivilizationEvent {}

    @JsonTypeName("OfferAccepted")
    record OfferAccepted(int seat, int proposer) implements SidMeierCivilizationEvent {}

    @JsonTypeName("OfferRefused")
    record OfferRefused(int seat, int proposer) implements SidMeierCivilizationEvent {}

    @JsonTypeName("OfferCountered")
    record OfferCountered(int seat, int proposer) implements SidMeierCivilizationEvent {}

    @JsonTypeName("DealMade")
    record DealMade(
            int seat,
            int partner,
            int giveTrade,
            int giveCulture,
            List<Thing> give,
            int askTrade,
            int askCulture,
            List<Thing> ask)
            implements SidMeierCivilizationEvent {}

    @JsonTypeName("ThingsReceived")
    record ThingsReceived(List<Thing> things) implements SidMeierCivilizationEvent {}

    @JsonTypeName("ActionDeclared")
    record ActionDeclared(int seat, Square city, int number, String action) implements SidMeierCivilizationEvent {}

    @JsonTypeName("ItemProduced")
    record ItemProduced(int seat, Square city, Item item, int trade) implements SidMeierCivilizationEvent {}

    /** {@code number}: of the city that has it, the capital being 0. */
    @JsonTypeName("ItemPlaced")
    record ItemPlaced(int seat, Item item, Square square, Terrain terrain, int number)
            implements SidMeierCivilizationEvent {}

    /** What makes room for something new: a building goes back to the market, a wonder is out of the game. */
    @JsonTypeName("ItemReplaced")
    record ItemReplaced(int seat, Item item, Square square) implements SidMeierCivilizationEvent {}

    /** A great person that makes room goes to the reserve. */
    @JsonTypeName("PersonReplaced")
    record PersonReplaced(int seat, Person person, Square square) implements SidMeierCivilizationEvent {}

    @JsonTypeName("ResourceTaken")
    record ResourceTaken(int seat, Resource resource, boolean harvested) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CultureAdvanced")
    record CultureAdvanced(int seat, int space) implements SidMeierCivilizationEvent {}

    @JsonTypeName("EventDrawn")
    record EventDrawn(int seat, Era era) implements SidMeierCivilizationEvent {}

    @JsonTypeName("EventSeen")
    record EventSeen(EventCard card) implements SidMeierCivilizationEvent {}

    @JsonTypeName("EventPlayed")
    record EventPlayed(int seat, EventCard card) implements SidMeierCivilizationEvent {}

    @JsonTypeName("EventDiscarded")
    record EventDiscarded(int seat, EventCard card) implements SidMeierCivilizationEvent {}

    @JsonTypeName("TargetRefused")
    record TargetRefused(int seat, EventCard card) implements SidMeierCivilizationEvent {}

    @JsonTypeName("AbilityUsed")
    record AbilityUsed(int seat, Ability ability) implements SidMeierCivilizationEvent {}

    @JsonTypeName("AbilityGivenUp")
    record AbilityGivenUp(int seat, Ability ability) implements SidMeierCivilizationEvent {}

    @JsonTypeName("ResourcePaid")
    record ResourcePaid(int seat, Payment payment) implements SidMeierCivilizationEvent {}

    @JsonTypeName("Cancelled")
    record Cancelled(int seat, int declarer, String what) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CityBoosted")
    record CityBoosted(int seat, Square city, int number, int production) implements SidMeierCivilizationEvent {}

    @JsonTypeName("FiguresDriven")
    record FiguresDriven(int seat, Square from, Square to) implements SidMeierCivilizationEvent {}

    /** The place is told like that of {@link ScoutsKilled}; {@code before}: what it was. */
    @JsonTypeName("TerrainChanged")
    record TerrainChanged(Square square, Terrain terrain, Terrain before, int near, boolean capital, int distance)
            implements SidMeierCivilizationEvent {}

    @JsonTypeName("BuildingDestroyed")
    record BuildingDestroyed(int seat, Building building, Square square) implements SidMeierCivilizationEvent {}

    @JsonTypeName("UnitLost")
    record UnitLost(int seat, UnitCard unit) implements SidMeierCivilizationEvent {}

    /** The place is told like that of {@link ScoutsKilled}. */
    @JsonTypeName("SquareFrozen")
    record SquareFrozen(Square square, Terrain terrain, int near, boolean capital, int distance)
            implements SidMeierCivilizationEvent {}

    @JsonTypeName("TechnologyLearned")
    record TechnologyLearned(int seat, Technology technology) implements SidMeierCivilizationEvent {}

    @JsonTypeName("ResearchChosen")
    record ResearchChosen(int seat) implements SidMeierCivilizationEvent {}

    /** Nothing is researched: by choice, or because trade or pyramid allow nothing. */
    @JsonTypeName("ResearchSkipped")
    record ResearchSkipped(int seat, boolean able) implements SidMeierCivilizationEvent {}

    /** One step. */
    @JsonTypeName("FiguresMoved")
    record FiguresMoved(int seat, Square from, Square to, int armies, int scouts)
            implements SidMeierCivilizationEvent {}

    /**
     * The whole way of a group, in one.
     *
     * @param near whose city is nearest to where it ends
     * @param own it is the group's own
     * @param capital it is a capital
     * @param distance how far away it is; 1 in its outskirts
     */
    @JsonTypeName("GroupArrived")
    record GroupArrived(
            int seat,
            Square from,
            Square to,
            Terrain terrain,
            int armies,
            int scouts,
            int near,
            boolean own,
            boolean capital,
            int distance)
            implements SidMeierCivilizationEvent {}

    @JsonTypeName("FiguresLost")
    record FiguresLost(int seat, Square square, int armies, int scouts) implements SidMeierCivilizationEvent {}

    /**
     * Armies enter a square with scouts and nobody to defend them: there is no battle.
     *
     * @param near whose city is nearest to the square
     * @param capital it is a capital
     * @param distance how far away it is; 1 in its outskirts
     */
    @JsonTypeName("ScoutsKilled")
    record ScoutsKilled(
            int seat, int victim, Square square, int scouts, Terrain terrain, int near, boolean capital, int distance)
            implements SidMeierCivilizationEvent {}

    @JsonTypeName("TileDiscovered")
    record TileDiscovered(int seat, MapTile tile, Square square) implements SidMeierCivilizationEvent {}

    @JsonTypeName("SquareEntered")
    record SquareEntered(int seat, Square square, int armies) implements SidMeierCivilizationEvent {}

    @JsonTypeName("TribeJoined")
    record TribeJoined(int seat, Square square, String tribe) implements SidMeierCivilizationEvent {}

    @JsonTypeName("MarkerSeen")
    record MarkerSeen(Marker marker) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CityInfiltrated")
    record CityInfiltrated(int seat, int victim, Square city) implements SidMeierCivilizationEvent {}

    /**
     * The square is told like that of {@link ScoutsKilled}.
     *
     * @param against {@code village}, {@code city} or {@code figures}
     */
    @JsonTypeName("BattleBegan")
    record BattleBegan(
            int seat,
            int defender,
            Square square,
            String against,
            Terrain terrain,
            int near,
            boolean capital,
            int distance)
            implements SidMeierCivilizationEvent {}

    @JsonTypeName("BonusCounted")
    record BonusCounted(int attack, int defence) implements SidMeierCivilizationEvent {}

    /** {@code against}: the lone enemy that it attacks; null where it opens a front. */
    @JsonTypeName("UnitPlayed")
    record UnitPlayed(
            int seat,
            boolean barbarians,
            UnitCard unit,
            int front,
            int strength,
            @Nullable UnitCard against) implements SidMeierCivilizationEvent {}

    /** {@code by}: the enemy that struck it down; null where an ability did. */
    @JsonTypeName("UnitKilled")
    record UnitKilled(
            int seat,
            boolean barbarians,
            UnitCard unit,
            int front,
            @Nullable UnitCard by) implements SidMeierCivilizationEvent {}

    /** What is left of a battle when it is decided: the sums of {@link BattleDecided} come from here. */
    @JsonTypeName("FrontsCounted")
    record FrontsCounted(
            int attackBonus,
            int defenceBonus,
            List<Front> fronts,
            List<UnitCard> attackersFallen,
            List<UnitCard> defendersFallen)
            implements SidMeierCivilizationEvent {

        /** A front at the end: who still stands there. */
        public record Front(
                @Nullable Standing attacker, @Nullable Standing defender) {}

        public record Standing(UnitCard unit, int strength, int wounds) {}
    }

    @JsonTypeName("BattleDecided")
    record BattleDecided(int seat, int defender, boolean barbarians, int attack, int defence, boolean won)
            implements SidMeierCivilizationEvent {}

    @JsonTypeName("UnitReclaimed")
    record UnitReclaimed(int seat, UnitCard unit) implements SidMeierCivilizationEvent {}

    @JsonTypeName("LootTaken")
    record LootTaken(int seat, int loser, Thing thing, int count) implements SidMeierCivilizationEvent {}

    @JsonTypeName("CardStolen")
    record CardStolen(int seat, int loser, Era era) implements SidMeierCivilizationEvent {}

    /** What it was is told to whoever lost it. */
    @JsonTypeName("MarkerLost")
    record MarkerLost(Marker marker) implements SidMeierCivilizationEvent {}

    @JsonTypeName("EventLost")
    record EventLost(EventCard card) implements SidMeierCivilizationEvent {}

    @JsonTypeName("MatchWon")
    record MatchWon(int seat, String ending) implements SidMeierCivilizationEvent {}

    @JsonTypeName("MatchEnded")
    record MatchEnded(String ending) implements SidMeierCivilizationEvent {}
}
