package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.FigureCount;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.EventCard;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What events and abilities are aimed at: up to two choices, each a number. A source is the index of a card, or {@link
 * #ABILITIES} and the index of an ability. Every first choice that is listed has a second one.
 */
final class Targets {

    /** Sources that are abilities begin here; below are cards. */
    private static final int ABILITIES = 100;

    /** What a source is, as everybody may read it. */
    static final Note SOURCE_NOTE = Note.component(
            "source",
            source -> isAbility(source) ? ability(source).id() : card(source).id());

    /** Choices of wonders begin here; below are squares and seats. */
    private static final int WONDERS = 1000;

    /** A great person is chosen, not figures. */
    private static final int PERSON = 99;

    /** No second choice is wanted. */
    private static final int NOTHING = -2;

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
            AbilityTargets.list(position, seat, ability(source), stage, first, moves);
        } else {
            EventTargets.list(position, seat, card(source), stage, first, moves);
        }
    }

    static void ownCities(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(position.citySquare[city])));
            }
        }
    }

    /** Whose building stands on a square; walls stand in the centre. */
    static int buildingOwner(SidMeierCivilizationPosition position, int square) {
        int city = Board.city(position, square);
        if (city != NONE) {
            return position.walls[city] != 0 ? Board.seatOf(city) : NONE;
        }
        return Board.building(position, square) == NONE ? NONE : Board.seatAround(position, square);
    }

    /** Whether a choice hits something of the player's own; the boost of an own city is no harm. */
    static boolean isOwn(
            SidMeierCivilizationPosition position, int seat, int source, int first, SidMeierCivilizationMove move) {
        if (isAbility(source) ? boosts(ability(source)) : boosts(card(source))) {
            return false;
        }
        return switch (move) {
            case SidMeierCivilizationMove.ChooseSquare choice ->
                isOwn(position, seat, source, choice.square().index());
            case SidMeierCivilizationMove.ChooseFigures ignored -> Board.owner(position, first) == seat;
            case SidMeierCivilizationMove.ChooseGreatPerson ignored -> isOwn(position, seat, source, first);
            case SidMeierCivilizationMove.ChooseWonder choice ->
                Empire.wonderOwner(position, choice.wonder().index()) == seat;
            default -> false;
        };
    }

    /** Own figures, an own city, something of its outskirts, or for cards that change the land the outskirts themselves. */
    private static boolean isOwn(SidMeierCivilizationPosition position, int seat, int source, int square) {
        if (source == of(EventCard.DEFECTION)) {
            return Board.owner(position, square) == seat;
        }
        boolean land = source == of(EventCard.DROUGHT) || source == of(EventCard.DEFORESTATION);
        return Board.owner(position, square) == seat
                || Board.seatAt(position, square) == seat
                || ((land || position.onMap[square] != Board.EMPTY) && Board.seatAround(position, square) == seat);
    }

    private static boolean boosts(Ability ability) {
        return switch (ability) {
            case ANIMAL_HUSBANDRY, CONSTRUCTION, BANKING -> true;
            default -> false;
        };
    }

    private static boolean boosts(EventCard card) {
        return switch (card) {
            case WE_LOVE_THE_DESPOT_DAY, WE_LOVE_THE_QUEEN_DAY, WE_LOVE_THE_PRESIDENT_DAY -> true;
            default -> false;
        };
    }

    // ---------------------------------------------------------------- the United Nations

    /** Whether a seat may still be asked to be a target: the owner of the United Nations refuses once a turn. */
    static boolean mayTarget(SidMeierCivilizationPosition position, int seat, int other) {
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
            case SidMeierCivilizationMove.ChooseFigures figures -> FigureCount.of(figures.armies(), figures.scouts());
            case SidMeierCivilizationMove.ChooseGreatPerson ignored -> PERSON;
            default -> NOTHING;
        };
    }

    /** Whether the choice, a second one, is the great person on the square and not figures there. */
    static boolean isPerson(int choice) {
        return choice == PERSON;
    }

    /** Whether a second choice names something. */
    static boolean isSomething(int choice) {
        return choice >= 0;
    }

    /** What was chosen in a stage, as everybody may read it; null if nothing is chosen yet. */
    static @Nullable Object told(int source, int stage, int choice) {
        if (choice == NONE) {
            return null;
        }
        if (choice == NOTHING) {
            return "nothing";
        }
        if (isWonder(choice)) {
            return wonder(choice).id();
        }
        if (isAbility(source)) {
            return switch (ability(source)) {
                case MONARCHY, HORSEBACK_RIDING -> choice;
                default -> Square.at(choice).id();
            };
        }
        return switch (card(source)) {
            case CITIZENS_ARE_REVOLTING, CITIZENS_ARE_REVOLTING_II -> choice;
            case EXCHANGE_OF_IDEAS, KNOWLEDGE_SHARED, THINK_TANK ->
                stage == 0 ? choice : technology(choice).id();
            case DEFECTION, MASS_DEFECTION, WHOLESALE_DEFECTION ->
                stage == 0
                        ? Square.at(choice).id()
                        : isPerson(choice)
                                ? "person"
                                : Map.of("armies", FigureCount.armies(choice), "scouts", FigureCount.scouts(choice));
            default -> Square.at(choice).id();
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
                isPerson(second) ? Board.seatAround(position, first) : Board.owner(position, first);
            case SABOTAGE, CATASTROPHE, DISASTER -> buildingOwner(position, first);
            case DROUGHT, DEFORESTATION -> Board.seatAround(position, first);
            default -> NONE;
        };
        return victim == seat ? NONE : victim;
    }

    /** Whom a disaster strikes besides its first victim; NONE for nobody. */
    static int secondVictim(SidMeierCivilizationPosition position, int source, int second) {
        return !isAbility(source) && card(source) == EventCard.DISASTER && isSomething(second)
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
