package ecumene.sidmeiercivilization.rule;

import ecumene.engine.Loss;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Most events and abilities that strike something may strike one's own, and must if there is nothing else. Whoever plays one
 * is told before.
 */
final class OwnHarm {

    private OwnHarm() {}

    /** What playing a card or using an ability throws away because only the player's own can be struck. */
    static @Nullable Loss ofPlaying(SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.PlayEvent play ->
                onlyOwn(position, seat, Targets.of(play.card())) ? only(play.card()) : null;
            case SidMeierCivilizationMove.UseAbility use ->
                onlyOwn(position, seat, Targets.of(use.ability())) ? only(use.ability()) : null;
            default -> null;
        };
    }

    private static Loss only(Object source) {
        return new Loss("only-own", Map.of("source", source));
    }

    /** What is struck by a choice that leaves nothing but the player's own. */
    static @Nullable Loss ofAiming(
            SidMeierCivilizationPosition position, int seat, int source, int first, SidMeierCivilizationMove move) {
        if (!strikes(source) || !hits(position, seat, source, first, move)) {
            return null;
        }
        return switch (move) {
            case SidMeierCivilizationMove.ChooseSquare choice ->
                at(position, source, choice.square().index());
            case SidMeierCivilizationMove.ChooseFigures choice ->
                new Loss("own-group", Map.of("armies", choice.armies(), "scouts", choice.scouts()));
            case SidMeierCivilizationMove.ChooseGreatPerson ignored ->
                new Loss("own-person", Map.of("person", Person.at(Board.person(position, first))));
            case SidMeierCivilizationMove.ChooseWonder choice ->
                new Loss("own-wonder", Map.of("wonder", choice.wonder()));
            default -> null;
        };
    }

    private static Loss at(SidMeierCivilizationPosition position, int source, int square) {
        if (isDefection(source)) {
            return new Loss(
                    Board.owner(position, square) == SidMeierCivilizationPosition.NONE ? "own-persons" : "own-figures");
        }
        if (isStrike(source)) {
            return new Loss("own-city");
        }
        int building = Board.building(position, square);
        return new Loss(
                "building",
                Map.of(
                        "building",
                        Board.city(position, square) == SidMeierCivilizationPosition.NONE
                                ? Building.at(building)
                                : Building.CITY_WALLS));
    }

    private static boolean onlyOwn(SidMeierCivilizationPosition position, int seat, int source) {
        return strikes(source) && allHit(position, seat, source, 0, SidMeierCivilizationPosition.NONE);
    }

    private static boolean allHit(SidMeierCivilizationPosition position, int seat, int source, int stage, int first) {
        List<SidMeierCivilizationMove> moves = new ArrayList<>();
        Targets.list(position, seat, source, stage, first, moves);
        return moves.stream().allMatch(move -> hits(position, seat, source, first, move));
    }

    private static boolean hits(
            SidMeierCivilizationPosition position, int seat, int source, int first, SidMeierCivilizationMove move) {
        return switch (move) {
            case SidMeierCivilizationMove.ChooseSquare choice -> {
                int square = choice.square().index();
                yield isDefection(source)
                        ? allHit(position, seat, source, 1, square)
                        : isStrike(source)
                                ? Board.seatAt(position, square) == seat
                                : Targets.buildingOwner(position, square) == seat;
            }
            case SidMeierCivilizationMove.ChooseFigures ignored -> Board.owner(position, first) == seat;
            case SidMeierCivilizationMove.ChooseGreatPerson ignored -> Board.seatAround(position, first) == seat;
            case SidMeierCivilizationMove.ChooseWonder choice ->
                Empire.wonderOwner(position, choice.wonder().index()) == seat;
            default -> false;
        };
    }

    /** Cards and abilities that kill or destroy and do not name the other players. */
    private static boolean strikes(int source) {
        return Targets.isAbility(source)
                ? switch (Targets.ability(source)) {
                    case MONARCHY, GUNPOWDER, ATOMIC_STRIKE -> true;
                    default -> false;
                }
                : isDefection(source)
                        || switch (Targets.card(source)) {
                            case SABOTAGE, CATASTROPHE -> true;
                            default -> false;
                        };
    }

    private static boolean isDefection(int source) {
        return !Targets.isAbility(source)
                && switch (Targets.card(source)) {
                    case DEFECTION, MASS_DEFECTION, WHOLESALE_DEFECTION -> true;
                    default -> false;
                };
    }

    private static boolean isStrike(int source) {
        return Targets.isAbility(source) && Targets.ability(source) == Ability.ATOMIC_STRIKE;
    }
}
