package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Once;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Civilization;
import org.jspecify.annotations.Nullable;

/** Civilizations: Russia may sacrifice a figure in a foreign city for a technology. */
final class Infiltration {

    private Infiltration() {}

    /** Null if a group may be sacrificed in a city beside the square where it is. */
    static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, Groups.Group group, int from, int left, int square) {
        int seat = group.seat();
        if (!Empire.is(position, seat, Civilization.RUSSIANS)) {
            return SidMeierCivilizationRefusal.ONLY_RUSSIA_INFILTRATES;
        }
        if (position.hasUsed(seat, Once.INFILTRATION)) {
            return SidMeierCivilizationRefusal.INFILTRATED_THIS_TURN;
        }
        if (left == 0) {
            return SidMeierCivilizationRefusal.NO_STEPS_LEFT;
        }
        int victim = Board.seatAt(position, square);
        if (victim == NONE || victim == seat || !Groups.isBeside(from, square)) {
            return SidMeierCivilizationRefusal.ONLY_TO_NEIGHBOURS;
        }
        if (position.isFrozen(group.ground())) {
            return SidMeierCivilizationRefusal.SQUARE_IS_FROZEN;
        }
        if (group.armies() + group.scouts() != 1) {
            return SidMeierCivilizationRefusal.ONE_FIGURE_INFILTRATES;
        }
        return FreeTechnology.canLearnFrom(position, seat, victim)
                ? null
                : SidMeierCivilizationRefusal.NOBODY_TEACHES_THAT;
    }
}
