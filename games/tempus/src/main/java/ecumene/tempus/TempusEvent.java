package ecumene.tempus;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import ecumene.engine.Event;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.MapTile;
import ecumene.tempus.component.Terrain;
import ecumene.tempus.component.Way;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything that can happen in Tempus. All of it is public but {@link CardsDrawn}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface TempusEvent extends Event {

    // ---------------------------------------------------------------- setting up

    @JsonTypeName("FirstPlayerChosen")
    record FirstPlayerChosen(int seat) implements TempusEvent {}

    @JsonTypeName("TileLaid")
    record TileLaid(int seat, MapTile tile, Hex hex, int turns) implements TempusEvent {}

    @JsonTypeName("IslandFinished")
    record IslandFinished(int tiles, int lakes) implements TempusEvent {}

    @JsonTypeName("TokenPlaced")
    record TokenPlaced(int seat, Hex hex, Terrain terrain) implements TempusEvent {}

    // ---------------------------------------------------------------- turns and rounds

    @JsonTypeName("TurnBegan")
    record TurnBegan(int turn, int firstSeat) implements TempusEvent {}

    @JsonTypeName("ActionTokensTaken")
    record ActionTokensTaken(int seat, Era era, int count) implements TempusEvent {}

    @JsonTypeName("RoundBegan")
    record RoundBegan(int round) implements TempusEvent {}

    // ---------------------------------------------------------------- actions

    @JsonTypeName("TokenMoved")
    record TokenMoved(int seat, Hex from, Terrain fromTerrain, Hex to, Terrain toTerrain, Way way)
            implements TempusEvent {}

    @JsonTypeName("ChildBorn")
    record ChildBorn(int seat, Hex hex) implements TempusEvent {}

    @JsonTypeName("IdeasDrawn")
    record IdeasDrawn(int seat, int count) implements TempusEvent {}

    /** Told to the one who draws. */
    @JsonTypeName("CardsDrawn")
    record CardsDrawn(List<IdeaCard> cards) implements TempusEvent {}

    @JsonTypeName("DeckShuffled")
    record DeckShuffled(int count) implements TempusEvent {}

    @JsonTypeName("CardDiscarded")
    record CardDiscarded(int seat, IdeaCard card) implements TempusEvent {}

    @JsonTypeName("CityBuilt")
    record CityBuilt(int seat, Hex hex, Terrain terrain, int value, int tokens) implements TempusEvent {}

    // ---------------------------------------------------------------- cards

    /** Transport or Medicine. */
    @JsonTypeName("CardPlayed")
    record CardPlayed(int seat, IdeaCard card) implements TempusEvent {}

    @JsonTypeName("TokenConverted")
    record TokenConverted(int seat, int victim, IdeaCard card, Hex from, Terrain fromTerrain, Hex to, Terrain toTerrain)
            implements TempusEvent {}

    /** {@code limit}: how many tokens of the seat the hex has room for from now on. */
    @JsonTypeName("SanitationPlayed")
    record SanitationPlayed(int seat, IdeaCard card, Hex hex, Terrain terrain, int limit) implements TempusEvent {}

    @JsonTypeName("ActsTwice")
    record ActsTwice(int seat, IdeaCard card) implements TempusEvent {}

    @JsonTypeName("ActsLater")
    record ActsLater(int seat, IdeaCard card) implements TempusEvent {}

    // ---------------------------------------------------------------- fights

    /** An attack is declared, by an action or by the card of a military leader. {@code city}: its number, 0 for tokens. */
    @JsonTypeName("Attacked")
    record Attacked(
            int seat,
            int defender,
            Hex from,
            Terrain fromTerrain,
            Hex to,
            Terrain toTerrain,
            int city,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            IdeaCard leader)
            implements TempusEvent {}

    @JsonTypeName("TerrainNamed")
    record TerrainNamed(int seat, Hex hex, Terrain terrain) implements TempusEvent {}

    /** Cards lie face down in front of somebody, for an attack or for progress. */
    @JsonTypeName("CardsLaid")
    record CardsLaid(int seat, int count) implements TempusEvent {}

    /** Cards lie face up in front of a defender. */
    @JsonTypeName("CardsShown")
    record CardsShown(int seat, List<IdeaCard> cards) implements TempusEvent {}

    /** The combat points of one side. {@code strength}: its tokens, or the number of its city. */
    record Side(int strength, int backgrounds, int weapons, int fortifications) {

        public int total() {
            return strength + backgrounds + weapons + fortifications;
        }
    }

    /** {@code terrain}: null for a city that did not need to name one, since neither side had a card. */
    @JsonTypeName("FightDecided")
    record FightDecided(
            int seat,
            int defender,
            Hex from,
            Hex to,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Terrain terrain,

            int attack,
            int defence,
            List<IdeaCard> attackCards,
            List<IdeaCard> defenceCards,
            Side attackBySource,
            Side defenceBySource,
            boolean won,
            boolean tied)
            implements TempusEvent {}

    @JsonTypeName("CityDestroyed")
    record CityDestroyed(int seat, Hex hex, int value) implements TempusEvent {}

    /** Tokens go back to the supply of their owner after a fight. */
    @JsonTypeName("TokensLost")
    record TokensLost(int seat, Hex hex, Terrain terrain, int count) implements TempusEvent {}

    @JsonTypeName("TokensAdvanced")
    record TokensAdvanced(int seat, Hex from, Hex to, Terrain toTerrain, int count) implements TempusEvent {}

    // ---------------------------------------------------------------- progress and end

    @JsonTypeName("PhaseBegan")
    record PhaseBegan(String phase) implements TempusEvent {}

    /** All action tokens are spent. {@code era}: the one that is progressed to. */
    @JsonTypeName("ProgressBegan")
    record ProgressBegan(Era era, Terrain terrain) implements TempusEvent {}

    @JsonTypeName("CaughtUp")
    record CaughtUp(int seat, Era era) implements TempusEvent {}

    /** The progress points of one seat, by source. */
    record Standing(
            int seat, int tokens, int cities, int backgrounds, int education, int total, List<IdeaCard> cards) {}

    @JsonTypeName("ProgressCounted")
    record ProgressCounted(Era era, Terrain terrain, int best, List<Standing> standings) implements TempusEvent {}

    /** The cards of a seat are turned over: what they and everything else give it. */
    @JsonTypeName("ProgressMade")
    record ProgressMade(int seat, int points, List<IdeaCard> cards) implements TempusEvent {}

    @JsonTypeName("EraReached")
    record EraReached(int seat, Era era, int points) implements TempusEvent {}

    @JsonTypeName("TurnEnded")
    record TurnEnded(int turn) implements TempusEvent {}

    /** The victory points of one seat, by source. */
    record Score(int seat, int hexes, int cities, int flight, int total) {}

    @JsonTypeName("GameEnded")
    record GameEnded(List<Score> scores) implements TempusEvent {}
}
