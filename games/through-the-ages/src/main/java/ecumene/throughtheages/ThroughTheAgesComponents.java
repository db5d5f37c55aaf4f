package ecumene.throughtheages;

import ecumene.engine.Components;
import ecumene.throughtheages.component.Age;
import ecumene.throughtheages.component.Banks;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.MilitaryCard;
import ecumene.throughtheages.component.RowSpaces;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What is printed in the box of Through the Ages.
 *
 * @param yellowBank what the tokens left in the yellow bank mean, by their number
 * @param corruption what the tokens left in the blue bank mean, by their number
 * @param rowActions the civil actions for each space of the card row
 * @param swept how many spaces of the row are cleared each turn, by the number of players
 */
public record ThroughTheAgesComponents(
        List<Civil> civilCards,
        List<Military> militaryCards,
        List<YellowStep> yellowBank,
        List<Integer> corruption,
        List<Integer> rowActions,
        List<Integer> swept)
        implements Components {

    /**
     * A civil card, or a technology of the player board.
     *
     * @param copies with two, three and four players
     * @param stages what each stage of a wonder costs
     * @param token what a blue token on it is worth
     * @param amounts the numbers of its text
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
            List<Integer> amounts) {}

    /**
     * A military card.
     *
     * @param actions what an aggression or a war costs
     * @param tactic what an army of this tactic adds, {@code obsolete} if one of its units is two levels below
     * @param food what a territory gives once, and so on to {@code cards}
     * @param yellow what a colony gives as long as it is held, and so on to {@code happiness}
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
            List<Integer> amounts) {}

    /** {@code cost}: the food for the next worker; there is none with an empty bank. */
    public record YellowStep(int cost, int consumption, int happyFaces) {}

    private static final int FEWEST_PLAYERS = 2;
    private static final int MOST_PLAYERS = 4;

    static final ThroughTheAgesComponents ALL = new ThroughTheAgesComponents(
            CivilCard.ALL.stream().map(ThroughTheAgesComponents::civil).toList(),
            MilitaryCard.ALL.stream().map(ThroughTheAgesComponents::military).toList(),
            IntStream.rangeClosed(0, Banks.YELLOW_SQUARES)
                    .mapToObj(tokens ->
                            new YellowStep(Banks.foodCost(tokens), Banks.consumption(tokens), Banks.happyFaces(tokens)))
                    .toList(),
            IntStream.rangeClosed(0, Banks.BLUE_SQUARES)
                    .map(Banks::corruption)
                    .boxed()
                    .toList(),
            IntStream.range(0, RowSpaces.COUNT).map(RowSpaces::cost).boxed().toList(),
            IntStream.rangeClosed(0, MOST_PLAYERS).map(RowSpaces::swept).boxed().toList());

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
                card.amounts());
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
                card.amounts());
    }
}
