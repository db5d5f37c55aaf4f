package ecumene.throughtheages;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.engine.Move;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;

/** Every move of Through the Ages. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface ThroughTheAgesMove extends Move {

    // ---------------------------------------------------------------- politics

    /** Lays an event or a territory on the future events, face down. */
    @JsonTypeName("PrepareEvent")
    record PrepareEvent(MilitaryCard card) implements ThroughTheAgesMove {}

    @JsonTypeName("PlayAggression")
    record PlayAggression(MilitaryCard card, int rival) implements ThroughTheAgesMove {}

    @JsonTypeName("DeclareWar")
    record DeclareWar(MilitaryCard card, int rival) implements ThroughTheAgesMove {}

    /** Offers a pact; {@code side} is the own one: A or B, or "both" for a pact without sides. */
    @JsonTypeName("OfferPact")
    record OfferPact(MilitaryCard card, int partner, String side) implements ThroughTheAgesMove {}

    @JsonTypeName("AcceptPact")
    record AcceptPact() implements ThroughTheAgesMove {}

    @JsonTypeName("RejectPact")
    record RejectPact() implements ThroughTheAgesMove {}

    @JsonTypeName("CancelPact")
    record CancelPact(MilitaryCard card) implements ThroughTheAgesMove {}

    /** Leaves the match for good. */
    @JsonTypeName("Resign")
    record Resign() implements ThroughTheAgesMove {}

    /** Alexander leaves for a yellow token. */
    @JsonTypeName("RetireAlexander")
    record RetireAlexander() implements ThroughTheAgesMove {}

    /** Columbus leaves and a territory in hand becomes a colony. */
    @JsonTypeName("SendColumbus")
    record SendColumbus(MilitaryCard territory) implements ThroughTheAgesMove {}

    /** Joan of Arc looks at the next event. */
    @JsonTypeName("LookAtEvent")
    record LookAtEvent() implements ThroughTheAgesMove {}

    @JsonTypeName("EndPolitics")
    record EndPolitics() implements ThroughTheAgesMove {}

    // ---------------------------------------------------------------- defence and colonization

    /** Adds a bonus card for its value. */
    @JsonTypeName("AddBonus")
    record AddBonus(MilitaryCard card) implements ThroughTheAgesMove {}

    /** Adds any card, face down, for 1. */
    @JsonTypeName("AddCard")
    record AddCard(MilitaryCard card) implements ThroughTheAgesMove {}

    /** The chosen cards are enough: the aggression is repelled. */
    @JsonTypeName("Repel")
    record Repel() implements ThroughTheAgesMove {}

    @JsonTypeName("GiveIn")
    record GiveIn() implements ThroughTheAgesMove {}

    @JsonTypeName("Bid")
    record Bid(int strength) implements ThroughTheAgesMove {}

    @JsonTypeName("PassBid")
    record PassBid() implements ThroughTheAgesMove {}

    @JsonTypeName("SendUnit")
    record SendUnit(CivilCard unit) implements ThroughTheAgesMove {}

    @JsonTypeName("Sail")
    record Sail() implements ThroughTheAgesMove {}

    // ---------------------------------------------------------------- actions

    /** Takes a card of the row; spaces are counted from 1. */
    @JsonTypeName("Take")
    record Take(int space, CivilCard card) implements ThroughTheAgesMove {}

    @JsonTypeName("IncreasePopulation")
    record IncreasePopulation() implements ThroughTheAgesMove {}

    /** A farm, mine, urban building or unit. */
    @JsonTypeName("Build")
    record Build(CivilCard technology) implements ThroughTheAgesMove {}

    @JsonTypeName("Upgrade")
    record Upgrade(CivilCard from, CivilCard to) implements ThroughTheAgesMove {}

    /** Destroys a building or disbands a unit. */
    @JsonTypeName("Destroy")
    record Destroy(CivilCard technology) implements ThroughTheAgesMove {}

    @JsonTypeName("PlayLeader")
    record PlayLeader(CivilCard leader) implements ThroughTheAgesMove {}

    /** Homer goes under a wonder. */
    @JsonTypeName("TuckHomer")
    record TuckHomer(CivilCard wonder) implements ThroughTheAgesMove {}

    /** Homer leaves as any leader does, and the civil action is regained. */
    @JsonTypeName("LetHomerGo")
    record LetHomerGo() implements ThroughTheAgesMove {}

    @JsonTypeName("BuildStages")
    record BuildStages(int count) implements ThroughTheAgesMove {}

    @JsonTypeName("Develop")
    record Develop(CivilCard technology) implements ThroughTheAgesMove {}

    @JsonTypeName("Revolt")
    record Revolt(CivilCard government) implements ThroughTheAgesMove {}

    @JsonTypeName("PlayAction")
    record PlayAction(CivilCard card) implements ThroughTheAgesMove {}

    @JsonTypeName("PlayTactic")
    record PlayTactic(MilitaryCard tactic) implements ThroughTheAgesMove {}

    @JsonTypeName("CopyTactic")
    record CopyTactic(MilitaryCard tactic) implements ThroughTheAgesMove {}

    @JsonTypeName("EndActions")
    record EndActions() implements ThroughTheAgesMove {}

    // ---------------------------------------------------------------- abilities

    /** Hammurabi: a military action does the work of a civil one. */
    @JsonTypeName("SwapAction")
    record SwapAction() implements ThroughTheAgesMove {}

    /** Barbarossa: a new worker and a unit at once. */
    @JsonTypeName("Rally")
    record Rally(CivilCard unit) implements ThroughTheAgesMove {}

    /** Bach: any urban building becomes a theater. */
    @JsonTypeName("TurnIntoTheater")
    record TurnIntoTheater(CivilCard from, CivilCard to) implements ThroughTheAgesMove {}

    /** Ocean Liner Service: a worker for nothing. */
    @JsonTypeName("WelcomeImmigrant")
    record WelcomeImmigrant() implements ThroughTheAgesMove {}

    /** Churchill: culture. */
    @JsonTypeName("InspirePeople")
    record InspirePeople() implements ThroughTheAgesMove {}

    /** Churchill: science and resources for the army. */
    @JsonTypeName("InspireArmy")
    record InspireArmy() implements ThroughTheAgesMove {}

    /** Trade Routes Agreement: one good is used as the other. */
    @JsonTypeName("UseTradeRoute")
    record UseTradeRoute() implements ThroughTheAgesMove {}

    // ---------------------------------------------------------------- answers

    /** How an amount is divided between food and resources. */
    @JsonTypeName("Divide")
    record Divide(int food, int resources) implements ThroughTheAgesMove {}

    /** Development of Religion and of Warfare: the unused worker builds for nothing. */
    @JsonTypeName("BuildForFree")
    record BuildForFree(CivilCard technology) implements ThroughTheAgesMove {}

    /** The worker stays unused. */
    @JsonTypeName("KeepWorker")
    record KeepWorker() implements ThroughTheAgesMove {}

    /** Development of Civilization: none of what it allows. */
    @JsonTypeName("Decline")
    record Decline() implements ThroughTheAgesMove {}

    /** Nothing more. */
    @JsonTypeName("Done")
    record Done() implements ThroughTheAgesMove {}

    @JsonTypeName("LoseWorker")
    record LoseWorker(CivilCard technology) implements ThroughTheAgesMove {}

    @JsonTypeName("GiveBlueToken")
    record GiveBlueToken(CivilCard technology) implements ThroughTheAgesMove {}

    /** Destroys a building of another. */
    @JsonTypeName("Raze")
    record Raze(int rival, CivilCard technology) implements ThroughTheAgesMove {}

    @JsonTypeName("LoseColony")
    record LoseColony(MilitaryCard colony) implements ThroughTheAgesMove {}

    @JsonTypeName("AnnexColony")
    record AnnexColony(MilitaryCard colony) implements ThroughTheAgesMove {}

    /** Infiltrate: the leader or the unfinished wonder of the rival. */
    @JsonTypeName("Eliminate")
    record Eliminate(CivilCard card) implements ThroughTheAgesMove {}

    @JsonTypeName("RuinWonder")
    record RuinWonder(CivilCard wonder) implements ThroughTheAgesMove {}

    @JsonTypeName("DiscardCard")
    record DiscardCard(MilitaryCard card) implements ThroughTheAgesMove {}

    /** War over Technology: a special technology instead of science. */
    @JsonTypeName("TakeTechnology")
    record TakeTechnology(CivilCard technology) implements ThroughTheAgesMove {}
}
