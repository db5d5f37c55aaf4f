package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Terrain;
import java.util.List;

/** What culture events can be aimed at. Own pieces are targets like any others unless a card names the other players. */
final class EventTargets {

    private EventTargets() {}

    static void list(
            SidMeierCivilizationPosition position,
            int seat,
            EventCard card,
            int stage,
            int first,
            List<SidMeierCivilizationMove> moves) {
        switch (card) {
            case DEFECTION, MASS_DEFECTION, WHOLESALE_DEFECTION -> {
                if (stage == 0) {
                    deserters(position, seat, card, moves);
                } else {
                    whoDeserts(position, seat, card, first, moves);
                }
            }
            case DISORIENTED -> displaced(position, seat, 2, stage, first, moves);
            case LOST -> displaced(position, seat, 3, stage, first, moves);
            case OUT_OF_POSITION -> displaced(position, seat, 4, stage, first, moves);
            case DROUGHT, DEFORESTATION -> withered(position, seat, card, moves);
            case EXCHANGE_OF_IDEAS -> exchange(position, seat, 1, stage, first, moves);
            case KNOWLEDGE_SHARED -> exchange(position, seat, 2, stage, first, moves);
            case THINK_TANK -> exchange(position, seat, 3, stage, first, moves);
            case SABOTAGE -> buildings(position, seat, reach(position, seat, 4), true, NONE, moves);
            case CATASTROPHE -> buildings(position, seat, reach(position, seat, 6), true, NONE, moves);
            case DISASTER -> {
                // The only one of its kind that names the other players.
                buildings(position, seat, everywhere(position), false, stage == 0 ? NONE : first, moves);
                if (stage == 1) {
                    moves.add(new SidMeierCivilizationMove.Done());
                }
            }
            case CITIZENS_ARE_REVOLTING, CITIZENS_ARE_REVOLTING_II -> {
                for (int other = 0; other < position.seats(); other++) {
                    // Also one in Anarchy: the card knows no exception, and Anarchy begins anew.
                    if (other != seat && Targets.mayTarget(position, seat, other)) {
                        moves.add(new SidMeierCivilizationMove.ChoosePlayer(other));
                    }
                }
            }
            case WE_LOVE_THE_DESPOT_DAY, WE_LOVE_THE_QUEEN_DAY, WE_LOVE_THE_PRESIDENT_DAY ->
                Targets.ownCities(position, seat, moves);
            default -> {
                // Gifts are paid with, and cancelling cards answer something: neither is played like this.
            }
        }
    }

    private static void buildings(
            SidMeierCivilizationPosition position,
            int seat,
            boolean[] near,
            boolean own,
            int but,
            List<SidMeierCivilizationMove> moves) {
        for (int square : position.layout.squares()) {
            int owner = near[square] && square != but ? Targets.buildingOwner(position, square) : NONE;
            if (owner != NONE && (own || owner != seat) && Targets.mayTarget(position, seat, owner)) {
                moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(square)));
            }
        }
    }

    private static boolean[] everywhere(SidMeierCivilizationPosition position) {
        boolean[] all = new boolean[Square.COUNT];
        for (int square : position.layout.squares()) {
            all[square] = Board.isRevealed(position, square);
        }
        return all;
    }

    /** Squares within a distance of an own figure or city, counted without diagonals over revealed squares. */
    static boolean[] reach(SidMeierCivilizationPosition position, int seat, int distance) {
        int[] steps = new int[Square.COUNT];
        int[] queue = new int[Square.COUNT];
        int size = 0;
        for (int square : position.layout.squares()) {
            if (isOwn(position, seat, square)) {
                steps[square] = 1;
                queue[size++] = square;
            }
        }
        boolean[] near = new boolean[Square.COUNT];
        for (int i = 0; i < size; i++) {
            int square = queue[i];
            near[square] = true;
            if (steps[square] <= distance) {
                for (int next : Square.neighbours(square)) {
                    if (steps[next] == 0 && Board.isRevealed(position, next)) {
                        steps[next] = steps[square] + 1;
                        queue[size++] = next;
                    }
                }
            }
        }
        return near;
    }

    /** Whether a figure or city of a seat is on a square. */
    private static boolean isOwn(SidMeierCivilizationPosition position, int seat, int square) {
        return Board.owner(position, square) == seat || Board.seatAt(position, square) == seat;
    }

    /** Whether a figure or city of a seat would be within a distance if every square could be crossed. */
    private static boolean isNear(SidMeierCivilizationPosition position, int seat, int distance, int square) {
        for (int own = Board.nextWithFigures(position, seat, NONE);
                own != NONE;
                own = Board.nextWithFigures(position, seat, own)) {
            if (Square.steps(own, square) <= distance) {
                return true;
            }
        }
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE && Square.steps(position.citySquare[city], square) <= distance) {
                return true;
            }
        }
        return false;
    }

    /** Whether one square is within {@link #reach}: looked for from that square, which mostly ends soon. */
    private static boolean isInReach(SidMeierCivilizationPosition position, int seat, int distance, int square) {
        if (isOwn(position, seat, square)) {
            return true;
        }
        if (!Board.isRevealed(position, square) || !isNear(position, seat, distance, square)) {
            return false;
        }
        long[] seen = new long[Square.COUNT / Long.SIZE];
        int[] queue = new int[Square.COUNT];
        queue[0] = square;
        int size = 1;
        int from = 0;
        for (int step = 0; step < distance; step++) {
            for (int end = size; from < end; from++) {
                for (int next : Square.neighbours(queue[from])) {
                    if (isOwn(position, seat, next)) {
                        return true;
                    }
                    boolean isNew = (seen[next / Long.SIZE] >> next & 1) == 0;
                    if (isNew && Board.isRevealed(position, next)) {
                        seen[next / Long.SIZE] |= 1L << next;
                        queue[size++] = next;
                    }
                }
            }
        }
        return false;
    }

    /** How far a card that strikes figures reaches; NONE for everywhere. */
    private static int distance(EventCard card) {
        return card == EventCard.DEFECTION ? 4 : card == EventCard.MASS_DEFECTION ? 6 : NONE;
    }

    /** Where a card that strikes figures reaches. */
    private static boolean[] struck(SidMeierCivilizationPosition position, int seat, EventCard card) {
        return distance(card) == NONE ? everywhere(position) : reach(position, seat, distance(card));
    }

    /** Whether such a card, in the hand of a seat, could strike figures of a seat that stand on a square. */
    static boolean reaches(SidMeierCivilizationPosition position, int seat, EventCard card, int owner, int square) {
        return Targets.mayTarget(position, seat, owner)
                && (distance(card) == NONE || isInReach(position, seat, distance(card), square));
    }

    private static void deserters(
            SidMeierCivilizationPosition position, int seat, EventCard card, List<SidMeierCivilizationMove> moves) {
        boolean[] near = struck(position, seat, card);
        for (int square : position.layout.squares()) {
            if (near[square]) {
                int owner = Board.owner(position, square);
                boolean figures = owner != NONE && Targets.mayTarget(position, seat, owner);
                if (figures || (card != EventCard.DEFECTION && hasPerson(position, seat, square))) {
                    moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(square)));
                }
            }
        }
    }

    private static boolean hasPerson(SidMeierCivilizationPosition position, int seat, int square) {
        int owner = Board.person(position, square) == NONE ? NONE : Board.seatAround(position, square);
        return owner != NONE && Targets.mayTarget(position, seat, owner);
    }

    private static void whoDeserts(
            SidMeierCivilizationPosition position,
            int seat,
            EventCard card,
            int square,
            List<SidMeierCivilizationMove> moves) {
        int owner = Board.owner(position, square);
        int most = owner == NONE || !Targets.mayTarget(position, seat, owner) ? 0 : card == EventCard.DEFECTION ? 1 : 2;
        for (int armies = 0; armies <= Math.min(most, Board.armies(position, square)); armies++) {
            for (int scouts = 0; scouts <= Math.min(most - armies, Board.scouts(position, square)); scouts++) {
                if (armies + scouts > 0) {
                    moves.add(new SidMeierCivilizationMove.ChooseFigures(armies, scouts));
                }
            }
        }
        if (card != EventCard.DEFECTION && hasPerson(position, seat, square)) {
            moves.add(new SidMeierCivilizationMove.ChooseGreatPerson());
        }
    }

    private static void displaced(
            SidMeierCivilizationPosition position,
            int seat,
            int distance,
            int stage,
            int from,
            List<SidMeierCivilizationMove> moves) {
        if (stage == 1) {
            boolean[] there = driven(position, from, distance);
            for (int square : position.layout.squares()) {
                if (there[square]) {
                    moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(square)));
                }
            }
            return;
        }
        for (int square : position.layout.squares()) {
            if (Board.isEnemy(position, square, seat)
                    && Targets.mayTarget(position, seat, Board.owner(position, square))
                    && isAnywhere(driven(position, square, distance))) {
                moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(square)));
            }
        }
    }

    private static boolean isAnywhere(boolean[] squares) {
        for (boolean square : squares) {
            if (square) {
                return true;
            }
        }
        return false;
    }

    /**
     * Where all figures of a square can be driven: over land, not into others, tribes or cities, and never where more of them
     * would be than their stacking limit, be it on the way.
     */
    private static boolean[] driven(SidMeierCivilizationPosition position, int from, int distance) {
        int owner = Board.owner(position, from);
        int group = Board.figures(position, from);
        int limit = Empire.stackingLimit(position, owner);
        int[] steps = new int[Square.COUNT];
        int[] queue = new int[Square.COUNT];
        boolean[] there = new boolean[Square.COUNT];
        int size = 0;
        steps[from] = 1;
        queue[size++] = from;
        for (int i = 0; i < size; i++) {
            int square = queue[i];
            there[square] = square != from;
            if (steps[square] <= distance) {
                for (int next : Square.neighbours(square)) {
                    if (steps[next] == 0
                            && Board.isRevealed(position, next)
                            && !Board.isWater(position, next)
                            && !Board.isTribe(position, next)
                            && Board.city(position, next) == NONE
                            && !Board.isEnemy(position, next, owner)
                            && Board.figures(position, next) + group <= limit) {
                        steps[next] = steps[square] + 1;
                        queue[size++] = next;
                    }
                }
            }
        }
        return there;
    }

    private static void withered(
            SidMeierCivilizationPosition position, int seat, EventCard card, List<SidMeierCivilizationMove> moves) {
        for (int square : position.layout.squares()) {
            if (!Board.isRevealed(position, square)
                    || Board.building(position, square) != NONE
                    || Board.wonder(position, square) != NONE
                    || Board.city(position, square) != NONE) {
                continue;
            }
            Terrain terrain = Board.terrain(position, square);
            boolean fits = card == EventCard.DEFORESTATION
                    ? terrain == Terrain.FOREST
                    : terrain != Terrain.MOUNTAIN && !(terrain == Terrain.DESERT && position.disaster[square] != 0);
            int owner = Board.seatAround(position, square);
            if (fits && (owner == NONE || Targets.mayTarget(position, seat, owner))) {
                moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(square)));
            }
        }
    }

    private static void exchange(
            SidMeierCivilizationPosition position,
            int seat,
            int level,
            int stage,
            int first,
            List<SidMeierCivilizationMove> moves) {
        if (stage == 1) {
            FreeTechnology.list(position, seat, position.technologies[first], level, moves);
            return;
        }
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat
                    && Targets.mayTarget(position, seat, other)
                    && FreeTechnology.canLearn(position, seat, position.technologies[other], level)) {
                moves.add(new SidMeierCivilizationMove.ChoosePlayer(other));
            }
        }
    }
}
