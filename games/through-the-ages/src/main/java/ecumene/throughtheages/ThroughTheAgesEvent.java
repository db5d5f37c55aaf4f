package ecumene.throughtheages;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.engine.Event;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.MilitaryCard;
import java.util.List;

/** Everything that can happen. All of it is public but what the javadoc says is told to one seat. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface ThroughTheAgesEvent extends Event {

    // ---------------------------------------------------------------- time

    @JsonTypeName("FirstPlayerChosen")
    record FirstPlayerChosen(int seat) implements ThroughTheAgesEvent {}

    @JsonTypeName("TurnBegan")
    record TurnBegan(int seat, int round) implements ThroughTheAgesEvent {}

    @JsonTypeName("RowReplenished")
    record RowReplenished(List<CivilCard> swept, List<CivilCard> dealt) implements ThroughTheAgesEvent {}

    @JsonTypeName("AgeBegan")
    record AgeBegan(Age age) implements ThroughTheAgesEvent {}

    @JsonTypeName("LastRoundKnown")
    record LastRoundKnown(int round) implements ThroughTheAgesEvent {}

    /** Cards that the end of an age took from the play area or the civil hand. */
    @JsonTypeName("Antiquated")
    record Antiquated(int seat, List<CivilCard> cards) implements ThroughTheAgesEvent {}

    /** Military cards in hand that the end of an age made useless. */
    @JsonTypeName("CivilHandAntiquated")
    record CivilHandAntiquated(int seat, int count) implements ThroughTheAgesEvent {}

    @JsonTypeName("HandAntiquated")
    record HandAntiquated(int seat, int count) implements ThroughTheAgesEvent {}

    @JsonTypeName("GameEnded")
    record GameEnded(List<Integer> culture) implements ThroughTheAgesEvent {}

    // ---------------------------------------------------------------- goods and points

    @JsonTypeName("FoodChanged")
    record FoodChanged(int seat, int amount) implements ThroughTheAgesEvent {}

    @JsonTypeName("ResourcesChanged")
    record ResourcesChanged(int seat, int amount) implements ThroughTheAgesEvent {}

    @JsonTypeName("ScienceChanged")
    record ScienceChanged(int seat, int amount) implements ThroughTheAgesEvent {}

    @JsonTypeName("CultureChanged")
    record CultureChanged(int seat, int amount) implements ThroughTheAgesEvent {}

    @JsonTypeName("YellowTokens")
    record YellowTokens(int seat, int amount) implements ThroughTheAgesEvent {}

    @JsonTypeName("BlueTokens")
    record BlueTokens(int seat, int amount) implements ThroughTheAgesEvent {}

    @JsonTypeName("PopulationGained")
    record PopulationGained(int seat, int amount) implements ThroughTheAgesEvent {}

    /** What a card brought a civilization, where it is more than one thing. */
    @JsonTypeName("Gained")
    record Gained(int seat, int culture, int science, int food, int resources, int workers)
            implements ThroughTheAgesEvent {}

    /** What a card brought every civilization alike. */
    @JsonTypeName("EverybodyGained")
    record EverybodyGained(int culture, int science, int food, int resources, int workers)
            implements ThroughTheAgesEvent {}

    @JsonTypeName("IdleWorkerLost")
    record IdleWorkerLost(int seat) implements ThroughTheAgesEvent {}

    @JsonTypeName("WorkerLost")
    record WorkerLost(int seat, CivilCard technology) implements ThroughTheAgesEvent {}

    // ---------------------------------------------------------------- actions

    @JsonTypeName("CardTaken")
    record CardTaken(int seat, CivilCard card, int actions) implements ThroughTheAgesEvent {}

    @JsonTypeName("PopulationIncreased")
    record PopulationIncreased(int seat, int food) implements ThroughTheAgesEvent {}

    /** {@code kind}: what was built there, a mine or infantry; nobody builds "Bronze". */
    @JsonTypeName("Built")
    record Built(int seat, CivilCard technology, int resources, CivilType kind) implements ThroughTheAgesEvent {}

    @JsonTypeName("Upgraded")
    record Upgraded(int seat, CivilCard from, CivilCard to, int resources) implements ThroughTheAgesEvent {}

    /** {@code kind}: what was given up, a mine or infantry. */
    @JsonTypeName("Destroyed")
    record Destroyed(int seat, CivilCard technology, CivilType kind) implements ThroughTheAgesEvent {}

    /** A rival's building, after a raid or an event. */
    @JsonTypeName("Razed")
    record Razed(int seat, int rival, CivilCard technology, CivilType kind) implements ThroughTheAgesEvent {}

    @JsonTypeName("LeaderPlayed")
    record LeaderPlayed(int seat, CivilCard leader) implements ThroughTheAgesEvent {}

    @JsonTypeName("LeaderLeft")
    record LeaderLeft(int seat, CivilCard leader) implements ThroughTheAgesEvent {}

    @JsonTypeName("HomerTucked")
    record HomerTucked(int seat, CivilCard wonder) implements ThroughTheAgesEvent {}

    @JsonTypeName("StagesBuilt")
    record StagesBuilt(int seat, CivilCard wonder, int count, int resources) implements ThroughTheAgesEvent {}

    @JsonTypeName("WonderCompleted")
    record WonderCompleted(int seat, CivilCard wonder) implements ThroughTheAgesEvent {}

    @JsonTypeName("WonderLost")
    record WonderLost(int seat, CivilCard wonder) implements ThroughTheAgesEvent {}

    @JsonTypeName("WonderRuined")
    record WonderRuined(int seat, CivilCard wonder) implements ThroughTheAgesEvent {}

    @JsonTypeName("Developed")
    record Developed(int seat, CivilCard technology, int science) implements ThroughTheAgesEvent {}

    @JsonTypeName("Revolution")
    record Revolution(int seat, CivilCard government, int science) implements ThroughTheAgesEvent {}

    @JsonTypeName("TechnologyLeft")
    record TechnologyLeft(int seat, CivilCard technology) implements ThroughTheAgesEvent {}

    @JsonTypeName("ActionCardPlayed")
    record ActionCardPlayed(int seat, CivilCard card) implements ThroughTheAgesEvent {}

    @JsonTypeName("TacticPlayed")
    record TacticPlayed(int seat, MilitaryCard tactic) implements ThroughTheAgesEvent {}

    @JsonTypeName("TacticCopied")
    record TacticCopied(int seat, MilitaryCard tactic) implements ThroughTheAgesEvent {}

    @JsonTypeName("TacticShared")
    record TacticShared(int seat, MilitaryCard tactic) implements ThroughTheAgesEvent {}

    /** An ability that costs nothing but its turn: Hammurabi, Ocean Liner Service, Churchill, Gates. */
    @JsonTypeName("AbilityUsed")
    record AbilityUsed(int seat, CivilCard card) implements ThroughTheAgesEvent {}

    @JsonTypeName("TradeRouteUsed")
    record TradeRouteUsed(int seat) implements ThroughTheAgesEvent {}

    // ---------------------------------------------------------------- end of a turn

    @JsonTypeName("CardsDiscarded")
    record CardsDiscarded(int seat, int count) implements ThroughTheAgesEvent {}

    /** Told to the one who discards. */
    @JsonTypeName("OwnCardDiscarded")
    record OwnCardDiscarded(MilitaryCard card) implements ThroughTheAgesEvent {}

    /** Told where the end of the turn waits for cards to be discarded; else what it brings says it. */
    @JsonTypeName("TurnEnded")
    record TurnEnded(int seat) implements ThroughTheAgesEvent {}

    @JsonTypeName("Uprising")
    record Uprising(int seat) implements ThroughTheAgesEvent {}

    @JsonTypeName("Produced")
    record Produced(int seat, int science, int culture, int food, int resources, int corruption, int consumption)
            implements ThroughTheAgesEvent {}

    @JsonTypeName("Famine")
    record Famine(int seat, int food, int culture) implements ThroughTheAgesEvent {}

    @JsonTypeName("CardsDrawn")
    record CardsDrawn(int seat, int count) implements ThroughTheAgesEvent {}

    /** Told to the one who draws. */
    @JsonTypeName("OwnCardsDrawn")
    record OwnCardsDrawn(List<MilitaryCard> cards) implements ThroughTheAgesEvent {}

    // ---------------------------------------------------------------- politics

    @JsonTypeName("EventPrepared")
    record EventPrepared(int seat, Age age) implements ThroughTheAgesEvent {}

    /** Told to the one who prepares it. */
    @JsonTypeName("OwnEventPrepared")
    record OwnEventPrepared(MilitaryCard card) implements ThroughTheAgesEvent {}

    @JsonTypeName("EventRevealed")
    record EventRevealed(int seat, MilitaryCard card) implements ThroughTheAgesEvent {}

    /** An event of Age III that is left among the events, and scores at the end of the game. */
    @JsonTypeName("FinalImpact")
    record FinalImpact(MilitaryCard card) implements ThroughTheAgesEvent {}

    /** Nothing came of an event to anybody. */
    @JsonTypeName("EventInVain")
    record EventInVain(MilitaryCard card) implements ThroughTheAgesEvent {}

    @JsonTypeName("EventsShuffled")
    record EventsShuffled(int count) implements ThroughTheAgesEvent {}

    @JsonTypeName("EventSeen")
    record EventSeen(int seat) implements ThroughTheAgesEvent {}

    /** Told to the one who looks. */
    @JsonTypeName("OwnEventSeen")
    record OwnEventSeen(MilitaryCard card) implements ThroughTheAgesEvent {}

    /** {@code further}: there was one before, and Caesar's second is not made. */
    @JsonTypeName("PoliticsSkipped")
    record PoliticsSkipped(int seat, boolean further) implements ThroughTheAgesEvent {}

    @JsonTypeName("AggressionPlayed")
    record AggressionPlayed(int seat, int rival, MilitaryCard card, int strength) implements ThroughTheAgesEvent {}

    /** {@code cards} were used for their value, {@code others} is how many were laid face down. */
    @JsonTypeName("AggressionRepelled")
    record AggressionRepelled(int seat, MilitaryCard card, List<MilitaryCard> cards, int others)
            implements ThroughTheAgesEvent {}

    @JsonTypeName("AggressionSucceeded")
    record AggressionSucceeded(int seat, int rival, MilitaryCard card) implements ThroughTheAgesEvent {}

    @JsonTypeName("WarDeclared")
    record WarDeclared(int seat, int rival, MilitaryCard card) implements ThroughTheAgesEvent {}

    @JsonTypeName("WarResolved")
    record WarResolved(int seat, int rival, MilitaryCard card, int attack, int defence)
            implements ThroughTheAgesEvent {}

    @JsonTypeName("TechnologyTaken")
    record TechnologyTaken(int seat, int rival, CivilCard technology) implements ThroughTheAgesEvent {}

    @JsonTypeName("PactOffered")
    record PactOffered(int seat, int partner, MilitaryCard card, String side) implements ThroughTheAgesEvent {}

    @JsonTypeName("PactAccepted")
    record PactAccepted(int seat, int partner, MilitaryCard card) implements ThroughTheAgesEvent {}

    @JsonTypeName("PactRejected")
    record PactRejected(int seat, int partner, MilitaryCard card) implements ThroughTheAgesEvent {}

    @JsonTypeName("PactCancelled")
    record PactCancelled(int seat, int partner, MilitaryCard card) implements ThroughTheAgesEvent {}

    /** A pact that something else has ended; {@code seat} is the party that did it, or who had offered it. */
    @JsonTypeName("PactEnded")
    record PactEnded(int seat, int partner, MilitaryCard card) implements ThroughTheAgesEvent {}

    @JsonTypeName("Resigned")
    record Resigned(int seat) implements ThroughTheAgesEvent {}

    @JsonTypeName("ActionsLost")
    record ActionsLost(int seat, int count) implements ThroughTheAgesEvent {}

    // ---------------------------------------------------------------- colonies

    @JsonTypeName("BidMade")
    record BidMade(int seat, int strength) implements ThroughTheAgesEvent {}

    @JsonTypeName("BidPassed")
    record BidPassed(int seat) implements ThroughTheAgesEvent {}

    /** The units of one kind that sail; what they are worth with the cards follows. */
    @JsonTypeName("UnitsSent")
    record UnitsSent(int seat, CivilCard unit, int count) implements ThroughTheAgesEvent {}

    /** {@code others}: how many cards were laid face down for 1 each. */
    @JsonTypeName("ForceSent")
    record ForceSent(int seat, List<MilitaryCard> cards, int others, int strength) implements ThroughTheAgesEvent {}

    @JsonTypeName("ColonyWon")
    record ColonyWon(int seat, MilitaryCard colony) implements ThroughTheAgesEvent {}

    @JsonTypeName("ColonyLost")
    record ColonyLost(int seat, MilitaryCard colony) implements ThroughTheAgesEvent {}

    @JsonTypeName("TerritoryUnclaimed")
    record TerritoryUnclaimed(MilitaryCard territory) implements ThroughTheAgesEvent {}
}
