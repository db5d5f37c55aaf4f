package ecumene.tempus;

import ecumene.engine.Components;
import ecumene.tempus.component.Era;
import ecumene.tempus.component.Hex;
import ecumene.tempus.component.Idea;
import ecumene.tempus.component.IdeaCard;
import ecumene.tempus.component.MapTile;
import ecumene.tempus.component.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is printed in the box of Tempus.
 *
 * @param columns of the grid of hexes; every second one lies half a hex lower
 * @param rows of that grid
 * @param turns how many eras are played: the last row of the chart is only reached
 * @param eras the rows of the era chart, in their order
 * @param cities the numbers of the city counters, in the order in which those of a seat are counted
 * @param cards every different idea card
 */
public record TempusComponents(
        int columns, int rows, int turns, List<EraRow> eras, List<Integer> cities, List<Card> cards, List<Tile> tiles)
        implements Components {

    /**
     * A row of the era chart.
     *
     * @param terrain what counts for the progress into this era; the first needs none
     * @param moves how many tokens a Move action moves, each {@code distance} hexes far
     * @param ideas how many cards an idea draws
     * @param freeCards how many cards those draw who are the first to enter
     * @param points what being here is worth at the end
     */
    public record EraRow(
            Era id,
            @Nullable Terrain terrain,
            int moves,
            int distance,
            int children,
            int stackingLimit,
            boolean ships,
            int ideas,
            int handLimit,
            int actions,
            int freeCards,
            int points) {}

    /**
     * An idea card.
     *
     * @param rule the heading of the rulebook that explains it
     * @param move the kind of move that plays it in a turn; absent where it is only laid in fights or for progress
     */
    public record Card(
            IdeaCard id,
            Idea idea,
            Terrain background,
            int copies,
            String rule,
            @Nullable String move) {}

    /** {@code ring}: clockwise from the north. */
    public record Tile(MapTile id, Terrain centre, List<Terrain> ring) {}

    static final TempusComponents ALL = new TempusComponents(
            Hex.COLUMNS,
            Hex.ROWS,
            Era.FLIGHT.index(),
            printedEras(),
            IntStream.rangeClosed(Board.SMALLEST_CITY, Board.BIGGEST_CITY)
                    .boxed()
                    .toList(),
            printedCards(),
            printedTiles());

    private static List<EraRow> printedEras() {
        return Era.ALL.stream()
                .map(era -> new EraRow(
                        era,
                        era == Era.START ? null : era.terrain(),
                        era.moves(),
                        era.distance(),
                        era.children(),
                        era.stackingLimit(),
                        era.ships(),
                        era.ideas(),
                        era.handLimit(),
                        era.actions(),
                        era.freeCards(),
                        era.points()))
                .toList();
    }

    private static List<Card> printedCards() {
        return IdeaCard.ALL.stream()
                .map(card -> new Card(
                        card, card.idea(), card.background(), card.copies(), rule(card.idea()), move(card.idea())))
                .toList();
    }

    private static String rule(Idea idea) {
        return switch (idea) {
            case EDUCATION -> Rulebook.EDUCATION;
            case FORTIFICATION -> Rulebook.FORTIFICATIONS;
            case MEDICINE -> Rulebook.MEDICINE;
            case MILITARY_LEADER -> Rulebook.MILITARY_LEADER;
            case TRANSPORT -> Rulebook.TRANSPORT;
            case SANITATION -> Rulebook.SANITATION;
            case WEAPONS -> Rulebook.WEAPONS;
            case RELIGION -> Rulebook.RELIGION;
            case GOVERNMENT -> Rulebook.GOVERNMENT;
        };
    }

    private static @Nullable String move(Idea idea) {
        return switch (idea) {
            case EDUCATION, FORTIFICATION, WEAPONS -> null;
            case MEDICINE -> TempusMove.Medicine.class.getSimpleName();
            case MILITARY_LEADER -> TempusMove.MilitaryLeader.class.getSimpleName();
            case TRANSPORT -> TempusMove.Transport.class.getSimpleName();
            case SANITATION -> TempusMove.Sanitation.class.getSimpleName();
            case RELIGION -> TempusMove.Religion.class.getSimpleName();
            case GOVERNMENT -> TempusMove.ActTwice.class.getSimpleName();
        };
    }

    private static List<Tile> printedTiles() {
        List<Tile> tiles = new ArrayList<>();
        for (MapTile tile : MapTile.ALL) {
            List<Terrain> ring = new ArrayList<>();
            for (int direction = 0; direction < Hex.DIRECTIONS; direction++) {
                ring.add(tile.side(direction, 0));
            }
            tiles.add(new Tile(tile, tile.centre(), List.copyOf(ring)));
        }
        return List.copyOf(tiles);
    }
}
