package ecumene.civilization;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.civilization.component.Area;
import ecumene.civilization.component.CivilizationCard;
import ecumene.civilization.component.FloodPlain;
import ecumene.civilization.component.Nation;
import ecumene.civilization.component.Shore;
import ecumene.civilization.component.TradeCard;
import ecumene.civilization.component.Volcano;
import ecumene.engine.Move;
import org.jspecify.annotations.Nullable;

/** Every move of Civilization. Ships are counted from 1. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface CivilizationMove extends Move {

    // ---------------------------------------------------------------- setting up

    /** Takes one of the nations that start in play. */
    @JsonTypeName("ChooseNation")
    record ChooseNation(Nation nation) implements CivilizationMove {}

    // ---------------------------------------------------------------- taxes and growth

    /** Coinage: the tokens that each city pays in this round. */
    @JsonTypeName("SetTaxRate")
    record SetTaxRate(int rate) implements CivilizationMove {}

    /** Picks a city of a debtor that breaks out in revolt. */
    @JsonTypeName("Revolt")
    record Revolt(Area area) implements CivilizationMove {}

    /** Takes over a city in revolt that a richer player has no piece for. */
    @JsonTypeName("TakeCity")
    record TakeCity(Area area) implements CivilizationMove {}

    /** Tokens that an area gets, when there are too few for all. */
    @JsonTypeName("Grow")
    record Grow(Area area, int count) implements CivilizationMove {}

    /** Tokens that an area goes without, when there are too few for all. */
    @JsonTypeName("GrowLess")
    record GrowLess(Area area, int count) implements CivilizationMove {}

    // ---------------------------------------------------------------- ships

    /** Pays the upkeep of a ship from the treasury. */
    @JsonTypeName("KeepByTreasury")
    record KeepByTreasury(int ship) implements CivilizationMove {}

    /** Pays the upkeep of a ship with a token of its area. */
    @JsonTypeName("KeepByLevy")
    record KeepByLevy(int ship) implements CivilizationMove {}

    /** Puts a ship back into stock. */
    @JsonTypeName("DropShip")
    record DropShip(int ship) implements CivilizationMove {}

    /** Builds a ship; so many of its two tokens are levied where it is put, the others come from the treasury. */
    @JsonTypeName("BuildShip")
    record BuildShip(Shore shore, int levy) implements CivilizationMove {}

    // ---------------------------------------------------------------- movement

    /** Moves tokens that have not moved across a land border. */
    @JsonTypeName("March")
    record March(Area from, Area to, int count) implements CivilizationMove {}

    /** Begins the voyage of a ship. */
    @JsonTypeName("Embark")
    record Embark(int ship) implements CivilizationMove {}

    /** Takes tokens aboard. */
    @JsonTypeName("Board")
    record Board(int count) implements CivilizationMove {}

    /** Puts tokens ashore. */
    @JsonTypeName("Land")
    record Land(int count) implements CivilizationMove {}

    /** Crosses a water border. */
    @JsonTypeName("Sail")
    record Sail(Shore to) implements CivilizationMove {}

    /** Ends the voyage. */
    @JsonTypeName("Moor")
    record Moor() implements CivilizationMove {}

    // ---------------------------------------------------------------- conflict

    /** Attacks the city. */
    @JsonTypeName("Attack")
    record Attack() implements CivilizationMove {}

    /** Leaves the city alone. */
    @JsonTypeName("HoldBack")
    record HoldBack() implements CivilizationMove {}

    /** Wants the other conflicts settled before this city is attacked. */
    @JsonTypeName("SettleOthersFirst")
    record SettleOthersFirst() implements CivilizationMove {}

    /** Lets the attack take place now. */
    @JsonTypeName("SettleNow")
    record SettleNow() implements CivilizationMove {}

    // ---------------------------------------------------------------- cities

    /** Exchanges all own tokens of an area for a city. */
    @JsonTypeName("BuildCity")
    record BuildCity(Area area) implements CivilizationMove {}

    /** Replaces an own city by tokens. */
    @JsonTypeName("ReduceCity")
    record ReduceCity(Area area) implements CivilizationMove {}

    // ---------------------------------------------------------------- trade

    /** Buys the top card of the ninth stack. */
    @JsonTypeName("BuyGold")
    record BuyGold() implements CivilizationMove {}

    /** Begins to put an offer together. */
    @JsonTypeName("StartOffer")
    record StartOffer() implements CivilizationMove {}

    /** Begins to put an answer to an offer together. */
    @JsonTypeName("StartAnswer")
    record StartAnswer(int offer) implements CivilizationMove {}

    /** Adds cards of a kind to what is being put together. */
    @JsonTypeName("AddCards")
    record AddCards(TradeCard card, int count) implements CivilizationMove {}

    /** Takes cards of a kind out of what is being put together. */
    @JsonTypeName("TakeOut")
    record TakeOut(TradeCard card, int count) implements CivilizationMove {}

    /** Says that a commodity is among the cards, true or not; what was said before is forgotten. */
    @JsonTypeName("Claim")
    record Claim(TradeCard commodity) implements CivilizationMove {}

    /** Says nothing of further cards any more. */
    @JsonTypeName("NoClaim")
    record NoClaim() implements CivilizationMove {}

    /** Says what is wanted in return, instead of what was said before. */
    @JsonTypeName("Wish")
    record Wish(TradeCard commodity) implements CivilizationMove {}

    /** Says nothing of what is wanted any more. */
    @JsonTypeName("NoWish")
    record NoWish() implements CivilizationMove {}

    /** Hangs the offer or answer up, truly naming one of its commodities, for everybody or for one seat. */
    @JsonTypeName("Post")
    record Post(
            TradeCard named,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Integer to) implements CivilizationMove {}

    /** Gives up what is being put together. */
    @JsonTypeName("Abandon")
    record Abandon() implements CivilizationMove {}

    /** Accepts an answer: the cards change hands at once. */
    @JsonTypeName("Accept")
    record Accept(int offer) implements CivilizationMove {}

    /** Turns down an answer, or an offer that is for oneself alone. */
    @JsonTypeName("Reject")
    record Reject(int offer) implements CivilizationMove {}

    /** Takes an own offer or answer off the wall. */
    @JsonTypeName("Withdraw")
    record Withdraw(int offer) implements CivilizationMove {}

    /** Comes back to trade after being done. */
    @JsonTypeName("Return")
    record Return() implements CivilizationMove {}

    /** Has done enough trading for now; said once more: need not be asked until something happens on the wall. */
    @JsonTypeName("Ready")
    record Ready() implements CivilizationMove {}

    // ---------------------------------------------------------------- civilization cards

    /** Chooses a card to buy. */
    @JsonTypeName("BuyCard")
    record BuyCard(CivilizationCard card) implements CivilizationMove {}

    /** Pays with trade cards of a kind. */
    @JsonTypeName("Spend")
    record Spend(TradeCard card, int count) implements CivilizationMove {}

    /** Nothing more is bought; then trade cards are given back although all may be kept. */
    @JsonTypeName("KeepFewer")
    record KeepFewer() implements CivilizationMove {}

    /** Gives trade cards of a kind back. */
    @JsonTypeName("ReturnCards")
    record ReturnCards(TradeCard card, int count) implements CivilizationMove {}

    // ---------------------------------------------------------------- calamities

    /** Chooses which volcano erupts. */
    @JsonTypeName("Erupt")
    record Erupt(Volcano volcano) implements CivilizationMove {}

    /** Chooses which plain is flooded. */
    @JsonTypeName("Flood")
    record Flood(FloodPlain plain) implements CivilizationMove {}

    /** Orders the reduction of a foreign city. */
    @JsonTypeName("OrderReduction")
    record OrderReduction(Area area) implements CivilizationMove {}

    /** Says how much another seat loses. */
    @JsonTypeName("OrderLoss")
    record OrderLoss(int seat, int points) implements CivilizationMove {}

    /** Shows Grain to lose less. */
    @JsonTypeName("ShowGrain")
    record ShowGrain(int cards) implements CivilizationMove {}

    /** Loses tokens. */
    @JsonTypeName("LoseTokens")
    record LoseTokens(Area area, int count) implements CivilizationMove {}

    /** Loses a city. */
    @JsonTypeName("LoseCity")
    record LoseCity(Area area) implements CivilizationMove {}

    /** Names who will get a part of the nation. */
    @JsonTypeName("NameCandidate")
    record NameCandidate(int seat) implements CivilizationMove {}

    /** Puts tokens into the first faction. */
    @JsonTypeName("PickTokens")
    record PickTokens(Area area, int count) implements CivilizationMove {}

    /** Puts a city into the first faction. */
    @JsonTypeName("PickCity")
    record PickCity(Area area) implements CivilizationMove {}

    /** Keeps the first or the second faction. */
    @JsonTypeName("KeepFaction")
    record KeepFaction(int faction) implements CivilizationMove {}

    /** Replaces tokens of the lost faction. */
    @JsonTypeName("AnnexTokens")
    record AnnexTokens(Area area, int count) implements CivilizationMove {}

    /** Replaces a city of the lost faction. */
    @JsonTypeName("AnnexCity")
    record AnnexCity(Area area) implements CivilizationMove {}

    /** Chooses the city that a pirate ship destroys. */
    @JsonTypeName("Plunder")
    record Plunder(Area area) implements CivilizationMove {}

    // ---------------------------------------------------------------- everywhere

    /** Nothing more. */
    @JsonTypeName("Done")
    record Done() implements CivilizationMove {}
}
