package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Ending;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.component.Arm;
import ecumene.sidmeiercivilization.component.Building;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Resource;
import ecumene.sidmeiercivilization.component.Square;
import ecumene.sidmeiercivilization.component.Technology;

/** Abilities of Technologies: what a technology does the moment it is learnt. */
final class Learning {

    private Learning() {}

    /** A technology that was researched: Germany gains by those that improve or unlock an arm. */
    static void research(SidMeierCivilizationPosition position, int seat, Technology technology, EventLog log) {
        Arm arm = technology.arm();
        int rank = arm == null ? 0 : Empire.rank(position, seat, arm);
        learn(position, seat, technology, log);
        if (arm != null && !position.isFinished() && Empire.is(position, seat, Civilization.GERMANS)) {
            if (arm == Arm.AIRCRAFT || Empire.rank(position, seat, arm) > rank) {
                arm(position, seat, arm, log);
            }
        }
    }

    /** A technology that was learnt in whatever way. */
    static void learn(SidMeierCivilizationPosition position, int seat, Technology technology, EventLog log) {
        position.technologies[seat] |= technology.bit();
        log.all(new SidMeierCivilizationEvent.TechnologyLearned(seat, technology));
        if (technology == Technology.SPACE_FLIGHT) {
            Upkeep.win(position, seat, Ending.TECHNOLOGY, log);
            return;
        }
        Government government = technology.government();
        if (government != null) {
            position.unlockedNow[seat] |= (byte) (1 << government.index());
        }
        Building building = technology.building();
        Building basic = building == null ? null : building.upgrades();
        if (building != null && basic != null) {
            upgrade(position, seat, basic, building);
        }
    }

    private static void upgrade(SidMeierCivilizationPosition position, int seat, Building basic, Building improved) {
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (position.citySquare[city] != NONE) {
                for (int square : Square.around(position.citySquare[city])) {
                    if (Board.building(position, square) == basic.index()) {
                        Board.upgrade(position, square, improved.index());
                    }
                }
            }
        }
    }

    /** Germany: a unit and a resource for each arm that is improved or unlocked. */
    private static void arm(SidMeierCivilizationPosition position, int seat, Arm arm, EventLog log) {
        for (int i = 0; i < Resource.IN_MARKET; i++) {
            if (position.market[i] > 0) {
                position.steps().push(MarketResource.STEP, seat);
                break;
            }
        }
        if (Draws.hasUnits(position, arm)) {
            Draws.recruit(position, seat, arm, false, log);
        }
    }
}
