package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;
import org.jspecify.annotations.Nullable;

/** Groups and Stacking Limit: which squares a group may enter, cross and stop on. */
final class Groups {

    private Groups() {}

    /** Whether something stands on a square that figures do not walk through. */
    static boolean isHostile(SidMeierCivilizationPosition position, int seat, int square) {
        int owner = Board.seatAt(position, square);
        return Board.isTribe(position, square)
                || Board.isEnemy(position, square, seat)
                || (owner != NONE && owner != seat);
    }

    static boolean isBeside(int square, int other) {
        return Square.steps(square, other) == 1;
    }

    /** Figures that move together; {@code ground}: where they still stand on the map. */
    record Group(int seat, int ground, int armies, int scouts) {

        /** Null if the group can enter a square from beside it, leaving aside where it ends. */
        @Nullable
        SidMeierCivilizationRefusal enterReason(SidMeierCivilizationPosition position, int square) {
            if (!Board.isRevealed(position, square)) {
                return SidMeierCivilizationRefusal.TILE_IS_FACE_DOWN;
            }
            if (Board.isWater(position, square) && !Empire.crossesWater(position, seat)) {
                return SidMeierCivilizationRefusal.CANNOT_CROSS_WATER;
            }
            if (isHostile(position, seat, square)) {
                return scouts > 0 && !flies(position) ? scoutsReason(position, square) : null;
            }
            // Who comes back to where the group stands does not meet itself there.
            int others = Board.figures(position, square) - (square == ground ? armies + scouts : 0);
            return others + armies + scouts > Empire.stackingLimit(position, seat)
                    ? SidMeierCivilizationRefusal.STACK_IS_FULL
                    : null;
        }

        /** Whether squares that cannot be passed on foot are flown over. */
        boolean flies(SidMeierCivilizationPosition position) {
            return Empire.knows(position, seat, Technology.FLIGHT);
        }

        /** Null if a move may end on a square, be it by an attack: not in water without the right technology. */
        @Nullable
        SidMeierCivilizationRefusal stopReason(SidMeierCivilizationPosition position, int square) {
            if (Board.isWater(position, square) && !Empire.stopsInWater(position, seat)) {
                return SidMeierCivilizationRefusal.NOT_IN_WATER;
            }
            if (isHostile(position, seat, square)) {
                return scouts == 0 ? null : scoutsReason(position, square);
            }
            return Board.city(position, square) == NONE ? null : SidMeierCivilizationRefusal.NOBODY_STOPS_IN_THE_CENTRE;
        }

        private static SidMeierCivilizationRefusal scoutsReason(SidMeierCivilizationPosition position, int square) {
            return Board.isTribe(position, square)
                    ? SidMeierCivilizationRefusal.SCOUTS_DO_NOT_EXPLORE
                    : SidMeierCivilizationRefusal.SCOUTS_DO_NOT_ATTACK;
        }

        /** Whether a square is the end of the way for whoever goes on foot. */
        boolean isEnd(SidMeierCivilizationPosition position, int square) {
            return isHostile(position, seat, square) && !flies(position);
        }

        /** Whether the group, once on a square, can come to a legal stop with some steps left. */
        boolean canFinish(SidMeierCivilizationPosition position, int square, int left) {
            if (stopReason(position, square) == null) {
                return true;
            }
            if (left == 0 || isEnd(position, square)) {
                return false;
            }
            for (int next : Square.neighbours(square)) {
                if (enterReason(position, next) == null && canFinish(position, next, left - 1)) {
                    return true;
                }
            }
            return false;
        }

        /** Whether the group could do anything by setting out: go, turn up a tile, infiltrate a city, raze a building. */
        boolean canSetOut(SidMeierCivilizationPosition position) {
            int left = Empire.speed(position, seat);
            for (int next : Square.neighbours(ground)) {
                if (Infiltration.reason(position, this, ground, left, next) == null) {
                    return true;
                }
                if (isTileToDiscover(position, next)) {
                    if (stopReason(position, ground) == null || canFinish(position, ground, left - 1)) {
                        return true;
                    }
                } else if (enterReason(position, next) == null && canFinish(position, next, left - 1)) {
                    return true;
                }
            }
            return armies > 0 && Razing.reason(position, seat, ground) == null && stopReason(position, ground) == null;
        }

        /** Whether a step to a square leads anywhere but back to where the group was, be it only to turn up a tile. */
        boolean leadsOn(SidMeierCivilizationPosition position, int square, int left, int from) {
            if (square != from && stopReason(position, square) == null) {
                return true;
            }
            if (left == 0 || isEnd(position, square)) {
                return false;
            }
            for (int next : Square.neighbours(square)) {
                boolean on = isTileToDiscover(position, next)
                        ? canFinish(position, square, left - 1)
                        : enterReason(position, next) == null && leadsOn(position, next, left - 1, from);
                if (on) {
                    return true;
                }
            }
            return false;
        }

        private static boolean isTileToDiscover(SidMeierCivilizationPosition position, int square) {
            return position.layout.slot(square) != NONE && !Board.isRevealed(position, square);
        }
    }
}
