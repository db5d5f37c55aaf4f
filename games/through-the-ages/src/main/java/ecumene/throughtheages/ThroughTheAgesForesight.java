package ecumene.throughtheages;

import ecumene.engine.Foresight;
import ecumene.throughtheages.component.CivilCard;
import ecumene.throughtheages.component.RowSpaces;
import ecumene.throughtheages.rule.Armies;
import ecumene.throughtheages.rule.Diplomacy;
import ecumene.throughtheages.rule.EndOfTurn;
import ecumene.throughtheages.rule.RatingSources;
import ecumene.throughtheages.rule.Technologies;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * What the rules reckon up.
 *
 * @param endOfTurn for each seat what its production phase would bring if its turn ended now
 * @param sources for each seat where its ratings come from
 * @param armies for each seat the armies its units form
 * @param clashes how this seat would stand against each other one if it attacked
 * @param technologies what the technologies in the row and in hand cost this seat in science
 */
public record ThroughTheAgesForesight(
        List<Forecast> endOfTurn,
        List<List<Share>> sources,
        List<Formed> armies,
        List<Clash> clashes,
        List<Science> technologies)
        implements Foresight {

    /**
     * The end of a turn.
     *
     * @param uprising more workers are discontent than are unused: nothing is produced
     * @param food what the farms would bring, {@code resources} what the mines would
     * @param corruption what is lost to it
     * @param consumption what the people eat
     * @param famine the culture that missing food costs
     * @param foodBy what is left of the food of this turn after consumption; below zero what is missing
     * @param resourcesBy what is left of the resources of this turn after corruption
     * @param foodAfter what is stored afterwards
     * @param draw how many military cards are drawn
     * @param discard how many must be discarded before
     */
    public record Forecast(
            int seat,
            boolean uprising,
            int science,
            int culture,
            int food,
            int resources,
            int corruption,
            int consumption,
            int famine,
            int foodBy,
            int resourcesBy,
            int foodAfter,
            int resourcesAfter,
            int draw,
            int discard) {}

    /** What a card, with the workers on it, adds to each rating. */
    public record Share(String card, int culture, int science, int strength, int happiness) {}

    /** Armies, obsolete ones, and how many of them an air unit doubles. */
    public record Formed(int fresh, int obsolete, int doubled) {}

    /** The strengths of an attack on a rival, pacts counted; the rival may add cards. */
    public record Clash(int rival, int attack, int defence) {}

    /** {@code revolution} is zero for all but governments. */
    public record Science(CivilCard technology, int peaceful, int revolution) {}

    static ThroughTheAgesForesight of(ThroughTheAgesPosition position, int seat) {
        boolean sits = seat < position.seats();
        return new ThroughTheAgesForesight(
                each(position, other -> EndOfTurn.forecast(position, other)),
                each(position, other -> RatingSources.of(position, other)),
                each(position, other -> Armies.formed(position.civ(other))),
                sits ? clashes(position, seat) : List.of(),
                sits ? technologies(position, seat) : List.of());
    }

    private static <T> List<T> each(ThroughTheAgesPosition position, IntFunction<T> what) {
        return position.isFinished()
                ? List.of()
                : IntStream.range(0, position.seats()).mapToObj(what).toList();
    }

    private static List<Clash> clashes(ThroughTheAgesPosition position, int seat) {
        return IntStream.range(0, position.seats())
                .filter(rival -> rival != seat && position.isIn(rival))
                .mapToObj(rival -> new Clash(
                        rival,
                        Diplomacy.strengthAgainst(position, seat, rival, true),
                        Diplomacy.strengthAgainst(position, rival, seat, false)))
                .toList();
    }

    private static List<Science> technologies(ThroughTheAgesPosition position, int seat) {
        Civilization civ = position.civ(seat);
        IntStream hand = IntStream.range(0, civ.handSize).map(i -> civ.hand[i]);
        IntStream row = IntStream.range(0, RowSpaces.COUNT).map(position::row);
        return IntStream.concat(hand, row)
                .filter(card -> card != Civilization.NONE)
                .sorted()
                .distinct()
                .mapToObj(CivilCard::at)
                .filter(CivilCard::isTechnology)
                .map(card -> new Science(
                        card,
                        Technologies.cost(position, seat, card, false, 0),
                        card.revolutionCost() == 0 ? 0 : Technologies.cost(position, seat, card, true, 0)))
                .toList();
    }
}
