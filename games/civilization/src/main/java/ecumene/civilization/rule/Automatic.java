package ecumene.civilization.rule;

import ecumene.civilization.CivilizationMove;
import ecumene.civilization.CivilizationPosition;
import ecumene.civilization.CivilizationRefusal;
import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import java.util.List;

/** A phase that asks nobody itself: it goes on by the rules and puts the questions on top of it. */
abstract class Automatic extends Question {

    Automatic(String name) {
        super(name);
    }

    @Override
    public final int awaiting(CivilizationPosition position) {
        return Seats.NOBODY;
    }

    @Override
    public abstract void proceed(CivilizationPosition position, EventLog log);

    @Override
    public final void moves(CivilizationPosition position, int seat, List<CivilizationMove> moves) {
        throw nobodyIsAsked();
    }

    @Override
    public final CivilizationRefusal why(CivilizationPosition position, int seat, CivilizationMove move) {
        throw nobodyIsAsked();
    }

    @Override
    public final void play(CivilizationPosition position, int seat, CivilizationMove move, EventLog log) {
        throw nobodyIsAsked();
    }

    @Override
    public final CivilizationMove defaultMove(CivilizationPosition position, int seat) {
        throw nobodyIsAsked();
    }

    @Override
    public final Prompt prompt(CivilizationPosition position, int seat) {
        throw nobodyIsAsked();
    }

    private IllegalStateException nobodyIsAsked() {
        return new IllegalStateException(name() + " asks nobody");
    }
}
