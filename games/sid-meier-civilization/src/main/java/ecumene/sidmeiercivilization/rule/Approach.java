package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;

/**
 * A group on its way is about to enter the outskirts of a foreign city. Before it does the others may interrupt; then it goes
 * on if it still can. The march lies below. Note: where to.
 */
public final class Approach extends Automatic {

    public static final Approach STEP = new Approach();

    private Approach() {
        super("approach");
    }

    static void begin(SidMeierCivilizationPosition position, int seat, int to) {
        position.steps().push(STEP, seat, to);
        position.steps().push(Interrupt.STEP, seat, to, 0);
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.steps().seat();
        int to = position.steps().note(0);
        position.steps().pop();
        March.goOn(position, seat, to, log);
    }
}
