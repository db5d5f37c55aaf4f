package ecumene.throughtheages;

import ecumene.engine.Components;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.CivilType;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.MilitaryType;
import ecumene.throughtheages.component.RowSpaces;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is printed in the box of Through the Ages.
 *
 * @param kinds the kinds of cards, first those that workers stand on in the order of a player board
 * @param ages the ages of cards; a pile is told by how many cards of each it has, in this order
 * @param yellowBank the sections of the yellow bank: what the next worker costs in food
 * @param blueBank the sections of the blue bank: what corruption takes
 * @param rowActions the civil actions for each space of the card row
 */
public record ThroughTheAgesComponents(
        List<Kind> kinds,
        List<Age> ages,
        List<Civil> civilCards,
        List<Military> militaryCards,
        List<Section> yellowBank,
        List<Section> blueBank,
        List<Integer> rowActions)
        implements Components {

    /**
     * A kind of cards.
     *
     * @param family what is printed in the same colour
     * @param workers workers stand on it
     * @param limited the government limits the workers on all cards of this kind
     */
    public record Kind(String id, String family, boolean workers, boolean limited) {}

    /** A sign and the number beside it. */
    public record Sign(String sign, int value) {}

    /** Squares of a bank that mean the same as long as the last token lies on one of them; counted from 1. */
    public record Section(int first, int last, int value) {}

    /**
     * A civil card, or a technology of the player board.
     *
     * @param copies with two, three and four players
     * @param stages what each stage of a wonder costs
     * @param token what a blue token on it is worth
     * @param amounts the numbers of its text
     * @param gives what it gives, or each worker on it
     * @param plays the move that plays it from the hand; none for a wonder
     * @param uses the moves that its owner may make by it, each with the first thing it could be about
     */
    public record Civil(
            CivilCard id,
            String kind,
            Age age,
            String type,
            List<Integer> copies,
            int scienceCost,
            int revolutionCost,
            int resourceCost,
            List<Integer> stages,
            int token,
            int science,
            int culture,
            int strength,
            int happiness,
            int civilActions,
            int militaryActions,
            int urbanLimit,
            int blueTokens,
            int colonization,
            List<Integer> amounts,
            List<Sign> gives,
            @Nullable ThroughTheAgesMove plays,
            List<ThroughTheAgesMove> uses) {}

    /**
     * A military card.
     *
     * @param actions what an aggression or a war costs
     * @param tactic what an army of this tactic adds, {@code obsolete} if one of its units is two levels below
     * @param food what a territory gives once, and so on to {@code cards}
     * @param yellow what a colony gives as long as it is held, and so on to {@code happiness}
     * @param gives what it gives as long as it is held; of a tactic the units of an army, of a bonus card its values
     * @param atOnce what a territory gives once
     * @param plays the move that plays it from the hand, against the first seat if it is against any; none for bonus cards
     * @param uses the moves that may be made by it once it lies on the table
     */
    public record Military(
            MilitaryCard id,
            String kind,
            Age age,
            String type,
            List<Integer> copies,
            int actions,
            int infantry,
            int cavalry,
            int artillery,
            int tactic,
            int obsolete,
            int defence,
            int colonization,
            int food,
            int resources,
            int science,
            int culture,
            int population,
            int cards,
            int yellow,
            int blue,
            int strength,
            int happiness,
            boolean sides,
            List<Integer> amounts,
            List<Sign> gives,
            List<Sign> atOnce,
            @Nullable ThroughTheAgesMove plays,
            List<ThroughTheAgesMove> uses) {}

    private static final int FEWEST_PLAYERS = 2;
    private static final int MOST_PLAYERS = 4;

    static final ThroughTheAgesComponents ALL = new ThroughTheAgesComponents(
            Stream.concat(
                            CivilType.ALL.stream().map(ThroughTheAgesComponents::kind),
                            MilitaryType.ALL.stream().map(type -> new Kind(type.id(), type.id(), false, false)))
                    .toList(),
            Age.ALL.subList(Age.A.level(), Age.IV.level()),
            CivilCard.ALL.stream().map(ThroughTheAgesComponents::civil).toList(),
            MilitaryCard.ALL.stream().map(ThroughTheAgesComponents::military).toList(),
            sections(Banks.YELLOW_SQUARES, Banks::foodCost),
            sections(Banks.BLUE_SQUARES, Banks::corruption),
            IntStream.range(0, RowSpaces.COUNT).map(RowSpaces::cost).boxed().toList());

    private static Kind kind(CivilType type) {
        String family = type.isUrban() ? "urban" : type.isUnit() ? "unit" : type.isSpecial() ? "special" : type.id();
        return new Kind(type.id(), family, type.takesWorkers(), type.isUrban());
    }

    private static List<Section> sections(int squares, IntUnaryOperator value) {
        List<Section> sections = new ArrayList<>();
        int first = 1;
        for (int square = 1; square <= squares; square++) {
            if (square == squares || value.applyAsInt(square + 1) != value.applyAsInt(first)) {
                sections.add(new Section(first, square, value.applyAsInt(first)));
                first = square + 1;
            }
        }
        return List.copyOf(sections);
    }

    private static Civil civil(CivilCard card) {
        return new Civil(
                card,
                card.kind(),
                Age.at(card.level()),
                card.type().id(),
                IntStream.rangeClosed(FEWEST_PLAYERS, MOST_PLAYERS)
                        .map(card::copies)
                        .boxed()
                        .toList(),
                card.scienceCost(),
                card.revolutionCost(),
                card.resourceCost(),
                IntStream.range(0, card.stages()).map(card::stageCost).boxed().toList(),
                card.token(),
                card.science(),
                card.culture(),
                card.strength(),
                card.happiness(),
                card.civilActions(),
                card.militaryActions(),
                card.urbanLimit(),
                card.blueTokens(),
                card.colonization(),
                card.amounts(),
                PrintedSigns.gives(card),
                PrintedMoves.plays(card),
                PrintedMoves.uses(card));
    }

    private static Military military(MilitaryCard card) {
        return new Military(
                card,
                card.kind(),
                Age.at(card.level()),
                card.type().id(),
                IntStream.rangeClosed(FEWEST_PLAYERS, MOST_PLAYERS)
                        .map(card::copies)
                        .boxed()
                        .toList(),
                card.actions(),
                card.infantry(),
                card.cavalry(),
                card.artillery(),
                card.tactic(),
                card.obsolete(),
                card.defence(),
                card.colonization(),
                card.food(),
                card.resources(),
                card.science(),
                card.culture(),
                card.population(),
                card.cards(),
                card.yellow(),
                card.blue(),
                card.strength(),
                card.happiness(),
                card.hasSides(),
                card.amounts(),
                PrintedSigns.gives(card),
                PrintedSigns.atOnce(card),
                PrintedMoves.plays(card),
                PrintedMoves.uses(card));
    }
}
