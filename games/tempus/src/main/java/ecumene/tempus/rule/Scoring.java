package ecumene.tempus.rule;

import ecumene.engine.Measure;
import ecumene.engine.Result;
import ecumene.tempus.Board;
import ecumene.tempus.TempusEvent.Score;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.component.Geography;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Winning the Game: points for land with tokens, for cities and for Flight. */
public final class Scoring {

    private Scoring() {}

    /** The points of each seat if the game were over now. */
    public static List<Score> scores(TempusPosition position) {
        List<Score> scores = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            scores.add(score(position, seat));
        }
        return List.copyOf(scores);
    }

    private static Score score(TempusPosition position, int seat) {
        Geography geography = position.island().geography();
        Board board = position.board();
        int hexes = 0;
        int cities = 0;
        for (int number = 0; number < geography.size(); number++) {
            int hex = geography.hex(number);
            if (board.owner(hex) == seat) {
                hexes += board.tokens(hex) > 0 && !position.island().isMountain(hex) ? 1 : 0;
                cities += board.city(hex);
            }
        }
        int flight = position.era(seat).points();
        return new Score(seat, hexes, cities, flight, hexes + cities + flight);
    }

    /** The same points, source by source. */
    public static List<Measure> points(TempusPosition position) {
        List<Score> scores = scores(position);
        return List.of(
                source("hexes", scores, Score::hexes),
                source("cities", scores, Score::cities),
                source("flight", scores, Score::flight));
    }

    private static Measure source(String name, List<Score> scores, ToIntFunction<Score> points) {
        return Measure.of(name, scores.size(), seat -> points.applyAsInt(scores.get(seat)));
    }

    /** What else grows and shrinks before everybody's eyes. */
    public static List<Measure> measures(TempusPosition position) {
        return List.of(
                measure("era", position, seat -> position.era(seat).index()),
                measure(
                        "tokens",
                        position,
                        seat -> Board.TOKENS - position.board().supply(seat)),
                measure("city-count", position, position.board()::cities),
                measure("hand", position, seat -> held(position, seat)));
    }

    /** Cards that lie on the table still count: they are gone when they are turned over. */
    private static int held(TempusPosition position, int seat) {
        return position.cards().handSize(seat) + position.cards().laidCount(seat);
    }

    /** What else matters to who is about to move. Every action costs one action token: that tells none from another. */
    public static List<Measure> prospects(TempusPosition position) {
        return List.of(
                measure("progress", position, seat -> progressAtStake(position, seat)),
                measure("protection", position, seat -> Fight.isProtected(position, seat) ? 1 : 0));
    }

    /** The points without cards for the era that is progressed to; counting them changes nothing. */
    private static int progressAtStake(TempusPosition position, int seat) {
        return position.board().cities(seat)
                + Progress.tokensOn(
                        position, seat, Progress.eraAtStake(position).terrain());
    }

    /** The points for the next era without cards; with none to come, those of the cities. */
    public static int progress(TempusPosition position, int seat) {
        int cities = position.board().cities(seat);
        return position.isFinished()
                ? cities
                : cities
                        + Progress.tokensOn(
                                position, seat, Progress.newEra(position).terrain());
    }

    private static Measure measure(String name, TempusPosition position, IntUnaryOperator value) {
        return Measure.of(name, position.seats(), value);
    }

    /** Ties: the bigger hand, then more cities; then the rank is shared. */
    public static Result result(TempusPosition position) {
        int[] points = new int[position.seats()];
        for (Score score : scores(position)) {
            points[score.seat()] = score.total();
        }
        Comparator<Integer> byPoints = Comparator.comparingInt(seat -> points[seat]);
        Comparator<Integer> betterFirst = byPoints.thenComparingInt(
                        seat -> position.cards().handSize(seat))
                .thenComparingInt(seat -> position.board().cities(seat))
                .reversed();
        Result result = Result.ranked(points, betterFirst, "flight");
        return new Result(result.ranking(), result.scores(), reason(position, result));
    }

    /** Why the winner won, where the points alone do not say it; else whether anybody's rank needs it explained. */
    private static String reason(TempusPosition position, Result result) {
        if (result.winners().size() > 1) {
            return "flight-shared";
        }
        int winner = result.winners().getFirst();
        List<Integer> equals = IntStream.range(0, position.seats())
                .filter(seat -> seat != winner
                        && result.scores().get(seat).equals(result.scores().get(winner)))
                .boxed()
                .toList();
        if (equals.isEmpty()) {
            long different = result.scores().stream().distinct().count();
            return different == position.seats() ? "flight" : "flight-with-ties";
        }
        int cards = position.cards().handSize(winner);
        boolean byCards = equals.stream().allMatch(seat -> position.cards().handSize(seat) < cards);
        return byCards ? "flight-by-cards" : "flight-by-cities";
    }
}
