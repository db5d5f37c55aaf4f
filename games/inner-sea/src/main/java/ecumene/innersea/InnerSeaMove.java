package ecumene.innersea;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.engine.Move;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import org.jspecify.annotations.Nullable;

/** Every move of the Inner Sea. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface InnerSeaMove extends Move {

    /** Ends what is being chosen one by one. */
    @JsonTypeName("Done")
    record Done() implements InnerSeaMove {}

    // ---------------------------------------------------------------- setting up, and beginning again

    @JsonTypeName("ChooseCivilization")
    record ChooseCivilization(Civilization civilization) implements InnerSeaMove {}

    @JsonTypeName("InvokeAeneas")
    record InvokeAeneas() implements InnerSeaMove {}

    // ---------------------------------------------------------------- growth

    /** Takes disks that belong to no City back to the supply. */
    @JsonTypeName("Retire")
    record Retire(Area area, int count) implements InnerSeaMove {}

    /** Nothing more retires. */
    @JsonTypeName("EndRetirement")
    record EndRetirement() implements InnerSeaMove {}

    /** In place of the extra disks of the display. */
    @JsonTypeName("TakeCard")
    record TakeCard() implements InnerSeaMove {}

    /** Takes a disk of a City back to Ready. */
    @JsonTypeName("Resettle")
    record Resettle(Area area) implements InnerSeaMove {}

    /** No further City gives a disk. */
    @JsonTypeName("EndResettlement")
    record EndResettlement() implements InnerSeaMove {}

    /** Places Ready disks in one area. */
    @JsonTypeName("Place")
    record Place(Area area, int count) implements InnerSeaMove {}

    /** Ends the deployment. {@code returning}: the Ready disks that go back to the supply unplaced. */
    @JsonTypeName("EndDeployment")
    record EndDeployment(int returning) implements InnerSeaMove {}

    /** Takes a disk off a Wonder for its ability. */
    @JsonTypeName("UseWonder")
    record UseWonder(Wonder wonder) implements InnerSeaMove {}

    /** Takes a disk off an Investment. {@code way}: which of its uses, from 0. */
    @JsonTypeName("UseInvestment")
    record UseInvestment(FateCard card, int way) implements InnerSeaMove {}

    // ---------------------------------------------------------------- cards

    @JsonTypeName("PlayCard")
    record PlayCard(FateCard card) implements InnerSeaMove {}

    @JsonTypeName("BuildWonder")
    record BuildWonder(Wonder wonder) implements InnerSeaMove {}

    @JsonTypeName("Pass")
    record Pass() implements InnerSeaMove {}

    /** The Alphabet of the Phoenicians: discards a card to draw two and keep one. */
    @JsonTypeName("UseAlphabet")
    record UseAlphabet(FateCard card) implements InnerSeaMove {}

    /** Names an area for a card, and a faction in it where that is needed. */
    @JsonTypeName("Target")
    record Target(
            Area area,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Civilization faction) implements InnerSeaMove {}

    @JsonTypeName("TargetCivilization")
    record TargetCivilization(Civilization civilization) implements InnerSeaMove {}

    @JsonTypeName("TargetWonder")
    record TargetWonder(Wonder wonder) implements InnerSeaMove {}

    /** How much is paid. */
    @JsonTypeName("Amount")
    record Amount(int count) implements InnerSeaMove {}

    @JsonTypeName("Negate")
    record Negate(FateCard card) implements InnerSeaMove {}

    @JsonTypeName("LetPass")
    record LetPass() implements InnerSeaMove {}

    @JsonTypeName("Discard")
    record Discard(FateCard card) implements InnerSeaMove {}

    /** Keeps one of the cards drawn to choose from, or takes one from a hand looked into. */
    @JsonTypeName("TakeThis")
    record TakeThis(FateCard card) implements InnerSeaMove {}

    /** Puts one of the cards looked at back on the deck. */
    @JsonTypeName("PutBack")
    record PutBack(FateCard card) implements InnerSeaMove {}

    /** In a scenario: takes a card from wherever it lies. */
    @JsonTypeName("FetchCard")
    record FetchCard(FateCard card) implements InnerSeaMove {}

    // ---------------------------------------------------------------- losses and payments

    /** Disks of an area go, allies first. */
    @JsonTypeName("RemoveDisks")
    record RemoveDisks(Area area, int count) implements InnerSeaMove {}

    /** A talent for each disk or point. */
    @JsonTypeName("PayTalents")
    record PayTalents(int count) implements InnerSeaMove {}

    @JsonTypeName("PayCard")
    record PayCard(FateCard card) implements InnerSeaMove {}

    /** An Investment saves disks from a card. */
    @JsonTypeName("SpareDisk")
    record SpareDisk(FateCard card) implements InnerSeaMove {}

    /** In a scenario: the gold of a controlled area saves a disk. */
    @JsonTypeName("SpendGold")
    record SpendGold(Area area) implements InnerSeaMove {}

    // ---------------------------------------------------------------- competitions

    /** Brings a white disk to a peaceful area and begins a competition there. */
    @JsonTypeName("StartCompetition")
    record StartCompetition(Area area) implements InnerSeaMove {}

    @JsonTypeName("LayCard")
    record LayCard(FateCard card) implements InnerSeaMove {}

    /** Which of the own cards takes effect next. */
    @JsonTypeName("NextCard")
    record NextCard(FateCard card) implements InnerSeaMove {}

    /** Announces help of the display. {@code help}: which, from 0. */
    @JsonTypeName("AnnounceHelp")
    record AnnounceHelp(int help) implements InnerSeaMove {}

    @JsonTypeName("AnnounceWonder")
    record AnnounceWonder(Wonder wonder) implements InnerSeaMove {}

    // ---------------------------------------------------------------- adjustments

    /** Takes a place of the Turn Order, from 1. */
    @JsonTypeName("TakePlace")
    record TakePlace(int place) implements InnerSeaMove {}
}
