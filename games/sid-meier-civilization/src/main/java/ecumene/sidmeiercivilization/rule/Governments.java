package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.CITIES;
import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Government;
import ecumene.sidmeiercivilization.component.Technology;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changing Governments. */
final class Governments {

    private Governments() {}

    static boolean isUnlocked(SidMeierCivilizationPosition position, int seat, Government government) {
        Technology technology = government.technology();
        return government == Government.DESPOTISM
                || (technology != null && Empire.knows(position, seat, technology))
                || Empire.civilization(position, seat).government() == government;
    }

    /** Whether a city stands and takes actions at all: under Anarchy the capital does not, whatever gives it one. */
    static boolean mayAct(SidMeierCivilizationPosition position, int city) {
        boolean capital = city % CITIES == 0;
        return position.citySquare[city] != NONE
                && !(capital && Empire.government(position, city / CITIES) == Government.ANARCHY);
    }

    /** Whether any city of a seat takes actions at all. */
    static boolean anyMayAct(SidMeierCivilizationPosition position, int seat) {
        for (int city = seat * CITIES; city < (seat + 1) * CITIES; city++) {
            if (mayAct(position, city)) {
                return true;
            }
        }
        return false;
    }

    /** Null if a seat may change to a government in its start of turn. */
    static @Nullable SidMeierCivilizationRefusal reason(
            SidMeierCivilizationPosition position, int seat, Government government) {
        Government now = Empire.government(position, seat);
        if (government == now) {
            return SidMeierCivilizationRefusal.GOVERNMENT_IN_FORCE;
        }
        if (isDirect(position, seat, government)) {
            return null;
        }
        if (now == Government.ANARCHY) {
            if (position.anarchySince[seat] >= position.round) {
                return SidMeierCivilizationRefusal.ANARCHY_LASTS_A_TURN;
            }
            return isUnlocked(position, seat, government) ? null : SidMeierCivilizationRefusal.GOVERNMENT_NOT_UNLOCKED;
        }
        if (government == Government.ANARCHY) {
            return null;
        }
        if (!isUnlocked(position, seat, government)) {
            return SidMeierCivilizationRefusal.GOVERNMENT_NOT_UNLOCKED;
        }
        // What was unlocked a moment ago has its chance still before it: in the turn after.
        return (position.unlockedNow[seat] & 1 << government.index()) == 0
                ? SidMeierCivilizationRefusal.ANARCHY_COMES_FIRST
                : SidMeierCivilizationRefusal.GOVERNMENT_COMES_NEXT_TURN;
    }

    /** Whether a government was unlocked in the turn before, and its one chance is not yet taken. */
    private static boolean isDirect(SidMeierCivilizationPosition position, int seat, Government government) {
        return (position.unlocked[seat] & 1 << government.index()) != 0;
    }

    /** Whether a seat may change to any government in its start of turn. */
    static boolean canChange(SidMeierCivilizationPosition position, int seat) {
        for (int i = 0; i < Government.COUNT; i++) {
            if (reason(position, seat, Government.at(i)) == null) {
                return true;
            }
        }
        return false;
    }

    static void list(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        // Anarchy comes last: nobody wants it for itself.
        for (int i = 1; i <= Government.COUNT; i++) {
            Government government = Government.at(i % Government.COUNT);
            if (reason(position, seat, government) == null) {
                moves.add(new SidMeierCivilizationMove.ChangeGovernment(government));
            }
        }
    }

    static void change(SidMeierCivilizationPosition position, int seat, Government government, EventLog log) {
        position.government[seat] = (byte) government.index();
        position.unlocked[seat] &= (byte) ~(1 << government.index());
        if (government == Government.ANARCHY) {
            position.anarchySince[seat] = position.round;
        }
        log.all(new SidMeierCivilizationEvent.GovernmentChanged(seat, government));
    }
}
