package ecumene.sidmeiercivilization;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.engine.Move;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.CoinHolder;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Item;
import ecumene.sidmeiercivilization.component.Payment;
import ecumene.sidmeiercivilization.component.Person;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Thing;
import ecumene.sidmeiercivilization.component.UnitCard;
import ecumene.sidmeiercivilization.component.Wonder;

/** Every move of the game. A city is named by the square of its centre. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface SidMeierCivilizationMove extends Move {

    // ---------------------------------------------------------------- setting up

    @JsonTypeName("ChooseCivilization")
    record ChooseCivilization(Civilization civilization) implements SidMeierCivilizationMove {}

    @JsonTypeName("PlaceCapital")
    record PlaceCapital(Square square) implements SidMeierCivilizationMove {}

    @JsonTypeName("PlaceArmy")
    record PlaceArmy(Square square) implements SidMeierCivilizationMove {}

    @JsonTypeName("PlaceScout")
    record PlaceScout(Square square) implements SidMeierCivilizationMove {}

    /** Puts what was just produced on a square. */
    @JsonTypeName("Place")
    record Place(Square square) implements SidMeierCivilizationMove {}

    // ---------------------------------------------------------------- start of turn

    /** A scout becomes a city. */
    @JsonTypeName("BuildCity")
    record BuildCity(Square square) implements SidMeierCivilizationMove {}

    /** Under a Republic an army becomes a city. */
    @JsonTypeName("BuildCityWithArmy")
    record BuildCityWithArmy(Square square) implements SidMeierCivilizationMove {}

    @JsonTypeName("ChangeGovernment")
    record ChangeGovernment(Government government) implements SidMeierCivilizationMove {}

    /** What the scouts' square yields goes to a city this turn. */
    @JsonTypeName("SendScout")
    record SendScout(Square square, Square city) implements SidMeierCivilizationMove {}

    @JsonTypeName("PlacePerson")
    record PlacePerson(Person person, Square square) implements SidMeierCivilizationMove {}

    /** The new great person waits on the sheet. */
    @JsonTypeName("KeepPerson")
    record KeepPerson() implements SidMeierCivilizationMove {}

    @JsonTypeName("UseWonder")
    record UseWonder(Wonder wonder) implements SidMeierCivilizationMove {}

    /** Ends the own part of a phase. */
    @JsonTypeName("EndPhase")
    record EndPhase() implements SidMeierCivilizationMove {}

    // ---------------------------------------------------------------- deals

    @JsonTypeName("OpenDeal")
    record OpenDeal(int partner) implements SidMeierCivilizationMove {}

    @JsonTypeName("Give")
    record Give(Thing thing, int count) implements SidMeierCivilizationMove {}

    @JsonTypeName("Ask")
    record Ask(Thing thing, int count) implements SidMeierCivilizationMove {}

    /** What the offer in the making was to give of a thing, it does not give any more. */
    @JsonTypeName("Keep")
    record Keep(Thing thing) implements SidMeierCivilizationMove {}

    /** What the offer in the making asked for of a thing, it does not ask for any more. */
    @JsonTypeName("Waive")
    record Waive(Thing thing) implements SidMeierCivilizationMove {}

    @JsonTypeName("SendOffer")
    record SendOffer() implements SidMeierCivilizationMove {}

    @JsonTypeName("DropOffer")
    record DropOffer() implements SidMeierCivilizationMove {}

    /** Takes the own offer off the table. */
    @JsonTypeName("WithdrawOffer")
    record WithdrawOffer() implements SidMeierCivilizationMove {}

    @JsonTypeName("AcceptOffer")
    record AcceptOffer(int proposer) implements SidMeierCivilizationMove {}

    @JsonTypeName("RefuseOffer")
    record RefuseOffer(int proposer) implements SidMeierCivilizationMove {}

    /** Refuses an offer to make another one to the same player. */
    @JsonTypeName("CounterOffer")
    record CounterOffer(int proposer) implements SidMeierCivilizationMove {}

    /** Which of the markers or cards that were asked for is handed over. */
    @JsonTypeName("HandOver")
    record HandOver(Thing thing) implements SidMeierCivilizationMove {}

    // ---------------------------------------------------------------- city management

    @JsonTypeName("UseCity")
    record UseCity(Square city) implements SidMeierCivilizationMove {}

    /** Produces something, with trade spent to rush it. */
    @JsonTypeName("Produce")
    record Produce(Item item, int trade) implements SidMeierCivilizationMove {}

    /** Egypt: a building for nothing. */
    @JsonTypeName("ProduceFree")
    record ProduceFree(Item item) implements SidMeierCivilizationMove {}

    @JsonTypeName("DevoteToArts")
    record DevoteToArts() implements SidMeierCivilizationMove {}

    @JsonTypeName("Harvest")
    record Harvest(Resource resource) implements SidMeierCivilizationMove {}

    @JsonTypeName("AdvanceCulture")
    record AdvanceCulture() implements SidMeierCivilizationMove {}

    /** Democracy or Printing Press: pays for a coin. */
    @JsonTypeName("BuyCoin")
    record BuyCoin(Technology technology) implements SidMeierCivilizationMove {}

    // ---------------------------------------------------------------- cards, abilities and answers

    @JsonTypeName("PlayEvent")
    record PlayEvent(EventCard card) implements SidMeierCivilizationMove {}

    @JsonTypeName("UseAbility")
    record UseAbility(Ability ability) implements SidMeierCivilizationMove {}

    @JsonTypeName("Pay")
    record Pay(Payment payment) implements SidMeierCivilizationMove {}

    @JsonTypeName("ChooseSquare")
    record ChooseSquare(Square square) implements SidMeierCivilizationMove {}

    @JsonTypeName("ChoosePlayer")
    record ChoosePlayer(int player) implements SidMeierCivilizationMove {}

    @JsonTypeName("ChooseTechnology")
    record ChooseTechnology(Technology technology) implements SidMeierCivilizationMove {}

    @JsonTypeName("ChooseWonder")
    record ChooseWonder(Wonder wonder) implements SidMeierCivilizationMove {}

    @JsonTypeName("ChooseFigures")
    record ChooseFigures(int armies, int scouts) implements SidMeierCivilizationMove {}

    @JsonTypeName("ChooseGreatPerson")
    record ChooseGreatPerson() implements SidMeierCivilizationMove {}

    /** Nothing more, or nothing at all. */
    @JsonTypeName("Done")
    record Done() implements SidMeierCivilizationMove {}

    @JsonTypeName("CancelByCard")
    record CancelByCard(EventCard card) implements SidMeierCivilizationMove {}

    @JsonTypeName("CancelByAbility")
    record CancelByAbility(Ability ability, Payment payment) implements SidMeierCivilizationMove {}

    @JsonTypeName("LetPass")
    record LetPass() implements SidMeierCivilizationMove {}

    /** The owner of the United Nations accepts to be a target. */
    @JsonTypeName("Agree")
    record Agree() implements SidMeierCivilizationMove {}

    @JsonTypeName("Refuse")
    record Refuse() implements SidMeierCivilizationMove {}

    @JsonTypeName("Discard")
    record Discard(EventCard card) implements SidMeierCivilizationMove {}

    // ---------------------------------------------------------------- movement

    @JsonTypeName("MoveFigures")
    record MoveFigures(Square from, int armies, int scouts) implements SidMeierCivilizationMove {}

    @JsonTypeName("Go")
    record Go(Square square) implements SidMeierCivilizationMove {}

    /** Turns the tile of a neighbouring square face up. */
    @JsonTypeName("Discover")
    record Discover(Square square) implements SidMeierCivilizationMove {}

    @JsonTypeName("Stop")
    record Stop() implements SidMeierCivilizationMove {}

    /** Combustion: stops and destroys the building there. */
    @JsonTypeName("Raze")
    record Raze() implements SidMeierCivilizationMove {}

    /** Russia: sacrifices the figure in a foreign city for a technology. */
    @JsonTypeName("Infiltrate")
    record Infiltrate(Square city) implements SidMeierCivilizationMove {}

    // ---------------------------------------------------------------- battle

    @JsonTypeName("DrawBarbarian")
    record DrawBarbarian(Arm arm) implements SidMeierCivilizationMove {}

    @JsonTypeName("NewFront")
    record NewFront() implements SidMeierCivilizationMove {}

    @JsonTypeName("AttackFront")
    record AttackFront(int front) implements SidMeierCivilizationMove {}

    @JsonTypeName("PlayUnit")
    record PlayUnit(UnitCard unit) implements SidMeierCivilizationMove {}

    @JsonTypeName("Wound")
    record Wound(int front) implements SidMeierCivilizationMove {}

    /** Animal Husbandry or Biology: begins to heal. */
    @JsonTypeName("UseHealing")
    record UseHealing(Technology technology) implements SidMeierCivilizationMove {}

    @JsonTypeName("Heal")
    record Heal(int front) implements SidMeierCivilizationMove {}

    @JsonTypeName("EndBattleTurn")
    record EndBattleTurn() implements SidMeierCivilizationMove {}

    /** Up to three. */
    @JsonTypeName("TakeTrade")
    record TakeTrade(int count) implements SidMeierCivilizationMove {}

    /** Up to three. */
    @JsonTypeName("TakeCulture")
    record TakeCulture(int count) implements SidMeierCivilizationMove {}

    /** A token, or a hut or village unseen. */
    @JsonTypeName("TakeResource")
    record TakeResource(Thing thing) implements SidMeierCivilizationMove {}

    @JsonTypeName("TakeCard")
    record TakeCard(Era era) implements SidMeierCivilizationMove {}

    /** The loser gives up a coin token, for good or to the winner. */
    @JsonTypeName("TakeCoin")
    record TakeCoin(CoinHolder holder) implements SidMeierCivilizationMove {}

    @JsonTypeName("DestroyCoin")
    record DestroyCoin(CoinHolder holder) implements SidMeierCivilizationMove {}

    /** China: takes back a unit that was killed. */
    @JsonTypeName("ReclaimUnit")
    record ReclaimUnit(UnitCard unit) implements SidMeierCivilizationMove {}

    /** Germany: a resource of the market. */
    @JsonTypeName("TakeMarketResource")
    record TakeMarketResource(Resource resource) implements SidMeierCivilizationMove {}

    // ---------------------------------------------------------------- research

    @JsonTypeName("Research")
    record Research(Technology technology) implements SidMeierCivilizationMove {}

    @JsonTypeName("NoResearch")
    record NoResearch() implements SidMeierCivilizationMove {}
}
