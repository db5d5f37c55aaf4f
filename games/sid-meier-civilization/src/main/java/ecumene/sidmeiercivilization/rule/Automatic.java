package ecumene.sidmeiercivilization.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.sidmeiercivilization.SidMeierCivilizationMove;
import ecumene.sidmeiercivilization.SidMeierCivilizationPosition;
import ecumene.sidmeiercivilization.SidMeierCivilizationRefusal;
import java.util.List;
import java.util.Map;

/** What asks nobody itself: it goes on by the rules and puts the questions on top of it. */
abstract class Automatic extends Step<SidMeierCivilizationPosition, SidMeierCivilizationMove> implements Remembering {

    private final Note[] told;

    /** With what everybody may read of its notes, in their order. */
    Automatic(String name, Note... told) {
        super(name);
        this.told = told;
    }

    @Override
    public final Map<String, Object> notes(SidMeierCivilizationPosition position, int depth) {
        return Note.told(position, depth, told);
    }

    @Override
    public final int awaiting(SidMeierCivilizationPosition position) {
        return Seats.NOBODY;
    }

    /** What was declared does not happen: the frame is on top and goes. */
    void beCancelled(SidMeierCivilizationPosition position) {
        position.steps().pop();
    }

    abstract void go(SidMeierCivilizationPosition position, EventLog log);

    @Override
    public final void proceed(SidMeierCivilizationPosition position, EventLog log) {
        go(position, log);
        Upkeep.look(position, log);
    }

    @Override
    public final void moves(SidMeierCivilizationPosition position, int seat, List<SidMeierCivilizationMove> moves) {
        throw nobodyIsAsked();
    }

    @Override
    public final SidMeierCivilizationRefusal why(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move) {
        throw nobodyIsAsked();
    }

    @Override
    public final void play(
            SidMeierCivilizationPosition position, int seat, SidMeierCivilizationMove move, EventLog log) {
        throw nobodyIsAsked();
    }

    @Override
    public final SidMeierCivilizationMove defaultMove(SidMeierCivilizationPosition position, int seat) {
        throw nobodyIsAsked();
    }

    @Override
    public final Prompt prompt(SidMeierCivilizationPosition position, int seat) {
        throw nobodyIsAsked();
    }

    private IllegalStateException nobodyIsAsked() {
        return new IllegalStateException(name() + " asks nobody");
    }
}
