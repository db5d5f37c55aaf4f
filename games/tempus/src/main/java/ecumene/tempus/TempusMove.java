package ecumene.tempus;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.engine.Move;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.Terrain;

/** Every move of Tempus. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface TempusMove extends Move {

    // ---------------------------------------------------------------- setting up

    /** Puts the middle of the drawn map tile on a hex. */
    @JsonTypeName("LayTile")
    record LayTile(Hex hex) implements TempusMove {}

    /** Turns the tile clockwise, 0 to 5 times. */
    @JsonTypeName("TurnTile")
    record TurnTile(int turns) implements TempusMove {}

    /** Places one of the three first tokens. */
    @JsonTypeName("PlaceToken")
    record PlaceToken(Hex hex) implements TempusMove {}

    // ---------------------------------------------------------------- the five actions

    /** Begins a Move action, or goes on with it. */
    @JsonTypeName("MoveToken")
    record MoveToken(Hex from, Hex to) implements TempusMove {}

    /** Begins a Have Children action, or goes on with it. */
    @JsonTypeName("HaveChild")
    record HaveChild(Hex hex) implements TempusMove {}

    /** A Fight action. */
    @JsonTypeName("Attack")
    record Attack(Hex from, Hex to) implements TempusMove {}

    /** A Have an Idea action. */
    @JsonTypeName("HaveIdea")
    record HaveIdea() implements TempusMove {}

    /** A Build a City action. */
    @JsonTypeName("BuildCity")
    record BuildCity(Hex hex, int value) implements TempusMove {}

    // ---------------------------------------------------------------- cards in the own turn

    /** One more token for a Move action, which it begins if none is running. */
    @JsonTypeName("Transport")
    record Transport(IdeaCard card) implements TempusMove {}

    /** One more child for a Have Children action, which it begins if none is running. */
    @JsonTypeName("Medicine")
    record Medicine(IdeaCard card) implements TempusMove {}

    /** Room for one more token in a hex, for as long as its owner moves no token away from it. */
    @JsonTypeName("Sanitation")
    record Sanitation(IdeaCard card, Hex hex) implements TempusMove {}

    /** Converts a token of a neighbouring hex into an own one. */
    @JsonTypeName("Religion")
    record Religion(IdeaCard card, Hex from, Hex to) implements TempusMove {}

    /** An attack that costs no action token. */
    @JsonTypeName("MilitaryLeader")
    record MilitaryLeader(IdeaCard card, Hex from, Hex to) implements TempusMove {}

    /** Government: one more action in this round. */
    @JsonTypeName("ActTwice")
    record ActTwice(IdeaCard card) implements TempusMove {}

    /** Government: no action in this round; all the others come a round later. */
    @JsonTypeName("ActLater")
    record ActLater(IdeaCard card) implements TempusMove {}

    /** Forgoes the rest of the running action, to begin another one or to play what comes after an action. */
    @JsonTypeName("EndAction")
    record EndAction() implements TempusMove {}

    @JsonTypeName("EndTurn")
    record EndTurn() implements TempusMove {}

    // ---------------------------------------------------------------- fights, hands and progress

    /** The terrain a besieged city fights in. */
    @JsonTypeName("NameTerrain")
    record NameTerrain(Terrain terrain) implements TempusMove {}

    /** Adds a card to a fight or to the own progress. */
    @JsonTypeName("LayCard")
    record LayCard(IdeaCard card) implements TempusMove {}

    /** No more cards. */
    @JsonTypeName("Done")
    record Done() implements TempusMove {}

    /** How many tokens move into the conquered hex. */
    @JsonTypeName("Advance")
    record Advance(int count) implements TempusMove {}

    /** Puts a card from a hand that is too big on the discard pile. */
    @JsonTypeName("Discard")
    record Discard(IdeaCard card) implements TempusMove {}
}
