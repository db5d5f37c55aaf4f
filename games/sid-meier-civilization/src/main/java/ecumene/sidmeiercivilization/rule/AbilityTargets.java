package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Ability;
import ecumene.sidmeiercivilization.component.Era;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Wonder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What resource abilities can be aimed at. */
final class AbilityTargets {

    private AbilityTargets() {}

    static void list(
            SidMeierCivilizationPosition position,
            int seat,
            Ability ability,
            int stage,
            int first,
            List<SidMeierCivilizationMove> moves) {
        switch (ability) {
            case ANIMAL_HUSBANDRY, CONSTRUCTION, BANKING -> Targets.ownCities(position, seat, moves);
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
                    // Also one that nobody stands on yet: whoever comes there stays.
                    if (Board.isRevealed(position, square) && !position.isFrozen(square)) {
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
            if (Targets.buildingOwner(position, square) != NONE) {
                moves.add(new SidMeierCivilizationMove.ChooseSquare(Square.at(square)));
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
        return portReason(position, seat, from, square) == null;
    }

    /**
     * Null if Steam Power may carry the figures of a square to another one: any water, says its card, so it is entered as by
     * any move. An army attacks there, and scouts are kept from it.
     */
    static @Nullable SidMeierCivilizationRefusal portReason(
            SidMeierCivilizationPosition position, int seat, int from, int square) {
        if (square == from || !Board.isRevealed(position, square) || !Board.isWater(position, square)) {
            return SidMeierCivilizationRefusal.NO_TARGET_OF_THE_ABILITY;
        }
        Groups.Group group = new Groups.Group(seat, from, Board.armies(position, from), Board.scouts(position, from));
        SidMeierCivilizationRefusal reason = group.enterReason(position, square);
        return reason == null ? group.stopReason(position, square) : reason;
    }
}
