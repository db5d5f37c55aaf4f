package ecumene.civilization;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.Epoch;
import ecumene.civilization.component.FloodPlain;
import ecumene.civilization.component.Nation;
import ecumene.civilization.component.Shore;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.component.Volcano;
import ecumene.engine.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that can happen in Civilization. All of it is public but {@link OwnCardsDrawn}, {@link CardsReceived} and {@link OfferLeft}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface CivilizationEvent extends Event {

    // ---------------------------------------------------------------- setting up

    /** The order in which nations are chosen, and who begins. */
    @JsonTypeName("NationsDrawn")
    record NationsDrawn(int first, List<Integer> order) implements CivilizationEvent {}

    @JsonTypeName("NationChosen")
    record NationChosen(int seat, Nation nation) implements CivilizationEvent {}

    // ---------------------------------------------------------------- taxes, growth and census

    @JsonTypeName("RoundBegan")
    record RoundBegan(int round) implements CivilizationEvent {}

    /** One of the phases of the round, by its id: what follows belongs to it. */
    @JsonTypeName("PhaseBegan")
    record PhaseBegan(String phase) implements CivilizationEvent {}

    @JsonTypeName("TaxesPaid")
    record TaxesPaid(int seat, int tokens, int revolts) implements CivilizationEvent {}

    /** A city of a debtor revolts, and a next richest player will take it over. */
    @JsonTypeName("RevoltBrokeOut")
    record RevoltBrokeOut(int seat, Area area) implements CivilizationEvent {}

    /** A city of a debtor changes hands. */
    @JsonTypeName("CityRevolted")
    record CityRevolted(int seat, int by, Area area) implements CivilizationEvent {}

    /** A revolt comes back to the debtor. */
    @JsonTypeName("CityKept")
    record CityKept(int seat) implements CivilizationEvent {}

    /** A city goes back to stock. */
    @JsonTypeName("CityRemoved")
    record CityRemoved(int seat, Area area) implements CivilizationEvent {}

    @JsonTypeName("Grew")
    record Grew(int seat, int tokens) implements CivilizationEvent {}

    @JsonTypeName("GrewIn")
    record GrewIn(int seat, Area area, int count) implements CivilizationEvent {}

    /** An area goes without some of its growth, for want of tokens. */
    @JsonTypeName("GrowthForgone")
    record GrowthForgone(int seat, Area area, int count) implements CivilizationEvent {}

    @JsonTypeName("CensusTaken")
    record CensusTaken(List<Integer> order) implements CivilizationEvent {}

    // ---------------------------------------------------------------- ships

    @JsonTypeName("ShipKept")
    record ShipKept(int seat, Shore shore, boolean levy) implements CivilizationEvent {}

    @JsonTypeName("ShipDropped")
    record ShipDropped(int seat, Shore shore) implements CivilizationEvent {}

    @JsonTypeName("ShipBuilt")
    record ShipBuilt(int seat, Shore shore, int levy) implements CivilizationEvent {}

    // ---------------------------------------------------------------- movement

    @JsonTypeName("Marched")
    record Marched(int seat, Area from, Area to, int count) implements CivilizationEvent {}

    /**
     * All that a seat with people on the map moved in its turn: how many tokens, the areas where they have arrived, most of them
     * first, of these the few that are worth a word, and how many others there are.
     */
    @JsonTypeName("Moved")
    record Moved(int seat, int tokens, List<Area> areas, List<Area> mostly, int others) implements CivilizationEvent {
        private static final int FEW = 3;

        public static Moved to(int seat, int tokens, List<Area> areas) {
            // One more name is no longer than to say that there is one more.
            int told = areas.size() == FEW + 1 ? FEW + 1 : Math.min(FEW, areas.size());
            return new Moved(seat, tokens, areas, areas.subList(0, told), areas.size() - told);
        }
    }

    @JsonTypeName("Boarded")
    record Boarded(int seat, Area area, int count) implements CivilizationEvent {}

    @JsonTypeName("Sailed")
    record Sailed(int seat, Shore to) implements CivilizationEvent {}

    @JsonTypeName("Landed")
    record Landed(int seat, Area area, int count) implements CivilizationEvent {}

    /** The end of a voyage, on which the ship may have gone nowhere. */
    @JsonTypeName("Moored")
    record Moored(int seat, Shore shore, boolean sailed) implements CivilizationEvent {}

    // ---------------------------------------------------------------- conflict

    @JsonTypeName("ConflictFought")
    record ConflictFought(Area area, List<Integer> seats, List<Integer> before, List<Integer> after)
            implements CivilizationEvent {}

    /** Why a seat loses after the others. */
    @JsonTypeName("MetalworkingHelped")
    record MetalworkingHelped(int seat, Area area) implements CivilizationEvent {}

    /** What a conflict left of one side. */
    @JsonTypeName("ForceReduced")
    record ForceReduced(int seat, Area area, int lost, int left) implements CivilizationEvent {}

    /** Too few to attack a city: they are lost. */
    @JsonTypeName("AssaultFailed")
    record AssaultFailed(int seat, Area area, int tokens) implements CivilizationEvent {}

    @JsonTypeName("CityAttacked")
    record CityAttacked(int seat, int defender, Area area) implements CivilizationEvent {}

    @JsonTypeName("AttackForgone")
    record AttackForgone(int seat, Area area) implements CivilizationEvent {}

    @JsonTypeName("AttackPostponed")
    record AttackPostponed(int seat, Area area) implements CivilizationEvent {}

    @JsonTypeName("CitySurrendered")
    record CitySurrendered(int seat, int by, Area area, boolean taken) implements CivilizationEvent {}

    // ---------------------------------------------------------------- cities

    @JsonTypeName("CityBuilt")
    record CityBuilt(int seat, Area area, int tokens) implements CivilizationEvent {}

    @JsonTypeName("SurplusRemoved")
    record SurplusRemoved(int seat, Area area, int count) implements CivilizationEvent {}

    @JsonTypeName("CityReduced")
    record CityReduced(int seat, Area area, int tokens) implements CivilizationEvent {}

    // ---------------------------------------------------------------- trade

    @JsonTypeName("CardsDrawn")
    record CardsDrawn(int seat, int count) implements CivilizationEvent {}

    /** Told to the one who draws. */
    @JsonTypeName("OwnCardsDrawn")
    record OwnCardsDrawn(List<TradeCard> cards) implements CivilizationEvent {}

    /** A red calamity is laid open. */
    @JsonTypeName("CalamityDrawn")
    record CalamityDrawn(int seat, TradeCard card) implements CivilizationEvent {}

    @JsonTypeName("GoldBought")
    record GoldBought(int seat) implements CivilizationEvent {}

    @JsonTypeName("TradeBegan")
    record TradeBegan(List<Integer> seats) implements CivilizationEvent {}

    /** An offer, or an answer to one of {@code whom}. */
    @JsonTypeName("OfferPosted")
    record OfferPosted(
            int seat,
            int offer,
            int count,
            int value,
            TradeCard named,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            TradeCard claim,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            TradeCard wish,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Integer to,

            int answers,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Integer whom)
            implements CivilizationEvent {}

    @JsonTypeName("OfferWithdrawn")
    record OfferWithdrawn(int seat, int offer) implements CivilizationEvent {}

    @JsonTypeName("OfferRejected")
    record OfferRejected(int seat, int offer, int other) implements CivilizationEvent {}

    /** Its owner cannot cover it any more, or what it answers is gone. */
    @JsonTypeName("OfferFell")
    record OfferFell(int seat, int offer) implements CivilizationEvent {}

    @JsonTypeName("DealMade")
    record DealMade(int seat, int other, int given, int received) implements CivilizationEvent {}

    /** Told to the one who gets them. */
    @JsonTypeName("CardsReceived")
    record CardsReceived(int from, List<TradeCard> cards, List<TradeCard> given) implements CivilizationEvent {}

    @JsonTypeName("CalamityPassed")
    record CalamityPassed(int seat, int from, TradeCard card) implements CivilizationEvent {}

    /** Nothing more to trade for now. */
    @JsonTypeName("TradingDone")
    record TradingDone(int seat) implements CivilizationEvent {}

    /** Told to the owner of an offer: somebody who could answer it is done without a word. */
    @JsonTypeName("OfferLeft")
    record OfferLeft(int seat) implements CivilizationEvent {}

    @JsonTypeName("TradeEnded")
    record TradeEnded() implements CivilizationEvent {}

    // ---------------------------------------------------------------- civilization cards

    @JsonTypeName("CardsBought")
    record CardsBought(int seat, List<CivilizationCard> cards, List<TradeCard> paid, int treasury)
            implements CivilizationEvent {}

    @JsonTypeName("CardsReturned")
    record CardsReturned(int seat, int count) implements CivilizationEvent {}

    // ---------------------------------------------------------------- calamities

    /** Nobody suffers more than two. */
    @JsonTypeName("CalamityAvoided")
    record CalamityAvoided(int seat, TradeCard card) implements CivilizationEvent {}

    @JsonTypeName("CalamityStruck")
    record CalamityStruck(int seat, TradeCard card) implements CivilizationEvent {}

    @JsonTypeName("CalamityHarmless")
    record CalamityHarmless(int seat, TradeCard card) implements CivilizationEvent {}

    @JsonTypeName("VolcanoErupted")
    record VolcanoErupted(int seat, Volcano volcano) implements CivilizationEvent {}

    @JsonTypeName("UnitsDestroyed")
    record UnitsDestroyed(int seat, Area area, int tokens, boolean city) implements CivilizationEvent {}

    @JsonTypeName("ReductionOrdered")
    record ReductionOrdered(int seat, int other, Area area) implements CivilizationEvent {}

    @JsonTypeName("PlainFlooded")
    record PlainFlooded(int seat, FloodPlain plain) implements CivilizationEvent {}

    @JsonTypeName("LossOrdered")
    record LossOrdered(int seat, int other, int points) implements CivilizationEvent {}

    @JsonTypeName("GrainShown")
    record GrainShown(int seat, int cards) implements CivilizationEvent {}

    @JsonTypeName("TokensLost")
    record TokensLost(int seat, Area area, int count) implements CivilizationEvent {}

    @JsonTypeName("CityLost")
    record CityLost(int seat, Area area) implements CivilizationEvent {}

    @JsonTypeName("CandidateNamed")
    record CandidateNamed(int seat, int candidate) implements CivilizationEvent {}

    @JsonTypeName("UnitsPicked")
    record UnitsPicked(int seat, Area area, int tokens, boolean city) implements CivilizationEvent {}

    @JsonTypeName("FactionKept")
    record FactionKept(int seat, int faction) implements CivilizationEvent {}

    @JsonTypeName("Annexed")
    record Annexed(int seat, int from, Area area, int tokens, boolean city) implements CivilizationEvent {}

    /** Nobody could replace them. */
    @JsonTypeName("UnitsDisbanded")
    record UnitsDisbanded(int seat, Area area, int tokens, boolean city) implements CivilizationEvent {}

    @JsonTypeName("CityPlundered")
    record CityPlundered(int seat, int by, Area area) implements CivilizationEvent {}

    // ---------------------------------------------------------------- the table

    @JsonTypeName("MarkerMoved")
    record MarkerMoved(int seat, int space, Epoch epoch) implements CivilizationEvent {}

    @JsonTypeName("MarkerStayed")
    record MarkerStayed(int seat, int space) implements CivilizationEvent {}

    @JsonTypeName("MarkerFell")
    record MarkerFell(int seat, int space) implements CivilizationEvent {}

    @JsonTypeName("TimeMoved")
    record TimeMoved(int space) implements CivilizationEvent {}

    @JsonTypeName("GameEnded")
    record GameEnded() implements CivilizationEvent {}
}
