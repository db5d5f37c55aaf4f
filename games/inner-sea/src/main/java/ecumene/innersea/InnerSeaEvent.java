package ecumene.innersea;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.engine.Event;
import ecumene.innersea.component.Area;
import ecumene.innersea.component.Civilization;
import ecumene.innersea.component.EpochEvent;
import ecumene.innersea.component.FateCard;
import ecumene.innersea.component.Wonder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can happen. {@code civilization}: who does it or whom it is about. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface InnerSeaEvent extends Event {

    // ---------------------------------------------------------------- time

    /** A civilization finds its player; the seat is missing when the system plays it. */
    @JsonTypeName("CivilizationChosen")
    record CivilizationChosen(
            Civilization civilization,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Integer seat) implements InnerSeaEvent {}

    @JsonTypeName("TurnBegan")
    record TurnBegan(int epoch, int turn) implements InnerSeaEvent {}

    @JsonTypeName("PhaseBegan")
    record PhaseBegan(String phase) implements InnerSeaEvent {}

    /**
     * A civilization that the system plays acts now. It is named otherwise than where a civilization does something: what
     * follows is nobody's deed at the table, and is told under this name.
     */
    @JsonTypeName("SystemTurnBegan")
    record SystemTurnBegan(Civilization system) implements InnerSeaEvent {}

    @JsonTypeName("OrderSet")
    record OrderSet(List<Civilization> order) implements InnerSeaEvent {}

    /** Chance has drawn an order, which holds from the next phase on. */
    @JsonTypeName("OrderDrawn")
    record OrderDrawn(List<Civilization> order) implements InnerSeaEvent {}

    /** The card that decides whether the Epoch goes on. {@code number}: the one it shows. */
    @JsonTypeName("EpochTested")
    record EpochTested(FateCard card, int number, int turn, boolean ends) implements InnerSeaEvent {}

    @JsonTypeName("EpochEnded")
    record EpochEnded(int epoch) implements InnerSeaEvent {}

    @JsonTypeName("EpochChanged")
    record EpochChanged(EpochEvent event, FateCard card) implements InnerSeaEvent {}

    @JsonTypeName("GameEnded")
    record GameEnded(int epoch) implements InnerSeaEvent {}

    // ---------------------------------------------------------------- disks

    @JsonTypeName("DisksPlaced")
    record DisksPlaced(Civilization civilization, Area area, int count) implements InnerSeaEvent {}

    /** From the map back to the supply, by the will of the owner. */
    @JsonTypeName("DisksWithdrawn")
    record DisksWithdrawn(Civilization civilization, Area area, int count) implements InnerSeaEvent {}

    /** From a City, to be placed elsewhere. */
    @JsonTypeName("DiskResettled")
    record DiskResettled(Civilization civilization, Area area) implements InnerSeaEvent {}

    @JsonTypeName("DisksLost")
    record DisksLost(Civilization civilization, Area area, int count) implements InnerSeaEvent {}

    @JsonTypeName("DisksAcquired")
    record DisksAcquired(Civilization civilization, int count) implements InnerSeaEvent {}

    @JsonTypeName("DiskMoved")
    record DiskMoved(Civilization civilization, Area from, Area to) implements InnerSeaEvent {}

    @JsonTypeName("AlliesCame")
    record AlliesCame(Civilization civilization, Area area, int count) implements InnerSeaEvent {}

    @JsonTypeName("AlliesLost")
    record AlliesLost(Civilization civilization, Area area, int count) implements InnerSeaEvent {}

    // ---------------------------------------------------------------- talents, points

    /** {@code cause}: "ability" where no card or Wonder told of just before brings them. */
    @JsonTypeName("TalentsGained")
    record TalentsGained(
            Civilization civilization,
            int count,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String cause) implements InnerSeaEvent {}

    /** {@code saved}: "disk", "points" or "wonder", where that was lost otherwise; {@code area}: where the disk stays. */
    @JsonTypeName("TalentsLost")
    record TalentsLost(
            Civilization civilization,
            int count,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String saved,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Area area)
            implements InnerSeaEvent {}

    /** {@code cause}: the card or Wonder that brings them, or what is counted at the end of an Epoch. */
    @JsonTypeName("PointsGained")
    record PointsGained(
            Civilization civilization,
            int count,
            String source,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String cause)
            implements InnerSeaEvent {}

    @JsonTypeName("PointsLost")
    record PointsLost(Civilization civilization, int count) implements InnerSeaEvent {}

    @JsonTypeName("GoldSpent")
    record GoldSpent(Civilization civilization, Area area) implements InnerSeaEvent {}

    // ---------------------------------------------------------------- cards

    @JsonTypeName("CardPlayed")
    record CardPlayed(Civilization civilization, FateCard card) implements InnerSeaEvent {}

    @JsonTypeName("CardNegated")
    record CardNegated(FateCard card) implements InnerSeaEvent {}

    @JsonTypeName("WonderBlocked")
    record WonderBlocked(Wonder wonder) implements InnerSeaEvent {}

    @JsonTypeName("LetItPass")
    record LetItPass(Civilization civilization) implements InnerSeaEvent {}

    /** {@code cards}: how many are in its hand; who has none was not asked. */
    @JsonTypeName("Passed")
    record Passed(Civilization civilization, int cards) implements InnerSeaEvent {}

    /** {@code choice}: they are looked at to choose from. */
    @JsonTypeName("CardsDrawn")
    record CardsDrawn(Civilization civilization, int count, boolean choice) implements InnerSeaEvent {}

    /** Told to the one who draws. {@code choice}: as above. */
    @JsonTypeName("OwnCardsDrawn")
    record OwnCardsDrawn(Civilization civilization, List<FateCard> cards, boolean choice) implements InnerSeaEvent {}

    /** {@code saved} and {@code area}: as above. */
    @JsonTypeName("CardDiscarded")
    record CardDiscarded(
            Civilization civilization,
            FateCard card,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String saved,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Area area)
            implements InnerSeaEvent {}

    /** All cards of a hand at once. */
    @JsonTypeName("HandDiscarded")
    record HandDiscarded(Civilization civilization, List<FateCard> cards) implements InnerSeaEvent {}

    /** A card changes hands; only the two know which. */
    @JsonTypeName("CardTaken")
    record CardTaken(Civilization civilization, Civilization from) implements InnerSeaEvent {}

    @JsonTypeName("ThisCardTaken")
    record ThisCardTaken(Civilization civilization, Civilization from, FateCard card) implements InnerSeaEvent {}

    /** {@code number}: the one it shows. */
    @JsonTypeName("CardRevealed")
    record CardRevealed(FateCard card, int number) implements InnerSeaEvent {

        public CardRevealed(FateCard card) {
            this(card, card.number());
        }
    }

    @JsonTypeName("EventHappened")
    record EventHappened(FateCard card) implements InnerSeaEvent {}

    @JsonTypeName("DeckShuffled")
    record DeckShuffled(int count) implements InnerSeaEvent {}

    @JsonTypeName("InvestmentUsed")
    record InvestmentUsed(Civilization civilization, FateCard card, int left) implements InnerSeaEvent {}

    @JsonTypeName("CardFetched")
    record CardFetched(Civilization civilization, FateCard card) implements InnerSeaEvent {}

    // ---------------------------------------------------------------- Wonders

    /** Now it is paid for. */
    @JsonTypeName("WonderBegun")
    record WonderBegun(Civilization civilization, Wonder wonder) implements InnerSeaEvent {}

    @JsonTypeName("WonderBuilt")
    record WonderBuilt(Civilization civilization, Wonder wonder, Area area) implements InnerSeaEvent {}

    @JsonTypeName("WonderUsed")
    record WonderUsed(Civilization civilization, Wonder wonder, int left) implements InnerSeaEvent {}

    @JsonTypeName("WonderBuried")
    record WonderBuried(Wonder wonder) implements InnerSeaEvent {}

    @JsonTypeName("WonderRestored")
    record WonderRestored(Wonder wonder) implements InnerSeaEvent {}

    // ---------------------------------------------------------------- competitions

    @JsonTypeName("CompetitionBegan")
    record CompetitionBegan(Area area) implements InnerSeaEvent {}

    @JsonTypeName("CardLaid")
    record CardLaid(Civilization civilization) implements InnerSeaEvent {}

    /** {@code help}: "own" or "white" for the disk that an ability brings, or the Wonder that is called on. */
    @JsonTypeName("HelpAnnounced")
    record HelpAnnounced(Civilization civilization, String help) implements InnerSeaEvent {}

    /** {@code holder}: who stands there alone, Barbarians too; {@code left}: how many disks are left in all. */
    @JsonTypeName("CompetitionEnded")
    record CompetitionEnded(
            Area area,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Civilization holder,

            int left) implements InnerSeaEvent {}

    @JsonTypeName("Looted")
    record Looted(Civilization civilization, Area area) implements InnerSeaEvent {}

    // ---------------------------------------------------------------- adjustments

    @JsonTypeName("SeaDominated")
    record SeaDominated(Civilization civilization, Area area) implements InnerSeaEvent {}

    @JsonTypeName("AeneasInvoked")
    record AeneasInvoked(Civilization civilization) implements InnerSeaEvent {}
}
