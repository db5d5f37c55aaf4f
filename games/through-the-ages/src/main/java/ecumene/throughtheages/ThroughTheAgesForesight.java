package ecumene.throughtheages;

import ecumene.engine.Foresight;
import ecumene.throughtheages.rule.EndOfTurn;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the rules reckon up for everybody to see.
 *
 * @param endOfTurn for each seat what its production phase would bring if its turn ended now
 */
public record ThroughTheAgesForesight(List<Forecast> endOfTurn) implements Foresight {

    /**
     * The end of a turn.
     *
     * @param uprising more workers are discontent than are unused: nothing is produced
     * @param food what the farms would bring, {@code resources} what the mines would
     * @param corruption what is lost to it
     * @param consumption what the people eat
     * @param famine the culture that missing food costs
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
            int foodAfter,
            int resourcesAfter,
            int draw,
            int discard) {}

    static ThroughTheAgesForesight of(ThroughTheAgesPosition position) {
        return new ThroughTheAgesForesight(
                position.isFinished()
                        ? List.of()
                        : IntStream.range(0, position.seats())
                                .mapToObj(seat -> EndOfTurn.forecast(position, seat))
                                .toList());
    }
}
