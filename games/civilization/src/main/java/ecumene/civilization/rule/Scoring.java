package ecumene.civilization.rule;

import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.Variant;
import ecumene.civilization.component.CivilizationCard;
import ecumene.engine.Measure;
import ecumene.engine.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** How to win (21, 30, 31.3, 32.3). */
public final class Scoring {

    private Scoring() {}

    /** Civilization cards, trade cards as sets, and treasury (21.2). */
    public static int total(CivilizationPosition position, int seat) {
        return CivilizationCard.value(position.cards(seat))
                + position.trade().handValue(seat)
                + position.pieces().treasury(seat);
    }

    /** The points by source; the cards in hand only when the match is over, since nobody knows them before. */
    public static List<Measure> points(CivilizationPosition position) {
        return switch (position.variant()) {
            case NOMADS -> List.of(measure("areas", position, position.pieces()::areas));
            case PEASANTS ->
                List.of(
                        measure("space", position, position::space),
                        measure("city-count", position, position.pieces()::cities));
            default ->
                List.of(
                        measure("civilization-cards", position, seat -> CivilizationCard.value(position.cards(seat))),
                        measure(
                                "trade-cards",
                                position,
                                seat -> position.isFinished() ? position.trade().handValue(seat) : 0),
                        measure("treasury", position, position.pieces()::treasury));
        };
    }

    /** What else grows and shrinks before everybody's eyes. */
    public static List<Measure> measures(CivilizationPosition position) {
        return List.of(
                measure("space", position, position::space),
                measure("tokens", position, seat -> onTheMap(position, seat)),
                measure("city-count", position, position.pieces()::cities),
                measure("card-count", position, seat -> Integer.bitCount(position.cards(seat))),
                measure("hand", position, seat -> handSize(position, seat)));
    }

    /**
     * What moves are compared by: the points of everybody, and of the seat itself what else it goes by: its place on the
     * table, cities, tokens, cards, and cities that it will lose. What the others gain or lose by the way says little.
     */
    public static List<Measure> indicators(CivilizationPosition position, int viewer) {
        List<Measure> indicators = new ArrayList<>(points(position));
        boolean counted = position.variant() == Variant.PEASANTS; // there these two are points
        if (!counted) {
            indicators.add(own("space", position, viewer, position::space));
        }
        indicators.add(own("tokens", position, viewer, seat -> onTheMap(position, seat)));
        if (!counted) {
            indicators.add(own("city-count", position, viewer, position.pieces()::cities));
        }
        indicators.add(own("card-count", position, viewer, seat -> Integer.bitCount(position.cards(seat))));
        indicators.add(own("hand", position, viewer, seat -> handSize(position, seat)));
        indicators.add(own("unsupported", position, viewer, seat -> Forecast.unsupported(position, seat)));
        indicators.add(own("revolts", position, viewer, seat -> Forecast.revolts(position, seat)));
        indicators.add(own("hand-value", position, viewer, position.trade()::handValue));
        return indicators;
    }

    private static Measure own(String name, CivilizationPosition position, int viewer, IntUnaryOperator value) {
        return measure(name, position, seat -> seat == viewer ? value.applyAsInt(seat) : 0);
    }

    /** Tokens of a seat that are at sea right now: on no area, but not in stock either. */
    private static int aboard(CivilizationPosition position, int seat) {
        return !position.isFinished() && position.steps().seat() == seat ? Voyage.aboard(position) : 0;
    }

    static int onTheMap(CivilizationPosition position, int seat) {
        return position.pieces().onBoard(seat) + aboard(position, seat);
    }

    /** The cards in hand, those included that lie face down until they are paid or given back. */
    public static int handSize(CivilizationPosition position, int seat) {
        boolean laying = !position.isFinished()
                && position.steps().seat() == seat
                && (position.steps().isTop(BuyCards.STEP) || position.steps().isTop(ReturnCards.STEP));
        return position.trade().handSize(seat) + (laying ? position.trade().laidCount() : 0);
    }

    private static Measure measure(String name, CivilizationPosition position, IntUnaryOperator value) {
        return Measure.of(name, position.seats(), value);
    }

    /** The first to arrive wins; ties as each game of the rulebook says. At a limit of rounds the table decides, then the points. */
    public static Result result(CivilizationPosition position) {
        int[] scores = new int[position.seats()];
        for (Measure source : points(position)) {
            for (int seat = 0; seat < scores.length; seat++) {
                scores[seat] += source.values().get(seat);
            }
        }
        return switch (position.variant()) {
            case NOMADS ->
                Result.ranked(
                        scores,
                        down(seat -> scores[seat]).thenComparing(down(position.pieces()::onBoard)),
                        reason(position, "time"));
            case PEASANTS -> byTable(position, scores, position.pieces()::cities, "bronze-age");
            case COMPLETE -> byTable(position, scores, seat -> scores[seat], "table");
            default -> byTable(position, scores, seat -> scores[seat], "line");
        };
    }

    /** What the seats are ordered by in the end: by the first, and by the second where that is equal. */
    public static List<Measure> ranks(CivilizationPosition position) {
        Measure space = measure("space", position, position::space);
        return switch (position.variant()) {
            case NOMADS ->
                List.of(
                        measure("areas", position, position.pieces()::areas),
                        measure("tokens", position, position.pieces()::onBoard));
            case PEASANTS -> List.of(space, measure("cities", position, position.pieces()::cities));
            default -> List.of(space, measure("points", position, seat -> openTotal(position, seat)));
        };
    }

    /** The points of a seat, its cards in hand only when the match is over. */
    private static int openTotal(CivilizationPosition position, int seat) {
        return points(position).stream()
                .mapToInt(source -> source.values().get(seat))
                .sum();
    }

    private static Comparator<Integer> down(IntUnaryOperator value) {
        return Comparator.comparingInt((Integer seat) -> value.applyAsInt(seat)).reversed();
    }

    /** By space, then by a second measure. Who is still equal shares the place: table order decides no victory (5.3, 23.1). */
    private static Result byTable(CivilizationPosition position, int[] scores, IntUnaryOperator second, String reason) {
        return Result.ranked(scores, down(position::space).thenComparing(down(second)), reason(position, reason));
    }

    private static String reason(CivilizationPosition position, String arrived) {
        if (isArrived(position)) {
            return arrived;
        }
        return Table.isDeserted(position) ? "deserted" : "round-limit";
    }

    private static boolean isArrived(CivilizationPosition position) {
        return IntStream.range(0, position.seats()).anyMatch(seat -> position.space(seat) == position.goal());
    }
}
