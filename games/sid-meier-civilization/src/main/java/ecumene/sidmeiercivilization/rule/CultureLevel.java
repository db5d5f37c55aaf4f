package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Empire;
import ecumene.sidmeiercivilization.Ending;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import ecumene.sidmeiercivilization.component.Civilization;
import ecumene.sidmeiercivilization.component.CultureTrack;
import org.jspecify.annotations.Nullable;

/** Spending Culture: steps on the culture track, paid or free, and what the spaces give. */
final class CultureLevel {

    private CultureLevel() {}

    /** Null if a seat can pay for the next space. */
    static @Nullable SidMeierCivilizationRefusal reason(SidMeierCivilizationPosition position, int seat) {
        int next = position.level[seat] + 1;
        if (position.culture[seat] < CultureTrack.culture(next)) {
            return SidMeierCivilizationRefusal.NOT_ENOUGH_CULTURE;
        }
        return position.trade[seat] < CultureTrack.trade(next) ? SidMeierCivilizationRefusal.NOT_ENOUGH_TRADE : null;
    }

    static void buy(SidMeierCivilizationPosition position, int seat, EventLog log) {
        int next = position.level[seat] + 1;
        position.culture[seat] -= CultureTrack.culture(next);
        position.trade[seat] -= CultureTrack.trade(next);
        advance(position, seat, log);
    }

    static void advance(SidMeierCivilizationPosition position, int seat, EventLog log) {
        int space = ++position.level[seat];
        log.all(new SidMeierCivilizationEvent.CultureAdvanced(seat, space));
        if (Upkeep.isLast(space)) {
            Upkeep.win(position, seat, Ending.CULTURE, log);
        } else if (CultureTrack.isPerson(space)) {
            Draws.gainPerson(position, seat, log);
        } else {
            Draws.event(position, seat, CultureTrack.era(space), log);
        }
    }

    /** Rome advances for every wonder and city it builds and every city and village it conquers. */
    static void triumph(SidMeierCivilizationPosition position, int seat, EventLog log) {
        if (Empire.is(position, seat, Civilization.ROMANS) && !position.isFinished()) {
            advance(position, seat, log);
        }
    }
}
