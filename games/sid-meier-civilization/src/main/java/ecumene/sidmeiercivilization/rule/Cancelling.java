package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.sidmeiercivilization.SidMeierCivilizationEvent;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;

/** A cancelling effect that nobody has cancelled: the question it answered is over, and what it was about does not happen. */
public final class Cancelling extends Automatic {

    public static final Cancelling STEP = new Cancelling();

    private Cancelling() {
        super("cancelling");
    }

    @Override
    void go(SidMeierCivilizationPosition position, EventLog log) {
        int seat = position.steps().seat();
        position.steps().pop();
        String what = String.valueOf(Respond.source(position));
        position.steps().pop();
        log.all(new SidMeierCivilizationEvent.Cancelled(seat, position.steps().seat(), what));
        ((Automatic) position.steps().top()).beCancelled(position);
    }
}
