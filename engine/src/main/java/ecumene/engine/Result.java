package ecumene.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a match ended.
 *
 * @param ranking groups of seats, the winners first; seats that share a rank are in one group
 * @param scores the points of each seat
 * @param reason the text {@code reason.<reason>} says why the match is over
 */
public record Result(List<List<Integer>> ranking, List<Integer> scores, String reason) {

    /** Ranks the seats by an order in which the better of two seats comes first; equals share a rank. */
    public static Result ranked(int[] scores, Comparator<Integer> betterFirst, String reason) {
        List<Integer> seats =
                new ArrayList<>(IntStream.range(0, scores.length).boxed().toList());
        seats.sort(betterFirst);
        List<List<Integer>> ranking = new ArrayList<>();
        for (int seat : seats) {
            if (ranking.isEmpty() || betterFirst.compare(ranking.getLast().getFirst(), seat) != 0) {
                ranking.add(new ArrayList<>());
            }
            ranking.getLast().add(seat);
        }
        return new Result(
                ranking.stream().map(List::copyOf).toList(),
                IntStream.of(scores).boxed().toList(),
                reason);
    }

    public List<Integer> winners() {
        return ranking.getFirst();
    }
}
