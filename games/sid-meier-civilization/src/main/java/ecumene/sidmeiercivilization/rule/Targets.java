package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Terrain;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.ArrayList;
import java.util.List;

/**
 * What events and abilities are aimed at: up to two choices, each a number. A source is the index of a card, or {@link
 * #ABILITIES} and the index of an ability. Every first choice that is listed has a second one.
 */
final class Targets {

    static final int ABILITIES = 100;

    /** Choices of wonders begin here; below are squares and seats. */
    private static final int WONDERS = 1000;

    /** A great person is chosen, not figures. */
    static final int PERSON = 99;

    /** No second choice is wanted. */
    static final int NOTHING = -2;

    private Targets() {}

    static int of(EventCard card) {
        return card.index();
    }

    static int of(Ability ability) {
        return ABILITIES + ability.index();
    }

    static boolean isAbility(int source) {
        return source >= ABILITIES;
    }

    static Ability ability(int source) {
        return Ability.at(source - ABILITIES);
    }

    static EventCard card(int source) {
        return EventCard.at(source);
    }

    /** How many choices a source needs. */
    static int stages(int source) {
        if (isAbility(source)) {
            return switch (ability(source)) {
                case ANIMAL_HUSBANDRY,
                        CONSTRUCTION,
                        BANKING,
                        MONARCHY,
                        GUNPOWDER,
                        HORSEBACK_RIDING,
                        COMMUNISM,
                        ATOMIC_STRIKE -> 1;
                case STEAM_POWER -> 2;
                default -> 0;
            };
        }
        return switch (card(source)) {
            case DEFECTION,
                    MASS_DEFECTION,
                    WHOLESALE_DEFECTION,
                    DISORIENTED,
                    LOST,
                    OUT_OF_POSITION,
                    EXCHANGE_OF_IDEAS,
                    KNOWLEDGE_SHARED,
                    THINK_TANK,
                    DISASTER -> 2;
            default -> 1;
        };
    }

    static boolean hasAny(SidMeierCivilizationPosition position, int seat, int source) {
        if (stages(source) == 0) {
            return true;
        }
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        list(position, seat, source, 0, NONE, moves);
        return !moves.isEmpty();
    }

    /** The choices of a stage; {@code first} is what was chosen before. */
    static void list(
            SidMeierCivilizationPosition position,
            int seat,
            int source,
            int stage,
            int first,
            List<SidMeierCivilizationMove> moves) {
        if (isAbility(source)) {
            listAbility(position, seat, ability(source), stage, first, moves);
        } else {
            listEvent(position, seat, card(source), stage, first, moves);
        }
    }

    private static void listEvent(
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
                    if (other != seat
                            && mayTarget(position, seat, other)
                            && Empire.government(position, other)
                                    != ecumene.sidmeiercivilization.component.Government.ANARCHY) {
                        moves.add(new SidMeierCivilizationMove.ChoosePlayer(other));
                    }
                }
            }
            case WE_LOVE_THE_DESPOT_DAY, WE_LOVE_THE_QUEEN_DAY, WE_LOVE_THE_PRESIDENT_DAY ->
                ownCities(position, seat, moves);
            default -> {
                // Gifts are paid with, and cancelling cards answer something: neither is played like this.
            }
        }
    }

    private static void listAbility(
            SidMeierCivilizationPosition position,
            int seat,
            Ability ability,
            int stage,
            int first,
            List<SidMeierCivilizationMove> moves) {
        switch (ability) {
            case ANIMAL_HUSBANDRY, CONSTRUCTION, BANKING -> ownCities(position, seat, moves);
            case MONARCHY -> {
                wonders(position, Era.ANCIENT, moves);
                for (int other = 0; other < position.seats(); other++) {
                    if (other != seat && position.forces(other) > 0) {
                        moves.add(new SidMeierCivilizationMove.ChoosePlayer(other));
                    }
                }
            }
            case GUNPOWDER -> {
                wonders(position, Era.ANCIENT, moves);
                wonders(position, Era.MEDIEVAL, moves);
                anyBuildings(position, moves);
            }
            case HORSEBACK_RIDING -> {
                for (int other = 0; other < position.seats(); other++) {
                    if (other != seat) {
                        moves.add(new SidMeierCivilizationMove.ChoosePlayer(other));
                    }
                }
            }
            case COMMUNISM -> {
                for (int square : position.layout.squares()) {
                    if (position.figures[square] != 0 && !position.isFrozen(square)) {
                        moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(square)));
                    }
                }
            }
            case ATOMIC_STRIKE -> {
                for (int city = 0; city < position.citySquare.length; city++) {
                    if (city % CITIES != 0 && position.citySquare[city] != NONE) {
                        moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(position.citySquare[city])));
                    }
                }
            }
            case STEAM_POWER -> steam(position, seat, stage, first, moves);
            default -> {
                // No target.
            }
        }
    }

    // ---------------------------------------------------------------- kinds of targets

    private static void ownCities(
            SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(position.citySquare[city])));
            }
        }
    }

    private static void wonders(SidMeierCivilizationPosition position, Era era, List<SidMeierCivilizationMove> moves) {
        for (Wonder wonder : Wonder.ALL) {
            int state = position.wonderState[wonder.index()];
            boolean works =
                    state == SidMeierCivilizationPosition.BUILT && (position.obsolete & 1 << wonder.index()) == 0;
            if (wonder.era() == era && (works || state == SidMeierCivilizationPosition.IN_MARKET)) {
                moves.add(new SidMeierCivilizationMove.ChooseWonder(wonder));
            }
        }
    }

    private static void anyBuildings(SidMeierCivilizationPosition position, List<SidMeierCivilizationMove> moves) {
        for (int square : position.layout.squares()) {
            if (buildingOwner(position, square) != NONE) {
                moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(square)));
            }
        }
    }

    /** Whose building stands on a square; walls stand in the centre. */
    static int buildingOwner(SidMeierCivilizationPosition position, int square) {
        int city = Board.city(position, square);
        if (city != NONE) {
            return position.walls[city] != 0 ? city / CITIES : NONE;
        }
        if (Board.building(position, square) == NONE) {
            return NONE;
        }
        return Board.cityAround(position, square) / CITIES;
    }

    private static void buildings(
            SidMeierCivilizationPosition position,
            int seat,
            boolean[] near,
            boolean own,
            int but,
            List<SidMeierCivilizationMove> moves) {
        for (int square : position.layout.squares()) {
            int owner = near[square] && square != but ? buildingOwner(position, square) : NONE;
            if (owner != NONE && (own || owner != seat) && mayTarget(position, seat, owner)) {
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
            int city = Board.city(position, square);
            if (Board.owner(position, square) == seat || (city != NONE && city / CITIES == seat)) {
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

    private static void deserters(
            SidMeierCivilizationPosition position, int seat, EventCard card, List<SidMeierCivilizationMove> moves) {
        boolean[] near = card == EventCard.DEFECTION
                ? reach(position, seat, 4)
                : card == EventCard.MASS_DEFECTION ? reach(position, seat, 6) : everywhere(position);
        for (int square : position.layout.squares()) {
            if (near[square]) {
                int owner = Board.owner(position, square);
                boolean figures = owner != NONE && mayTarget(position, seat, owner);
                if (figures || (card != EventCard.DEFECTION && hasPerson(position, seat, square))) {
                    moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(square)));
                }
            }
        }
    }

    private static boolean hasPerson(SidMeierCivilizationPosition position, int seat, int square) {
        return Board.person(position, square) != NONE
                && mayTarget(position, seat, Board.cityAround(position, square) / CITIES);
    }

    private static void whoDeserts(
            SidMeierCivilizationPosition position,
            int seat,
            EventCard card,
            int square,
            List<SidMeierCivilizationMove> moves) {
        int owner = Board.owner(position, square);
        int most = owner == NONE || !mayTarget(position, seat, owner) ? 0 : card == EventCard.DEFECTION ? 1 : 2;
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
                    && mayTarget(position, seat, Board.owner(position, square))
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

    /** Where all figures of a square can be driven: over land, not into others, tribes or cities. */
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
            there[square] = square != from && Board.figures(position, square) + group <= limit;
            if (steps[square] <= distance) {
                for (int next : Square.neighbours(square)) {
                    if (steps[next] == 0
                            && Board.isRevealed(position, next)
                            && !Board.isWater(position, next)
                            && !Board.isTribe(position, next)
                            && Board.city(position, next) == NONE
                            && !Board.isEnemy(position, next, owner)) {
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
            int city = Board.cityAround(position, square);
            if (fits && (city == NONE || mayTarget(position, seat, city / CITIES))) {
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
                    && mayTarget(position, seat, other)
                    && FreeTechnology.canLearn(position, seat, position.technologies[other], level)) {
                moves.add(new SidMeierCivilizationMove.ChoosePlayer(other));
            }
        }
    }

    private static void steam(
            SidMeierCivilizationPosition position,
            int seat,
            int stage,
            int from,
            List<SidMeierCivilizationMove> moves) {
        for (int square : position.layout.squares()) {
            boolean own = Board.owner(position, square) == seat;
            if (stage == 0 ? own && hasPort(position, seat, square) : isPort(position, seat, from, square)) {
                moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(square)));
            }
        }
    }

    private static boolean hasPort(SidMeierCivilizationPosition position, int seat, int from) {
        for (int square : position.layout.squares()) {
            if (isPort(position, seat, from, square)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPort(SidMeierCivilizationPosition position, int seat, int from, int square) {
        return square != from
                && Board.isRevealed(position, square)
                && Board.isWater(position, square)
                && !Board.isTribe(position, square)
                && !Board.isEnemy(position, square, seat)
                && Board.figures(position, square) + Board.figures(position, from)
                        <= Empire.stackingLimit(position, seat);
    }

    // ---------------------------------------------------------------- the United Nations

    /** Whether a seat may still be asked to be a target: the owner of the United Nations refuses once a turn. */
    private static boolean mayTarget(SidMeierCivilizationPosition position, int seat, int other) {
        return seat == other || !position.hasUsed(seat, Once.REFUSED) || !isShielded(position, other);
    }

    static boolean isShielded(SidMeierCivilizationPosition position, int seat) {
        return Empire.wonderWorks(position, seat, Wonder.UNITED_NATIONS);
    }

    // ---------------------------------------------------------------- choices as numbers

    static int code(SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.ChooseSquare square -> square.square().index();
            case SidMeierCivilizationMove.ChoosePlayer player -> player.player();
            case SidMeierCivilizationMove.ChooseTechnology technology ->
                technology.technology().index();
            case SidMeierCivilizationMove.ChooseWonder wonder ->
                WONDERS + wonder.wonder().index();
            case SidMeierCivilizationMove.ChooseFigures figures -> figures.armies() | figures.scouts() << 4;
            case SidMeierCivilizationMove.ChooseGreatPerson ignored -> PERSON;
            default -> NOTHING;
        };
    }

    static boolean isWonder(int choice) {
        return choice >= WONDERS;
    }

    static Wonder wonder(int choice) {
        return Wonder.at(choice - WONDERS);
    }

    static Technology technology(int choice) {
        return Technology.at(choice);
    }

    /** Whom an event is aimed at: the seat, or whose figures, squares or buildings; NONE for nobody else. */
    static int victim(SidMeierCivilizationPosition position, int seat, int source, int first, int second) {
        if (isAbility(source)) {
            return NONE;
        }
        int victim = switch (card(source)) {
            case EXCHANGE_OF_IDEAS, KNOWLEDGE_SHARED, THINK_TANK, CITIZENS_ARE_REVOLTING, CITIZENS_ARE_REVOLTING_II ->
                first;
            case DEFECTION, DISORIENTED, LOST, OUT_OF_POSITION -> Board.owner(position, first);
            case MASS_DEFECTION, WHOLESALE_DEFECTION ->
                second == PERSON ? Board.cityAround(position, first) / CITIES : Board.owner(position, first);
            case SABOTAGE, CATASTROPHE, DISASTER -> buildingOwner(position, first);
            case DROUGHT, DEFORESTATION -> {
                int city = Board.cityAround(position, first);
                yield city == NONE ? NONE : city / CITIES;
            }
            default -> NONE;
        };
        return victim == seat ? NONE : victim;
    }

    /** Whom a disaster strikes besides its first victim; NONE for nobody. */
    static int secondVictim(SidMeierCivilizationPosition position, int source, int second) {
        return !isAbility(source) && card(source) == EventCard.DISASTER && second >= 0
                ? buildingOwner(position, second)
                : NONE;
    }

    /** The owner of the United Nations, if an event is aimed at them; NONE otherwise. */
    static int shielded(SidMeierCivilizationPosition position, int seat, int source, int first, int second) {
        int victim = victim(position, seat, source, first, second);
        if (victim != NONE && isShielded(position, victim)) {
            return victim;
        }
        int other = secondVictim(position, source, second);
        return other != NONE && isShielded(position, other) ? other : NONE;
    }
}
