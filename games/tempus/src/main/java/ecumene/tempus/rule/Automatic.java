package ecumene.tempus.rule;

import ecumene.engine.EventLog;
import ecumene.engine.Prompt;
import ecumene.engine.Seats;
import ecumene.engine.Step;
import ecumene.tempus.TempusMove;
import ecumene.tempus.TempusPosition;
import ecumene.tempus.TempusRefusal;
import java.util.List;

/** A phase that asks nobody itself: it goes on by the rules and puts the questions on top of it. */
abstract class Automatic extends Step<TempusPosition, TempusMove> {

    Automatic(String name) {
        super(name);
    }

    @Override
    public final int awaiting(TempusPosition position) {
        return Seats.NOBODY;
    }

    @Override
    public abstract void proceed(TempusPosition position, EventLog log);

    @Override
    public final void moves(TempusPosition position, int seat, List<TempusMove> moves) {
        throw nobodyIsAsked();
    }

    @Override
    public final TempusRefusal why(TempusPosition position, int seat, TempusMove move) {
        throw nobodyIsAsked();
    }

    @Override
    public final void play(TempusPosition position, int seat, TempusMove move, EventLog log) {
        throw nobodyIsAsked();
    }

    @Override
    public final TempusMove defaultMove(TempusPosition position, int seat) {
        throw nobodyIsAsked();
    }

    @Override
    public final Prompt prompt(TempusPosition position, int seat) {
        throw nobodyIsAsked();
    }

    private IllegalStateException nobodyIsAsked() {
        return new IllegalStateException(name() + " asks nobody");
    }
}
