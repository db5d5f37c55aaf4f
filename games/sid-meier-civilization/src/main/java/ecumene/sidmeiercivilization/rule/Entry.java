package ecumene.sidmeiercivilization.rule;

import static ecumene.sidmeiercivilization.SidMeierCivilizationPosition.NONE;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.Board;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;

/**
 * Armies are about to enter a hut, a village, a foreign city or a square with foreign figures. Before they do the others may
 * interrupt. Notes: where to, where from (NONE out of the air, then they are off the map), how many armies.
 */
public final class Entry extends Automatic {

    public static final Entry STEP = new Entry();

    private Entry() {
        super("entry");
    }

    static void begin(SidMeierCivilizationPosition position, int seat, int to, int from, int armies) {
        position.steps().push(STEP, seat, to, from, armies);
        position.steps().push(Interrupt.STEP, seat, to, 0);
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.steps().seat();
        int to = position.steps().note(0);
        int from = position.steps().note(1);
        int armies = position.steps().note(2);
        position.steps().pop();
        if (from != NONE) {
            armies = Board.owner(position, from) == seat ? Math.min(armies, Board.armies(position, from)) : 0;
            if (armies == 0) {
                return;
            }
            if (position.isFrozen(from)) {
                Movement.markMoved(position, from, armies, 0);
                return;
            }
            Board.remove(position, from, armies, 0);
        }
        Combat.enter(position, seat, to, armies, 0, log);
    }
}
